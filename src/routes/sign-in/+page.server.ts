import { redirect, type ServerLoadEvent } from '@sveltejs/kit';
import { ownPath } from '$lib/server/people/ownpath.js';

/** `?next`: where to go then; `?beside`: opened beside a page that must not be left; `?failed`: what did not let in. */
export const load = async ({ locals, url }: ServerLoadEvent) => {
  const next = ownPath(url.searchParams.get('next'));
  const beside = url.searchParams.has('beside');
  if (locals.actor && !beside) redirect(303, next);
  const why = url.searchParams.get('failed');
  const failed = why === 'link' || why === 'company' ? why : undefined;
  return { next, signIn: { company: undefined, fresh: false, failed, beside, signedIn: locals.actor !== undefined } };
};
