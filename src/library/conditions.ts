import { elementsById } from '../lib/ascdata/conditions/evaluate.js';
import { explain as explainAll, type ConditionExplanation } from '../lib/ascdata/conditions/explain.js';
import { readTests as readAll } from '../lib/ascdata/conditions/ruletests/format.js';
import { generateTests as generateAll } from '../lib/ascdata/conditions/ruletests/generate.js';
import { replay } from '../lib/ascdata/conditions/ruletests/replay.js';
import { flipsOf } from '../lib/ascdata/conditions/states/flips.js';
import { expanded, MAX_LISTED, statesOf as statesOfForm } from '../lib/ascdata/conditions/states/states.js';
import { hiddenIds as hidden } from '../lib/ascdata/conditions/visibility.js';
import type { AscElement, Values } from '../lib/ascdata/types.js';
import { registry } from '../lib/datatypes/registry.js';
import { contextOf, type DateOptions } from './options.js';

/** `ascdata/conditions`: which settings are hidden, why, and in which states a form can be. */

export type { DateOptions } from './options.js';

/** One condition of an element, with the Value that it read and its result. */
export interface Explanation {
  /** Its place in `Options.Conditions`, from 0 on. */
  readonly index: number;
  /** As the file has them; undefined where that is no text. */
  readonly targetId: string | undefined;
  readonly operator: string | undefined;
  /** The Value of the element with that Id; undefined without one. */
  readonly value: unknown;
  /** What it is compared with. */
  readonly expected: unknown;
  readonly met: boolean;
  /** The code of the finding that says why it cannot be evaluated, and so is not met. */
  readonly problem?: string;
}

/** Changes that show or hide an element, in this order; none can be left out. */
export interface Flip {
  readonly changes: readonly { readonly id: string; readonly value: unknown }[];
  /** Ids of the other elements that they show and hide. */
  readonly shows: readonly string[];
  readonly hides: readonly string[];
}

/** Why an element is hidden or shown. */
export interface Why {
  readonly id: string;
  readonly hidden: boolean;
  /** None where it has no Conditions; hidden is what has some, all of them met. */
  readonly conditions: readonly Explanation[];
  /** The smallest ways to the contrary; none if no Values lead there. */
  readonly flips: readonly Flip[];
}

/** A set of hidden elements, and Values that lead to it. */
export interface State {
  /** What to set beside the present Values, by Id. */
  readonly set: Values;
  readonly hidden: readonly string[];
  /** The date on which it is so, where it is not today. */
  readonly today?: string;
}

/** The states of a form. */
export interface States {
  /** The present one first, then those with the fewest changes. */
  readonly states: readonly State[];
  /** How many there are; undefined if they cannot be counted. */
  readonly count: bigint | undefined;
  /** Whether all of them are listed, and no Value was left out. */
  readonly complete: boolean;
}

export interface StatesOptions extends DateOptions {
  /** Most states listed; default 2000. */
  readonly limit?: number;
}

/** A test of Conditions: with some Values set, what must be shown and hidden. */
export interface RuleTest {
  readonly name: string;
  readonly set: Values;
  /** Without it, all that `hidden` does not name. */
  readonly shown?: readonly string[];
  readonly hidden?: readonly string[];
  readonly today?: string;
}

/** How a test went. */
export interface TestResult {
  readonly name: string;
  readonly passed: boolean;
  /** Elements that are not as expected, with the conditions at fault. */
  readonly wrong: readonly {
    readonly id: string;
    readonly expected: 'shown' | 'hidden';
    readonly conditions: readonly Explanation[];
  }[];
  /** Ids that no element has, and Ids whose Value in `set` is none of their DataType. */
  readonly missingIds: readonly string[];
  readonly unusableIds: readonly string[];
}

const explanation = ({ index, targetId, operator, value, expected, met, problem }: ConditionExplanation) => ({
  ...{ index, targetId, operator, value, expected, met },
  ...(problem !== undefined && { problem })
});

/**
 * The Ids of the elements that are hidden, in the order of the form.
 * @param values by Id, where they are others than those of the elements
 */
export function hiddenIds(
  elements: readonly AscElement[],
  values: Values = new Map(),
  options: DateOptions = {}
): ReadonlySet<string> {
  return hidden(elements, registry, values, contextOf(options));
}

/** The conditions of an element, each with its result; none for an Id that no element has. */
export function explain(
  elements: readonly AscElement[],
  id: string,
  values: Values = new Map(),
  options: DateOptions = {}
): Explanation[] {
  const byId = elementsById(elements);
  const element = byId.get(id);
  return element ? explainAll(element, byId, values, registry, contextOf(options)).map(explanation) : [];
}

/** Why an element is hidden or shown, and the smallest changes that make it otherwise; undefined for an Id that no element has. */
export function why(
  elements: readonly AscElement[],
  id: string,
  values: Values = new Map(),
  options: DateOptions = {}
): Why | undefined {
  if (!elementsById(elements).has(id)) return undefined;
  return {
    id,
    hidden: hiddenIds(elements, values, options).has(id),
    conditions: explain(elements, id, values, options),
    flips: flipsOf(id, elements, registry, contextOf(options), { values })
  };
}

/** Every set of hidden elements that Values can produce. */
export function statesOf(elements: readonly AscElement[], options: StatesOptions = {}): States {
  const limit = options.limit ?? MAX_LISTED;
  const form = statesOfForm(elements, registry, contextOf(options), { limit: Math.max(limit, MAX_LISTED) });
  const { states, complete } = expanded(form, limit);
  return { states, complete, count: form.count };
}

/** The tests in the content of a conditions.tests.json, and a sentence for each entry that is none. */
export function readTests(data: unknown): { readonly tests: RuleTest[]; readonly problems: string[] } {
  const { tests, problems } = readAll(data);
  return { tests, problems: problems.map(({ sentence }) => sentence) };
}

/** Replays tests. */
export function runTests(
  elements: readonly AscElement[],
  tests: readonly RuleTest[],
  options: DateOptions = {}
): TestResult[] {
  return replay(tests, elements, registry, contextOf(options)).map((result) => ({
    ...result,
    wrong: result.wrong.map((each) => ({ ...each, conditions: each.conditions.map(explanation) }))
  }));
}

/** The fewest tests that fail for every mistake in a rule that Values can show. @param tests those that are there already */
export function generateTests(
  elements: readonly AscElement[],
  tests: readonly RuleTest[] = [],
  options: DateOptions = {}
): RuleTest[] {
  return [...generateAll(elements, registry, contextOf(options), tests).tests];
}
