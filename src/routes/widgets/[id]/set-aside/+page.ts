import { loadReplaceTexts } from '$lib/ui/messages/replace.js';
import { loadShellTexts } from '$lib/ui/messages/shell.js';
import type { PageLoad } from './$types.js';

export const load: PageLoad = async ({ data, parent }) => {
  const { language } = await parent();
  // Apart from the route, as `loadPage` does.
  const [{ default: Shell }, { default: Content }, { provideReplaceTexts }, texts, shell] = await Promise.all([
    import('$lib/people/Shell.svelte'),
    import('$lib/replace/SetAsidePage.svelte'),
    import('$lib/replace/context.js'),
    loadReplaceTexts(language),
    loadShellTexts(language)
  ]);
  return { ...data, Shell, Content, provideReplaceTexts, texts, shell };
};
