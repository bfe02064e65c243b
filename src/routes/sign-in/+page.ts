import { loadPageTexts } from '$lib/people/load.js';
import type { PageLoad } from './$types.js';

export const load: PageLoad = async ({ data, parent }) => ({
  ...data,
  texts: await loadPageTexts((await parent()).language)
});
