import type { MessageEntry } from './entry.js';

/**
 * Why a Value finds no place in the next version of a widget (broken rules have codes of their own), and why what was said about
 * renamed elements does not fit.
 */
export const replaceMessages = {
  'element-gone': {
    severity: 'warning',
    en: 'The widget no longer has this setting.',
    de: 'Das Widget hat diese Einstellung nicht mehr.'
  },
  'element-other-type': {
    severity: 'warning',
    en: 'The setting takes another kind of value now, and this one cannot be converted without loss.',
    de: 'Die Einstellung nimmt jetzt eine andere Art von Wert auf, und dieser lässt sich nicht ohne Verlust umwandeln.'
  },
  'other-value-put-back': {
    severity: 'info',
    en: 'Another value was put back into this setting.',
    de: 'In diese Einstellung wurde ein anderer Wert zurückgeholt.'
  },
  'mapping-from-unknown': {
    severity: 'error',
    en: 'The package that is there now has no element “{id}”.',
    de: 'Das jetzige Paket hat kein Element „{id}“.'
  },
  'mapping-to-unknown': {
    severity: 'error',
    en: 'The new package has no element “{id}”.',
    de: 'Das neue Paket hat kein Element „{id}“.'
  },
  'mapping-from-twice': {
    severity: 'error',
    en: 'An entry before already says how “{id}” goes on.',
    de: 'Ein Eintrag davor sagt schon, wie „{id}“ weitergeht.'
  },
  'mapping-to-twice': {
    severity: 'error',
    en: 'An entry before already makes another element go on as “{id}”.',
    de: 'Ein Eintrag davor lässt schon ein anderes Element als „{id}“ weitergehen.'
  }
} as const satisfies Record<string, MessageEntry>;
