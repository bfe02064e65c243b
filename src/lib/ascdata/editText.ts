import { isRecord, own, valueAt } from './elements.js';
import { pointerToken, pointerTokens, type Fix } from './findings.js';
import { parse, type ParsedDocument } from './parse.js';
import { indentAt, isFilled, memberText, render, applySplices, styleOf, type Splice, type Style } from './textStyle.js';

export type Edit = Fix['edits'][number];

/** An object or array of the text, with its removals and additions. */
interface Changes {
  readonly removed: Set<string>;
  readonly added: Map<string, unknown>;
}

/** A member of an object or entry of an array in the text, its key included. */
interface Span {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Makes edits in the text of an ascData.json. All pointers refer to the original text. Only what is set or removed changes;
 * every other byte stays as it is (`replaceValues` for Values). Edits inside something set or removed are dropped.
 * @throws TypeError the text is not JSON, or has an object with the same key twice, or an object to add to is missing
 */
export function editText(text: string, edits: readonly Edit[]): string {
  const doc = parse(text);
  if (doc.data === undefined) throw new TypeError('The text is not valid JSON.');
  if (doc.findings.length > 0) throw new TypeError('An object of the text has the same key twice.');
  const style = styleOf(text);
  const changes = new Map<string, Changes>();
  const splices: Splice[] = [];
  for (const edit of outermost(edits)) {
    const place = doc.locate(edit.pointer);
    if (edit.op === 'set' && place) splices.push(...replaced(doc, edit.pointer, edit.value, style));
    else if (edit.op === 'set' || place) note(edit, changes);
  }
  for (const [pointer, change] of changes) splices.push(...changed(doc, pointer, change, style));
  return applySplices(
    text,
    splices.sort((a, b) => a.offset - b.offset)
  );
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

function note(edit: Edit, changes: Map<string, Changes>): void {
  const parent = edit.pointer.slice(0, edit.pointer.lastIndexOf('/'));
  const change = changes.get(parent) ?? { removed: new Set(), added: new Map() };
  changes.set(parent, change);
  const key = pointerTokens(edit.pointer).at(-1)!;
  if (edit.op === 'set') change.added.set(key, edit.value);
  else change.removed.add(key);
}

function replaced(doc: ParsedDocument, pointer: string, value: unknown, style: Style): Splice[] {
  const { offset, length } = doc.locate(pointer)!;
  const old = doc.text.slice(offset, offset + length);
  if (JSON.stringify(JSON.parse(old)) === JSON.stringify(value)) return [];
  const block = isFilled(value) && old.includes('\n');
  return [{ offset, length, content: render(value, style, block, indentAt(doc.text, offset)) }];
}

function changed(doc: ParsedDocument, pointer: string, { removed, added }: Changes, style: Style): Splice[] {
  const whole = doc.locate(pointer);
  const container = valueAt(doc.data, pointer);
  if (!whole || (added.size > 0 && !isRecord(container))) throw new TypeError(`There is no object at ${pointer}.`);
  const spans = spansIn(doc, pointer, container);
  const block = doc.text.slice(whole.offset, whole.offset + whole.length).includes('\n');
  const indent = spans[0] ? indentAt(doc.text, spans[0].start) : '';
  const members = [...added].map(([key, value]) => memberText(key, value, style, block, indent));
  const lastKept = spans.findLastIndex(({ key }) => !removed.has(key));
  if (lastKept < 0) return [emptied(doc.text, whole, spans, members)];
  const gone = spans.slice(0, lastKept).flatMap(({ key, start }, at) => {
    // With its comma and the white space up to the next one, so that the whole line is removed.
    return removed.has(key) ? [{ offset: start, length: spans[at + 1]!.start - start, content: '' }] : [];
  });
  const { end } = spans[lastKept]!;
  const rest = { offset: end, length: spans.at(-1)!.end - end, content: members.map((each) => `,${each}`).join('') };
  return [...gone, rest];
}

/** The edit of an object or array that keeps nothing: only additions remain between its brackets. */
function emptied(
  text: string,
  { offset, length }: { offset: number; length: number },
  spans: readonly Span[],
  members: readonly string[]
): Splice {
  const [inside, end] = [offset + 1, offset + length - 1];
  if (members.length === 0) return { offset: inside, length: end - inside, content: '' };
  const tail = spans.length === 0 ? '' : text.slice(spans.at(-1)!.end, end);
  return { offset: inside, length: end - inside, content: members.join(',') + tail };
}

/** In the order of the text, which differs from an object's key order for numeric keys. */
function spansIn(doc: ParsedDocument, pointer: string, container: unknown): Span[] {
  if (typeof container !== 'object' || container === null) return [];
  const spans = Object.keys(container).map((key) => {
    const at = `${pointer}/${pointerToken(key)}`;
    const { offset, length } = doc.locate(at)!;
    return { key, start: doc.locateKey(at)?.offset ?? offset, end: offset + length };
  });
  return spans.sort((a, b) => a.start - b.start);
}

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
