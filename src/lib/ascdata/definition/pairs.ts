import { placedElements } from '../elements.js';
import type { DefinitionChange } from './changes.js';
import { readDefinition } from './reading.js';

/** Where an element has another Id, which rules and tests follow. */
export const ID = '/Id';

/** An entry of Items that goes on under another name. */
export interface RenamedEntry {
  readonly before: string;
  readonly after: string;
}

/** An element of the saved definition that goes on: under another Id, or with entries under other names. */
export interface Renamed {
  /** Its Id in the saved definition. */
  readonly from: string;
  /** Its Id now. */
  readonly to: string;
  readonly entries?: readonly RenamedEntry[];
}

/** What was renamed since a definition was saved, however often: one pair for each element. */
export type Renames = readonly Renamed[];

/** @param isSaved whether the saved definition has an element of this Id, under which nothing else was saved */
export function renamedId(renames: Renames, from: string, to: string, isSaved: boolean): Renames {
  const known = pairOf(renames, from, isSaved);
  return known ? withPair(renames, { ...known, to }) : renames;
}

/** @param savedItems of the element in the saved definition */
export function renamedEntry(
  renames: Renames,
  id: string,
  { before, after }: RenamedEntry,
  savedItems: readonly string[] | undefined
): Renames {
  const known = pairOf(renames, id, savedItems !== undefined);
  if (!known) return renames;
  const entries = known.entries ?? [];
  const led = entries.map((entry) => (entry.after === before ? { ...entry, after } : entry));
  const isFirst = savedItems?.includes(before) && !entries.some((entry) => entry.before === before);
  return withPair(renames, { ...known, entries: isFirst ? [...led, { before, after }] : led });
}

/** An entry went, and nothing takes its place. */
export function withoutRenamedEntry(renames: Renames, id: string, entry: string): Renames {
  const known = renames.find(({ to }) => to === id);
  if (!known?.entries) return renames;
  return withPair(renames, { ...known, entries: known.entries.filter(({ after }) => after !== entry) });
}

/** An element went. */
export const withoutRenamed = (renames: Renames, id: string): Renames =>
  renames.some(({ to }) => to === id) ? renames.filter(({ to }) => to !== id) : renames;

/** The Id that the saved definition has for an element. */
export const savedIdOf = (renames: Renames, id: string): string | undefined => {
  const known = renames.find(({ to }) => to === id);
  if (known) return known.from;
  return renames.some(({ from }) => from === id) ? undefined : id;
};

/** New Ids by those in the saved definition, of elements that have another one. */
export const renamedIds = (renames: Renames): ReadonlyMap<string, string> =>
  new Map(renames.filter(({ from, to }) => from !== to).map(({ from, to }) => [from, to]));

/** New Ids by those before, as changes of their elements. */
export const idChanges = (ids: ReadonlyMap<string, string>): DefinitionChange[] =>
  [...ids].map(([from, to]) => ({ id: to, at: ID, before: JSON.stringify(from), after: JSON.stringify(to) }));

/** The Ids of elements after, by those before, between two states of the same edits. */
export function idsBetween(before: Renames, after: Renames): ReadonlyMap<string, string> {
  const [was, is] = [before, after].map((renames) => renamedIds(renames));
  const saved = new Set([...was!.keys(), ...is!.keys()]);
  return new Map(
    [...saved].map((id) => [was!.get(id) ?? id, is!.get(id) ?? id] as const).filter(([from, to]) => from !== to)
  );
}

/** Those of which the saved definition has the elements and entries before, and another one those after: what really goes on there. */
export function renamesIn(saved: string, source: string, renames: Renames): Renames {
  if (renames.length === 0) return renames;
  const [olds, news] = [entriesById(saved), entriesById(source)];
  return renames.flatMap((pair) => {
    const { from, to, entries = [] } = pair;
    const [before, after] = [olds.get(from), news.get(to)];
    if (!before || !after) return [];
    const present = entries.filter((entry) => before.has(entry.before) && after.has(entry.after));
    if (present.length === entries.length) return [pair];
    if (present.length === 0) return from === to ? [] : [{ from, to }];
    return [{ from, to, entries: present }];
  });
}

function entriesById(source: string): Map<string, ReadonlySet<string>> {
  const elements = placedElements(readDefinition(source).data);
  return new Map(elements.map(({ element }) => [element.Id, new Set(element.Items)]));
}

/** Those whose elements another definition has, under no Id that is in use there. */
export function fitting(renames: Renames, has: (id: string) => boolean): Renames {
  const left = new Set(renames.map(({ from }) => from));
  return renames.filter(({ from, to }) => has(from) && (from === to || !has(to) || left.has(to)));
}

function pairOf(renames: Renames, id: string, isSaved: boolean): Renamed | undefined {
  const known = renames.find(({ to }) => to === id);
  if (known) return known;
  return isSaved && !renames.some(({ from }) => from === id) ? { from: id, to: id } : undefined;
}

function withPair(renames: Renames, { entries = [], ...pair }: Renamed): Renames {
  const others = renames.filter(({ from }) => from !== pair.from);
  const renamed = entries.filter(({ before, after }) => before !== after);
  if (pair.from === pair.to && renamed.length === 0) return others;
  return [...others, renamed.length > 0 ? { ...pair, entries: renamed } : pair];
}
