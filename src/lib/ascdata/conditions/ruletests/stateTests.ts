import type { AscElement } from '../../types.js';
import type { Models } from '../evaluate.js';
import type { StatesContext } from '../states/network.js';
import { statesOf } from '../states/states.js';
import type { RuleTest } from './format.js';
import { exactTest } from './generate.js';

/** Nobody reads more tests than this. */
const MOST_STATE_TESTS = 500;

/**
 * A test for each state of each group, with the other groups as in the file: records what the rules do now.
 * @param existing states that they expect exactly are not tested again
 * @returns undefined if not all states are known, or there are more than {@link MOST_STATE_TESTS}
 */
export function testsOfStates(
  elements: readonly AscElement[],
  models: Models,
  context: StatesContext,
  existing: readonly RuleTest[] = []
): RuleTest[] | undefined {
  const { groups } = statesOf(elements, models, context, {});
  const all = groups.reduce((sum, { states }) => sum + states.length, 0);
  if (all > MOST_STATE_TESTS || groups.some(({ complete }) => !complete)) return undefined;
  const names = new Set(existing.map(({ name }) => name));
  const known = new Set(existing.filter(({ shown }) => shown === undefined).map(({ set, today }) => keyOf(set, today)));
  return groups.flatMap(({ states }) =>
    Array.from({ length: states.length }, (_, place) => states.at(place)).flatMap(({ set, today }) => {
      const key = keyOf(set, today);
      if (known.has(key)) return [];
      known.add(key);
      const test = exactTest(set, elements, models, { ...context, ...(today && { today }) }, names);
      return [today === undefined ? test : { ...test, today }];
    })
  );
}

const keyOf = (set: ReadonlyMap<string, unknown>, today: string | undefined): string =>
  JSON.stringify([[...set].sort(([a], [b]) => (a < b ? -1 : 1)), today]);
