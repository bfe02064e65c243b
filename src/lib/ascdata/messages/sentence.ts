import type { FindingParams, MessageLanguage } from '../findings.js';
import { words } from './words.js';

/**
 * A row of a message table as a sentence. `{name}` is replaced by the parameter, `{name:word}` by the word that the
 * parameter names, in the language of the sentence.
 */
export function sentenceOf(
  entry: Readonly<Record<MessageLanguage, string>>,
  params: FindingParams,
  language: MessageLanguage
): string {
  return entry[language].replace(/\{(\w+)(:word)?\}/g, (whole, name: string, word?: string) => {
    if (!Object.hasOwn(params, name)) return whole;
    const param = String(params[name]);
    return word && Object.hasOwn(words, param) ? (words[param]?.[language] ?? param) : param;
  });
}
