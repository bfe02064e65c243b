import { evaluateCondition, hasConditions, isHidden } from '../../src/lib/ascdata/conditions/evaluate.js';
import { hasErrors } from '../../src/lib/ascdata/findings.js';
import type { Condition } from '../../src/lib/ascdata/types.js';
import { registry } from '../../src/lib/datatypes/registry.js';
import { context, type Form } from './forms.js';

/** A state of a form: its Values, by Id, and what they hide. */
export interface ReachedState {
  readonly values: ReadonlyMap<string, unknown>;
  readonly hidden: ReadonlySet<string>;
  /** The fewest edits that lead there. */
  readonly edits: number;
}

/** Every state that edits of one shown setting after the other lead to, by trying all of them. */
export function reachedStates({ elements, byId, kinds }: Form): ReachedState[] {
  const stateOf = (values: Map<string, unknown>, edits: number): ReachedState => ({
    ...{ values, edits },
    hidden: new Set(elements.filter((each) => isHidden(each, byId, values, registry, context)).map(({ Id }) => Id))
  });
  const key = ({ values }: ReachedState): string => JSON.stringify([...values]);
  const start = stateOf(new Map(elements.map(({ Id, Value }) => [Id, Value])), 0);
  const found = new Map([[key(start), start]]);
  // A Map visits what is added on the way.
  for (const [, { values, hidden, edits }] of found) {
    elements.forEach(({ Id }, index) => {
      if (hidden.has(Id)) return;
      for (const value of kinds[index]!.values) {
        const next = stateOf(new Map([...values, [Id, value]]), edits + 1);
        if (!found.has(key(next))) found.set(key(next), next);
      }
    });
  }
  return [...found.values()];
}

/**
 * The Values that each setting can have: those of a setting that nothing can show are its own, and one that nothing hides has none
 * that cannot be saved.
 */
export function reachedValues({ elements, byId, kinds }: Form): { entered: unknown[]; all: unknown[] }[] {
  const enterable = elements.map((element, index) =>
    kinds[index]!.values.filter(
      (value) => hasConditions(element) || !hasErrors(registry[element.DataType].check(value, element, context))
    )
  );
  const isMet = (condition: Condition, value: unknown): boolean =>
    evaluateCondition(condition, byId, new Map([[condition.TargetId, value]]), registry, context).met;
  const start = new Map(elements.map(({ Id, Value }) => [Id, Value]));
  const shown = new Set(elements.filter((each) => !isHidden(each, byId, start, registry, context)).map(({ Id }) => Id));
  for (let before = -1; before < shown.size;) {
    before = shown.size;
    for (const element of elements) {
      const conditions = element.Options?.Conditions ?? [];
      const isShown = elements.some(({ Id }, index) => {
        const own = conditions.filter((each: Condition | null) => each?.TargetId === Id);
        return shown.has(Id) && enterable[index]!.some((value) => own.some((each) => !isMet(each, value)));
      });
      if (isShown) shown.add(element.Id);
    }
  }
  return elements.map(({ Id, Value }, index) => {
    const entered = shown.has(Id) ? enterable[index]! : [];
    return { entered, all: [...entered, Value] };
  });
}

/** Whether settings hide each other in a circle, or some setting starts with a Value that cannot be entered again. */
export function isTangled({ elements, kinds }: Form): boolean {
  const targets = (id: string): string[] =>
    (elements.find((each) => each.Id === id)?.Options?.Conditions ?? []).map(({ TargetId }) => TargetId);
  const isInCircle = (id: string): boolean => {
    const seen = new Set(targets(id));
    for (const each of seen) for (const next of targets(each)) seen.add(next);
    return seen.has(id);
  };
  const isLeftOver = elements.some(
    ({ Value }, index) => !kinds[index]!.values.some((value) => JSON.stringify(value) === JSON.stringify(Value))
  );
  return isLeftOver || elements.some(({ Id }) => isInCircle(Id));
}
