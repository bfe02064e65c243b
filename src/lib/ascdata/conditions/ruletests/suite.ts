import { editText } from '../../editText.js';
import { parse } from '../../parse.js';
import { withoutTest, withTests } from './editTests.js';
import { formatTest, freeName, readTests, type RuleTest } from './format.js';

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

/** What was read last, the latest first: the tests of a package, and those as they are edited. */
let kept: readonly { readonly text: string; readonly suite: Suite }[] = [];
const MOST_KEPT = 2;

/** Reads a conditions.tests.json: once while it is one of the last two. @param text undefined: the package has none */
export function suiteIn(text: string | undefined): Suite {
  if (text === undefined) return NO_SUITE;
  const known = kept.find((each) => each.text === text) ?? { text, suite: read(text) };
  if (known !== kept[0]) kept = [known, ...kept.filter((each) => each !== known)].slice(0, MOST_KEPT);
  return known.suite;
}

const NO_SUITE: Suite = { tests: [] };

function read(text: string): Suite {
  // So comes a file that is too long to be sent.
  if (text === '') return { tests: [], unusable: { kind: 'broken', line: undefined } };
  const doc = parse(text);
  if (doc.data === undefined) return { tests: [], unusable: { kind: 'broken', line: doc.findings[0]?.line } };
  const { tests, problems } = readTests(doc.data);
  const [first] = problems;
  if (first) return { tests: [], unusable: { kind: 'broken', line: doc.locate(first.pointer)?.line } };
  return tests.length > MOST_TESTS ? { tests: [], unusable: { kind: 'many', count: tests.length } } : { tests };
}

/** An edited test by name: JSON before and after; undefined: it did not, or does not, exist. */
export interface TestChange {
  readonly name: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** Which tests differ between two files. @param before undefined: there is no file; `after` likewise */
export function testChanges(before: string | undefined, after: string | undefined): TestChange[] {
  if (before === after) return [];
  const [old, now] = [byName(before), byName(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const change = { name, before: old.get(name), after: now.get(name) };
    return change.before === change.after ? [] : [change];
  });
}

/**
 * Applies changes to another file. If a test has changed there in the meantime, both stay, the edited one under a new name.
 * Replaces an unreadable file.
 */
export function testsWith(text: string | undefined, changes: readonly TestChange[]): string | undefined {
  return changes.reduce((file, change) => madeIn(suiteIn(file).unusable ? undefined : file, change), text);
}

function madeIn(text: string | undefined, { name, before, after }: TestChange): string | undefined {
  const { tests } = suiteIn(text);
  const place = tests.findIndex((test) => test.name === name);
  const present = tests[place] && formatTest(tests[place]);
  if (present === after) return text;
  if (after === undefined) return text !== undefined && present === before ? withoutTest(text, place) : text;
  if (text !== undefined && present !== undefined && present === before) {
    return editText(text, [{ op: 'set', pointer: `/${place}`, value: JSON.parse(after) }]);
  }
  const taken = new Set(tests.map((test) => test.name));
  return withTests(text, [{ ...testIn(after), name: freeName(name, taken) }]);
}

function byName(text: string | undefined): Map<string, string> {
  return new Map(suiteIn(text).tests.map((test) => [test.name, formatTest(test)]));
}

function testIn(json: string): RuleTest {
  const [test] = readTests([JSON.parse(json)]).tests;
  if (!test) throw new TypeError('The change holds no test.');
  return test;
}
