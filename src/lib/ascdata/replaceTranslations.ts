import { editParsed, type Edit } from './editText.js';
import { isRecord, own, placedElements } from './elements.js';
import { pointerToken } from './findings.js';
import { parse } from './parse.js';

/** New texts of an element: by language, by key of its `Translations`. An empty text removes the current one. */
export type NewTexts = ReadonlyMap<string, ReadonlyMap<string, string>>;

type Texts = Readonly<Record<string, unknown>>;

/**
 * Puts translations into the text of an ascData.json. Only texts that differ change, every other byte stays as it is. A language
 * without a text is left out.
 * @param byElement by Id; unknown Ids are ignored
 * @param without languages to remove everywhere
 * @throws TypeError if the text is not JSON
 */
export function replaceTranslations(
  text: string,
  byElement: ReadonlyMap<string, NewTexts>,
  without: ReadonlySet<string> = new Set()
): string {
  const doc = parse(text);
  const edits = placedElements(doc.data).flatMap(({ index, element }) => {
    const raw = own((own(doc.data as object, 'Elements') as unknown[])[index] as object, 'Translations');
    const before = isRecord(raw) ? raw : undefined;
    const changes = changesOf(before, byElement.get(element.Id) ?? new Map(), without);
    return changes.length === 0 ? [] : editsOf(`/Elements/${index}/Translations`, before, changes);
  });
  return editParsed(doc, edits);
}

/** By language: its new texts by key, or undefined if the language is removed. */
type LanguageChange = readonly [language: string, texts: ReadonlyMap<string, string> | undefined];

function changesOf(before: Texts | undefined, texts: NewTexts, without: ReadonlySet<string>): LanguageChange[] {
  const gone = Object.keys(before ?? {}).filter((language) => without.has(language));
  const changed = [...texts].flatMap(([language, byKey]): LanguageChange[] => {
    if (without.has(language)) return [];
    const differing = [...byKey].filter(([key, text]) => (textIn(before, language, key) ?? '') !== text);
    return differing.length === 0 ? [] : [[language, new Map(differing)]];
  });
  return [...gone.map((language): LanguageChange => [language, undefined]), ...changed];
}

function editsOf(pointer: string, before: Texts | undefined, changes: readonly LanguageChange[]): Edit[] {
  if (!before) {
    const added = changes.map(([language, texts]) => [language, Object.fromEntries(texts ?? [])]);
    return [{ op: 'set', pointer, value: Object.fromEntries(added) }];
  }
  return changes.flatMap(([language, texts]): Edit[] => {
    const at = `${pointer}/${pointerToken(language)}`;
    const former = own(before, language);
    if (!texts) return [{ op: 'remove', pointer: at }];
    if (!isRecord(former)) return [{ op: 'set', pointer: at, value: Object.fromEntries(texts) }];
    if (Object.keys(former).every((key) => texts.get(key) === '') && ![...texts.values()].some(Boolean)) {
      return [{ op: 'remove', pointer: at }];
    }
    return [...texts].map(([key, value]) => {
      const place = `${at}/${pointerToken(key)}`;
      return value === '' ? { op: 'remove', pointer: place } : { op: 'set', pointer: place, value };
    });
  });
}

function textIn(translations: Texts | undefined, language: string, key: string): string | undefined {
  const texts = translations && own(translations, language);
  const text = isRecord(texts) ? own(texts, key) : undefined;
  return typeof text === 'string' ? text : undefined;
}
