import { loadShellTexts } from '$lib/ui/messages/shell.js';
import { loadWidgetsTexts } from '$lib/ui/messages/widgets.js';
import type { PageLoad } from './$types.js';

export const load: PageLoad = async ({ data, params, parent }) => {
  const { language } = await parent();
  // Apart from the route, as `loadPage` does.
  const [{ default: Shell }, { default: Widgets }, { provideWidgetsTexts }, { placeOf }, texts, shell] =
    await Promise.all([
      import('$lib/people/Shell.svelte'),
      import('$lib/widgets/WidgetsPage.svelte'),
      import('$lib/widgets/context.js'),
      import('$lib/widgets/places.js'),
      loadWidgetsTexts(language),
      loadShellTexts(language)
    ]);
  const place = placeOf(params.place) ?? 'all';
  return { ...data, place, Shell, Widgets, provideWidgetsTexts, texts, shell };
};
