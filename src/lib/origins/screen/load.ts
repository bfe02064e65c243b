import type { MessageLanguage } from '../../ascdata/findings.js';
import { loadOriginTexts } from '../../ui/messages/origins.js';

/** The line on what a widget may reach, and its texts, for a page that shows the widget first. */
export async function loadReach(language: MessageLanguage) {
  const [{ default: Reach }, texts] = await Promise.all([import('./Reach.svelte'), loadOriginTexts(language)]);
  return { Reach, texts };
}
