import type { ServerLoadEvent } from '@sveltejs/kit';
import type { PageAccount } from '$lib/api.js';
import type { Actor } from '$lib/server/platform/authorization/actor.js';
import { ACTIONS, can } from '$lib/server/authorization/can.js';
import { app } from '$lib/server/app/currentApp.js';
import { sitesFor } from '$lib/server/platform/http/security.js';

export const load = ({ locals, url, untrack }: ServerLoadEvent) => ({
  language: locals.language,
  widgetSites: untrack(() => sitesFor(url)[0]),
  account: locals.actor && accountOf(locals.actor, locals.sessionId)
});

/** The caller, with the actions that `can` could allow: pages hide all others. */
function accountOf(actor: Actor, sessionId: number | undefined): PageAccount {
  const { userId: id, name, role } = actor;
  const may = ACTIONS.filter((action) => can(actor, action));
  const account = { id, name, role, may, writable: writableOf(actor) };
  if (id === null || sessionId === undefined) return account;
  return { ...account, storageOwner: { id, key: app().people.storageKey(id) } };
}

function writableOf({ role, groups }: Actor): number[] | null {
  if (role === 'administrator') return null;
  return [...groups].flatMap(([id, level]) => (level === 'write' ? [id] : []));
}
