import type { MessageLanguage } from '../language/languages.js';
import { loadParts } from './load.js';
import type conditions from './en/findings/conditions.js';
import type document from './en/findings/document.js';
import type elements from './en/findings/elements.js';
import type packages from './en/findings/package.js';
import type values from './en/findings/values.js';

/** The sentences of one area, by code. `{name}` is replaced by the finding's parameter of that name. */
export type Sentences = Readonly<Record<string, string>>;

/** Every code of a finding, with its sentence in English: that says which parameters it takes. */
export type FindingSentences = typeof conditions & typeof document & typeof elements & typeof packages & typeof values;
export type FindingCode = keyof FindingSentences;
/** The codes that speak of Values: all that the form of a DataType can find. */
export type ValueFindingCode = keyof typeof values;

/** What findings of some areas are put into words with. */
export interface FindingTexts {
  readonly sentences: Sentences;
  /** What `{expected:word}` shows. */
  readonly words: Sentences;
}

/** The sentences of one area in one language; no other reaches the browser. */
export async function loadFindingTexts(
  area: 'conditions' | 'values',
  language: MessageLanguage
): Promise<FindingTexts> {
  const parts = await loadParts(language);
  return { sentences: parts[area], words: parts.words };
}
