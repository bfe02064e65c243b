import type { MessageLanguage } from '../../ascdata/findings.js';
import type { origins } from './en/origins.js';
import { isolating } from './isolating.js';

export type OriginTexts = typeof origins;

const loaders: Record<MessageLanguage, () => Promise<{ origins: OriginTexts }>> = {
  en: () => import('./en/origins.js'),
  de: () => import('./de/origins.js')
};

/** The texts about what a widget may reach besides its own files. */
export async function loadOriginTexts(language: MessageLanguage): Promise<OriginTexts> {
  return isolating((await loaders[language]()).origins);
}
