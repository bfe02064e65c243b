import { listFormat } from './formats.js';
import type { MessageLanguage } from './languages.js';
import { numberInWords } from './numbers.js';
import { plural, type PluralForms } from './plural.js';
import { quoted } from './quoted.js';

/** What the texts of one language are put together with; `forms` are its plural forms, in English one and other. */
export interface Grammar<L extends MessageLanguage> {
  /** `1,234` */
  number(n: number): string;
  /** `1 widget`, `1,234 widgets` */
  count(n: number, ...forms: PluralForms<L>): string;
  /** The sentence that goes with the number. */
  either(n: number, ...forms: PluralForms<L>): string;
  /** A name in the quotation marks of the language; whatever direction it is written in, it moves nothing around it. */
  quote(name: string): string;
  /** `A, B and C` */
  list(texts: readonly string[]): string;
  /** `A, B or C` */
  anyOf(texts: readonly string[]): string;
}

export function grammarOf<L extends MessageLanguage>(language: L): Grammar<L> {
  const number = (n: number): string => numberInWords(n, language);
  const either = (n: number, ...forms: PluralForms<L>): string => plural(n, forms, language);
  return {
    number,
    either,
    count: (n, ...forms) => `${number(n)} ${either(n, ...forms)}`,
    quote: (name) => quoted(name, language),
    list: (texts) => listFormat(language, 'conjunction').format(texts),
    anyOf: (texts) => listFormat(language, 'disjunction').format(texts)
  };
}
