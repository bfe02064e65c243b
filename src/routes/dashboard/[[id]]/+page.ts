import { loadTexts } from '$lib/messages/load.js';
import type { PageLoad } from './$types.js';

export const load: PageLoad = async ({ data, parent, url }) => {
  const { language } = await parent();
  // Apart from the route, as `loadPage` does.
  const [{ default: Shell }, { default: Dashboard }] = await Promise.all([
    import('$lib/app/Shell.svelte'),
    import('$lib/dashboard/screen/DashboardPage.svelte'),
    loadTexts('dashboard', language)
  ]);
  const debug = url.searchParams.get('debug') === 'true';
  return { ...data, Shell, Dashboard, debug };
};
