import { loadTexts } from '$lib/messages/load.js';
import type { PageLoad } from './$types.js';

export const load: PageLoad = async ({ data, parent }) => {
  const { language } = await parent();
  // Apart from the route, as `loadPage` does.
  const [{ default: Content }] = await Promise.all([
    import('$lib/account/SignIn.svelte'),
    loadTexts('people', language)
  ]);
  return { ...data, Content };
};
