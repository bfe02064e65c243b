import { editableDraft } from '../editableDraft.js';
import type { PageLoad } from './$types.js';

/** The form lives in the browser only. */
export const ssr = false;

export const load: PageLoad = async ({ data, params, parent, fetch }) => {
  const { language } = await parent();
  const { loadFormEditing } = await import('$lib/drafts/load.js');
  const { answer, ...loaded } = await loadFormEditing(Number(params.id), language, fetch);
  return { ...loaded, ...editableDraft(answer, data.editor) };
};
