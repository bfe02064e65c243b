import type { Actor, Level } from './actor.js';

/**
 * What an action is done to, as far as rights depend on it. A member that is left out is not known yet: `can` then
 * answers whether there could be a thing it is allowed for (the question before a body is read).
 */
export interface Thing {
  /** null: belongs to no spot group. */
  readonly spotGroupId?: number | null;
  /** `/1/5/9/` of the thing's location; null: it has none. */
  readonly locationLineage?: string | null;
  /** The user a thing belongs to, or the user itself. */
  readonly userId?: number | null;
  /** The player a thing is meant for, or the player itself. */
  readonly playerId?: number;
}

type Rule = (actor: Actor, thing: Thing) => boolean;

/** Every signed-in person. A player reaches only the rules listed for players. */
const anyone: Rule = () => true;
/** Administrators may do everything; they never reach a rule. */
const administrators: Rule = () => false;

/**
 * One row for each action: who may, besides administrators.
 * Reading a spot needs read permission on its spot group; tags, validity, copying and deleting need write permission. A
 * location user creates locations below the user's own (docs/api.md, Rights).
 */
const RULES = {
  'account.use': anyone,
  'metrics.read': anyone,
  'docs.read': anyone,
  'user.manage': administrators,

  // A widget has the spot group of its widget group. “Widget templates” are asked for without one: everybody sees them, and
  // anyone with write access to any spot group may set them.
  'widget.list': anyone,
  'widget.read': (actor, { spotGroupId }) => spotGroupId === undefined || hasLevel(actor, 'read', spotGroupId),
  'widget.edit': (actor, { spotGroupId }) => hasLevel(actor, 'write', spotGroupId),
  'widget.delete': (actor, { spotGroupId }) => hasLevel(actor, 'write', spotGroupId),
  'widget.upload': administrators,
  'widget.replace': administrators,
  // Out of “Widget templates”, where everybody uses it.
  'template.delete': administrators,
  // Which outside origins its widgets may reach.
  'template.origins': administrators,

  'widgetGroup.list': anyone,
  'widgetGroup.read': (actor, { spotGroupId }) => hasLevel(actor, 'read', spotGroupId),
  'widgetGroup.write': (actor, { spotGroupId }) => hasLevel(actor, 'write', spotGroupId),

  // A dashboard belongs to one user, or (userId null) is shared: everybody sees that one.
  'dashboard.list': anyone,
  'dashboard.create': (actor, { userId }) => isOwn(actor, userId),
  'dashboard.read': (actor, { userId }) => userId === null || isOwn(actor, userId),
  'dashboard.edit': (actor, { userId }) => isOwn(actor, userId),

  'object.list': anyone,
  'object.create': administrators,

  'spotGroup.read': (actor, { spotGroupId }) => hasLevel(actor, 'read', spotGroupId),
  'spot.list': anyone,
  'spot.read': (actor, thing) => hasLevel(actor, 'read', thing.spotGroupId) && isWithin(actor, thing),
  'spot.write': (actor, thing) => hasLevel(actor, 'write', thing.spotGroupId) && isWithin(actor, thing),

  'location.read': isWithinOrWhole,
  'location.create': (actor, thing) => actor.role === 'location' && isUnder(actor, thing),

  'player.read': isWithinOrWhole,
  'player.command': (actor, thing) => actor.role === 'location' && isUnder(actor, thing),

  // A message is for its player. Users responsible for the player's location may read it too.
  'message.read': isOwnPlayerOrUnder,

  'update.publish': administrators,
  'update.receive': isOwnPlayerOrUnder,
  // Said for another, it would keep the update from that player.
  'update.confirm': isOwnPlayer,

  'playTime.import': administrators,
  'playTime.read': administrators
} as const satisfies Record<string, Rule>;

export type Action = keyof typeof RULES;

/** A player is a device that stands where anybody can get at it: its account may do this, whatever permissions it has, and nothing else. */
const OF_PLAYERS: ReadonlySet<Action> = new Set(['account.use', 'message.read', 'update.receive', 'update.confirm']);

export const ACTIONS = Object.keys(RULES) as readonly Action[];

/** The one place that decides. Pure: the same question always has the same answer; nobody (undefined) may do nothing. */
export function can(actor: Actor | undefined, action: Action, thing: Thing = {}): boolean {
  if (!actor) return false;
  if (actor.role === 'administrator') return true;
  if (actor.role === 'player' && !OF_PLAYERS.has(action)) return false;
  return RULES[action](actor, thing);
}

function isOwn(actor: Actor, userId: number | null | undefined): boolean {
  return userId === undefined || (userId !== null && userId === actor.userId);
}

/** Without a spot group a spot or widget group belongs to administrators. */
function hasLevel(actor: Actor, needed: Level, spotGroupId: number | null | undefined): boolean {
  const isEnough = (level: Level | undefined) => level === 'write' || (level === 'read' && needed === 'read');
  if (spotGroupId === undefined) return [...actor.groups.values()].some(isEnough);
  return spotGroupId !== null && isEnough(actor.groups.get(spotGroupId));
}

/** A location narrows what a location user may do to things that have one; things without a location stay. */
function isWithin(actor: Actor, { locationLineage }: Thing): boolean {
  if (actor.role !== 'location' || locationLineage === null || locationLineage === undefined) return true;
  return isBelow(actor, locationLineage);
}

/** As `isWithin`, for things that always stand somewhere: without a location they are nobody's. */
function isUnder(actor: Actor, { locationLineage }: Thing): boolean {
  return locationLineage === undefined || (locationLineage !== null && isBelow(actor, locationLineage));
}

/** The player itself; where the player is not known yet: one that is a player. */
function isOwnPlayer(actor: Actor, { playerId }: Thing): boolean {
  if (actor.role !== 'player' || actor.playerId === null) return false;
  return playerId === undefined || playerId === actor.playerId;
}

function isOwnPlayerOrUnder(actor: Actor, thing: Thing): boolean {
  return isOwnPlayer(actor, thing) || (actor.role === 'location' && isUnder(actor, thing));
}

function isWithinOrWhole(actor: Actor, thing: Thing): boolean {
  return actor.role !== 'location' || isUnder(actor, thing);
}

function isBelow(actor: Actor, lineage: string): boolean {
  return actor.locationLineage !== null && lineage.startsWith(actor.locationLineage);
}
