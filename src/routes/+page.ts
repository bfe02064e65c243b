import { loadStartTexts } from '$lib/ui/messages/index.js';
import type { PageLoad } from './$types.js';

export const load: PageLoad = async ({ data, parent }) => ({
  ...data,
  texts: await loadStartTexts((await parent()).language)
});
