import { isRecord, own } from '../../elements.js';
import { pointerToken } from '../../findings.js';

/** The file beside ascData.json that holds the tests of its Conditions. */
export const TESTS_FILE = 'conditions.tests.json';

/** Expects some Values, set over those in ascData.json, to show and hide elements. */
export interface RuleTest {
  readonly name: string;
  /** By Id. */
  readonly set: ReadonlyMap<string, unknown>;
  /** Absent beside `hidden`: all other elements. */
  readonly shown?: readonly string[];
  readonly hidden?: readonly string[];
  /** The date to test on, `YYYY-MM-DD`; absent: today. */
  readonly today?: string;
}

/** Why an entry is not a test, and where in the file it is. */
export interface FormatProblem {
  readonly pointer: string;
  readonly sentence: string;
}

/** Reads the content of a conditions.tests.json. Ignores unknown fields. */
export function readTests(data: unknown): { tests: RuleTest[]; problems: FormatProblem[] } {
  if (!Array.isArray(data)) {
    return {
      tests: [],
      problems: [{ pointer: '', sentence: 'It must be an array of tests: [{ "name": …, "set": …, "hidden": … }].' }]
    };
  }
  const tests: RuleTest[] = [];
  const problems: FormatProblem[] = [];
  data.forEach((entry: unknown, index) => {
    const found = problemOf(entry);
    if (found)
      problems.push({ pointer: `/${index}${found.pointer}`, sentence: `Test ${index + 1}: ${found.sentence}` });
    else tests.push(testOf(entry as Record<string, unknown>));
  });
  return { tests, problems };
}

/** Writes a file with these tests. */
export function formatTests(tests: readonly RuleTest[]): string {
  const lines = tests.map((test) => `  ${formatTest(test)}`);
  return lines.length === 0 ? '[]\n' : `[\n${lines.join(',\n')}\n]\n`;
}

/** A test as an entry of the file, on one line. */
export function formatTest({ name, set, ...expected }: RuleTest): string {
  return JSON.stringify({ name, set: Object.fromEntries(set), ...expected });
}

/** The name; if taken, the first free one of “name (2)”, “name (3)” … */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name} (${number})`;
  return free;
}

function testOf(entry: Record<string, unknown>): RuleTest {
  const [shown, hidden, today] = ['shown', 'hidden', 'today'].map((key) => own(entry, key));
  return {
    name: own(entry, 'name') as string,
    set: new Map(Object.entries((own(entry, 'set') ?? {}) as object)),
    ...(shown !== undefined && { shown: shown as string[] }),
    ...(hidden !== undefined && { hidden: hidden as string[] }),
    ...(today !== undefined && { today: today as string })
  };
}

function problemOf(entry: unknown): FormatProblem | undefined {
  if (!isRecord(entry))
    return { pointer: '', sentence: 'it must be an object with "name", "set" and "hidden" or "shown".' };
  const [name, set, today] = ['name', 'set', 'today'].map((key) => own(entry, key));
  if (typeof name !== 'string' || name.trim() === '') return at('name', 'it needs a "name".', entry);
  if (set !== undefined && !isRecord(set)) return at('set', '"set" must be an object of Values by Id.', entry);
  if (today !== undefined && !isDay(today)) return at('today', '"today" must be a date such as "2026-11-20".', entry);
  const lists = ['shown', 'hidden'].filter((key) => own(entry, key) !== undefined);
  if (lists.length === 0) return { pointer: '', sentence: 'it expects nothing; name Ids in "hidden" or "shown".' };
  const wrong = lists.find((key) => !isTextList(own(entry, key)));
  return wrong === undefined ? undefined : at(wrong, `"${wrong}" must be an array of Ids.`, entry);
}

function at(key: string, sentence: string, entry: object): FormatProblem {
  return { pointer: Object.hasOwn(entry, key) ? `/${pointerToken(key)}` : '', sentence };
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const moment = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(value);
}
