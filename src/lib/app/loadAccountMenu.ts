import type { MessageLanguage } from '../ascdata/findings.js';
import { loadShellTexts } from '../ui/messages/shell.js';
import AccountMenu from './AccountMenu.svelte';

/** The account menu and its texts, for the editor: after its fields. */
export async function loadMenu(language: MessageLanguage) {
  return { AccountMenu, texts: await loadShellTexts(language) };
}
