import { isBlank } from '../language/unseen.js';
import { isRecord, own } from './elements.js';
import type { AscElement } from './types.js';

/** A translatable text of an element: `key` as in `Translations[language]`, `source` the untranslated text. */
export interface TextPlace {
  readonly id: string;
  readonly key: string;
  readonly source: string;
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

/** As `textOf`, for many texts of an element; undefined: it has none of the language, so each is as the author wrote it. */
export function textsOf(
  { Translations }: AscElement,
  language: string
): ((key: string, source: string) => string) | undefined {
  const tables = fallbackLanguages(language)
    .map((tag) => Translations && own(Translations, tag))
    .filter((table) => isRecord(table));
  if (tables.length === 0) return undefined;
  return (key, source) => tables.map((table) => textIn(table, key)).find((text) => text !== undefined) ?? source;
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
  return typeof texts === 'object' && texts !== null ? textIn(texts, key) : undefined;
}

function textIn(texts: object, key: string): string | undefined {
  const text = own(texts, key);
  return typeof text === 'string' && !isBlank(text) ? text : undefined;
}

/** The label of an element in `language`. */
export function displayName(element: AscElement, language: string): string {
  return textOf(element, 'DisplayName', element.DisplayName, language);
}

/** The language codes that occur in the elements' Translations, in order of first use. */
export function languagesOf(elements: Iterable<AscElement>): string[] {
  const languages = new Set<string>();
  for (const { Translations } of elements) {
    if (Translations) for (const language of Object.keys(Translations)) languages.add(language);
  }
  return [...languages];
}
