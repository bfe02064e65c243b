import { localeOf } from './locale.js';

/** Cached formats: creating one takes longer than formatting a number. */
const formats = new Map<string, Intl.NumberFormat>();

/** A number as a language writes it, with every digit that counts: `1,234.5`, `1.234,5`. */
export function numberInWords(value: number, language: string): string {
  // Every language of the interface writes these alike, and most forms have no others.
  const plain = String(value);
  if (/^\d{1,3}$/.test(plain)) return plain;
  let format = formats.get(language);
  if (!format)
    formats.set(language, (format = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 20 })));
  return format.format(value);
}
