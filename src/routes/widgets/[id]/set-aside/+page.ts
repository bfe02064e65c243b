import { loadReplacePage } from '../loadReplace.js';
import type { PageLoad } from './$types.js';

export const load: PageLoad = async ({ data, parent }) => {
  const { language } = await parent();
  return { ...data, ...(await loadReplacePage(language, () => import('$lib/replace/SetAsidePage.svelte'))) };
};
