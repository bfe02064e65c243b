import { page } from '$app/state';
import type { Draft } from '$lib/api.js';
import { redirect } from '@sveltejs/kit';
import { demanded } from '../../demanded.js';
import type { PageLoad } from './$types.js';

/** A draft is looked at in the browser only: its widgets run there, and a worker that tests patterns. */
export const ssr = false;

export const load: PageLoad = async ({ data, params, url, parent, fetch }) => {
  const { language } = await parent();
  const { loadDraft } = await import('$lib/drafts/load.js');
  const { answer, ...loaded } = await loadDraft(Number(params.id), language, fetch);
  // Deleted while the page reloads: keep showing it, with Undo.
  const shown = page.data.draft as Draft | undefined;
  const isShown = page.route.id === '/drafts/[id]' && shown?.Id === Number(params.id);
  const isGone = isShown && !answer.ok && answer.status === 404;
  const draft = isGone ? shown : demanded(answer);
  const [first] = draft.In;
  const wanted = Number(url.searchParams.get('widget'));
  const isThere = draft.In.some(({ Id }) => Id === wanted);
  if (first && !isThere) redirect(307, `/drafts/${draft.Id}?widget=${first.Id}`);
  return { ...loaded, draft, editor: isThere ? data.editor : undefined };
};
