import type { MessageLanguage } from '../language/languages.js';
import { loadTexts } from '../messages/load.js';
import AccountMenu from './AccountMenu.svelte';

/** The account menu, once its texts are here, for the editor: after its fields. */
export async function loadMenu(language: MessageLanguage) {
  await loadTexts('shell', language);
  return { AccountMenu };
}
