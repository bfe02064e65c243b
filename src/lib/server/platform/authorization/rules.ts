import type { Actor, LanguageLevel, Level } from './actor.js';

/**
 * What an action is done to, as far as rights depend on it. A member that is left out is not known yet: a rule then
 * answers whether there could be a thing it is allowed for (the question before a body is read).
 */
export interface Thing {
  /** null: belongs to no spot group. */
  readonly spotGroupId?: number | null;
  /** Of a widget: those that it is translated into. Left out: none. */
  readonly languages?: readonly string[];
  /** `/1/5/9/` of the thing's location; null: it has none. */
  readonly locationLineage?: string | null;
  /** The user a thing belongs to, or the user itself. */
  readonly userId?: number | null;
  /** The player a thing is meant for, or the player itself. */
  readonly playerId?: number;
  /** The language of a text. */
  readonly language?: string;
}

/** Whether this actor, who is not an administrator, may do it to this thing. */
export type Rule = (actor: Actor, thing: Thing) => boolean;

/** The methods of a route with the action that each asks for. `public`: also for those who are not signed in. */
export type Methods<Action extends string = string> = Readonly<
  Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', 'public' | Action>>
>;

/** What one feature says about rights. */
export interface FeatureRights {
  /** One row for each action: who may, besides administrators. */
  readonly rules: Readonly<Record<string, Rule>>;
  /** Actions that the account of a player may do; it may do nothing else. */
  readonly ofPlayers: readonly string[];
  /** By SvelteKit's name of the route. */
  readonly routes: Readonly<Record<string, Methods>>;
}

/** Every signed-in person. */
export const anyone: Rule = () => true;
/** Administrators may do everything; they never reach a rule. */
export const administrators: Rule = () => false;

export function isOwn(actor: Actor, userId: number | null | undefined): boolean {
  return userId === undefined || (userId !== null && userId === actor.userId);
}

/** Without a spot group a thing belongs to administrators. */
export function hasLevel(actor: Actor, needed: Level, spotGroupId: number | null | undefined): boolean {
  const isEnough = (level: Level | undefined) => level === 'write' || (level === 'read' && needed === 'read');
  if (spotGroupId === undefined) return [...actor.groups.values()].some(isEnough);
  return spotGroupId !== null && isEnough(actor.groups.get(spotGroupId));
}

/** Whoever reviews a language translates it, too. A language stands for its regions, `de` for `de-AT`, and never a region for it. */
export function hasLanguage(actor: Actor, needed: LanguageLevel, language: string | undefined): boolean {
  return [...actor.languages].some(
    ([own, level]) =>
      (level === 'review' || level === needed) && (language === undefined || coversLanguage(own, language))
  );
}

/** Whether a permission for `own` covers this language. */
export function coversLanguage(own: string, language: string): boolean {
  return `${language}-`.toLowerCase().startsWith(`${own}-`.toLowerCase());
}

/** A location narrows what a location user may do to things that have one; things without a location stay. */
export function isWithin(actor: Actor, { locationLineage }: Thing): boolean {
  if (actor.role !== 'location' || locationLineage === null || locationLineage === undefined) return true;
  return isBelow(actor, locationLineage);
}

/** As `isWithin`, for things that always stand somewhere: without a location they are nobody’s. */
export function isUnder(actor: Actor, { locationLineage }: Thing): boolean {
  return locationLineage === undefined || (locationLineage !== null && isBelow(actor, locationLineage));
}

export function isWithinOrWhole(actor: Actor, thing: Thing): boolean {
  return actor.role !== 'location' || isUnder(actor, thing);
}

/** The player itself; where the player is not known yet: one that is a player. */
export function isOwnPlayer(actor: Actor, { playerId }: Thing): boolean {
  if (actor.role !== 'player' || actor.playerId === null) return false;
  return playerId === undefined || playerId === actor.playerId;
}

export function isOwnPlayerOrUnder(actor: Actor, thing: Thing): boolean {
  return isOwnPlayer(actor, thing) || (actor.role === 'location' && isUnder(actor, thing));
}

function isBelow(actor: Actor, lineage: string): boolean {
  return actor.locationLineage !== null && lineage.startsWith(actor.locationLineage);
}
