import type { DataTypeModel } from '../dataTypeModel.js';
import { own } from '../elements.js';
import { translation, type TextPlace } from '../translations.js';
import type { AscElement, DataTypeName } from '../types.js';

/* Apart from how translations are looked up: the form needs that before its first field. */

type Models = Readonly<Record<DataTypeName, Pick<DataTypeModel, 'texts'>>>;

export interface Coverage {
  readonly language: string;
  /** Texts that can be translated. */
  readonly total: number;
  readonly missing: readonly TextPlace[];
  /** Keys that match no text; shown, never deleted unasked. */
  readonly stale: readonly Pick<TextPlace, 'id' | 'key'>[];
}

/** Translated and missing texts of `language`. Complete = nothing missing. */
export function coverageOf(elements: readonly AscElement[], language: string, registry: Models): Coverage {
  const missing: TextPlace[] = [];
  const stale: Pick<TextPlace, 'id' | 'key'>[] = [];
  let total = 0;
  for (const element of elements) {
    const texts = textsOf(element, registry);
    total += texts.length;
    missing.push(...texts.filter((text) => isMissing(element, text, language)));
    stale.push(...staleKeys(element, language, registry).map((key) => ({ id: element.Id, key })));
  }
  return { language, total, missing, stale };
}

/** Units that are written the same in every language: `0.75rem`, `4K`. Those without a letter, as in `50 %`, need no mention. */
const UNITS =
  'px|pt|em|rem|vh|vw|fps|dpi|mm|cm|m|km|g|kg|t|ms|s|h|K|D|°C|°F|[kKMGT]B|[kMG]?Hz|ml|l|V|A|k?Wh?|x|km/h|m/s';
/** A number with such a unit. */
const MEASURE = new RegExp(`^[+-]?\\d[\\d.,]*\\s?(?:${UNITS})$`, 'u');

/**
 * Units that are words: some languages write them in the same way, others do not (`30 min`, `30 Min.`), and those of another language than
 * English may stay.
 */
const WORDS = 'mins?|secs?|hrs?|std|sek|uhr|stunden?|minuten?|sekunden?|tage?|heures?|secondes?|jours?';
const WORDED = new RegExp(`^[+-]?\\d[\\d.,:]*\\s?(?:${WORDS})\\.?$`, 'iu');

/** Whether a text can be translated and need not be: without a translation it is not missing, and the same one is right. */
export const maySkip = (source: string): boolean => WORDED.test(source.trim());

/** Whether a reader of this language lacks a translation. */
export const isMissing = (element: AscElement, { key, source }: Pick<TextPlace, 'key' | 'source'>, language: string) =>
  translation(element, key, language) === undefined && !maySkip(source);

/** Whether a text can be translated. Not without a letter, and not a mere measure (docs/decisions/translation-lookup.md). */
function isTranslatable(source: string): boolean {
  const text = source.trim();
  return /\p{L}/u.test(text) && !MEASURE.test(text);
}

/** The texts of an element that can be translated, each key once. */
export function textsOf(element: AscElement, registry: Models): TextPlace[] {
  const byKey = new Map<string, TextPlace>();
  for (const { key, source } of registry[element.DataType].texts(element)) {
    if (isTranslatable(source) && !byKey.has(key)) byKey.set(key, { id: element.Id, key, source });
  }
  return [...byKey.values()];
}

/** The keys of an element's `Translations[language]` that match none of its texts. */
export function staleKeys(element: AscElement, language: string, registry: Models): string[] {
  const texts = element.Translations && own(element.Translations, language);
  if (typeof texts !== 'object' || texts === null) return [];
  const known = new Set(registry[element.DataType].texts(element).map((text) => text.key));
  return Object.keys(texts).filter((key) => !known.has(key));
}
