import { applySplices } from '../textStyle.js';
import { conditionsOf, fieldOf } from '../conditions/evaluate.js';
import { editParsed } from '../editText.js';
import { isRecord, placedElements, valueAt } from '../elements.js';
import { pointerToken } from '../findings.js';
import { parse, type ParsedDocument } from '../parse.js';
import { stringEnd } from '../scan.js';

/** The texts of a definition, and of the tests of its rules; undefined: it has none. */
export interface DefinitionTexts {
  readonly source: string;
  readonly tests: string | undefined;
}

/** In Translations, this key is the label of the element, whatever its entries are called. */
const LABEL = 'DisplayName';

/** A text of a file that becomes another one: a value, or the key before it. */
interface Place {
  readonly offset: number;
  readonly length: number;
  readonly to: string;
}

/** Elements get other Ids, all at once, and with them the rules and tests that name them. Only the Ids change in the texts. */
export function withIds(texts: DefinitionTexts, ids: ReadonlyMap<string, string>): DefinitionTexts {
  return { source: idsInSource(texts.source, ids), tests: texts.tests && idsInTests(texts.tests, ids) };
}

function idsInSource(source: string, ids: ReadonlyMap<string, string>): string {
  const doc = parse(source);
  const named = placedElements(doc.data).flatMap(({ index, element }) => {
    const to = ids.get(element.Id);
    return to === undefined ? [] : [{ pointer: `/Elements/${index}/Id`, to }];
  });
  const conditions = conditionPlaces(doc.data).flatMap(({ pointer, condition }) => {
    const target = fieldOf(condition, 'TargetId');
    const to = typeof target === 'string' ? ids.get(target) : undefined;
    return to === undefined ? [] : [{ pointer: `${pointer}/TargetId`, to }];
  });
  return reworded(
    doc,
    [...named, ...conditions].flatMap(({ pointer, to }) => valuePlace(doc, pointer, to))
  );
}

function idsInTests(tests: string, ids: ReadonlyMap<string, string>): string {
  const doc = parse(tests);
  const places = entriesAt(doc.data, '').flatMap((_, at): Place[] => {
    const keys = doc.partsAt(`/${at}/set`).flatMap(({ key, start }) => {
      const to = ids.get(key);
      if (to === undefined) return [];
      return [{ offset: start, length: stringEnd(doc.text, start) - start, to }];
    });
    const listed = ['shown', 'hidden'].flatMap((list) =>
      entriesAt(doc.data, `/${at}/${list}`).flatMap((id, place) => {
        const to = typeof id === 'string' ? ids.get(id) : undefined;
        return to === undefined ? [] : valuePlace(doc, `/${at}/${list}/${place}`, to);
      })
    );
    return [...keys, ...listed];
  });
  return reworded(doc, places);
}

/** An entry of Items, by the number of its element in the file and its own. */
export interface EntryPlace {
  readonly index: number;
  readonly at: number;
}

/**
 * An entry gets another name, and with it the default, the rules and tests that compare with it, and its translations. Of two entries with
 * the same name only one does: everything else still means the other.
 */
export function withEntry(texts: DefinitionTexts, { index, at }: EntryPlace, to: string): DefinitionTexts {
  const doc = withoutStale(parse(texts.source), index, to);
  const found = entryIn(doc.data, { index, at });
  if (!found) return texts;
  const item = valuePlace(doc, `/Elements/${index}/Items/${at}`, to);
  if (found.isTwice) return { ...texts, source: reworded(doc, item) };
  const { id, entry } = found;
  const keys = languagesAt(doc.data, index).flatMap((language) => {
    const key = entry === LABEL ? undefined : doc.locateKey(`${language}/${pointerToken(entry)}`);
    return key ? [{ ...key, to }] : [];
  });
  const values = valuesOf(doc.data, index, id).flatMap((pointer) => textsIn(doc, pointer, entry, to));
  return { source: reworded(doc, [...item, ...keys, ...values]), tests: inTests(texts.tests, id, entry, to) };
}

/** An entry goes, with its translations. @param instead takes its place in the default, in rules and in tests; undefined: nothing does */
export function withoutEntry(texts: DefinitionTexts, place: EntryPlace, instead?: string): DefinitionTexts {
  const { index, at } = place;
  const found = entryIn(parse(texts.source).data, place);
  if (!found) return texts;
  const { id, entry, isTwice } = found;
  const moved = isTwice || instead === undefined ? texts : withValues(texts, index, id, entry, instead);
  const doc = parse(moved.source);
  const translated = isTwice || entry === LABEL ? [] : textPointers(doc.data, index, entry);
  const gone = [`/Elements/${index}/Items/${at}`, ...translated];
  return {
    ...moved,
    source: editParsed(
      doc,
      gone.map((pointer) => ({ op: 'remove', pointer }))
    )
  };
}

function withValues(texts: DefinitionTexts, index: number, id: string, from: string, to: string): DefinitionTexts {
  const doc = parse(texts.source);
  const places = valuesOf(doc.data, index, id).flatMap((pointer) => textsIn(doc, pointer, from, to));
  return { source: reworded(doc, places), tests: inTests(texts.tests, id, from, to) };
}

function inTests(tests: string | undefined, id: string, from: string, to: string): string | undefined {
  if (tests === undefined) return undefined;
  const doc = parse(tests);
  const pointers = entriesAt(doc.data, '').map((_, at) => `/${at}/set/${pointerToken(id)}`);
  return reworded(
    doc,
    pointers.flatMap((pointer) => textsIn(doc, pointer, from, to))
  );
}

interface Entry {
  /** Of its element. */
  readonly id: string;
  readonly entry: string;
  /** Whether Items has it more than once. */
  readonly isTwice: boolean;
}

function entryIn(data: unknown, { index, at }: EntryPlace): Entry | undefined {
  const items = entriesAt(data, `/Elements/${index}/Items`);
  const [id, entry] = [valueAt(data, `/Elements/${index}/Id`), items[at]];
  if (typeof id !== 'string' || typeof entry !== 'string') return undefined;
  return { id, entry, isTwice: items.filter((each) => each === entry).length > 1 };
}

/** Translations that an entry would find under its new name belong to none. */
function withoutStale(doc: ParsedDocument, index: number, to: string): ParsedDocument {
  if (to === LABEL) return doc;
  const stale = textPointers(doc.data, index, to);
  const isOther = entriesAt(doc.data, `/Elements/${index}/Items`).includes(to);
  if (isOther || stale.length === 0) return doc;
  return parse(
    editParsed(
      doc,
      stale.map((pointer) => ({ op: 'remove', pointer }))
    )
  );
}

const textPointers = (data: unknown, index: number, entry: string): string[] =>
  languagesAt(data, index)
    .map((language) => `${language}/${pointerToken(entry)}`)
    .filter((pointer) => valueAt(data, pointer) !== undefined);

function languagesAt(data: unknown, index: number): string[] {
  const pointer = `/Elements/${index}/Translations`;
  const translations = valueAt(data, pointer);
  return isRecord(translations) ? Object.keys(translations).map((tag) => `${pointer}/${pointerToken(tag)}`) : [];
}

/** Where the Values of an element are in its definition: the default, and what conditions compare it with. */
function valuesOf(data: unknown, index: number, id: string): string[] {
  const compared = conditionPlaces(data).filter(({ condition }) => fieldOf(condition, 'TargetId') === id);
  return [`/Elements/${index}/Value`, ...compared.map(({ pointer }) => `${pointer}/Value`)];
}

/** The conditions of all elements in a file, whatever these are. */
function conditionPlaces(data: unknown): { readonly pointer: string; readonly condition: unknown }[] {
  return entriesAt(data, '/Elements').flatMap((element, index) =>
    conditionsOf(element).conditions.map((condition, at) => ({
      pointer: `/Elements/${index}/Options/Conditions/${at}`,
      condition
    }))
  );
}

/** A Value that is a text, or that is a list with it. */
function textsIn(doc: ParsedDocument, pointer: string, from: string, to: string): Place[] {
  const value = valueAt(doc.data, pointer);
  if (value === from) return valuePlace(doc, pointer, to);
  if (!Array.isArray(value)) return [];
  return value.flatMap((each, at) => (each === from ? valuePlace(doc, `${pointer}/${at}`, to) : []));
}

function entriesAt(data: unknown, pointer: string): readonly unknown[] {
  const value = valueAt(data, pointer);
  return Array.isArray(value) ? value : [];
}

function valuePlace(doc: ParsedDocument, pointer: string, to: string): Place[] {
  const place = doc.locate(pointer);
  return place ? [{ offset: place.offset, length: place.length, to }] : [];
}

function reworded(doc: ParsedDocument, places: readonly Place[]): string {
  const splices = places.map(({ offset, length, to }) => ({ offset, length, content: JSON.stringify(to) }));
  return applySplices(
    doc.text,
    splices.sort((a, b) => a.offset - b.offset)
  );
}

/** Whether a test of a text names two Ids: it would mean something else if they became one. */
export function namesBoth(tests: string | undefined, one: string, other: string): boolean {
  if (tests === undefined) return false;
  return entriesAt(parse(tests).data, '').some((test) => {
    const set = valueAt(test, '/set');
    const listed = ['/shown', '/hidden'].flatMap((list) => entriesAt(test, list));
    return [one, other].every((id) => (isRecord(set) && Object.hasOwn(set, id)) || listed.includes(id));
  });
}
