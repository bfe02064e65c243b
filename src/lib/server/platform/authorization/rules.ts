import { coversLanguage } from '../../../ascdata/translations.js';
import type { Actor, LanguageLevel, Level } from './actor.js';

/**
 * The object of an action, as far as permissions depend on it. A missing member is not known yet: a rule then answers whether
 * there could be an object it is allowed for (checked before a body is read).
 */
export interface Resource {
  /** null: belongs to no spot group. */
  readonly spotGroupId?: number | null;
  /** Languages that the template of a widget is translated into, which only its texts depend on. Left out: none. */
  readonly languages?: readonly string[];
  /** `/1/5/9/` of the resource's location; null: it has none. */
  readonly locationLineage?: string | null;
  /** The owner of the object, or the user itself. */
  readonly userId?: number | null;
  /** The player the object is for, or the player itself. */
  readonly playerId?: number;
  /** The language of a text. */
  readonly language?: string;
}

/** Whether this actor, who is not an administrator, may do it to this resource. */
export type Rule = (actor: Actor, resource: Resource) => boolean;

/** The methods of a route with the action that each asks for. `public`: also open to callers who are not signed in. */
export type Methods<Action extends string = string> = Readonly<
  Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', 'public' | Action>>
>;

/** The permissions of one feature: its actions and routes. */
export interface FeatureRights {
  /** One row per action: who is allowed, besides administrators. */
  readonly rules: Readonly<Record<string, Rule>>;
  /** The only actions that the account of a player may do. */
  readonly ofPlayers: readonly string[];
  /** By SvelteKit's name of the route. */
  readonly routes: Readonly<Record<string, Methods>>;
}

/** Every signed-in person. */
export const anyone: Rule = () => true;
/** Only administrators, who never reach a rule. */
export const administrators: Rule = () => false;

export function isOwn(actor: Actor, userId: number | null | undefined): boolean {
  return userId === undefined || (userId !== null && userId === actor.userId);
}

/** Without a spot group an object is for administrators. */
export function hasLevel(actor: Actor, needed: Level, spotGroupId: number | null | undefined): boolean {
  const isEnough = (level: Level | undefined) => level === 'write' || (level === 'read' && needed === 'read');
  if (spotGroupId === undefined) return [...actor.groups.values()].some(isEnough);
  return spotGroupId !== null && isEnough(actor.groups.get(spotGroupId));
}

/**
 * Reviewers can also translate. A permission for a language covers its regions, `de` for `de-AT`, but not the other way round.
 */
export function hasLanguage(actor: Actor, needed: LanguageLevel, language: string | undefined): boolean {
  return [...actor.languages].some(
    ([own, level]) =>
      (level === 'review' || level === needed) && (language === undefined || coversLanguage(own, language))
  );
}

/** A location user is limited to objects within their location; objects without a location are not restricted. */
export function isWithin(actor: Actor, { locationLineage }: Resource): boolean {
  if (actor.role !== 'location' || locationLineage === null || locationLineage === undefined) return true;
  return isBelow(actor, locationLineage);
}

/** As `isWithin`, for objects that always have a location. One that is known to have none is outside every location. */
export function isUnder(actor: Actor, { locationLineage }: Resource): boolean {
  return locationLineage === undefined || (locationLineage !== null && isBelow(actor, locationLineage));
}

export function isWithinOrWhole(actor: Actor, resource: Resource): boolean {
  return actor.role !== 'location' || isUnder(actor, resource);
}

/** Whether the actor is the player; as long as the player is not known, whether the actor is any player. */
export function isOwnPlayer(actor: Actor, { playerId }: Resource): boolean {
  if (actor.role !== 'player' || actor.playerId === null) return false;
  return playerId === undefined || playerId === actor.playerId;
}

export function isOwnPlayerOrUnder(actor: Actor, resource: Resource): boolean {
  return isOwnPlayer(actor, resource) || (actor.role === 'location' && isUnder(actor, resource));
}

function isBelow(actor: Actor, lineage: string): boolean {
  return actor.locationLineage !== null && lineage.startsWith(actor.locationLineage);
}
