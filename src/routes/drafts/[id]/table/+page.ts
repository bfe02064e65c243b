import { redirect } from '@sveltejs/kit';
import { demanded } from '../../../demanded.js';
import type { PageLoad } from './$types.js';

/** The Table lives in the browser only. */
export const ssr = false;

export const load: PageLoad = async ({ data, params, parent, fetch }) => {
  const { language } = await parent();
  const [{ loadTable }, { loadEditing }] = await Promise.all([
    import('$lib/table/load.js'),
    import('$lib/drafts/load.js')
  ]);
  const [table, { answer, ...loaded }] = await Promise.all([
    loadTable(language),
    loadEditing(Number(params.id), language, fetch)
  ]);
  const draft = demanded(answer);
  const { editor } = data;
  // The Table of a widget that left the draft may be another one.
  if (!editor || !draft.Editable || draft.In.every(({ Id }) => Id !== editor.Id)) redirect(307, `/drafts/${draft.Id}`);
  return { table, ...loaded, draft, editor };
};
