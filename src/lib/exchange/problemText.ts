import { cutShort } from '../language/cut.js';
import { nameOfLanguage } from '../language/languageNames.js';
import type { MessageLanguage } from '../language/languages.js';
import { exchangeTexts } from '../messages/exchange.js';
import { MOST_SHOWN, type ExchangeProblem } from './faults.js';

/** What is wrong with a file, as a sentence without the position. */
export function problemText(
  { code, expected, found }: Pick<ExchangeProblem, 'code' | 'expected' | 'found'>,
  language: MessageLanguage
): string {
  const t = exchangeTexts(language);
  const nameOf = (tag: string): string => cutShort(nameOfLanguage(tag, language), MOST_SHOWN);
  return code === 'language' ? t.language(nameOf(expected), nameOf(found)) : t[code](expected, found);
}
