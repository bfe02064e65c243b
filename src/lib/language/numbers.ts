import { numberFormat } from './formats.js';

const EVERY_DIGIT = { maximumFractionDigits: 20 };

/** A number as a language writes it, with every digit that counts: `1,234.5`, `1.234,5`. */
export function numberInWords(value: number | bigint, language: string): string {
  // Every language of the interface writes these alike, and most forms have no others.
  const plain = String(value);
  if (/^\d{1,3}$/.test(plain)) return plain;
  return numberFormat(language, EVERY_DIGIT).format(value);
}
