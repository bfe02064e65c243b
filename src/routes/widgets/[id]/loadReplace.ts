import type { MessageLanguage } from '$lib/language/languages.js';
import { loadTexts } from '$lib/messages/load.js';

/** A page about replacing a widget, once its texts are here. It comes apart from the route, as `loadPage` does. */
export async function loadReplacePage<T>(language: MessageLanguage, content: () => Promise<{ default: T }>) {
  const [{ default: Shell }, { default: Content }] = await Promise.all([
    import('$lib/app/Shell.svelte'),
    content(),
    loadTexts('replace', language)
  ]);
  return { Shell, Content };
}
