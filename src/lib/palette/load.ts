import type { MessageLanguage } from '../language/languages.js';
import { loadTexts } from '../messages/load.js';
import Palette from './Palette.svelte';

/** The palette with its texts; loaded when it is first opened. */
export const loadPalette = async (language: MessageLanguage) => ({
  Palette,
  texts: await loadTexts('palette', language)
});
