import { isolated } from './bidi.js';
import type { MessageLanguage } from './findings.js';

/** A text in quotation marks, with a writing direction of its own. */
export function quoted(text: string, language: MessageLanguage): string {
  return language === 'de' ? `„${isolated(text)}“` : `“${isolated(text)}”`;
}
