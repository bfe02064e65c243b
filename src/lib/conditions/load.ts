import type { MessageLanguage } from '../language/languages.js';
import { loadTexts } from '../messages/load.js';

/** The workspace, for its page, once its texts are here. */
export async function loadWorkspace(language: MessageLanguage) {
  const [{ default: ConditionsPage }] = await Promise.all([
    import('./ConditionsPage.svelte'),
    loadTexts('workspace', language),
    loadTexts('checks', language)
  ]);
  return { ConditionsPage };
}
