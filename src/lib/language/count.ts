import { numberInWords } from './numbers.js';
import { plural } from './plural.js';

/** What the texts of one language say with numbers. */
export interface Counting {
  /** `1,234` */
  number(n: number): string;
  /** `1 widget`, `1,234 widgets` */
  count(n: number, one: string, other: string): string;
  /** The sentence that goes with the number. */
  either(n: number, one: string, other: string): string;
}

export function counting(language: string): Counting {
  const number = (n: number): string => numberInWords(n, language);
  const either = (n: number, one: string, other: string): string => plural(n, { one, other }, language);
  return { number, either, count: (n, one, other) => `${number(n)} ${either(n, one, other)}` };
}
