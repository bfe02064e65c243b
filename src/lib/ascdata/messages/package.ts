import type { MessageEntry } from './entry.js';

/** Findings on a widget package (.dash.zip). */
export const packageMessages = {
  'package-missing-file': {
    severity: 'error',
    en: 'The package lacks {file} at its top level. The widget cannot be played correctly.',
    de: 'Dem Paket fehlt {file} auf der obersten Ebene. Das Widget kann nicht korrekt abgespielt werden.'
  }
} as const satisfies Record<string, MessageEntry>;
