import type { AscElement } from '../ascdata/types.js';

/** A Value that is tried in the form, by the Id of its setting. */
interface Tried {
  readonly id: string;
  readonly value: unknown;
}

/**
 * Values that are tried, for a definition that changed: they stay with a setting, and with an entry, that has another name in the same place.
 * @param before the elements that they were tried with
 * @param after the elements of now
 */
export function triedAfter(
  tried: readonly Tried[],
  before: readonly AscElement[],
  after: readonly AscElement[]
): (readonly [id: string, value: unknown])[] {
  if (tried.length === 0) return [];
  const ids = renamed(
    before.map(({ Id }) => Id),
    after.map(({ Id }) => Id)
  );
  const [olds, news] = [before, after].map((elements) => new Map(elements.map((element) => [element.Id, element])));
  return tried.map(({ id, value }) => {
    const other = ids.get(id);
    const isSame = other !== undefined && olds!.get(id)?.DataType === news!.get(other)?.DataType;
    const to = isSame ? other : id;
    const entries = renamed(olds!.get(id)?.Items ?? [], news!.get(to)?.Items ?? []);
    return [to, entries.size === 0 ? value : withNames(value, entries)];
  });
}

/** Of names in a list that has as many after: what stands where one went. */
function renamed(before: readonly string[], after: readonly string[]): ReadonlyMap<string, string> {
  if (before.length !== after.length || before.every((name, at) => name === after[at])) return new Map();
  const [olds, news] = [new Set(before), new Set(after)];
  return new Map(
    before.map((name, at) => [name, after[at]!] as const).filter(([from, to]) => !news.has(from) && !olds.has(to))
  );
}

function withNames(value: unknown, names: ReadonlyMap<unknown, string>): unknown {
  return Array.isArray(value) ? value.map((each) => names.get(each) ?? each) : (names.get(value) ?? value);
}
