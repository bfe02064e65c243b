import { isolated } from './bidi.js';
import { LANGUAGES, type MessageLanguage } from './languages.js';

/** A text in the quotation marks of a language, isolated in its writing direction. */
export function quoted(text: string, language: MessageLanguage): string {
  const [before, after] = LANGUAGES[language].quotes;
  return before + isolated(text) + after;
}
