import type { Actor } from '../platform/authorization/actor.js';
import type { Rule, Resource } from '../platform/authorization/rules.js';
import { FEATURES } from './features.js';
import { notAllowed } from '../platform/refusal.js';

type KeysOf<T> = T extends unknown ? keyof T : never;

/** Every action that some feature declares. */
export type Action = KeysOf<(typeof FEATURES)[number]['rules']>;

const RULES: ReadonlyMap<string, Rule> = new Map(FEATURES.flatMap(({ rules }) => Object.entries(rules)));

/**
 * The only actions that the account of a player may do, whatever permissions it has: a player is a device in a place that is
 * open to anybody.
 */
const OF_PLAYERS: ReadonlySet<string> = new Set(FEATURES.flatMap(({ ofPlayers }): readonly string[] => ofPlayers));

export const ACTIONS = [...RULES.keys()] as readonly Action[];

/**
 * Whether the actor may do this to the resource. Pure: the same question always has the same answer. Without an actor (undefined)
 * nothing is allowed.
 */
export function can(actor: Actor | undefined, action: Action, resource: Resource = {}): boolean {
  if (!actor) return false;
  if (actor.role === 'administrator') return true;
  if (actor.role === 'player' && !OF_PLAYERS.has(action)) return false;
  return RULES.get(action)?.(actor, resource) ?? false;
}

/** @throws Refusal `not-allowed` unless `can` allows it */
export function demand(actor: Actor, action: Action, resource?: Resource): void {
  if (!can(actor, action, resource)) throw notAllowed();
}
