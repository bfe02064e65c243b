import type { MessageLanguage } from '../../ascdata/findings.js';
import type { download } from './en/download.js';
import { isolating } from './isolating.js';

export type DownloadTexts = typeof download;

const loaders: Record<MessageLanguage, () => Promise<{ download: DownloadTexts }>> = {
  en: () => import('./en/download.js'),
  de: () => import('./de/download.js')
};

/** The texts of the question what a download is to hold. */
export async function loadDownloadTexts(language: MessageLanguage): Promise<DownloadTexts> {
  return isolating((await loaders[language]()).download);
}
