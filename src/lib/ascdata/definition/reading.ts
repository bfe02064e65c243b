import { commonEnds } from '../alignment.js';
import { DATA_TYPES } from '../dataTypeNames.js';
import { MAX_BYTES } from '../decode.js';
import { isRecord, own, placedElements, type PlacedElement } from '../elements.js';
import { parse, type ParsedDocument } from '../parse.js';
import type { AscElement } from '../types.js';
import { PiecedDocument, pieceOf } from './pieces.js';

/** Texts that are kept: the saved one, the present one, the one before it, and one that is tried. */
const MOST_KEPT = 4;

/** A text that was read, with its elements by their text. */
interface Read {
  readonly doc: ParsedDocument;
  readonly elements: ReadonlyMap<string, unknown>;
}

/** What was read last, the latest first. */
let kept: readonly Read[] = [];
/** What was read last and is no JSON: it takes the place of none that the next one can be read from. */
let unreadable: ParsedDocument | undefined;

/**
 * The text of a definition, read: once while it is one of the last few, and of one that differs from the last only within an element,
 * that element alone. Elements that are written as in another of them are the same objects as there, so that whatever is made of them can
 * be kept by element.
 */
export function readDefinition(text: string): ParsedDocument {
  if (unreadable?.text === text) return unreadable;
  const known = kept.find(({ doc }) => doc.text === text);
  if (known) {
    if (known !== kept[0]) kept = [known, ...kept.filter((each) => each !== known)];
    return known.doc;
  }
  const read = readFrom(kept[0], text) ?? readWhole(text);
  if (read.doc.data === undefined) return (unreadable = read.doc);
  kept = [read, ...kept].slice(0, MOST_KEPT);
  return read.doc;
}

function readWhole(text: string): Read {
  const doc = parse(text);
  const list = listIn(doc.data);
  const elements = new Map<string, unknown>();
  if (list) {
    doc.partsAt('/Elements').forEach(({ start, end }, at) => {
      const written = text.slice(start, end);
      const same = elements.get(written) ?? sameElement(written);
      if (same === undefined) elements.set(written, list[at]);
      else elements.set(written, (list[at] = same));
    });
  }
  return { doc, elements };
}

/** undefined: it differs from the text before in more than one element, or is not valid. */
function readFrom(before: Read | undefined, text: string): Read | undefined {
  const list = listIn(before?.doc.data);
  if (!before || !list || text.length > MAX_BYTES) return undefined;
  const { doc, elements: known } = before;
  const [start, end] = commonEnds(doc.text, text);
  const parts = doc.partsAt('/Elements');
  const at = parts.findIndex((part) => part.start < start && doc.text.length - end < part.end);
  if (at < 0) return undefined;
  const grown = text.length - doc.text.length;
  const [from, to] = [parts[at]!.start, parts[at]!.end];
  const piece = pieceOf(text.slice(from, to + grown));
  if (!piece) return undefined;
  const element = sameElement(piece.written) ?? piece.element;
  const elements = new Map(known);
  elements.delete(doc.text.slice(from, to));
  elements.set(piece.written, element);
  const places = parts.map((part, each) =>
    each < at ? part : { start: part.start + (each === at ? 0 : grown), end: part.end + grown }
  );
  const data = { ...(doc.data as object), Elements: list.with(at, element) };
  return { doc: new PiecedDocument(text, data, places, new Map([[at, piece]])), elements };
}

/** The element that is written so in a text that is kept. */
const sameElement = (written: string): unknown =>
  kept.find(({ elements }) => elements.has(written))?.elements.get(written);

const shapes = new WeakMap<object, PlacedElement>();

/** What was placed last: the next key changes one element of it. */
let last: { readonly list: readonly unknown[]; readonly placed: readonly PlacedElement[] } | undefined;

/** The usable elements of a definition, as `placedElements` gives them; the same objects for an element at the same place. */
export function placedIn(data: unknown): readonly PlacedElement[] {
  const list = listIn(data);
  if (!list) return [];
  const placed = placedFrom(last, list) ?? placedElements(data, DATA_TYPES, placeOf);
  last = { list, placed };
  return placed;
}

function placeOf(raw: object, index: number, shape: () => AscElement): PlacedElement {
  const known = shapes.get(raw);
  if (known?.index === index) return known;
  const placed = { index, element: known?.element ?? shape() };
  shapes.set(raw, placed);
  return placed;
}

/** undefined: more than one element is another one than before, or has another Id or DataType, which decide whether others are usable. */
function placedFrom(before: typeof last, list: readonly unknown[]): readonly PlacedElement[] | undefined {
  if (before?.list.length !== list.length) return undefined;
  const at = list.findIndex((raw, each) => raw !== before.list[each]);
  if (at < 0) return before.placed;
  const [was, is] = [before.list[at], list[at]];
  if (list.some((raw, each) => each > at && raw !== before.list[each]) || !isRecord(was) || !isRecord(is)) {
    return undefined;
  }
  if (own(was, 'Id') !== own(is, 'Id') || own(was, 'DataType') !== own(is, 'DataType')) return undefined;
  const where = before.placed.findIndex(({ index }) => index === at);
  const [alone] = placedElements({ Elements: [is] }, DATA_TYPES, (raw, _, shape) => placeOf(raw, at, shape));
  return where < 0 || !alone ? before.placed : before.placed.with(where, alone);
}

function listIn(data: unknown): unknown[] | undefined {
  const list = isRecord(data) ? own(data, 'Elements') : undefined;
  return Array.isArray(list) ? list : undefined;
}
