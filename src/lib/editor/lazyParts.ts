import { loadSpeaker, type Speaker } from '../ascdata/speaker.js';
import type { MessageLanguage } from '../language/languages.js';
import { whenIdle } from '../ui/whenIdle.js';

/** What opens on demand is loaded on demand, and all of it once the page is idle: it must be there when the network is not. */
export const lazyParts = {
  downloadDialog: () => import('../ui/DownloadDialog.svelte'),
  errorSummary: (language: MessageLanguage) => withSpeaker(import('./ErrorSummary.svelte'), language),
  fieldMenu: () => import('./FieldMenu.svelte'),
  savedUpdates: () => import('./savedUpdates.svelte.js'),
  hiddenItem: (language: MessageLanguage) => withSpeaker(import('./HiddenItem.svelte'), language),
  keysDialog: () => import('./KeysDialog.svelte'),
  merging: () => import('./merge.js'),
  noticeList: () => import('./NoticeList.svelte'),
  overtakenDialog: () => import('./OvertakenDialog.svelte'),
  problems: (language: MessageLanguage) => withSpeaker(import('./Problems.svelte'), language),
  reveal: () => import('./reveal.js'),
  reviewDialog: () => import('./ReviewDialog.svelte'),
  whyDialog: () => import('./WhyDialog.svelte')
};

/** A part with what it says about Values. */
async function withSpeaker<T>(part: Promise<T>, language: MessageLanguage): Promise<T & { readonly say: Speaker }> {
  const [loaded, say] = await Promise.all([part, loadSpeaker('values', language)]);
  return { ...loaded, say };
}

/** Loads everything ahead of need. What fails now is tried again, and its failure seen, when it is needed. */
export function loadLazyParts(language: MessageLanguage): void {
  whenIdle(() => void Promise.allSettled(Object.values(lazyParts).map((load) => load(language))));
}
