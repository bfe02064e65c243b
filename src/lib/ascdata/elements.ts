import { DATA_TYPES } from './dataTypeNames.js';
import { pointerTokens } from './findings.js';
import { withoutByteOrderMark } from './sourceText.js';
import type { AscElement, DataTypeName, LanguageTexts } from './types.js';

/** An element that can be shown and edited, with its place in `Elements`. */
export interface PlacedElement {
  readonly index: number;
  readonly element: AscElement;
}

/** A table of the known DataTypes: models if loaded, otherwise names. */
export type KnownDataTypes = Readonly<Partial<Record<DataTypeName, unknown>>>;

/** An Id written as a number of at least 16 digits. In a text, its first quotation mark would follow a backslash. */
const LONG_ID = /((?<!\\)"Id"\s*:\s*)(-?\d{16,})(?=\s*[,}])/g;

/**
 * The content of an ascData.json, or of other JSON, that is known to be valid. A byte order mark is tolerated. The Id of an object that no
 * number holds exactly is given as the text of its digits, so that nobody is shown another Id. Throws SyntaxError.
 */
export function dataOf(text: string): unknown {
  return exactIds(withoutByteOrderMark(text), 'file');
}

/** As `dataOf`, of a part of the content. @param place what it is: elements have Ids of their own; undefined: anything else */
export function exactIds(json: string, place: 'file' | 'elements' | 'element' | undefined): unknown {
  const data: unknown = JSON.parse(json);
  const exact = json.replace(LONG_ID, (whole, key: string, digits: string) =>
    Number.isSafeInteger(Number(digits)) ? whole : `${key}"${digits}"`
  );
  if (exact === json) return data;
  const mended: unknown = JSON.parse(exact);
  if (place === 'file') return withOwnIds(mended, data);
  if (place === 'elements') withOwnIds({ Elements: mended }, { Elements: data });
  if (place === 'element') withOwnIds({ Elements: [mended] }, { Elements: [data] });
  return mended;
}

/** Elements have Ids, too, which are texts in the first place: one that is a number stays one. */
function withOwnIds(exact: unknown, data: unknown): unknown {
  const [mended, plain] = [exact, data].map((each) => (isRecord(each) ? own(each, 'Elements') : undefined));
  if (!Array.isArray(mended) || !Array.isArray(plain)) return exact;
  mended.forEach((element: unknown, index) => {
    const was: unknown = plain[index];
    if (isRecord(element) && isRecord(was) && Object.hasOwn(was, 'Id')) element.Id = was.Id;
  });
  return exact;
}

/**
 * The usable elements of a file, in its order: objects with a non-empty Id and a known DataType; of duplicate Ids the first.
 * Parts without the shape that `AscElement` promises (Items that is not an array, a Translation that is not a text …) are left
 * out of the result, so that nothing behind this function meets them; `check` reports them. The content of Options, Conditions
 * included, is passed on unchanged. The input is not changed.
 */
export function elementsOf(data: unknown, known: KnownDataTypes = DATA_TYPES): AscElement[] {
  return placedElements(data, known).map((placed) => placed.element);
}

/** As `elementsOf`, with the index each element has in the file. @param place for who knows the shape of some objects already */
export function placedElements(
  data: unknown,
  known: KnownDataTypes = DATA_TYPES,
  place: (raw: object, index: number, shape: () => AscElement) => PlacedElement = (_raw, index, shape) => ({
    index,
    element: shape()
  })
): PlacedElement[] {
  const list = isRecord(data) ? own(data, 'Elements') : undefined;
  if (!Array.isArray(list)) return [];
  const seen = new Set<string>();
  const result: PlacedElement[] = [];
  list.forEach((raw: unknown, index) => {
    const id = isRecord(raw) ? own(raw, 'Id') : undefined;
    if (!isRecord(raw) || typeof id !== 'string' || id === '' || seen.has(id)) return;
    const type = own(raw, 'DataType');
    if (typeof type !== 'string' || !Object.hasOwn(known, type)) return;
    seen.add(id);
    result.push(place(raw, index, () => shaped(raw, id)));
  });
  return result;
}

/** Own property of untrusted data; the prototype's do not count. */
export function own(object: object, key: string): unknown {
  return Object.hasOwn(object, key) ? (object as Record<string, unknown>)[key] : undefined;
}

/** A value of untrusted data as text: what is no text, as JSON. `String` throws where `toString` is a member, and it is no function. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));

/** The value at a JSON Pointer. */
export function valueAt(data: unknown, pointer: string): unknown {
  return pointerTokens(pointer).reduce<unknown>(
    (value, token) => (typeof value === 'object' && value !== null ? own(value, token) : undefined),
    data
  );
}

/** What JSON calls it. */
export function jsonType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shaped(raw: Record<string, unknown>, id: string): AscElement {
  const element = { ...raw } as AscElement;
  const options = own(raw, 'Options');
  if (typeof own(raw, 'DisplayName') !== 'string') element.DisplayName = id;
  keep(element, 'Items', textList(own(raw, 'Items')));
  keep(element, 'Options', isRecord(options) ? options : undefined);
  keep(element, 'Translations', translations(own(raw, 'Translations')));
  return element;
}

function keep<K extends 'Items' | 'Options' | 'Translations'>(element: AscElement, key: K, value: AscElement[K]): void {
  if (value === undefined) delete element[key];
  else element[key] = value;
}

function textList(raw: unknown): string[] | undefined {
  return Array.isArray(raw) ? raw.filter((entry): entry is string => typeof entry === 'string') : undefined;
}

function translations(raw: unknown): AscElement['Translations'] {
  if (!isRecord(raw)) return undefined;
  const languages = Object.entries(raw).filter((entry): entry is [string, Record<string, unknown>] =>
    isRecord(entry[1])
  );
  return Object.fromEntries(languages.map(([language, texts]) => [language, textMap(texts)]));
}

function textMap(raw: Record<string, unknown>): LanguageTexts {
  return Object.fromEntries(
    Object.entries(raw).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  );
}
