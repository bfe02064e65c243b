import { editableDraft } from '../editableDraft.js';
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
  return { table, ...loaded, ...editableDraft(answer, data.editor) };
};
