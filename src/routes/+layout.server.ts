import type { ServerLoadEvent } from '@sveltejs/kit';
import type { PageAccount } from '$lib/api.js';
import type { Actor } from '$lib/server/rights/actor.js';
import { ACTIONS, can } from '$lib/server/rights/can.js';

export const load = ({ locals }: ServerLoadEvent) => ({
  language: locals.language,
  account: locals.actor && accountOf(locals.actor)
});

/** Who asks, with the actions that `can` could allow: pages hide what is not among them. */
function accountOf(actor: Actor): PageAccount {
  const { userId, name, role } = actor;
  return { id: userId, name, role, may: ACTIONS.filter((action) => can(actor, action)) };
}
