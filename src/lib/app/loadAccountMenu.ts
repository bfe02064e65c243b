import type { MessageLanguage } from '../language/languages.js';
import { loadTexts } from '../messages/load.js';
import AccountMenu from './AccountMenu.svelte';

/** The account menu and its texts, for the editor: after its fields. */
export async function loadMenu(language: MessageLanguage) {
  return { AccountMenu, texts: await loadTexts('shell', language) };
}
