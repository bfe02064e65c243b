import { commonEnds } from './alignment.js';
import { isRecord, own, valueAt } from './elements.js';
import { pointerToken, pointerTokens, type Fix } from './findings.js';
import { parse, type ParsedDocument } from './parse.js';
import {
  applySplices,
  isFilled,
  isOnOwnLine,
  indentAt,
  render,
  styleOf,
  type Splice,
  type Style
} from './textStyle.js';
import { containerSplices, type PartChanges } from './containerSplices.js';

export type Edit = Fix['edits'][number];

/**
 * Makes edits in the text of an ascData.json. All pointers refer to the original text. Only what is set or removed changes, down to
 * the single members and entries in which a set value differs from the one in the text; every other byte stays as it is. Edits inside
 * something set or removed are dropped.
 * @throws TypeError the text is not JSON, or has an object with the same key twice, or an object to add to is missing
 */
export function editText(text: string, edits: readonly Edit[]): string {
  const doc = parse(text);
  if (doc.findings.some(({ code }) => code === 'duplicate-key')) {
    throw new TypeError('An object of the text has the same key twice.');
  }
  return editParsed(doc, edits);
}

/**
 * As {@link editText}, for a text that was parsed already and may have an object with the same key twice: the last one counts, as
 * everywhere, and removing it removes all.
 * @param order keys as a schema orders them: a new member goes before those of its object that come later; undefined: at the end
 * @throws TypeError the text is not JSON, or an object to add to is missing
 */
export function editParsed(doc: ParsedDocument, edits: readonly Edit[], order?: readonly string[]): string {
  const plan = new Plan(doc, order);
  for (const edit of outermost(edits)) {
    if (edit.op === 'set') plan.set(edit.pointer, edit.value);
    else if (doc.locate(edit.pointer)) plan.remove(edit.pointer);
  }
  return applySplices(doc.text, plan.splices());
}

/** Puts entries into an array, before the one that has this number now; they are written as their neighbours are. */
export function insertEntries(doc: ParsedDocument, array: string, at: number, values: readonly unknown[]): string {
  const plan = new Plan(doc);
  for (const value of values) plan.insert(array, at, value);
  return applySplices(doc.text, plan.splices());
}

/** The entries of an array in another order, each as it is written: `places` holds the present number of each. */
export function reorderEntries(doc: ParsedDocument, array: string, places: readonly number[]): string {
  const parts = doc.partsAt(array);
  const moved = parts.flatMap(({ start, end }, at) => {
    const from = parts[places[at] ?? at]!;
    return from.start === start
      ? []
      : [{ offset: start, length: end - start, content: doc.text.slice(from.start, from.end) }];
  });
  return applySplices(doc.text, moved);
}

/** Without edits inside what another edit sets or removes as a whole. */
function outermost(edits: readonly Edit[]): Edit[] {
  const pointers = new Set(edits.map(({ pointer }) => pointer));
  return edits.filter(({ pointer }) => {
    for (let at = pointer; at !== '';) {
      at = at.slice(0, at.lastIndexOf('/'));
      if (pointers.has(at)) return false;
    }
    return true;
  });
}

/** Collects what changes, by object or array. */
class Plan {
  readonly #style: Style;
  readonly #replaced: Splice[] = [];
  readonly #containers = new Map<string, PartChanges>();

  /** @throws TypeError the text is not JSON */
  constructor(
    private readonly doc: ParsedDocument,
    private readonly order: readonly string[] = []
  ) {
    if (doc.data === undefined) throw new TypeError('The text is not valid JSON.');
    this.#style = styleOf(doc.text);
  }

  set(pointer: string, value: unknown): void {
    const place = this.doc.locate(pointer);
    if (!place) return this.#add(pointer, value);
    const old = valueAt(this.doc.data, pointer);
    if (JSON.stringify(old) === JSON.stringify(value)) return;
    if (Array.isArray(old) && Array.isArray(value)) this.#setEntries(pointer, old, value);
    else if (isRecord(old) && isRecord(value) && keepsOrder(old, value)) this.#setMembers(pointer, old, value);
    else this.#replace(pointer, old, value);
  }

  remove(pointer: string): void {
    this.#changesIn(parentOf(pointer)).removed.add(keyOf(pointer));
  }

  insert(array: string, at: number, value: unknown): void {
    const changes = this.#changesIn(array);
    changes.before = at;
    changes.added.push({ value });
  }

  /** In the order of the text. */
  splices(): Splice[] {
    const inContainers = [...this.#containers].flatMap(([pointer, changes]) =>
      containerSplices(this.doc, pointer, changes, this.#style)
    );
    return [...this.#replaced, ...inContainers].sort((a, b) => a.offset - b.offset);
  }

  #add(pointer: string, value: unknown): void {
    const parent = parentOf(pointer);
    if (!isRecord(valueAt(this.doc.data, parent))) throw new TypeError(`There is no object at ${parent}.`);
    const key = keyOf(pointer);
    const changes = this.#changesIn(parent);
    changes.added.push({ key, value });
    const later = this.order.slice(this.order.indexOf(key) + 1);
    const at = this.order.includes(key) ? this.doc.partsAt(parent).findIndex((part) => later.includes(part.key)) : -1;
    if (at >= 0) changes.before = at;
  }

  #replace(pointer: string, old: unknown, value: unknown): void {
    const { text } = this.doc;
    const { offset, length } = this.doc.locate(pointer)!;
    const isBlock = isFilled(old)
      ? text.slice(offset, offset + length).includes('\n')
      : isOnOwnLine(text, this.doc.locateKey(pointer)?.offset ?? offset);
    this.#replaced.push({ offset, length, content: render(value, this.#style, isBlock, indentAt(text, offset)) });
  }

  #setMembers(pointer: string, old: Readonly<Record<string, unknown>>, value: Readonly<Record<string, unknown>>): void {
    for (const key of Object.keys(old)) {
      if (!Object.hasOwn(value, key)) this.remove(`${pointer}/${pointerToken(key)}`);
    }
    for (const [key, member] of Object.entries(value)) this.set(`${pointer}/${pointerToken(key)}`, member);
  }

  /** Entries that are equal at the start and at the end stay; of those between, the first are set in place. */
  #setEntries(pointer: string, old: readonly unknown[], value: readonly unknown[]): void {
    const [was, is] = [old, value].map((entries) => entries.map((entry) => JSON.stringify(entry))) as [
      string[],
      string[]
    ];
    const [start, end] = commonEnds(was, is);
    const inPlace = Math.min(was.length, is.length) - end;
    for (let at = start; at < inPlace; at += 1) this.set(`${pointer}/${at}`, value[at]);
    for (let at = inPlace; at < was.length - end; at += 1) this.remove(`${pointer}/${at}`);
    if (is.length - end === inPlace) return;
    const changes = this.#changesIn(pointer);
    changes.before = inPlace;
    for (const entry of value.slice(inPlace, is.length - end)) changes.added.push({ value: entry });
  }

  #changesIn(pointer: string): PartChanges {
    const known = this.#containers.get(pointer) ?? { removed: new Set(), added: [] };
    this.#containers.set(pointer, known);
    return known;
  }
}

/** Whether the new object is the old one without some members and with others at its end. */
function keepsOrder(old: Readonly<Record<string, unknown>>, value: Readonly<Record<string, unknown>>): boolean {
  const kept = Object.keys(old).filter((key) => Object.hasOwn(value, key));
  const added = Object.keys(value).filter((key) => !Object.hasOwn(old, key));
  // An object itself decides where a key such as "1" comes.
  const inText = Object.keys(Object.fromEntries([...kept, ...added].map((key) => [key, 0])));
  return Object.keys(value).every((key, at) => key === inText[at]);
}

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

const keyOf = (pointer: string): string => pointerTokens(pointer).at(-1)!;

/** The same edits on the data of such a text; untouched parts are shared. */
export function editData(data: unknown, edits: readonly Edit[]): unknown {
  return outermost(edits)
    .map((edit) => ({ edit, path: pointerTokens(edit.pointer) }))
    .sort((a, b) => b.path.length - a.path.length || placeIn(b) - placeIn(a))
    .reduce((all, { edit, path }) => edited(all, path, edit), data);
}

/**
 * Inner edits come before outer ones, and later entries of an array are removed before earlier ones, last of all, so that
 * pointers stay valid.
 */
function placeIn({ edit, path }: { edit: Edit; path: readonly string[] }): number {
  return edit.op === 'set' ? Number.MAX_SAFE_INTEGER : Number(path.at(-1)) || 0;
}

function edited(data: unknown, [key, ...rest]: readonly string[], edit: Edit): unknown {
  if (key === undefined) return edit.op === 'set' ? edit.value : undefined;
  const isLeaving = rest.length === 0 && edit.op === 'remove';
  if (Array.isArray(data)) {
    return isLeaving ? data.toSpliced(Number(key), 1) : data.with(Number(key), edited(data[Number(key)], rest, edit));
  }
  if (!isRecord(data)) return data;
  const members = Object.entries(data).filter(([name]) => !isLeaving || name !== key);
  if (isLeaving) return Object.fromEntries(members);
  const value = edited(own(data, key), rest, edit);
  const isNew = !Object.hasOwn(data, key);
  return Object.fromEntries(
    isNew ? [...members, [key, value]] : members.map(([name, old]) => [name, name === key ? value : old])
  );
}
