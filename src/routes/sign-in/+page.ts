import { loadPageTexts } from '$lib/app/loadPageTexts.js';
import type { PageLoad } from './$types.js';

export const load: PageLoad = async ({ data, parent }) => {
  const { language } = await parent();
  // Apart from the route, as `loadPage` does.
  const [{ default: Content }, texts] = await Promise.all([
    import('$lib/account/SignIn.svelte'),
    loadPageTexts(language)
  ]);
  return { ...data, Content, texts };
};
