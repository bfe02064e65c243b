import type { MessageLanguage } from '$lib/language/languages.js';
import { loadTexts } from '$lib/messages/load.js';

/** A page about replacing a widget, with its texts. It comes apart from the route, as `loadPage` does. */
export async function loadReplacePage<T>(language: MessageLanguage, content: () => Promise<{ default: T }>) {
  const [{ default: Shell }, { default: Content }, { provideReplaceTexts }, texts, shell] = await Promise.all([
    import('$lib/app/Shell.svelte'),
    content(),
    import('$lib/replace/replaceContext.js'),
    loadTexts('replace', language),
    loadTexts('shell', language)
  ]);
  return { Shell, Content, provideReplaceTexts, texts, shell };
}
