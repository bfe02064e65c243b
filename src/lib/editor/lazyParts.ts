import { whenIdle } from '../ui/whenIdle.js';

/** What opens on demand is loaded on demand, and all of it once the page is idle: it must be there when the network is not. */
export const lazyParts = {
  downloadDialog: () => import('../ui/DownloadDialog.svelte'),
  errorSummary: () => import('./ErrorSummary.svelte'),
  fieldMenu: () => import('./FieldMenu.svelte'),
  savedUpdates: () => import('./savedUpdates.svelte.js'),
  hiddenItem: () => import('./HiddenItem.svelte'),
  keysDialog: () => import('./KeysDialog.svelte'),
  merging: () => import('./merge.js'),
  noticeList: () => import('./NoticeList.svelte'),
  overtakenDialog: () => import('./OvertakenDialog.svelte'),
  problems: () => import('./Problems.svelte'),
  reveal: () => import('./reveal.js'),
  reviewDialog: () => import('./ReviewDialog.svelte'),
  whyDialog: () => import('./WhyDialog.svelte')
};

/** Loads everything ahead of need. What fails now is tried again, and its failure seen, when it is needed. */
export function loadLazyParts(): void {
  whenIdle(() => void Promise.allSettled(Object.values(lazyParts).map((load) => load())));
}
