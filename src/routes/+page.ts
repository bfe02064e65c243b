import { loadShellTexts } from '$lib/ui/messages/shell.js';
import { loadStartTexts } from '$lib/ui/messages/index.js';
import type { PageLoad } from './$types.js';

export const load: PageLoad = async ({ data, parent }) => {
  const { language } = await parent();
  const [texts, shell] = await Promise.all([loadStartTexts(language), loadShellTexts(language)]);
  return { ...data, texts, shell };
};
