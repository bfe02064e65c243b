import { textId, type TextKey } from '../ascdata/texts/textKey.js';
import { MAX_TEXT, TEXT_PATTERN } from '../ascdata/texts/limits.js';
import { isChange, type Verdict } from './compare.js';
import type { ExchangeProblem } from './faults.js';
import { primary } from './vocabulary.js';

/** Why a file that can be read is not imported. */
export type Unacceptable = Pick<ExchangeProblem, 'expected' | 'found'> & {
  readonly code: 'language' | 'text' | 'lost';
};

/** A text of a file, compared with the one here. */
interface Compared {
  readonly key: TextKey;
  readonly verdict: Verdict;
  readonly source: string;
  readonly target: string;
}

/**
 * Why a file cannot be imported into a language: it names another one, or has a text that cannot be saved. Undefined: it can.
 * @param language as the file names it; '' if it does not
 */
export function unacceptable(language: string, wanted: string, texts: readonly Compared[]): Unacceptable | undefined {
  // Tools write `de-DE` for `de`, so only another language is refused.
  if (language !== '' && primary(language) !== primary(wanted)) {
    return { code: 'language', expected: wanted, found: language };
  }
  for (const { key, verdict, source, target } of texts) {
    if (!isChange(verdict)) continue;
    if (!isUsable(target)) return { code: 'text', expected: '', found: textId(key) };
    if (isLost(source, target)) return { code: 'lost', expected: '', found: textId(key) };
  }
  return undefined;
}

const USABLE = new RegExp(TEXT_PATTERN, 'u');

/** Whether a text can be saved as it is. */
export const isUsable = (text: string): boolean => text.length <= MAX_TEXT && USABLE.test(text);

const LOST = '\uFFFD';

/** Whether a program has put U+FFFD in the place of a letter that it could not read. */
const isLost = (source: string, target: string): boolean => target.includes(LOST) && !source.includes(LOST);
