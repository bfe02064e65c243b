import { conditionsOf, fieldOf } from '../../ascdata/conditions/evaluate.js';
import { suiteIn } from '../../ascdata/conditions/ruletests/suite.js';
import { isOrHas } from '../../ascdata/definition/uses.js';
import type { AscElement } from '../../ascdata/types.js';

/** What names the entries of a setting, besides its texts. */
export interface EntryUse {
  /** By entry: how many conditions compare with it. */
  readonly rules: ReadonlyMap<unknown, number>;
  /** By entry: how many tests set it. */
  readonly tests: ReadonlyMap<unknown, number>;
}

/** Counts once for all entries of a setting. @param tests conditions.tests.json; undefined: none */
export function entryUse(elements: readonly AscElement[], tests: string | undefined, id: string): EntryUse {
  const compared = elements.flatMap((each) =>
    conditionsOf(each).conditions.flatMap((condition) =>
      fieldOf(condition, 'TargetId') === id ? [fieldOf(condition, 'Value')] : []
    )
  );
  return { rules: counted(compared), tests: counted(suiteIn(tests).tests.map(({ set }) => set.get(id))) };
}

function counted(values: readonly unknown[]): ReadonlyMap<unknown, number> {
  const counts = new Map<unknown, number>();
  for (const value of values) {
    for (const each of new Set<unknown>(Array.isArray(value) ? value : [value])) {
      counts.set(each, (counts.get(each) ?? 0) + 1);
    }
  }
  return counts;
}

/** What decides whether an entry asks before it is renamed or deleted. */
interface Asking {
  readonly element: AscElement;
  readonly use: EntryUse;
  /** Whether the package has it. */
  readonly isSaved: boolean;
  /** How many widgets have it as their Value; undefined: not known. */
  readonly stored: number | undefined;
}

/**
 * Whether something uses an entry: its rename says what goes along, its deletion asks which takes its place. The default goes along with a
 * new name without a word, as stored Values do of which nobody knows yet.
 */
export function asksAbout(entry: string, { element, use, isSaved, stored }: Asking, isDeleted: boolean): boolean {
  const { Items = [], Value } = element;
  // Everything still means the other one.
  if (Items.indexOf(entry) !== Items.lastIndexOf(entry)) return false;
  const isDefault = isDeleted && isOrHas(Value, entry);
  const isStored = isSaved && (isDeleted ? stored !== 0 : stored !== undefined && stored > 0);
  return isDefault || isStored || use.rules.has(entry) || use.tests.has(entry);
}
