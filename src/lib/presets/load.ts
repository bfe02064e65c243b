import type { MessageLanguage } from '../language/languages.js';
import { loadTexts } from '../messages/load.js';

/** The screen of presets, for its page, once its texts are here. */
export async function loadPresets(language: MessageLanguage) {
  const [{ default: PresetList }, { default: PresetView }, { default: KeepDialog }] = await Promise.all([
    import('./PresetList.svelte'),
    import('./PresetView.svelte'),
    import('./KeepDialog.svelte'),
    loadTexts('presets', language)
  ]);
  return { PresetList, PresetView, KeepDialog };
}

/** The preset commands of a widget's editor, once their texts are here. */
export async function loadPresetCommands(language: MessageLanguage) {
  const [{ default: PresetCommands }] = await Promise.all([
    import('./PresetCommands.svelte'),
    loadTexts('presets', language)
  ]);
  return { PresetCommands };
}
