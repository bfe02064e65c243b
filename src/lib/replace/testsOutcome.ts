import { replay } from '../ascdata/conditions/ruletests/replay.js';
import { suiteIn } from '../ascdata/conditions/ruletests/suite.js';
import { dataOf, elementsOf } from '../ascdata/elements.js';
import { inSlices } from '../ascdata/slices.js';
import { registry } from '../datatypes/registry.js';

/** How tests of Conditions end. */
export interface TestsOutcome {
  readonly count: number;
  /** Their names. */
  readonly failed: readonly string[];
}

/** Runs the tests of a package against its definition. @returns undefined: it has none, or none that can be read */
export async function outcomeOfTests(
  source: string,
  tests: string | undefined,
  today: string
): Promise<TestsOutcome | undefined> {
  const suite = suiteIn(tests);
  if (suite.tests.length === 0) return undefined;
  const elements = elementsOf(dataOf(source));
  const slice = inSlices();
  const failed: string[] = [];
  for (const test of suite.tests) {
    if (!replay([test], elements, registry, { today })[0]!.passed) failed.push(test.name);
    await slice();
  }
  return { count: suite.tests.length, failed };
}
