import { afterStep } from './steps.js';
import { editParsed, reorderEntries } from '../editText.js';
import { isRecord, own } from '../elements.js';
import { pointerToken } from '../findings.js';
import { readDefinition } from './reading.js';

/** What differs at one place of two definitions: JSON before and after; undefined: nothing is there. */
export interface DefinitionChange {
  /** Id of the element; '' is the widget itself. */
  readonly id: string;
  /** JSON Pointer below the element: a member or an option; '' is the whole of an element that came or went. */
  readonly at: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** Of an element that came: the Id of the one before it; '' if it is the first. */
  readonly behind?: string | undefined;
}

/** Where the Ids of the elements that both definitions have stand in another order. */
export const ORDER = '/Elements';
const OPTIONS = '/Options';
/** The rule of an element. Changes that browsers kept when only rules could be edited are all of it. */
export const RULE = '/Options/Conditions';

/** The differences of two definitions: of the widget and of each element, what went, the order, and what came. */
export function definitionChanges(before: string, after: string): DefinitionChange[] {
  if (before === after) return [];
  const [old, now] = [partsOf(before), partsOf(after)];
  const changes: DefinitionChange[] = [];
  for (const [id, { members }] of now) {
    const before = old.get(id)?.members ?? members;
    if (before !== members) changes.push(...memberChanges(id, before, members));
  }
  for (const [id, { json }] of old) if (!now.has(id)) changes.push({ id, at: '', before: json });
  const [was, is] = hasSameIds(old, now) ? [[], []] : [idsIn(old, now), idsIn(now, old)];
  if (!isSame(was, is)) changes.push({ id: '', at: ORDER, before: JSON.stringify(was), after: JSON.stringify(is) });
  let behind = '';
  for (const [id, { json }] of now) {
    if (!old.has(id)) changes.push({ id, at: '', after: json, behind });
    behind = id;
  }
  return changes;
}

/**
 * Takes a text apart beforehand and tries a change of an element in it: comparing others with it, or with what shares its elements, then
 * takes less, and the first change no longer than the next.
 */
export function prepareChanges(text: string): void {
  const first = [...partsOf(text).values()].find(({ index }) => index !== undefined);
  if (!first) return;
  definitionChanges(text, afterStep(text, { kind: 'set', pointer: `${pointerOf(first)}/DisplayName`, value: '' }));
  // The first change is told from what was read last.
  readDefinition(text);
}

/**
 * Makes changes in another definition, where it is at these places as it was before; returns the others as `conflicts`. `mine` makes those
 * too, if their elements exist.
 */
export function changedIn(
  source: string,
  changes: readonly DefinitionChange[],
  mine = false
): { source: string; conflicts: DefinitionChange[] } {
  const conflicts: DefinitionChange[] = [];
  let made = source;
  for (const change of changes) {
    const result = withChange(made, change, mine);
    if (result === undefined) conflicts.push(change);
    else made = result;
  }
  return { source: made, conflicts };
}

/** What another definition has at the place of a change, as a change of its own: that its whole element is gone, if that is so. */
export function changeThere(source: string, { id, at, before }: DefinitionChange): DefinitionChange {
  const part = partsOf(source).get(id);
  return part ? { id, at, before, after: at === '' ? part.json : part.members.get(at) } : { id, at: '', before: '{}' };
}

/** undefined: the place is not as it was. */
function withChange(text: string, change: DefinitionChange, mine: boolean): string | undefined {
  const { id, at, before, after } = change;
  const parts = partsOf(text);
  if (id === '' && at === ORDER) return inOrder(text, parts, change);
  const part = parts.get(id);
  if (at === '') {
    if (part?.json === after) return text;
    if (after !== undefined) return part ? undefined : withElement(text, parts, change);
    return part && (mine || part.json === before)
      ? editParsed(readDefinition(text), [{ op: 'remove', pointer: pointerOf(part) }])
      : undefined;
  }
  if (!part) return undefined;
  const present = part.members.get(at);
  if (present === after) return text;
  if (present !== before && !mine) return undefined;
  const pointer = pointerOf(part) + at;
  return afterStep(
    text,
    after === undefined ? { kind: 'clear', pointer } : { kind: 'set', pointer, value: JSON.parse(after) }
  );
}

/** Behind the element that it stood behind; if that is gone, at the end. */
function withElement(text: string, parts: Parts, { after, behind = '' }: DefinitionChange): string {
  const before = behind === '' ? -1 : (parts.get(behind)?.index ?? readDefinition(text).partsAt(ORDER).length - 1);
  return afterStep(text, { kind: 'add', at: before + 1, element: JSON.parse(after!) as object });
}

function inOrder(text: string, parts: Parts, { before, after }: DefinitionChange): string | undefined {
  const [was, wanted] = [before, after].map((json) => (JSON.parse(json!) as string[]).filter((id) => parts.has(id)));
  const present = idsIn(parts, new Set(was));
  if (isSame(present, wanted!)) return text;
  if (!isSame(present, was!)) return undefined;
  const doc = readDefinition(text);
  const places = doc.partsAt(ORDER).map((_, at) => at);
  present.forEach((id, at) => (places[parts.get(id)!.index!] = parts.get(wanted![at]!)!.index!));
  return reorderEntries(doc, ORDER, places);
}

/** The Ids of the elements that `others` has, too, in the order of the file. */
const idsIn = (parts: Parts, others: { has(id: string): boolean }): string[] =>
  [...parts.keys()].filter((id) => id !== '' && others.has(id));

/** Whether both have the same elements in the same order. */
function hasSameIds(old: Parts, now: Parts): boolean {
  const ids = now.keys();
  return old.size === now.size && [...old.keys()].every((id) => id === ids.next().value);
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

interface DefinitionPart {
  /** Of an element, its place in `Elements`; undefined: it is the widget. */
  readonly index: number | undefined;
  readonly json: string;
  /** Members, and those of Options, as JSON by pointer. */
  readonly members: ReadonlyMap<string, string>;
}
type Parts = ReadonlyMap<string, DefinitionPart>;

const pointerOf = ({ index }: DefinitionPart): string => (index === undefined ? '' : `${ORDER}/${index}`);

const parted = new WeakMap<object, Parts>();

/** The widget under '', and its elements by Id, the first of each; of a text that is still read the same ones. */
function partsOf(text: string): Parts {
  const { data } = readDefinition(text);
  // Of a text that is no object, the widget has no members.
  if (!isRecord(data)) return partsIn({});
  const parts = parted.get(data) ?? partsIn(data);
  parted.set(data, parts);
  return parts;
}

function partsIn(data: Readonly<Record<string, unknown>>): Parts {
  const parts = new Map<string, DefinitionPart>();
  const { Elements: elements, ...root } = data;
  parts.set('', { index: undefined, json: '', members: membersOf(root) });
  if (!Array.isArray(elements)) return parts;
  elements.forEach((element: unknown, index) => {
    const id = isRecord(element) ? own(element, 'Id') : undefined;
    if (!isRecord(element) || typeof id !== 'string' || parts.has(id)) return;
    parts.set(id, partOf(element, index));
  });
  return parts;
}

const made = new WeakMap<object, DefinitionPart>();

/** An element that did not change is not written out again. */
function partOf(element: Readonly<Record<string, unknown>>, index: number): DefinitionPart {
  const known = made.get(element);
  if (known?.index === index) return known;
  const { json, members } = known ?? { json: JSON.stringify(element), members: membersOf(element) };
  const part = { index, json, members };
  made.set(element, part);
  return part;
}

function membersOf(object: Readonly<Record<string, unknown>>): Map<string, string> {
  const members = Object.entries(object).flatMap(([key, value]) => {
    const at = `/${pointerToken(key)}`;
    if (key !== 'Options' || !isRecord(value) || Object.keys(value).length === 0) return [[at, value] as const];
    return Object.entries(value).map(([option, each]) => [`${at}/${pointerToken(option)}`, each] as const);
  });
  return new Map(members.map(([at, value]) => [at, JSON.stringify(value)]));
}

function memberChanges(
  id: string,
  old: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>
): DefinitionChange[] {
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((at) => {
    const [before, after] = [old.get(at), now.get(at)];
    // Options that are empty, and then are not, are no change of their own.
    const isListed = at === OPTIONS && [...old.keys(), ...now.keys()].some((each) => each.startsWith(`${OPTIONS}/`));
    return before === after || (isListed && (before ?? after) === '{}') ? [] : [{ id, at, before, after }];
  });
}
