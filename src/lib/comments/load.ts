import type { MessageLanguage } from '../language/languages.js';
import { loadTexts } from '../messages/load.js';

/** The comments on the settings of a form, with their texts. */
export async function loadEditorComments(language: MessageLanguage) {
  const [{ default: EditorComments }, { comments: t }] = await Promise.all([
    import('./EditorComments.svelte'),
    loadTexts('editorNotices', language)
  ]);
  return { EditorComments, t };
}
