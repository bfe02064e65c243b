import { redirect } from '@sveltejs/kit';
import { demanded } from '../../../demanded.js';
import type { PageLoad } from './$types.js';

/** The Table lives in the browser only. */
export const ssr = false;

export const load: PageLoad = async ({ data, params, parent, fetch }) => {
  const { language } = await parent();
  const [{ loadTable }, { loadTableEditing }] = await Promise.all([
    import('$lib/table/load.js'),
    import('$lib/drafts/load.js')
  ]);
  const [table, { answer, ...loaded }] = await Promise.all([
    loadTable(language),
    loadTableEditing(Number(params.id), language, fetch)
  ]);
  const draft = demanded(answer);
  const { editor } = data;
  // Nothing to edit here: a widget that left the draft, or none was named.
  if (!editor || !draft.Editable) redirect(307, `/drafts/${draft.Id}`);
  return { table, ...loaded, draft, editor };
};
