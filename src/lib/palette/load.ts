import type { MessageLanguage } from '../language/languages.js';
import { loadTexts } from '../messages/load.js';
import Palette from './Palette.svelte';

/** The palette, once its texts are here; loaded when it is first opened. */
export async function loadPalette(language: MessageLanguage) {
  await loadTexts('palette', language);
  return Palette;
}
