import type { MessageLanguage } from '../language/languages.js';
import { loadTexts } from '../messages/load.js';

/** The History screen with its texts, for its page. */
export async function loadHistory(language: MessageLanguage) {
  const [{ default: HistoryList }, { default: MomentView }, texts, preview, { tabs }] = await Promise.all([
    import('./HistoryList.svelte'),
    import('./MomentView.svelte'),
    loadTexts('history', language),
    loadTexts('preview', language),
    loadTexts('editorNotices', language)
  ]);
  return { HistoryList, MomentView, texts, preview, tabTexts: tabs };
}
