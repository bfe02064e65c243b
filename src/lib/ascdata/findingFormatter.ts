import type { MessageLanguage } from '../language/languages.js';
import { loadFindingTexts } from '../messages/findings.js';
import { findingSentence, type Said } from './sentence.js';

/** The sentence of a finding; its code if it has none here. */
export type FindingFormatter = (found: Said) => string;

/** Loads the sentences on Values or Conditions in one language. */
export async function loadFindingFormatter(
  area: 'values' | 'conditions',
  language: MessageLanguage
): Promise<FindingFormatter> {
  const texts = await loadFindingTexts(area, language);
  return (found) => findingSentence(found, texts, language);
}
