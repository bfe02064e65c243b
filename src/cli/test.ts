import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ConditionExplanation } from '../lib/ascdata/conditions/explain.js';
import { elementsById, hasConditions } from '../lib/ascdata/conditions/evaluate.js';
import { readTests, TESTS_FILE, formatTests, type RuleTest } from '../lib/ascdata/conditions/ruletests/format.js';
import { generateTests } from '../lib/ascdata/conditions/ruletests/generate.js';
import { replay, type TestResult } from '../lib/ascdata/conditions/ruletests/replay.js';
import { decode, parse } from '../lib/ascdata/document.js';
import { DEFAULT_PLATFORM } from '../lib/ascdata/defaults.js';
import type { AscElement } from '../lib/ascdata/types.js';
import { messageOf } from '../lib/ascdata/wording.js';
import { registry } from '../lib/datatypes/registry.js';
import { fileNamed } from '../lib/package/files.js';
import { definitionIn, collectUsageErrors, reportUsageErrors } from './definition.js';
import { jsonText, printable } from './frame.js';
import { pathsOrHere, readInput, readFileAt } from './input.js';
import type { Command } from './command.js';
import type { Io } from './io.js';
import { likelyId } from './settings.js';
import { choice, readArguments, shellWord, UsageError } from './usage.js';
import { writeWhole } from './writeWhole.js';

/** `ascdata test`. */
export const testCommand: Command = { run };

/** A definition with the tests beside it. */
interface Suite {
  readonly elements: readonly AscElement[];
  /** undefined: there is no file of tests. */
  readonly tests: RuleTest[] | undefined;
  /** Where the tests are, or would be; undefined inside a package. */
  readonly testsFile: string | undefined;
}

/**
 * `ascdata test`: replays the tests of Conditions beside a definition, or writes them. Gives the exit code: 1 if a test fails, 2 if a
 * file cannot be read.
 */
async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, { format: { type: 'string' }, generate: { type: 'boolean' } });
  const format = choice('format', values.format, ['pretty', 'json']);
  const wrong: UsageError[] = [];
  let failed = 0;
  for (const path of await pathsOrHere(positionals)) {
    await collectUsageErrors(wrong, async () => {
      const suite = await suiteAt(path);
      if (values.generate) return generate(path, suite, format, io);
      if (!suite.tests) {
        throw new UsageError(`${path} has no ${TESTS_FILE} beside it. ascdata test --generate ${path} writes one.`);
      }
      const results = replay(suite.tests, suite.elements, registry, io);
      failed += results.filter(({ passed }) => !passed).length;
      if (format === 'json') return io.out(jsonText(rowOf(path, results)));
      io.out(printed(path, results, suite.elements));
      if (results.length === 0 && suite.elements.some(hasConditions))
        io.out(`  ${io.command} test${folderIn(path)} --generate writes those that its rules need.\n`);
      if (io.person && failed === 0) io.out(nextAfter(path, io));
    });
  }
  return reportUsageErrors(wrong, io) || (failed > 0 ? 1 : 0);
}

/** The path for a command to copy; '' for this folder. */
const folderIn = (path: string): string => (path === '.' ? '' : ` ${shellWord(printable(path))}`);

const nextAfter = (path: string, io: Io): string => `Next: ${io.command} push${folderIn(path)}\n`;

async function suiteAt(path: string): Promise<Suite> {
  const isFolder = (await stat(path).catch(() => undefined))?.isDirectory() === true;
  if (!isFolder) {
    const input = await readInput(path);
    if (input.kind === 'package') {
      const [bytes, tests] = ['ascData.json', TESTS_FILE].map(
        (name) => input.files && fileNamed(input.files, name)?.bytes
      );
      if (!bytes) throw new UsageError(`${path} holds no ascData.json that can be read.`);
      const inside = tests && testsIn(tests, `${path}/${TESTS_FILE}`);
      return { ...definitionIn(bytes, path), tests: inside, testsFile: undefined };
    }
    return beside(input.bytes, path);
  }
  const definition = join(path, 'ascData.json');
  const bytes = await readFileAt(definition);
  if (!bytes) throw new UsageError(`${path} holds no ascData.json that can be read.`);
  return beside(bytes, definition);
}

async function beside(bytes: Uint8Array, definition: string): Promise<Suite> {
  const testsFile = join(dirname(definition), TESTS_FILE);
  const tests = await readFileAt(testsFile);
  return { ...definitionIn(bytes, definition), tests: tests && testsIn(tests, testsFile), testsFile };
}

/** @throws UsageError with every invalid entry and its line */
function testsIn(bytes: Uint8Array, file: string): RuleTest[] {
  const decoded = decode(bytes);
  const parsed = parse(decoded.text);
  const place = (found: { line?: number; column?: number } | undefined): string =>
    found?.line === undefined ? '' : ` (line ${found.line}, column ${found.column})`;
  if (parsed.data === undefined) {
    const [problem] = [...decoded.findings, ...parsed.findings];
    throw new UsageError(`${file} cannot be read: ${problem ? messageOf(problem) : 'it is empty'}${place(problem)}`);
  }
  const { tests, problems } = readTests(parsed.data);
  if (problems.length === 0) return tests;
  const sentences = problems.map(({ sentence, pointer }) => `${sentence}${place(parsed.locate(pointer))}`);
  throw new UsageError(`${file} cannot be used. ${sentences.join(' ')}`);
}

async function generate(
  path: string,
  { elements, tests = [], testsFile }: Suite,
  format: 'pretty' | 'json',
  io: Io
): Promise<void> {
  if (testsFile === undefined) throw new UsageError(`${path} is a package; --generate writes beside an ascData.json.`);
  const context = { today: io.today, platform: DEFAULT_PLATFORM };
  const made = generateTests(elements, registry, context, tests);
  if (made.tests.length > 0) await writeWhole(testsFile, formatTests([...tests, ...made.tests]));
  const { mutants, equivalent, isMinimal, unproved } = made;
  if (format === 'json') {
    const row = { file: path, written: testsFile, kept: tests.length, added: made.tests.length };
    io.out(jsonText({ ...row, mistakes: mutants, equivalent, smallest: isMinimal, unproved }));
    return;
  }
  if (tests.length === 0 && !elements.some(hasConditions)) {
    io.out(printed(path, [], elements));
    if (io.person) io.out(nextAfter(path, io));
    return;
  }
  const some = (count: number): string => `${count} ${count === 1 ? 'test' : 'tests'}`;
  const lines = [
    made.tests.length > 0 ? `${testsFile}: ${some(made.tests.length)} added` : `${testsFile}: nothing to add`,
    `  Of ${mutants} mistakes in the rules ${mutants - equivalent} can be seen; a test fails for each of them.`,
    `  ${equivalent} change nothing, whatever is entered.`,
    ...(isMinimal ? [] : ['  Whether fewer tests would do is not proved.']),
    ...(unproved.length > 0 ? [`  Not every Value could be considered of ${unproved.join(', ')}.`] : [])
  ];
  io.out(lines.map((line) => `${printable(line)}\n`).join(''));
}

function rowOf(file: string, results: readonly TestResult[]): object {
  const failed = results.filter(({ passed }) => !passed).length;
  return {
    file,
    passed: results.length - failed,
    failed,
    tests: results.map(({ name, passed, wrong, missingIds, unusableIds }) => ({
      name,
      passed,
      ...(wrong.length > 0 && {
        wrong: wrong.map(({ id, expected, conditions }) => ({ id, expected, conditions: conditions.map(conditionRow) }))
      }),
      ...(missingIds.length > 0 && { gone: missingIds }),
      ...(unusableIds.length > 0 && { unusable: unusableIds })
    }))
  };
}

function conditionRow({ index, targetId, operator, expected, value, met, problem }: ConditionExplanation): object {
  const row = { index, target: targetId ?? null, operator: operator ?? null, expected: expected ?? null };
  return { ...row, value: value ?? null, met, ...(problem && { problem }) };
}

function printed(path: string, results: readonly TestResult[], elements: readonly AscElement[]): string {
  const failed = results.filter(({ passed }) => !passed);
  const ids = [...elementsById(elements).keys()];
  const lines = failed.flatMap(({ name, wrong, missingIds, unusableIds }) => [
    `  Failed: ${name}`,
    ...missingIds.map((id) => `    ${id}: there is no setting with this Id.${likelyId(id, ids)}`),
    ...unusableIds.map((id) => `    ${id}: what "set" gives it is no Value of its DataType.`),
    ...wrong.flatMap(({ id, expected, conditions }) => [
      `    ${id} should be ${expected}, and is ${expected === 'hidden' ? 'shown' : 'hidden'}:`,
      ...(conditions.length === 0 ? ['      it has no conditions'] : conditions.map(sentence))
    ])
  ]);
  const total =
    results.length > 0
      ? `${results.length - failed.length} of ${results.length} tests passed`
      : elements.some(hasConditions)
        ? 'no tests yet'
        : 'no Conditions, so nothing to test';
  return [`${path}: ${total}`, ...lines].map((line) => `${printable(line)}\n`).join('');
}

function sentence({ index, targetId, operator, expected, value, met, problem }: ConditionExplanation): string {
  const condition = `condition ${index + 1}, ${targetId ?? '?'} ${operator ?? '?'} ${JSON.stringify(expected)}`;
  if (problem !== undefined) return `      ${condition}, cannot be evaluated: ${problem}`;
  return `      ${condition}, is ${met ? 'met' : 'not met'}: ${targetId} is ${JSON.stringify(value)}`;
}
