import type { MessageLanguage } from '../language/languages.js';
import { loadTexts } from '../messages/load.js';

/** The comments on the settings of a form, once their texts are here. */
export async function loadEditorComments(language: MessageLanguage) {
  const [{ default: EditorComments }] = await Promise.all([
    import('./EditorComments.svelte'),
    loadTexts('editorNotices', language)
  ]);
  return { EditorComments };
}
