import { whenIdle } from '../ui/idle.js';

/** What opens on demand is loaded on demand, and all of it once the page is idle: it must be there when the network is not. */
export const later = {
  downloadDialog: () => import('../ui/DownloadDialog.svelte'),
  errorSummary: () => import('./ErrorSummary.svelte'),
  fieldMenu: () => import('./FieldMenu.svelte'),
  following: () => import('./following.svelte.js'),
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
export function loadLater(): void {
  whenIdle(() => void Promise.allSettled(Object.values(later).map((load) => load())));
}
