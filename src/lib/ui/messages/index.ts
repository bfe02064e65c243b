import type { MessageLanguage } from '../../ascdata/findings.js';
import type english from './en/index.js';

/** All texts of the interface, by area. Texts with values in them are functions. German must have every key (satisfies). */
export type Messages = typeof english;

const loaders: Record<MessageLanguage, () => Promise<{ default: Messages }>> = {
  en: () => import('./en/index.js'),
  de: () => import('./de/index.js')
};

/** Loads the texts of one language; the other never reaches the browser. */
export async function loadMessages(language: MessageLanguage): Promise<Messages> {
  return (await loaders[language]()).default;
}
