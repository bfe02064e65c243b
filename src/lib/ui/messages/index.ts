import type { MessageLanguage } from '../../ascdata/findings.js';
import type english from './en/index.js';
import type { preview } from './en/preview.js';
import { isolating } from './isolating.js';

/** The texts every page needs, by area. Texts with values in them are functions. German must have every key (satisfies). */
export type Messages = typeof english;

const loaders: Record<MessageLanguage, () => Promise<{ default: Messages }>> = {
  en: () => import('./en/index.js'),
  de: () => import('./de/index.js')
};

/** Loads the texts of one language; the other never reaches the browser. */
export async function loadMessages(language: MessageLanguage): Promise<Messages> {
  return isolating((await loaders[language]()).default);
}

/** Texts that only some pages need, loaded by those. */
export type PreviewTexts = typeof preview;

const previewLoaders: Record<MessageLanguage, () => Promise<{ preview: PreviewTexts }>> = {
  en: () => import('./en/preview.js'),
  de: () => import('./de/preview.js')
};

/** The texts of the preview, which comes after the fields. */
export async function loadPreviewTexts(language: MessageLanguage): Promise<PreviewTexts> {
  return isolating((await previewLoaders[language]()).preview);
}
