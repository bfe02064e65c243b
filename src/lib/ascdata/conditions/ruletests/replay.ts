import type { CompareContext } from '../../dataTypeModel.js';
import type { AscElement } from '../../types.js';
import { elementsById, type Models } from '../evaluate.js';
import { explain, type ConditionExplanation } from '../explain.js';
import { Visibility } from '../visibility.js';
import type { RuleTest } from './format.js';

/** An element that is hidden or shown against the test's expectation. */
export interface WrongElement {
  readonly id: string;
  readonly expected: 'shown' | 'hidden';
  /** The conditions at fault: the unmet ones if it should be hidden, otherwise all. */
  readonly conditions: readonly ConditionExplanation[];
}

export interface TestResult {
  readonly name: string;
  readonly passed: boolean;
  readonly wrong: readonly WrongElement[];
  /** Ids in the test that the definition lacks. */
  readonly missingIds: readonly string[];
  /** Ids whose Value in `set` does not fit their DataType. */
  readonly unusableIds: readonly string[];
}

/** Runs tests of Conditions against a definition, each from the Values in it. */
export function replay(
  tests: readonly RuleTest[],
  elements: readonly AscElement[],
  models: Models,
  context: CompareContext
): TestResult[] {
  const byId = elementsById(elements);
  return tests.map(({ name, set, shown, hidden, today = context.today }) => {
    const missingIds = [...new Set([...set.keys(), ...(shown ?? []), ...(hidden ?? [])])].filter((id) => !byId.has(id));
    const unusableIds = [...set].flatMap(([id, value]) => {
      const element = byId.get(id);
      return element && models[element.DataType].read(value, element) === undefined ? [id] : [];
    });
    const on = { ...context, today };
    const visibility = new Visibility(elements, models, set, on);
    const expected = expectations(shown, hidden, [...byId.keys()]);
    const wrong = [...expected].flatMap(([id, isHidden]): WrongElement[] => {
      const element = byId.get(id);
      if (!element || visibility.isHidden(id) === isHidden) return [];
      const conditions = explain(element, byId, set, models, on);
      return isHidden
        ? [{ id, expected: 'hidden', conditions: conditions.filter(({ met }) => !met) }]
        : [{ id, expected: 'shown', conditions }];
    });
    return {
      name,
      passed: wrong.length + missingIds.length + unusableIds.length === 0,
      wrong,
      missingIds,
      unusableIds
    };
  });
}

/** By Id: whether it should be hidden. With `hidden` alone, all others should be shown. */
function expectations(
  shown: readonly string[] | undefined,
  hidden: readonly string[] | undefined,
  ids: readonly string[]
): Map<string, boolean> {
  const rest = shown === undefined && hidden !== undefined ? ids : (shown ?? []);
  return new Map([...rest.map((id) => [id, false] as const), ...(hidden ?? []).map((id) => [id, true] as const)]);
}
