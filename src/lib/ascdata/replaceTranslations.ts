import { isRecord, own, placedElements } from './elements.js';
import { pointerToken } from './findings.js';
import { parse, type ParsedDocument } from './parse.js';
import { addedMember, replacedMember } from './replace.js';
import { applySplices, styleOf, type Splice, type Style } from './textStyle.js';

/** New texts of an element: by language, by key of its `Translations`. An empty text removes the current one. */
export type NewTexts = ReadonlyMap<string, ReadonlyMap<string, string>>;

type Texts = Record<string, unknown>;

/**
 * Puts translations into the text of an ascData.json. Only differences change, every other byte stays as it is: a single text
 * if the file already has it, otherwise the Translations of its element.
 * @param byElement by Id; unknown Ids are ignored
 * @param without languages to remove everywhere
 * @throws TypeError if the text is not JSON
 */
export function replaceTranslations(
  text: string,
  byElement: ReadonlyMap<string, NewTexts>,
  without: ReadonlySet<string> = new Set()
): string {
  const parsed = parse(text);
  if (parsed.data === undefined) throw new TypeError('The text is not valid JSON.');
  const style = styleOf(text);
  const edits = placedElements(parsed.data).flatMap(({ index, element }) => {
    const raw = own((own(parsed.data as object, 'Elements') as unknown[])[index] as object, 'Translations');
    const before = isRecord(raw) ? raw : undefined;
    const changes = changesOf(before, byElement.get(element.Id) ?? new Map(), without);
    return changes.length === 0 ? [] : editsOf(parsed, `/Elements/${index}`, before, changes, style);
  });
  return applySplices(text, edits);
}

interface TextChange {
  readonly language: string;
  /** undefined: removes the whole language. */
  readonly key: string | undefined;
  readonly text: string;
}

function changesOf(before: Texts | undefined, texts: NewTexts, without: ReadonlySet<string>): TextChange[] {
  const gone = Object.keys(before ?? {}).filter((language) => without.has(language));
  const changes: TextChange[] = gone.map((language) => ({ language, key: undefined, text: '' }));
  for (const [language, byKey] of texts) {
    if (without.has(language)) continue;
    for (const [key, text] of byKey) {
      if ((textIn(before, language, key) ?? '') !== text) changes.push({ language, key, text });
    }
  }
  return changes;
}

function editsOf(
  doc: ParsedDocument,
  element: string,
  before: Texts | undefined,
  changes: readonly TextChange[],
  style: Style
): Splice[] {
  const inPlace = changes.map((change) => textSplice(doc, element, before, change));
  if (inPlace.every((splice) => splice !== undefined)) return inPlace.sort((a, b) => a.offset - b.offset);
  const after = withChanges(before ?? {}, changes);
  const edit = before
    ? replacedMember(doc, element, 'Translations', { old: before, value: after }, style)
    : addedMember(doc, element, 'Translations', after, style);
  return edit ? [edit] : [];
}

/** The edit for a replaced text. */
function textSplice(
  doc: ParsedDocument,
  element: string,
  before: Texts | undefined,
  { language, key, text }: TextChange
): Splice | undefined {
  if (key === undefined || text === '' || textIn(before, language, key) === undefined) return undefined;
  const place = doc.locate(`${element}/Translations/${pointerToken(language)}/${pointerToken(key)}`);
  return place && { offset: place.offset, length: place.length, content: JSON.stringify(text) };
}

/** In the former order, new ones at the end. A language without a text is left out. */
function withChanges(before: Texts, changes: readonly TextChange[]): Texts {
  const after = copyOf(before);
  for (const { language, key, text } of changes) {
    const former = own(after, language);
    const texts = copyOf(isRecord(former) ? former : {});
    if (key !== undefined && text !== '') texts[key] = text;
    else if (key !== undefined) delete texts[key];
    if (key === undefined || Object.keys(texts).length === 0) delete after[language];
    else after[language] = texts;
  }
  return after;
}

function textIn(translations: Texts | undefined, language: string, key: string): string | undefined {
  const texts = translations && own(translations, language);
  const text = isRecord(texts) ? own(texts, key) : undefined;
  return typeof text === 'string' ? text : undefined;
}

/** Without a prototype, so that keys such as `__proto__` are plain ones. */
function copyOf(record: Texts): Texts {
  return Object.assign(Object.create(null) as Texts, record);
}
