import { conditionsOf, fieldOf, prepareCondition, verdictFor, type KnownTypes } from '../conditions/evaluate.js';
import type { RuleTest } from '../conditions/ruletests/format.js';
import { suiteIn } from '../conditions/ruletests/suite.js';
import type { CompareContext } from '../dataTypeModel.js';
import { asText, own } from '../elements.js';
import type { AscElement } from '../types.js';

/** The rule of an element that reads another one. */
export interface RuleUse {
  /** Id of the element that has the rule. */
  readonly id: string;
  /** How many of its conditions do. */
  readonly count: number;
}

/** What in a definition and its tests names a setting, or an entry of it. */
export interface Uses {
  readonly rules: readonly RuleUse[];
  /** Names of tests. */
  readonly tests: readonly string[];
  /** Languages in which it has texts. */
  readonly languages: readonly string[];
}

/** Conditions and tests that name one of some Ids; the elements themselves may be gone. */
export function usesOfIds(elements: readonly AscElement[], tests: string | undefined, ids: ReadonlySet<string>): Uses {
  const own = elements.filter(({ Id }) => ids.has(Id));
  return {
    rules: elements
      .filter((element) => targetsOf(element).some((id) => ids.has(id as string)))
      .map((element) => ({
        id: element.Id,
        count: targetsOf(element).filter((id) => ids.has(id as string)).length
      })),
    tests: suiteIn(tests)
      .tests.filter((test) => idsIn(test).some((id) => ids.has(id)))
      .map(({ name }) => name),
    languages: [...new Set(own.flatMap(({ Translations = {} }) => Object.keys(Translations)))]
  };
}

/** The Ids that conditions and tests name, whether an element has them or not. */
export function namedIds(elements: readonly AscElement[], tests: string | undefined): Set<string> {
  const targets = elements.flatMap(targetsOf);
  return new Set([...targets.filter((id) => typeof id === 'string'), ...suiteIn(tests).tests.flatMap(idsIn)]);
}

const targets = new WeakMap<AscElement, readonly unknown[]>();

/** What the conditions of an element name, looked for once: each edit asks all elements. */
function targetsOf(element: AscElement): readonly unknown[] {
  const known = targets.get(element);
  if (known) return known;
  const found = conditionsOf(element).conditions.map((condition) => fieldOf(condition, 'TargetId'));
  targets.set(element, found);
  return found;
}

/** The Ids that a test names. */
const idsIn = ({ set, shown = [], hidden = [] }: RuleTest): string[] => [...set.keys(), ...shown, ...hidden];

/** Conditions and tests that compare a setting with one of its entries, and the languages that translate it. */
export function usesOfEntry(
  elements: readonly AscElement[],
  tests: string | undefined,
  { Id, Translations = {} }: AscElement,
  entry: string
): Uses {
  return {
    rules: rulesWith(
      elements,
      (condition) => fieldOf(condition, 'TargetId') === Id && isOrHas(fieldOf(condition, 'Value'), entry)
    ),
    tests: suiteIn(tests)
      .tests.filter(({ set }) => isOrHas(set.get(Id), entry))
      .map(({ name }) => name),
    languages: Object.keys(Translations).filter((tag) => Object.hasOwn(own(Translations, tag) as object, entry))
  };
}

/** Whether a Value is a text, or a list with it. */
export const isOrHas = (value: unknown, entry: string): boolean =>
  value === entry || (Array.isArray(value) && value.includes(entry));

function rulesWith(elements: readonly AscElement[], isMeant: (condition: unknown) => boolean): RuleUse[] {
  return elements.flatMap((element) => {
    const count = conditionsOf(element).conditions.filter(isMeant).length;
    return count > 0 ? [{ id: element.Id, count }] : [];
  });
}

/** A condition that cannot be evaluated any more, so that its rule never hides. */
export interface LostCondition {
  /** Id of the element that has the rule. */
  readonly id: string;
  readonly operator: string;
  /** Whether the type lacks the operator; otherwise, it cannot compare with the condition's Value. */
  readonly isOperator: boolean;
}

/** The conditions on an element that could be evaluated before it became another one, and cannot after. */
export function lostConditions(
  elements: readonly AscElement[],
  before: AscElement,
  after: AscElement,
  types: KnownTypes,
  context: CompareContext
): LostCondition[] {
  const problemWith = (target: AscElement, condition: unknown) => {
    const ready = prepareCondition(condition, new Map([[target.Id, target]]), types);
    return verdictFor(ready, target.Value, context).problem;
  };
  return elements.flatMap((element) =>
    conditionsOf(element).conditions.flatMap((condition) => {
      if (fieldOf(condition, 'TargetId') !== before.Id || problemWith(before, condition)) return [];
      const problem = problemWith(after, condition);
      if (problem !== 'condition-operator' && problem !== 'condition-value-type') return [];
      const operator = asText(fieldOf(condition, 'Operator'));
      return [{ id: element.Id, operator, isOperator: problem === 'condition-operator' }];
    })
  );
}
