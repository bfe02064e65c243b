import { notAllowed } from '../platform/refusal.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Thing } from '../platform/authorization/rules.js';
import { can, type Action } from './can.js';

/** Throws unless `can` allows it. @throws Refusal `not-allowed` */
export function demand(actor: Actor, action: Action, thing?: Thing): void {
  if (!can(actor, action, thing)) throw notAllowed();
}
