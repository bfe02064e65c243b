import type { CompareContext } from '../dataTypeModel.js';
import type { AscElement, Values } from '../types.js';
import { effectiveValue } from '../effective.js';
import {
  conditionsOf,
  elementsById,
  hasConditions,
  prepareCondition,
  verdictFor,
  type BrokenCondition,
  type KnownTypes,
  type ReadyCondition
} from './evaluate.js';
import { explain, type ConditionExplanation } from './explain.js';

/** No further condition in a chain; an element without conditions. */
const NONE = -1;

/** The Ids of the elements that these Values hide, in the author's order. */
export function hiddenIds(
  elements: readonly AscElement[],
  models: KnownTypes,
  values: Values,
  context: CompareContext
): ReadonlySet<string> {
  if (!elements.some(hasConditions)) return new Set();
  return new Set(new Visibility(elements, models, values, context).hiddenIds());
}

/**
 * Which elements are hidden, kept up to date edit by edit. An update re-evaluates only the conditions on the changed
 * element, whatever the size of the form. Elements without a usable Id, and later ones with an Id already taken, are
 * not addressable and therefore left out.
 */
export class Visibility {
  readonly #byId: ReadonlyMap<string, AscElement>;
  readonly #models: KnownTypes;
  readonly #context: CompareContext;
  /** Ids by position; positions identify elements below. */
  readonly #ids: readonly string[];
  readonly #positions = new Map<string, number>();
  readonly #values = new Map<string, unknown>();
  /** Every condition of the form in one row: what it tests, whose it is, whether it is met now. */
  readonly #conditions: (ReadyCondition | BrokenCondition)[] = [];
  readonly #owners: number[] = [];
  readonly #met: boolean[] = [];
  /** Per condition the next one that tests the same element; per element the first. */
  readonly #next: number[] = [];
  readonly #first: Int32Array;
  /** Per element how many of its conditions are not met; NONE for elements without conditions. */
  readonly #unmet: Int32Array;
  #hiddenCount = 0;

  /** @param context the date `Today` refers to; when it changes, create a new Visibility */
  constructor(elements: readonly AscElement[], models: KnownTypes, values: Values, context: CompareContext) {
    this.#byId = elementsById(elements);
    this.#models = models;
    this.#context = context;
    this.#ids = [...this.#byId.keys()];
    this.#ids.forEach((id, position) => this.#positions.set(id, position));
    this.#first = new Int32Array(this.#ids.length).fill(NONE);
    this.#unmet = new Int32Array(this.#ids.length).fill(NONE);
    for (const [id, element] of this.#byId) this.#values.set(id, effectiveValue(element, values));
    let position = 0;
    for (const element of this.#byId.values()) this.#add(element, position++);
  }

  get hiddenCount(): number {
    return this.#hiddenCount;
  }

  /** Whether the element with this Id is hidden; false for an Id that does not exist. */
  isHidden(id: string): boolean {
    const position = this.#positions.get(id);
    return position !== undefined && this.#unmet[position] === 0;
  }

  /** Ids of the hidden elements, in the author's order. */
  hiddenIds(): string[] {
    return this.#ids.filter((_, position) => this.#unmet[position] === 0);
  }

  /** Applies a new Value. @returns the Ids whose visibility flipped, in the author's order; none for an unknown Id */
  update(id: string, value: unknown): string[] {
    return this.updateAll([[id, value]]);
  }

  /** Applies several new Values as one step (undo, reset): only the net difference counts as flipped. */
  updateAll(changes: Iterable<readonly [id: string, value: unknown]>): string[] {
    const wasHidden = new Map<number, boolean>();
    for (const [id, value] of changes) {
      const position = this.#positions.get(id);
      if (position === undefined) continue;
      this.#values.set(id, value);
      this.#retest(position, value, wasHidden);
    }
    const flipped = [...wasHidden].filter(([owner, before]) => (this.#unmet[owner] === 0) !== before);
    for (const [, before] of flipped) this.#hiddenCount += before ? -1 : 1;
    return flipped.sort(([a], [b]) => a - b).map(([owner]) => this.#ids[owner]!);
  }

  /** Why the element of this Id is hidden or visible, see {@link explain}. Empty for an Id that does not exist. */
  explain(id: string): ConditionExplanation[] {
    const element = this.#byId.get(id);
    return element ? explain(element, this.#byId, this.#values, this.#models, this.#context) : [];
  }

  /** Re-evaluates the conditions on one element; `wasHidden` keeps how each owner stood before the first difference. */
  #retest(target: number, value: unknown, wasHidden: Map<number, boolean>): void {
    for (let each = this.#first[target]!; each !== NONE; each = this.#next[each]!) {
      const { met } = verdictFor(this.#conditions[each]!, value, this.#context);
      if (met === this.#met[each]) continue;
      const owner = this.#owners[each]!;
      if (!wasHidden.has(owner)) wasHidden.set(owner, this.#unmet[owner] === 0);
      this.#met[each] = met;
      this.#unmet[owner]! += met ? -1 : 1;
    }
  }

  #add(element: AscElement, owner: number): void {
    const { conditions } = conditionsOf(element);
    if (conditions.length === 0) return;
    let unmet = 0;
    for (const condition of conditions) {
      const ready = prepareCondition(condition, this.#byId, this.#models);
      const number = this.#conditions.push(ready) - 1;
      const target = 'problem' in ready ? undefined : this.#positions.get(ready.target.Id);
      const raw = 'problem' in ready ? undefined : this.#values.get(ready.target.Id);
      const met = verdictFor(ready, raw, this.#context).met;
      this.#owners.push(owner);
      this.#met.push(met);
      this.#next.push(target === undefined ? NONE : this.#first[target]!);
      if (target !== undefined) this.#first[target] = number;
      if (!met) unmet += 1;
    }
    this.#unmet[owner] = unmet;
    if (unmet === 0) this.#hiddenCount += 1;
  }
}
