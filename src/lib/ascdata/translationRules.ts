import { appearance, hiddenDifference, spelledOut } from '../language/unseen.js';
import { neverShown } from './conditions/neverShown.js';
import type { CompareContext, RegisteredModel } from './dataTypeModel.js';
import type { PlacedElement } from './elements.js';
import { pointerToken, type Finding, type Fix } from './findings.js';
import { finding } from './finding.js';
import { languagesOf } from './translations.js';
import { isMissing, textsOf } from './texts/coverage.js';
import { checkText, duplicateEntries, quoted, quotedIssue, type TextIssue } from './texts/textChecks.js';
import { textId, translationKey } from './texts/textKey.js';
import { widgetTexts, type WidgetText } from './texts/widgetTexts.js';
import type { DataTypeName } from './types.js';

type Models = Readonly<Record<DataTypeName, RegisteredModel>>;

/** Languages whose completeness is checked; a real file has a handful. */
const MAX_LANGUAGES = 50;
const MAX_NAMED_TEXTS = 3;

/**
 * Invalid language codes, keys that match no text, and for each language of the file missing translations, translations equal
 * to the source (once each), and faulty ones.
 * @param context of the Conditions: texts that no Values bring into the form matter less
 */
export function translationRules(
  placed: readonly PlacedElement[],
  registry: Models,
  context: CompareContext,
  report: (found: Finding) => void
) {
  const unseen = once(
    () =>
      new Set(
        neverShown(
          placed.map(({ element }) => element),
          registry,
          context
        )
      )
  );
  const languages = languagesOf(placed.map(({ element }) => element));
  const strange = new Set(languages.filter((language) => !isLanguageCode(language)));
  const usual = languages.filter((language) => !strange.has(language)).slice(0, MAX_LANGUAGES);
  for (const item of placed) {
    staleTexts(item, registry, report);
    for (const [language, other] of languagesTwice(item)) {
      report(finding('translation-language-twice', `${baseOf(item)}/${pointerToken(language)}`, { language, other }));
    }
    for (const language of Object.keys(item.element.Translations ?? {})) {
      // Each once, at its first occurrence.
      if (!strange.delete(language)) continue;
      report(finding('translation-language', `${baseOf(item)}/${pointerToken(language)}`, { language }));
    }
  }
  for (const language of usual) {
    missingTexts(placed, { language, registry, unseen }, report);
    faultyTexts(placed, language, registry, report);
  }
}

/** Languages of an element that it has before in another spelling (`DE`, `pt-br`): readers get one of the two. */
function languagesTwice({ element }: PlacedElement): [language: string, other: string][] {
  const first = new Map<string, string>();
  return Object.keys(element.Translations ?? {}).flatMap((language): [string, string][] => {
    const key = (canonicalLanguage(language) ?? language).toLowerCase();
    const other = first.get(key);
    if (other !== undefined) return [[language, other]];
    first.set(key, language);
    return [];
  });
}

function staleTexts(item: PlacedElement, registry: Models, report: (found: Finding) => void): void {
  const { element } = item;
  if (!element.Translations) return;
  const known = new Set(registry[element.DataType].texts(element).map((text) => text.key));
  const alike = once(() => new Map([...known].map((key) => [appearance(key), key])));
  const inAnyCase = once(() => new Map([...known].map((key) => [key.toLowerCase(), key])));
  for (const [language, texts] of Object.entries(element.Translations)) {
    for (const key of Object.keys(texts)) {
      if (known.has(key)) continue;
      const pointer = `${baseOf(item)}/${pointerToken(language)}/${pointerToken(key)}`;
      const other = alike().get(appearance(key));
      const meant = inAnyCase().get(key.toLowerCase());
      const text = Object.hasOwn(texts, other ?? meant ?? '') ? undefined : texts[key];
      if (other !== undefined) report(staleBut({ language, key, other }, pointer, text));
      else if (meant !== undefined) report(inOtherCase(key, meant, pointer, text));
      else report(finding('translation-stale', pointer, { language, key }));
    }
  }
}

/** A key that reads like a text, and is none: the text has no translation for it. @param text to move to that one; undefined: it has one */
function staleBut(
  { language, key, other }: { language: string; key: string; other: string },
  pointer: string,
  text: string | undefined
): Finding {
  const params = {
    language,
    key: quoted(spelledOut(key)),
    other: quoted(spelledOut(other)),
    difference: hiddenDifference(key, other)
  };
  const title = `${params.key} → ${params.other}`;
  return finding('translation-stale-alike', pointer, params, renaming(title, pointer, other, text));
}

/** A key that is a text but for its case. @param text as for `staleBut` */
function inOtherCase(key: string, meant: string, pointer: string, text: string | undefined): Finding {
  const [shownKey, suggestion] = [quoted(key), quoted(meant)];
  const fix = renaming(`${shownKey} → ${suggestion}`, pointer, meant, text);
  return finding('misspelt-key', pointer, { key: shownKey, suggestion }, fix);
}

/** Moves a text to another key beside its own. */
function renaming(title: string, pointer: string, key: string, text: string | undefined): Fix | undefined {
  if (text === undefined) return undefined;
  const target = `${pointer.slice(0, pointer.lastIndexOf('/'))}/${pointerToken(key)}`;
  return {
    title,
    edits: [
      { op: 'set', pointer: target, value: text },
      { op: 'remove', pointer }
    ]
  };
}

/** Computed only if a text is missing: a proof takes a while. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Texts that are not translated. */
interface Missing {
  count: number;
  readonly named: string[];
  first: PlacedElement | undefined;
}

const nothingMissing = (): Missing => ({ count: 0, named: [], first: undefined });

/**
 * A finding per language, at the first element that lacks a text, and one for missing texts that are never shown. A translation
 * that repeats its source is not missing.
 */
function missingTexts(
  placed: readonly PlacedElement[],
  { language, registry, unseen }: { language: string; registry: Models; unseen: () => ReadonlySet<string> },
  report: (found: Finding) => void
): void {
  const found = {
    'translation-incomplete': nothingMissing(),
    'translation-never-shown': nothingMissing()
  };
  let total = 0;
  for (const item of placed) {
    for (const text of textsOf(item.element, registry)) {
      total += 1;
      if (!isMissing(item.element, text, language)) continue;
      const missing = found[unseen().has(item.element.Id) ? 'translation-never-shown' : 'translation-incomplete'];
      missing.first ??= item;
      missing.count += 1;
      if (missing.named.length < MAX_NAMED_TEXTS) missing.named.push(quoted(text.source));
    }
  }
  for (const code of ['translation-incomplete', 'translation-never-shown'] as const) {
    const { count, named, first } = found[code];
    if (!first) continue;
    const params = { language, missing: count, total, texts: named.join('\n'), more: count - named.length };
    report(finding(code, `${baseOf(first)}/${pointerToken(language)}`, params));
  }
}

/** Faults of each translation, at its place. */
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
    const twice = duplicateEntries(texts);
    for (const text of texts) {
      const pointer = `${baseOf(item)}/${pointerToken(language)}/${pointerToken(translationKey(text))}`;
      const both = twice.get(textId(text));
      for (const issue of [...checkText(text, language), ...(both && text.target !== '' ? [both] : [])]) {
        if (issue.code === 'translation-same') {
          first ??= pointer;
          same.push(text);
        } else report(issueFinding(issue, text, language, pointer));
      }
    }
  }
  if (first === undefined) return;
  const named = same.slice(0, MAX_NAMED_TEXTS).map(({ source }) => quoted(source));
  const more = same.length - named.length;
  report(finding('translation-same', first, { count: same.length, language, texts: named.join('\n'), more }));
}

/** What is found in one text, as a finding. */
export function issueFinding(
  issue: TextIssue,
  { source, target }: Pick<WidgetText, 'source' | 'target'>,
  language: string,
  pointer = ''
): Finding {
  if (issue.code === 'translation-same')
    return finding(issue.code, pointer, { count: 1, language, texts: quoted(source), more: 0 });
  const shown = quotedIssue(issue);
  const names = 'names' in shown ? shown.names.slice(0, MAX_NAMED_TEXTS).join(', ') : '';
  const other = 'other' in shown ? shown.other : '';
  const right = 'right' in shown ? shown.right : '';
  const params = { language, source: quoted(source), target: quoted(target), names, other, right };
  return finding(issue.code, pointer, params);
}

function baseOf({ index }: PlacedElement): string {
  return `/Elements/${index}/Translations`;
}

/** A well-formed code whose language has two or three letters; `german` would be well-formed too. */
function isLanguageCode(text: string): boolean {
  return canonicalLanguage(text) !== undefined;
}

/** The canonical code, `pt-BR` for `pt-br`; undefined: it is invalid. */
export function canonicalLanguage(text: string): string | undefined {
  try {
    return /^[a-z]{2,3}(?:-|$)/i.test(text) ? Intl.getCanonicalLocales(text)[0] : undefined;
  } catch {
    return undefined;
  }
}
