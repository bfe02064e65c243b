import type { MessageLanguage } from '../language/languages.js';
import { loadTexts } from '../messages/load.js';

/** The screen of presets with its texts, for its page. */
export async function loadPresets(language: MessageLanguage) {
  const [{ default: PresetList }, { default: PresetView }, { default: KeepDialog }, texts, preview, notices] =
    await Promise.all([
      import('./PresetList.svelte'),
      import('./PresetView.svelte'),
      import('./KeepDialog.svelte'),
      loadTexts('presets', language),
      loadTexts('preview', language),
      loadTexts('editorNotices', language)
    ]);
  return { PresetList, PresetView, KeepDialog, texts, preview, tabTexts: notices.tabs, reasons: notices.reasons };
}

/** The preset commands of a widget's editor, with their texts. */
export async function loadPresetCommands(language: MessageLanguage) {
  const [{ default: PresetCommands }, texts] = await Promise.all([
    import('./PresetCommands.svelte'),
    loadTexts('presets', language)
  ]);
  return { PresetCommands, texts };
}
