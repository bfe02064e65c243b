import type { FindingParams, MessageLanguage } from '../findings.js';
import { dateInWords } from '../dates.js';
import { isolated } from '../bidi.js';
import { words } from './words.js';

/**
 * A row of a message table as a sentence. `{name}` is replaced by the parameter, `{name:word}` by the word that the
 * parameter names, in the language of the sentence; `{names:quoted}` by the lines of the parameter, each in the quotation
 * marks of that language; `{name:date}` by the date that the parameter is. What is written from right to left moves nothing of the sentence.
 */
export function sentenceOf(
  entry: Readonly<Record<MessageLanguage, string>>,
  params: FindingParams,
  language: MessageLanguage
): string {
  return entry[language].replace(/\{(\w+)(:word|:quoted|:date)?\}/g, (whole, name: string, form?: string) => {
    if (!Object.hasOwn(params, name)) return whole;
    const param = String(params[name]);
    if (form === ':date') return dateInWords(param.replace(' ', 'T'), language);
    if (form === ':quoted') return quotedLines(param, language);
    return form && Object.hasOwn(words, param) ? (words[param]?.[language] ?? param) : isolated(param);
  });
}

function quotedLines(text: string, language: MessageLanguage): string {
  return text
    .split('\n')
    .map((line) => quoted(line, language))
    .join(', ');
}

/** A text in quotation marks, with a writing direction of its own. */
export function quoted(text: string, language: MessageLanguage): string {
  return language === 'de' ? `„${isolated(text)}“` : `“${isolated(text)}”`;
}
