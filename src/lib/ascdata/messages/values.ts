import type { MessageEntry } from './entry.js';

/** Rules a Value can break, of every DataType. */
export const valueMessages = {
  'value-type': {
    severity: 'error',
    en: 'This is not a usable value. Expected: {expected}.',
    de: 'Dieser Wert ist nicht verwendbar. Erwartet wird: {expected}.'
  }
} as const satisfies Record<string, MessageEntry>;
