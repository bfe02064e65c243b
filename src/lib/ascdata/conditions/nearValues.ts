import type { CompareContext, RegisteredModel } from '../dataTypeModel.js';
import { onlyReading } from '../jsonReadings.js';
import type { AscElement, Operator } from '../types.js';
import { mostSimilar } from '../similarWords.js';
import { statesOn } from './domain.js';
import { meets, type ProvableCondition } from './evaluate.js';

/** Values that a condition may mean instead of the one that it names, the likeliest first. */
export interface Instead {
  readonly values: readonly unknown[];
  /** The one that it surely means: nothing else says the same. */
  readonly certain?: unknown;
  /** The first and the last Value of a whole that it names, such as a day, if the element can have others in it. */
  readonly span?: readonly [first: unknown, last: unknown];
}

/** Longer entries are not compared. */
const LONGEST = 60;
/** Most Values named for one condition. */
const MOST = 5;
/** Reading takes time with each entry of Items; beyond this many for a file, nothing is suggested. */
const MAX_READ = 100_000;

/** Of an entry, where a whole Value is read: more of them are wrong in one file than Values of conditions. */
const ENTRY_WEIGHT = 10;

/** Finds what the conditions of a file may mean whose Value is not usable, or does not occur. */
export class NearValues {
  #left = MAX_READ;
  readonly #known = new Map<string, Instead>();

  /** The Values to write instead: readings of what is there, then those that the element can have on either side of it. */
  of(ready: ProvableCondition, context: CompareContext): Instead {
    const { target, operator, expected } = ready;
    const key = JSON.stringify([target.Id, operator, expected]);
    const known = this.#known.get(key);
    if (known) return known;
    this.#left -= 10 + (target.Items?.length ?? 0);
    const found = this.#left < 0 ? { values: [] } : insteadOf(ready, context);
    this.#known.set(key, found);
    return found;
  }

  /**
   * What the author surely means by a Value, or a part of one, that the element cannot have: the only reading that is right, or
   * the entry of Items with nearly the same spelling. undefined: nothing, or more than one thing.
   * @param isWhole whether it is the Value itself
   */
  meantIn(
    written: unknown,
    element: AscElement,
    model: RegisteredModel,
    { isWhole, isRight }: { readonly isWhole: boolean; readonly isRight: (reading: unknown) => boolean }
  ): unknown {
    this.#left -= 10 + ENTRY_WEIGHT * (element.Items?.length ?? 0);
    if (this.#left < 0) return undefined;
    const { read, whole } = model.meant(written, element);
    const readings = isWhole ? whole : read;
    if (readings.some((reading) => JSON.stringify(reading) !== JSON.stringify(written) && isRight(reading))) {
      return onlyReading(readings, written, isRight);
    }
    return typeof written === 'string' ? similarItem(written, element.Items).find(isRight) : undefined;
  }
}

function insteadOf(ready: ProvableCondition, context: CompareContext): Instead {
  const { target, model, operator, expected } = ready;
  const comparable = isComparable(ready, context);
  const isOther = (value: unknown): boolean =>
    JSON.stringify(value) !== JSON.stringify(expected) && isComparable({ ...ready, expected: value }, context);
  const meant = model.meant(expected, target);
  // One that can be compared has the right JSON type.
  const isSame = (value: unknown): boolean => !comparable || typeof value === typeof expected;
  const [read, near] = [meant.read, meant.near].map((all) => all.filter((value) => isSame(value) && isOther(value)));
  const similar = typeof expected === 'string' && read!.length === 0 ? similarItem(expected, target.Items) : [];
  const values = [...read!, ...similar, ...near!, ...(comparable ? neighbours(ready, context) : [])].slice(0, MOST);
  const [certain, ...others] = read!.length > 0 ? read! : similar;
  const span = others.length === 0 ? spanOf(ready, certain, meant.last, context) : undefined;
  // Before a day is before its first moment; after it, after its last.
  if (span && operator !== '<' && operator !== '>=') {
    const ends = operator === '>' || operator === '<=' ? [...span].reverse() : span.slice(0, 1);
    return { values: [...ends, ...values.filter((value) => !span.includes(value))].slice(0, MOST), span };
  }
  return others.length > 0 || certain === undefined ? { values } : { values, certain };
}

/** From the first to the last Value of a whole; undefined if the element can have the first of them at most. */
function spanOf(
  ready: ProvableCondition,
  first: unknown,
  last: unknown,
  context: CompareContext
): readonly [unknown, unknown] | undefined {
  const { target, model } = ready;
  if (last === undefined || !model.compare.order) return undefined;
  const within = statesOn(target, model, [first, last], context).some(({ value }) => {
    const met = (operator: Operator, expected: unknown) => meets({ ...ready, operator, expected }, value, context);
    return met('>', first) === true && met('<=', last) === true;
  });
  return within ? [first, last] : undefined;
}

/** Whether any value of the target can be compared with this Value. */
export function isComparable(ready: ProvableCondition, context: CompareContext): boolean {
  const { target, model, expected } = ready;
  const stored = model.read(target.Value, target);
  if (stored !== undefined && meets(ready, stored, context) !== undefined) return true;
  const values = [...model.candidates(target, [expected], context), model.empty(target)];
  return values.some((value) => meets(ready, value, context) !== undefined);
}

/** An entry of Items spelled nearly like the Value. */
function similarItem(expected: string, items: readonly string[] | undefined): string[] {
  const item = items && expected.length <= LONGEST ? mostSimilar(expected, items) : undefined;
  return item === undefined ? [] : [item];
}

/** The Values next to one that the element cannot have; a step further in where the condition would be met always or never. */
function neighbours(ready: ProvableCondition, context: CompareContext): unknown[] {
  const { target, model, expected } = ready;
  const { order } = model.compare;
  const hasSteps = model.limits === undefined || model.limits(target).step !== undefined;
  const beside = (constant: unknown, side: -1 | 1): unknown => {
    const values = model.candidates(target, [constant], context).filter((value) => {
      const way = order!(value, constant, context);
      return way !== undefined && Math.sign(way) === side;
    });
    return side < 0 ? values.at(-1) : values[0];
  };
  const decides = (constant: unknown): boolean => {
    const condition = { ...ready, expected: constant };
    const met = statesOn(target, model, [constant], context).map(({ value }) => meets(condition, value, context));
    return met.includes(true) && met.includes(false);
  };
  if (!order) return [];
  return ([-1, 1] as const).flatMap((side) => {
    const next = beside(expected, side);
    if (next === undefined || decides(next)) return next === undefined ? [] : [next];
    const further = hasSteps ? beside(next, side) : undefined;
    return further !== undefined && decides(further) ? [further] : [];
  });
}
