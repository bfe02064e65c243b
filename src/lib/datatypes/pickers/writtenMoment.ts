import { loadTexts } from '../../messages/load.js';
import type { MessageLanguage } from '../../language/languages.js';
import WrittenMoment from './WrittenMoment.svelte';

/** The field that writes dates as the interface does, with its texts: loaded only where the browser's control does not. */
export async function writtenMoment(language: MessageLanguage) {
  const { moments } = await loadTexts('editorNotices', language);
  return { Field: WrittenMoment, texts: moments };
}
