import { notAllowed } from '../refusal.js';
import type { Actor } from './actor.js';
import { can, type Action, type Thing } from './can.js';

/** Goes on only when `can` allows it. @throws Refusal `not-allowed` */
export function demand(actor: Actor, action: Action, thing?: Thing): void {
  if (!can(actor, action, thing)) throw notAllowed();
}
