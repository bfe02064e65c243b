import { describe, expect, it } from 'vitest';
import { readTests } from '../../ascdata/conditions/ruletests/format.js';
import { editorData, services } from '../../form/testing.js';
import { AnalysisTask } from '../analysis/task.js';
import type { OpenPort } from '../analysis/analyser.svelte.js';
import type { Answer, Question } from '../analysis/messages.js';
import { timetable } from '../testingTimetable.js';
import { Workspace } from '../workspace.svelte.js';
import { suiteIn, testChanges, testsWith } from '../../ascdata/conditions/ruletests/suite.js';

/** A worker that answers at once. */
const direct: OpenPort = (onanswer) => {
  const task = new AnalysisTask();
  return {
    post: ({ ticket, ...question }) =>
      task.answer(question as Question, (answer: Answer) => onanswer({ ...answer, ticket })),
    terminate: () => undefined
  };
};

function opened(tests?: string): Workspace {
  const workspace = new Workspace(editorData({}, timetable), { ...services, open: direct, tests });
  workspace.start();
  return workspace;
}

/** A file with tests as people write them: over lines, with fields of their own. */
const FILE = `[
  {
    "name": "Rooms",
    "set": { "Shows": "Rooms" },
    "hidden": ["Stop", "RoomGroup", "ShowDelays", "Notice"],
    "ticket": "ASC-12"
  },
  { "name": "No such setting", "set": {}, "shown": ["Elsewhere"] }
]
`;

const named = (workspace: Workspace) => workspace.tests.listed.map(({ test }) => test.name);
const outcome = (workspace: Workspace) =>
  Object.fromEntries(workspace.tests.listed.map(({ test, result }) => [test.name, result?.passed]));

describe('tests of rules', () => {
  it('stand with failing ones first, and run again on every edit of the rules and of the tests', () => {
    const workspace = opened();
    workspace.try('Shows', 'Rooms');
    workspace.tests.keep('Rooms');
    workspace.resetValue('Shows');
    workspace.tests.keep('As it is');
    expect(outcome(workspace)).toEqual({ Rooms: true, 'As it is': true });
    workspace.edit({ source: workspace.edits.source.replace('"Room"', '"Rooms"') });
    expect(outcome(workspace)).toEqual({ Rooms: false, 'As it is': true });
    workspace.tests.expectNow(workspace.tests.listed[0]!);
    expect(workspace.tests.failing).toBe(0);
    workspace.undoEdit();
    expect(named(workspace)[0]).toBe('Rooms');
    expect(workspace.tests.failing).toBe(1);
  });

  it('name the condition at fault and the Value that it read', () => {
    const workspace = opened(FILE.replace('"Stop", ', ''));
    const [rooms] = workspace.tests.listed;
    expect(rooms!.result!.wrong).toMatchObject([
      { id: 'Stop', expected: 'shown', conditions: [{ index: 0, targetId: 'Shows', value: 'Rooms', met: true }] }
    ]);
    expect(workspace.tests.listed[1]!.result!.missingIds).toEqual(['Elsewhere']);
  });

  it('start from the Values in ascData.json, whatever is stored', () => {
    const workspace = new Workspace(editorData({ SavedValues: '{"Shows":"Notice"}' }, timetable), {
      ...services,
      open: direct
    });
    workspace.start();
    expect(workspace.tests.present().set).toEqual(new Map([['Shows', 'Notice']]));
    workspace.tests.apply({ name: 'As it is', set: new Map() });
    expect(workspace.form.field('Shows')!.value).toBe('Departures');
  });

  it('are edited with everything else in the file left as it was written', () => {
    const workspace = opened(FILE);
    workspace.tests.rename(1, 'Gone');
    expect(workspace.edits.tests).toBe(FILE.replace('No such setting', 'Gone'));
    workspace.tests.remove(1);
    expect(workspace.edits.tests).toContain('"ticket": "ASC-12"');
    workspace.tests.keep('Rooms');
    expect(named(workspace)).toEqual(['Rooms', 'Rooms (2)']);
    expect(workspace.edits.tests).toContain('"ticket": "ASC-12"');
    workspace.discardEdits();
    expect(workspace.edits.tests).toBe(FILE);
  });

  it('tell that a test says the same already, in whatever order', () => {
    const workspace = opened(FILE);
    workspace.try('Shows', 'Rooms');
    expect(workspace.tests.same(workspace.tests.present())?.name).toBe('Rooms');
    workspace.try('Rows', 2);
    expect(workspace.tests.same(workspace.tests.present())).toBeUndefined();
  });

  it.each(['states', 'mistakes'] as const)('are made from %s once, and pass', (from) => {
    const workspace = opened();
    workspace.tests.make(from);
    const { added } = workspace.tests.made!;
    expect(added).toBe(from === 'states' ? 12 : workspace.tests.listed.length);
    expect(workspace.tests.failing).toBe(0);
    workspace.tests.make(from);
    expect(workspace.tests.made).toEqual({ from, added: 0 });
  });

  it.each([
    ['[', 1],
    ['[\n{ "name": "a" }\n]', 2],
    ['{}', 1],
    ['', undefined]
  ])('of a file that cannot be used say where, and leave it: %j', (text, line) => {
    const workspace = opened(text);
    expect(workspace.tests.suite).toEqual({ tests: [], unusable: { kind: 'broken', line } });
    expect(workspace.edits.tests).toBe(text);
  });

  it('are not run here where there are more than 2,000', () => {
    const many = JSON.stringify(Array.from({ length: 2_001 }, (_, n) => ({ name: `${n}`, set: {}, hidden: [] })));
    expect(suiteIn(many).unusable).toEqual({ kind: 'many', count: 2_001 });
  });

  it('are read once, those of the package and those that are edited', () => {
    const [saved, edited] = [['a'], ['a', 'b']].map((names) =>
      JSON.stringify(names.map((name) => ({ name, set: {}, hidden: [] })))
    );
    const [first, second] = [suiteIn(saved), suiteIn(edited)];
    expect([suiteIn(saved), suiteIn(edited)].map((suite, at) => suite === [first, second][at])).toEqual([true, true]);
  });
});

describe('edited tests over another file', () => {
  const file = (...tests: object[]) => `${JSON.stringify(tests, null, 2)}\n`;
  const test = (name: string, hidden: string[]) => ({ name, set: {}, hidden });
  const read = (text: string | undefined) =>
    readTests(JSON.parse(text ?? '[]')).tests.map(({ name, hidden }) => [name, ...(hidden ?? [])]);
  const [a, b] = [test('a', ['x']), test('b', ['x'])];

  it('are made there where their test is as it was, and beside it where somebody else changed it', () => {
    const changes = testChanges(file(a, b), file(test('a', ['y']), test('c', [])));
    expect(read(testsWith(file(a, b), changes))).toEqual([['a', 'y'], ['c']]);
    expect(read(testsWith(file(test('a', ['z']), test('b', ['z'])), changes))).toEqual([
      ['a', 'z'],
      ['b', 'z'],
      ['a (2)', 'y'],
      ['c']
    ]);
  });

  it('begin a file where there is none, or none that can be read', () => {
    const changes = testChanges(undefined, file(a));
    expect(read(testsWith(undefined, changes))).toEqual([['a', 'x']]);
    expect(read(testsWith('[', changes))).toEqual([['a', 'x']]);
    expect(testsWith(file(a), changes)).toBe(file(a));
  });
});
