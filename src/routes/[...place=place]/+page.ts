import { loadTexts } from '$lib/messages/load.js';
import type { PageLoad } from './$types.js';

export const load: PageLoad = async ({ data, params, parent }) => {
  const { language } = await parent();
  // Apart from the route, as `loadPage` does.
  const [{ default: Shell }, { default: Widgets }, { placeOf }, { sortByName }] = await Promise.all([
    import('$lib/app/Shell.svelte'),
    import('$lib/widgetlist/WidgetsPage.svelte'),
    import('$lib/widgetlist/places.js'),
    import('$lib/ui/sortByName.js'),
    loadTexts('widgets', language)
  ]);
  const place = placeOf(params.place) ?? 'all';
  const widgets = sortByName(data.widgets, ({ Name: name }) => name, language);
  const groups = sortByName(data.groups, ({ Name }) => Name, language);
  return { ...data, widgets, groups, place, Shell, Widgets };
};
