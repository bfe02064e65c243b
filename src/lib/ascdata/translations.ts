import { isBlank } from '../language/unseen.js';
import type { DataTypeModel } from './dataTypeModel.js';
import { own } from './elements.js';
import type { AscElement, DataTypeName } from './types.js';

type Models = Readonly<Record<DataTypeName, Pick<DataTypeModel, 'texts'>>>;

/** A translatable text of an element: `key` as in `Translations[language]`, `source` the untranslated text. */
export interface TextPlace {
  readonly id: string;
  readonly key: string;
  readonly source: string;
}

export interface Coverage {
  readonly language: string;
  /** Texts that can be translated. */
  readonly total: number;
  readonly missing: readonly TextPlace[];
  /** Keys that match no text; shown, never deleted unasked. */
  readonly stale: readonly Pick<TextPlace, 'id' | 'key'>[];
}

/** The languages in which a text is looked up, in order: `de-AT` gives `de-AT`, `de`. */
export function fallbackLanguages(language: string): string[] {
  const parts = language.split('-');
  return parts.map((_, i) => parts.slice(0, parts.length - i).join('-')).filter((tag) => tag !== '');
}

/** The matching language, however it is spelled; undefined: there is none. */
export function languageAmong(languages: readonly string[], asked: string): string | undefined {
  return (
    languages.find((language) => language === asked) ??
    languages.find((language) => language.toLowerCase() === asked.toLowerCase())
  );
}

/** Whether a permission for `own` covers this language, as `de` does `de-AT`. */
export function coversLanguage(own: string, language: string): boolean {
  return `${language}-`.toLowerCase().startsWith(`${own}-`.toLowerCase());
}

/**
 * The widget's language for a reader: for each preferred one, in order, its exact tag, then its base; never another region's
 * (`de-DE` does not use `de-AT`). '' means the texts as the author wrote them, which count as English if there is no English
 * translation, so that a reader of English who also reads French does not get French.
 */
export function contentLanguageFor(available: readonly string[], wanted: readonly string[]): string {
  const byTag = new Map(available.map((tag) => [tag.toLowerCase(), tag]));
  for (const language of wanted) {
    const tags = fallbackLanguages(language.toLowerCase());
    const found = tags.map((tag) => byTag.get(tag)).find((tag) => tag !== undefined);
    if (found !== undefined) return found;
    if (tags.at(-1) === 'en') return '';
  }
  return '';
}

/** A text, and the language it is in; '' for the author's text, whose language is unknown. */
export interface TextInLanguage {
  readonly text: string;
  readonly language: string;
}

/** The text for a reader of `language`: its translation, the one of a broader language, or `source`. */
export function textOf(element: AscElement, key: string, source: string, language: string): string {
  return textInLanguage(element, key, source, language).text;
}

/** As `textOf`, with the language it was found in. */
export function textInLanguage(element: AscElement, key: string, source: string, language: string): TextInLanguage {
  return translated(element, key, language) ?? { text: source, language: '' };
}

/** As `textOf`, but undefined without a non-empty translation. */
export function translation(element: AscElement, key: string, language: string): string | undefined {
  return translated(element, key, language)?.text;
}

function translated(element: AscElement, key: string, language: string): TextInLanguage | undefined {
  for (const tag of fallbackLanguages(language)) {
    const text = translationIn(element, key, tag);
    if (text !== undefined) return { text, language: tag };
  }
  return undefined;
}

/** The non-empty translation into exactly this language. */
export function translationIn(element: AscElement, key: string, language: string): string | undefined {
  const texts = element.Translations && own(element.Translations, language);
  const text = typeof texts === 'object' && texts !== null ? own(texts, key) : undefined;
  return typeof text === 'string' && !isBlank(text) ? text : undefined;
}

/** The label of an element in `language`. */
export function displayName(element: AscElement, language: string): string {
  return textOf(element, 'DisplayName', element.DisplayName, language);
}

/** The language codes that occur in the elements' Translations, in order of first use. */
export function languagesOf(elements: readonly AscElement[]): string[] {
  return [...new Set(elements.flatMap((element) => Object.keys(element.Translations ?? {})))];
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
