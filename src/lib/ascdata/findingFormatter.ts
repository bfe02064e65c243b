import type { MessageLanguage } from '../language/languages.js';
import { loadFindingTexts } from '../messages/findings.js';
import type { Finding } from './findings.js';
import { sentenceOf } from './sentence.js';

/** Puts a finding into words; the code itself for one that is not spoken of here. */
export type FindingFormatter = (found: Pick<Finding, 'code' | 'params'>) => string;

/** Loads what is said about Values or Conditions in one language. */
export async function loadFindingFormatter(
  area: 'values' | 'conditions',
  language: MessageLanguage
): Promise<FindingFormatter> {
  const { sentences, words } = await loadFindingTexts(area, language);
  return ({ code, params }) =>
    Object.hasOwn(sentences, code) ? sentenceOf(sentences[code]!, params, language, words) : code;
}
