import type { MessageEntry } from './entry.js';

/** Why a Value finds no place in the next version of a widget; broken rules have codes of their own. */
export const replaceMessages = {
  'element-gone': {
    severity: 'warning',
    en: 'The widget no longer has this field.',
    de: 'Das Widget hat dieses Feld nicht mehr.'
  },
  'element-other-type': {
    severity: 'warning',
    en: 'The field takes another kind of value now, and this one cannot be converted without loss.',
    de: 'Das Feld nimmt jetzt eine andere Art von Wert auf, und dieser lässt sich nicht ohne Verlust umwandeln.'
  },
  'other-value-put-back': {
    severity: 'info',
    en: 'Another value was put back into this field.',
    de: 'In dieses Feld wurde ein anderer Wert zurückgeholt.'
  }
} as const satisfies Record<string, MessageEntry>;
