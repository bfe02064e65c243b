import type { MessageEntry } from './entry.js';

/** Findings on ascData.json as a text and as a structure. */
export const documentMessages = {
  'json-syntax': {
    severity: 'error',
    en: 'The file is not valid JSON: {reason}.',
    de: 'Die Datei ist kein gültiges JSON: {reason}.'
  }
} as const satisfies Record<string, MessageEntry>;
