import type { MessageEntry } from './entry.js';

/** Findings on HIDE conditions. */
export const conditionMessages = {
  'condition-unknown-target': {
    severity: 'error',
    en: 'The condition tests “{target}”, but there is no element with this Id.',
    de: 'Die Bedingung prüft „{target}“, aber es gibt kein Element mit dieser Id.'
  }
} as const satisfies Record<string, MessageEntry>;
