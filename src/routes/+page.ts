import { loadShellTexts } from '$lib/ui/messages/shell.js';
import { loadStartTexts } from '$lib/ui/messages/index.js';
import type { PageLoad } from './$types.js';

export const load: PageLoad = async ({ data, parent }) => {
  const { language } = await parent();
  // Apart from the route, as `loadPage` does.
  const [{ default: Shell }, { default: Start }, texts, shell] = await Promise.all([
    import('$lib/people/Shell.svelte'),
    import('$lib/editor/start/Start.svelte'),
    loadStartTexts(language),
    loadShellTexts(language)
  ]);
  return { ...data, Shell, Start, texts, shell };
};
