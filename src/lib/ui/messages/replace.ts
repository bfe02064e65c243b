import type { MessageLanguage } from '../../ascdata/findings.js';
import type { replace } from './en/replace.js';
import { isolating } from './isolating.js';

export type { Affected } from './en/replace.js';
export type ReplaceTexts = typeof replace;

const loaders: Record<MessageLanguage, () => Promise<{ replace: ReplaceTexts }>> = {
  en: () => import('./en/replace.js'),
  de: () => import('./de/replace.js')
};

/** The texts of replacing a widget and of the Values that were set aside. */
export async function loadReplaceTexts(language: MessageLanguage): Promise<ReplaceTexts> {
  return isolating((await loaders[language]()).replace);
}
