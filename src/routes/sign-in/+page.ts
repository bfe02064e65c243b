import { loadPageTexts } from '$lib/people/load.js';
import type { PageLoad } from './$types.js';

export const load: PageLoad = async ({ data, parent }) => {
  const { language } = await parent();
  // Apart from the route, as `loadPage` does.
  const [{ default: Content }, texts] = await Promise.all([
    import('$lib/people/SignIn.svelte'),
    loadPageTexts(language)
  ]);
  return { ...data, Content, texts };
};
