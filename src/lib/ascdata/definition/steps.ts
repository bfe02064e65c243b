import { editParsed, insertEntries, reorderEntries } from '../editText.js';
import { isRecord, own, valueAt } from '../elements.js';
import { pointerTokens } from '../findings.js';
import { parse, type ParsedDocument } from '../parse.js';
import { readDefinition } from './reading.js';

/** One edit of an ascData.json, as a person makes it. Elements are named by their place in `Elements`. */
export type Step =
  /** `order`: the keys of its object, as its schema has them, for a member that is new. */
  | { readonly kind: 'set'; readonly pointer: string; readonly value: unknown; readonly order?: readonly string[] }
  | { readonly kind: 'clear'; readonly pointer: string }
  /** `at`: the place it gets. */
  | { readonly kind: 'add'; readonly at: number; readonly element: object }
  /** The copy follows it, and differs only in these. */
  | { readonly kind: 'duplicate'; readonly at: number; readonly id: string; readonly name: string }
  | { readonly kind: 'move'; readonly from: number; readonly to: number }
  | { readonly kind: 'delete'; readonly at: number }
  /** Into any list of the file. */
  | { readonly kind: 'insert'; readonly list: string; readonly at: number; readonly values: readonly unknown[] }
  | { readonly kind: 'reorder'; readonly list: string; readonly from: number; readonly to: number };

const ELEMENTS = '/Elements';

/**
 * The text after a step. Only the spans that the step names change, in the indentation around them; what moves, moves as written. Setting
 * adds the object that is to hold the value if there is none, and clearing takes along an object that is left empty; what is not there is
 * not cleared.
 * @throws TypeError the text is not JSON, or has something else where an object is to be changed
 */
export function afterStep(text: string, step: Step): string {
  const doc = readDefinition(text);
  switch (step.kind) {
    case 'set':
      return set(doc, step.pointer, step.value, step.order);
    case 'clear':
      return doc.locate(step.pointer)
        ? editParsed(doc, [{ op: 'remove', pointer: outermostEmptied(doc, step.pointer) }])
        : text;
    case 'add':
      return Array.isArray(valueAt(doc.data, ELEMENTS))
        ? insertEntries(doc, ELEMENTS, step.at, [step.element])
        : editParsed(doc, [{ op: 'set', pointer: ELEMENTS, value: [step.element] }]);
    case 'duplicate':
      return duplicated(doc, step.at, { Id: step.id, DisplayName: step.name });
    case 'move':
      return reordered(doc, ELEMENTS, step);
    case 'delete':
      return editParsed(doc, [{ op: 'remove', pointer: `${ELEMENTS}/${step.at}` }]);
    case 'insert':
      return insertEntries(doc, step.list, step.at, step.values);
    case 'reorder':
      return reordered(doc, step.list, step);
  }
}

function set(doc: ParsedDocument, pointer: string, value: unknown, order?: readonly string[]): string {
  const parent = parentOf(pointer);
  if (parent === '' || isRecord(valueAt(doc.data, parent)) || doc.locate(parent)) {
    return editParsed(doc, [{ op: 'set', pointer, value }], order);
  }
  return set(doc, parent, { [pointerTokens(pointer).at(-1)!]: value });
}

/** What is left empty without the value at a pointer goes with it: its object, and what holds only that; never an entry of a list. */
function outermostEmptied(doc: ParsedDocument, pointer: string): string {
  const parent = parentOf(pointer);
  const isEmptied = parent !== '' && doc.partsAt(parent).length === 1;
  return isEmptied && isRecord(valueAt(doc.data, parentOf(parent))) ? outermostEmptied(doc, parent) : pointer;
}

/** A copy of an element behind it, as written, with other members. */
function duplicated(doc: ParsedDocument, at: number, members: Readonly<Record<string, string>>): string {
  const { text } = doc;
  const parts = doc.partsAt(ELEMENTS);
  const part = parts[at];
  if (!part) throw new TypeError(`There is no element ${at}.`);
  const before = parts[at - 1]?.end ?? doc.locate(ELEMENTS)!.offset + 1;
  const gap = /\r?\n[^\n]*$/.exec(text.slice(before, part.start))?.[0] ?? ' ';
  const copied = `${text.slice(0, part.end)},${gap}${text.slice(part.start)}`;
  const copy = own(valueAt(doc.data, ELEMENTS) as object, String(at));
  const edits = Object.entries(members).flatMap(([key, value]) =>
    isRecord(copy) && own(copy, key) !== value
      ? [{ op: 'set' as const, pointer: `${ELEMENTS}/${at + 1}/${key}`, value }]
      : []
  );
  return editParsed(parse(copied), edits);
}

/** The entry of a list at another place, as it is written. */
function reordered(
  doc: ParsedDocument,
  list: string,
  { from, to }: { readonly from: number; readonly to: number }
): string {
  const places = doc.partsAt(list).map((_, at) => at);
  places.splice(to, 0, ...places.splice(from, 1));
  return reorderEntries(doc, list, places);
}

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));
