import type { MessageLanguage } from '../../ascdata/findings.js';
import type { rights } from './en/rights.js';
import { isolating } from './isolating.js';

export type RightTexts = typeof rights;

const loaders: Record<MessageLanguage, () => Promise<{ rights: RightTexts }>> = {
  en: () => import('./en/rights.js'),
  de: () => import('./de/rights.js')
};

/** What is said about rights; loaded when there is something to say. */
export async function loadRightTexts(language: MessageLanguage): Promise<RightTexts> {
  return isolating((await loaders[language]()).rights);
}
