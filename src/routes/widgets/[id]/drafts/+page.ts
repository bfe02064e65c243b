import { demanded } from '../../../demanded.js';
import type { PageLoad } from './$types.js';

/** Days and times are those of the reader's clock, which the server does not know. */
export const ssr = false;

export const load: PageLoad = async ({ data, parent, fetch }) => {
  const { language } = await parent();
  const { loadDrafts } = await import('$lib/drafts/load.js');
  const { answer, ...loaded } = await loadDrafts(data.editor.Id, language, fetch);
  return { ...data, ...loaded, drafts: demanded(answer).Drafts };
};
