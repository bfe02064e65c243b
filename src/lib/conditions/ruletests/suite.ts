import { readTests, type RuleTest } from '../../ascdata/conditions/ruletests/format.js';
import { parse } from '../../ascdata/parse.js';

/** More are not run here; the command runs them all. */
const MOST_TESTS = 2_000;

/** Why the tests are unusable. */
export type UnusableReason =
  /** `line` of the first fault; undefined: of the file as a whole. */
  { readonly kind: 'broken'; readonly line: number | undefined } | { readonly kind: 'many'; readonly count: number };

/** The tests of a package, in the order of the file. */
export interface Suite {
  readonly tests: readonly RuleTest[];
  /** Then there are no tests, and none can be added. */
  readonly unusable?: UnusableReason;
}

/** Reads a conditions.tests.json. @param text undefined: the package has none */
export function suiteIn(text: string | undefined): Suite {
  if (text === undefined) return { tests: [] };
  // So comes a file that is too long to be sent.
  if (text === '') return { tests: [], unusable: { kind: 'broken', line: undefined } };
  const doc = parse(text);
  if (doc.data === undefined) return { tests: [], unusable: { kind: 'broken', line: doc.findings[0]?.line } };
  const { tests, problems } = readTests(doc.data);
  const [first] = problems;
  if (first) return { tests: [], unusable: { kind: 'broken', line: doc.locate(first.pointer)?.line } };
  return tests.length > MOST_TESTS ? { tests: [], unusable: { kind: 'many', count: tests.length } } : { tests };
}
