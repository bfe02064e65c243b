import type { MessageLanguage } from '../language/languages.js';
import { loadAhead } from '../loadOnce.js';
import { loadTexts } from '../messages/load.js';

const loadList = loadAhead(() => import('./HistoryList.svelte'));
const loadView = loadAhead(() => import('./MomentView.svelte'));
const loadAxis = loadAhead(() => import('./YearAxis.svelte'));

/** The History screen, for its page, once its texts are here. */
export async function loadHistory(language: MessageLanguage) {
  const [{ default: HistoryList }, { default: MomentView }, { default: YearAxis }] = await Promise.all([
    loadList(),
    loadView(),
    loadAxis(),
    loadTexts('history', language)
  ]);
  return { HistoryList, MomentView, YearAxis };
}
