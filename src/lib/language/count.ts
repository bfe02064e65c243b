import type { MessageLanguage } from './languages.js';
import { numberInWords } from './numbers.js';
import { plural, type PluralForms } from './plural.js';

/** What the texts of one language say with numbers; `forms` are its plural forms, in English one and other. */
export interface Counting<L extends MessageLanguage> {
  /** `1,234` */
  number(n: number): string;
  /** `1 widget`, `1,234 widgets` */
  count(n: number, ...forms: PluralForms<L>): string;
  /** The sentence that goes with the number. */
  either(n: number, ...forms: PluralForms<L>): string;
}

export function counting<L extends MessageLanguage>(language: L): Counting<L> {
  const number = (n: number): string => numberInWords(n, language);
  const either = (n: number, ...forms: PluralForms<L>): string => plural(n, forms, language);
  return { number, either, count: (n, ...forms) => `${number(n)} ${either(n, ...forms)}` };
}
