import { notAllowed } from '../platform/refusal.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Thing } from '../platform/authorization/rules.js';
import { can, type Action } from './can.js';

/** @throws Refusal `not-allowed` unless `can` allows it */
export function demand(actor: Actor, action: Action, thing?: Thing): void {
  if (!can(actor, action, thing)) throw notAllowed();
}
