import type { MessageLanguage } from '../language/languages.js';
import { loadTexts } from '../messages/load.js';

/** The History screen with its texts, for its page. */
export async function loadHistory(language: MessageLanguage) {
  const [{ default: HistoryList }, { default: MomentView }, { default: YearAxis }, texts, preview, { tabs }] =
    await Promise.all([
      import('./HistoryList.svelte'),
      import('./MomentView.svelte'),
      import('./YearAxis.svelte'),
      loadTexts('history', language),
      loadTexts('preview', language),
      loadTexts('editorNotices', language)
    ]);
  return { HistoryList, MomentView, YearAxis, texts, preview, tabTexts: tabs };
}
