import type { MessageLanguage } from '../language/languages.js';
import { loadTexts } from '../messages/load.js';

/** The History screen, for its page, once its texts are here. */
export async function loadHistory(language: MessageLanguage) {
  const [{ default: HistoryList }, { default: MomentView }, { default: YearAxis }] = await Promise.all([
    import('./HistoryList.svelte'),
    import('./MomentView.svelte'),
    import('./YearAxis.svelte'),
    loadTexts('history', language)
  ]);
  return { HistoryList, MomentView, YearAxis };
}
