import type { MessageLanguage } from '../../ascdata/findings.js';
import type { later } from './en/later.js';
import { isolating } from './isolating.js';

export type LaterTexts = typeof later;

const loaders: Record<MessageLanguage, () => Promise<{ later: LaterTexts }>> = {
  en: () => import('./en/later.js'),
  de: () => import('./de/later.js')
};

/** What the editor says in the parts that are loaded after the fields (editor/later.ts). */
export async function loadLaterTexts(language: MessageLanguage): Promise<LaterTexts> {
  return isolating((await loaders[language]()).later);
}
