import type { MessageLanguage } from '../language/languages.js';
import { loadFindingTexts } from '../messages/findings.js';
import type { Finding } from './findings.js';
import { sentenceOf } from './sentence.js';

/** The sentence of a finding; its code if it has none here. */
export type FindingFormatter = (found: Pick<Finding, 'code' | 'params'>) => string;

/** Loads the sentences on Values or Conditions in one language. */
export async function loadFindingFormatter(
  area: 'values' | 'conditions',
  language: MessageLanguage
): Promise<FindingFormatter> {
  const { sentences, words } = await loadFindingTexts(area, language);
  return ({ code, params }) =>
    Object.hasOwn(sentences, code) ? sentenceOf(sentences[code]!, params, language, words) : code;
}
