import { redirect } from '@sveltejs/kit';
import { demanded } from '../../../demanded.js';
import type { PageLoad } from './$types.js';

/** The form lives in the browser only. */
export const ssr = false;

export const load: PageLoad = async ({ data, params, parent, fetch }) => {
  const { language } = await parent();
  const { loadFormEditing } = await import('$lib/drafts/load.js');
  const { answer, ...loaded } = await loadFormEditing(Number(params.id), language, fetch);
  const draft = demanded(answer);
  const { editor } = data;
  // A widget that left the draft is not edited here.
  if (!editor || !draft.Editable || draft.In.every(({ Id }) => Id !== editor.Id)) redirect(307, `/drafts/${draft.Id}`);
  return { ...loaded, draft, editor };
};
