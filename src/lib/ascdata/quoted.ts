import { isolated } from './bidi.js';
import type { MessageLanguage } from './findings.js';

/** A text in quotation marks, isolated in its writing direction. */
export function quoted(text: string, language: MessageLanguage): string {
  return language === 'de' ? `„${isolated(text)}“` : `“${isolated(text)}”`;
}
