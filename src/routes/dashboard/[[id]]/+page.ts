import { loadTexts } from '$lib/messages/load.js';
import type { PageLoad } from './$types.js';

export const load: PageLoad = async ({ data, parent, url }) => {
  const { language } = await parent();
  // Apart from the route, as `loadPage` does.
  const [{ default: Shell }, { default: Dashboard }, { provideDashboardTexts }, texts, previewTexts, shell] =
    await Promise.all([
      import('$lib/app/Shell.svelte'),
      import('$lib/dashboard/screen/DashboardPage.svelte'),
      import('$lib/dashboard/screen/dashboardContext.js'),
      loadTexts('dashboard', language),
      loadTexts('preview', language),
      loadTexts('shell', language)
    ]);
  const debug = url.searchParams.get('debug') === 'true';
  return { ...data, Shell, Dashboard, provideDashboardTexts, texts, previewTexts, shell, debug };
};
