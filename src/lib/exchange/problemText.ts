import type { MessageLanguage } from '../language/languages.js';
import { exchangeTexts } from '../messages/exchange.js';
import type { ExchangeProblem } from './faults.js';

/** What is wrong with a file, as a sentence without the position. */
export function problemText(
  { code, expected, found }: Pick<ExchangeProblem, 'code' | 'expected' | 'found'>,
  language: MessageLanguage
): string {
  return exchangeTexts(language)[code](expected, found);
}
