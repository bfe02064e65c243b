import { loadLaterTexts } from '../../ui/messages/later.js';
import type { MessageLanguage } from '../../ascdata/findings.js';
import WrittenMoment from './WrittenMoment.svelte';

/** The field that writes as the interface does, with its texts: what is loaded where the browser's control does not serve. */
export async function writtenMoment(language: MessageLanguage) {
  const { moments } = await loadLaterTexts(language);
  return { Field: WrittenMoment, texts: moments };
}
