import type { DataTypeModel } from './dataTypeModel.js';
import type { PlacedElement } from './elements.js';
import { pointerToken, type Finding } from './findings.js';
import { finding } from './finding.js';
import { languagesOf, textsOf, translation } from './translations.js';
import { checkText, entriesTwice, type TextIssue } from './texts/textChecks.js';
import { textId, translationKey } from './texts/textKey.js';
import { widgetTexts, type WidgetText } from './texts/widgetTexts.js';
import type { DataTypeName } from './types.js';

type Models = Readonly<Record<DataTypeName, DataTypeModel>>;

/** Languages whose completeness is checked; a real file has a handful. */
const MAX_LANGUAGES = 50;
const MAX_NAMED_TEXTS = 3;

/**
 * Codes that are not a language, keys without a text, and for each language of the file what is not translated, what reads like the
 * source (once each), and what is wrong with a translation.
 */
export function translationRules(placed: readonly PlacedElement[], registry: Models, report: (found: Finding) => void) {
  const languages = languagesOf(placed.map(({ element }) => element));
  const strange = new Set(languages.filter((language) => !isLanguageCode(language)));
  const usual = languages.filter((language) => !strange.has(language)).slice(0, MAX_LANGUAGES);
  for (const item of placed) {
    staleTexts(item, registry, report);
    for (const language of Object.keys(item.element.Translations ?? {})) {
      // Each once, at its first occurrence.
      if (!strange.delete(language)) continue;
      report(finding('translation-language', `${baseOf(item)}/${pointerToken(language)}`, { language }));
    }
  }
  for (const language of usual) {
    missingTexts(placed, language, registry, report);
    faultyTexts(placed, language, registry, report);
  }
}

function staleTexts(item: PlacedElement, registry: Models, report: (found: Finding) => void): void {
  const { element } = item;
  if (!element.Translations) return;
  const known = new Set(registry[element.DataType].texts(element).map((text) => text.key));
  for (const [language, texts] of Object.entries(element.Translations)) {
    for (const key of Object.keys(texts)) {
      if (known.has(key)) continue;
      const pointer = `${baseOf(item)}/${pointerToken(language)}/${pointerToken(key)}`;
      report(finding('translation-stale', pointer, { language, key }));
    }
  }
}

/** One finding for a language, at the first element that lacks a text. A text that stays the same is repeated there. */
function missingTexts(
  placed: readonly PlacedElement[],
  language: string,
  registry: Models,
  report: (found: Finding) => void
): void {
  const named: string[] = [];
  let first: PlacedElement | undefined;
  let [missing, total] = [0, 0];
  for (const item of placed) {
    for (const { key, source } of textsOf(item.element, registry)) {
      total += 1;
      if (translation(item.element, key, language) !== undefined) continue;
      first ??= item;
      missing += 1;
      if (named.length < MAX_NAMED_TEXTS) named.push(short(source));
    }
  }
  if (!first) return;
  const more = missing > named.length ? ` + ${missing - named.length}` : '';
  const params = { language, missing, total, texts: named.join('\n'), more };
  report(finding('translation-incomplete', `${baseOf(first)}/${pointerToken(language)}`, params));
}

/** What is wrong with each translation, at its place. */
function faultyTexts(
  placed: readonly PlacedElement[],
  language: string,
  registry: Models,
  report: (found: Finding) => void
): void {
  const same: WidgetText[] = [];
  let first: string | undefined;
  for (const item of placed) {
    if (!item.element.Translations) continue;
    const texts = widgetTexts([item.element], language, registry);
    const twice = entriesTwice(texts);
    for (const text of texts) {
      const pointer = `${baseOf(item)}/${pointerToken(language)}/${pointerToken(translationKey(text))}`;
      const both = twice.get(textId(text));
      for (const issue of [...checkText(text, language), ...(both && text.target !== '' ? [both] : [])]) {
        if (issue.code === 'translation-same') {
          first ??= pointer;
          same.push(text);
        } else report(finding(issue.code, pointer, paramsOf(issue, text, language)));
      }
    }
  }
  if (first === undefined) return;
  const named = same.slice(0, MAX_NAMED_TEXTS).map(({ source }) => short(source));
  const more = same.length > named.length ? ` + ${same.length - named.length}` : '';
  report(finding('translation-same', first, { count: same.length, language, texts: named.join('\n'), more }));
}

/** What the sentences on one text name. */
function paramsOf(issue: TextIssue, { source, target }: WidgetText, language: string) {
  const names = 'names' in issue ? issue.names.slice(0, MAX_NAMED_TEXTS).join(', ') : '';
  const other = 'other' in issue ? short(issue.other) : '';
  return { language, source: short(source), target: short(target), names, other };
}

const short = (text: string): string => text.slice(0, 60).replace(/\s+/g, ' ');

function baseOf({ index }: PlacedElement): string {
  return `/Elements/${index}/Translations`;
}

/** A well-formed code whose language has two or three letters; `german` would be well-formed too. */
function isLanguageCode(text: string): boolean {
  return canonicalLanguage(text) !== undefined;
}

/** A code as `Intl` writes it, `pt-BR` for `pt-br`; undefined: it is none. */
export function canonicalLanguage(text: string): string | undefined {
  try {
    return /^[a-z]{2,3}(?:-|$)/i.test(text) ? Intl.getCanonicalLocales(text)[0] : undefined;
  } catch {
    return undefined;
  }
}
