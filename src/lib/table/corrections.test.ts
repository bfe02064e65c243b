import { describe, expect, it } from 'vitest';
import texts from '../messages/en/screens/table.js';
import {
  type DryRunTexts,
  corrected,
  filling,
  followersOf,
  pasteRun,
  repeated,
  replaceRun,
  sheetOf,
  valueRun
} from './dryRun.js';
import { cellView } from './cellView.js';
import type { TableContext } from './context.js';
import { keyOf, type Correction, changedSince } from './proposal.js';
import { selectedSheet } from './cellText.js';
import { readTsv } from './separatedValues.js';
import { elements, tableBody, tableSession } from './testing.js';

const told: DryRunTexts = {
  t: texts.dryRun,
  say: ({ code, params }) => (code === 'value-type' ? String(params.expected) : code)
};
const asRead = { releases: false, answers: new Map<string, string>() };
const element = (id: string) => elements.find(({ Id }) => Id === id)!;
const columnOf = (id: string) => elements.indexOf(element(id));

/** A paste of one text into one cell. */
function pasted(id: string, text: string) {
  const session = tableSession(tableBody(['Graz']));
  const at = { row: 1, column: columnOf(id) };
  return {
    session,
    run: pasteRun(session, sheetOf(session, { cells: [[text]], isExact: false }, at, false), at, asRead, told)
  };
}

describe('a refused cell', () => {
  it.each([
    ['closes', 'from 9:30', '09:30'],
    ['tables', '7 Stück', 7],
    ['tables', '99', 50],
    ['mode', 'Nig', 'Night'],
    ['mode', 'níg', 'Night'],
    ['colour', '#0F7B6C80', '#0F7B6C']
  ])('%s: “%s” has the remedy %s', (id, text, value) => {
    const [proposal] = pasted(id, text).run.refused;
    expect(proposal?.remedy).toMatchObject({ value });
  });

  it.each([
    ['closes', 'from 9:30', false],
    ['closes', 'from 9:30:15', true],
    ['closes', '20 Nov 2026 at 9:30', true],
    ['tables', '7 Stück', false],
    ['tables', '€ 7', false],
    ['tables', '7½ Stück', true],
    ['tables', 'about 3 k', true],
    ['tables', '3 kg', false],
    ['tables', '7 (seven)', true],
    ['mode', 'Nig', false],
    ['colour', '#0F7B6C80', true],
    ['colour', 'rgba(255, 0, 0, 0.5)', true]
  ])('%s: the remedy for “%s” is taken with others unless it leaves something out: %s', (id, text, isOther) => {
    expect(pasted(id, text).run.refused[0]?.remedy?.isOther).toBe(isOther);
  });

  it.each([
    ['closes', '25:99'],
    ['tables', 'seven'],
    ['mode', ''],
    ['note', 'A text that is longer than twenty characters'],
    ['colour', 'transparent'],
    ['spots', '[{"a":1}]']
  ])('%s: nothing is made up for “%s”', (id, text) => {
    const { refused } = pasted(id, text).run;
    expect(refused.flatMap(({ remedy }) => remedy ?? [])).toEqual([]);
  });

  it.each([
    ['colour', 'transparent', 'opaque-color'],
    ['colour', '#0F7B6C80', 'opaque-color'],
    ['day', '24.12.36', 'date-after-maximum']
  ])('%s: “%s” says what is wrong with what it means', (id, text, why) => {
    expect(pasted(id, text).run.refused[0]?.reason).toBe(why);
  });

  it('is applied with the others once it is corrected, by its remedy or by another text', () => {
    const { session, run } = pasted('tables', '99');
    const key = keyOf(run.refused[0]!);
    const made = (wanted: Correction) => corrected(session, run, new Map([[key, wanted]]), told);
    expect(made({ takesRemedy: true }).changes.map(({ set }) => set)).toEqual([{ value: 50 }]);
    expect(made({ text: '12' }).changes.map(({ set }) => set)).toEqual([{ value: 12 }]);
    expect(made({ text: '77', takesRemedy: true }).changes.map(({ set }) => set)).toEqual([{ value: 50 }]);
    expect(made({ text: '77' }).refused.map(({ text, remedy }) => [text, remedy])).toEqual([
      ['77', { value: 50, isOther: true }]
    ]);
  });
});

describe('the suggestions of a column', () => {
  /** The column pasted from the first variant down, the answer chosen, each suggestion used. */
  function column(id: string, cells: readonly string[], answer?: string) {
    const session = tableSession(tableBody(['Graz', 'Linz', 'Ulm', 'Wels']));
    const at = { row: 1, column: columnOf(id) };
    const sheet = sheetOf(session, { cells: cells.map((text) => [text]), isExact: false }, at, false);
    const paste = (answers: ReadonlyMap<string, string>) => pasteRun(session, sheet, at, { ...asRead, answers }, told);
    const [question] = paste(new Map()).questions;
    const run = paste(new Map(answer && question ? [[question.key, answer]] : []));
    const taken = new Map(run.refused.map((cell) => [keyOf(cell), { takesRemedy: true }]));
    const { changes, refused } = corrected(session, run, taken, told);
    const values = changes.map(({ set }) => (id === 'day' ? String(set?.value).slice(0, 10) : set?.value));
    return { values, refused, asked: run.questions.map(({ text, by, contrary }) => [text, by, contrary]) };
  }

  it.each([
    ['day', ['03/04/2026', '5/6/26'], 'month-first', ['2026-03-04', '2026-05-06']],
    ['day', ['03/04/2026', '5/6/26'], 'day-first', ['2026-04-03', '2026-06-05']],
    ['day', ['5/6/26'], 'month-first', ['2026-05-06']],
    ['tables', ['1,250 pcs', '3 pcs'], 'decimal-comma', [1.25, 3]],
    ['tables', ['1.250', '2.125 kg'], 'decimal-point', [1.25, 2.125]]
  ])('follow what was answered: %s %j, %s', (id, cells, answer, values) => {
    const found = column(id, cells, answer);
    expect([found.values.sort(), found.refused]).toEqual([values.sort(), []]);
  });

  it.each([
    ['what else can only be read in one way decides', ['5/6/26', '5/13/26'], undefined, 'month-first', undefined],
    ['an answer against it is contradicted', ['5/6/26', '5/13/26'], 'day-first', 'day-first', '5/13/26'],
    [
      'where both are certain, one is contradicted',
      ['5/6/26', '5/13/26', '13/5/26'],
      undefined,
      'day-first',
      '5/13/26'
    ],
    ['in doubt, the language decides', ['5/6/26'], undefined, 'day-first', undefined]
  ])('are asked about like Values: %s', (_, cells, answer, by, contrary) => {
    expect(column('day', cells, answer).asked).toEqual([['5/6/26', by, contrary]]);
  });
});

describe('a cell that is filled twice', () => {
  const at = { row: 0, column: 0 };
  const run = (cells: string[][]) => {
    const session = tableSession(tableBody(['Graz', 'Linz']));
    return { session, run: pasteRun(session, sheetOf(session, { cells, isExact: false }, at, true), at, asRead, told) };
  };

  it.each([
    [
      'from two columns of one setting',
      [
        ['Shop', 'tables', 'Tables'],
        ['Graz', '7', '8'],
        ['Linz', '9', '9']
      ]
    ],
    [
      'from two rows of one widget',
      [
        ['Shop', 'tables'],
        ['Graz', '7'],
        ['graz', '8'],
        ['Linz', '9']
      ]
    ],
    [
      'three times',
      [
        ['Shop', 'tables'],
        ['Graz', '6'],
        ['Graz', '7'],
        ['Graz', '8'],
        ['Linz', '9']
      ]
    ]
  ])('%s is refused, unless both say the same', (_, cells) => {
    const { changes, refused } = run(cells).run;
    expect(changes.map(({ row, text }) => [row.name, text])).toEqual([['Linz', '9']]);
    expect(refused.map(({ row, reason }) => [row.name, reason])).toEqual([
      ['Graz', expect.stringMatching(/^The spreadsheet has two values for this cell: “.” and “8”\.$/)]
    ]);
  });

  it('is applied once somebody says what it holds', () => {
    const { session, run: twice } = run([
      ['Shop', 'tables', 'Tables'],
      ['Graz', '7', '8'],
      ['Linz', '9', '9']
    ]);
    const made = corrected(session, twice, new Map([[keyOf(twice.refused[0]!), { text: '8' }]]), told);
    expect(made.changes.map(({ row, text }) => [row.name, text])).toEqual([
      ['Linz', '9'],
      ['Graz', '8']
    ]);
  });
});

describe('filling and setting', () => {
  const wanted = (value: unknown) => {
    const body = tableBody(['Graz', 'Linz']);
    const session = tableSession({
      ...body,
      Widgets: body.Widgets.map((row) => ({ ...row, Editable: row.Name !== 'Linz' }))
    });
    return valueRun(
      session,
      session.shown.map((row) => ({ row, element: element('tables'), value })),
      told
    );
  };

  it('refuses nothing where every Value is allowed, and leaves what is locked alone', () => {
    const { changes, refused } = wanted(7);
    expect([changes.map(({ row }) => row.name), refused]).toEqual([['Template', 'Graz'], []]);
  });

  it('refuses each cell whose Value is not allowed, with its remedy', () => {
    expect(wanted(99).refused.map(({ row, reason, remedy }) => [row.name, reason, remedy])).toEqual([
      ['Template', 'number-above-maximum', { value: 50, isOther: true }],
      ['Graz', 'number-above-maximum', { value: 50, isOther: true }]
    ]);
  });
});

describe('the clipboard', () => {
  const area = (bottom: number, right: number) => ({ top: 0, bottom, left: 0, right });

  it.each([
    [
      'one cell fills what is selected',
      [['a']],
      area(1, 1),
      [
        ['a', 'a'],
        ['a', 'a']
      ]
    ],
    [
      'a line is repeated below',
      [['a', 'b']],
      area(1, 1),
      [
        ['a', 'b'],
        ['a', 'b']
      ]
    ],
    ['what does not fit stays as it is', [['a'], ['b']], area(2, 0), [['a'], ['b']]],
    ['lines of different length stay as they are', [['a', 'b'], ['c']], area(3, 3), [['a', 'b'], ['c']]]
  ])('%s', (_, cells, selected, expected) => expect(repeated(cells, selected)).toEqual(expected));

  it.each([
    [
      'a blank line behind a text does not keep it from filling all of them',
      [['a', ''], ['']],
      [['a'], ['a'], ['a'], ['a']]
    ],
    ['a blank cell between repeated ones stays one', [['a'], ['']], [['a'], [''], ['a']]]
  ])('of a spreadsheet: %s', (_, cells, expected) => expect(filling(cells, area(3, 0))).toEqual(expected));

  it('has names and headings round the cells for spreadsheets, and the cells alone for the table', () => {
    const session = tableSession(tableBody(['Graz', 'Linz'], { Graz: { tables: 9 } }));
    session.selection.go({ row: 1, column: columnOf('tables') });
    session.selection.go({ row: 2, column: columnOf('mode') }, true);
    const { sheet, cells } = selectedSheet(session, 'Widget');
    expect(readTsv(sheet)).toEqual([
      ['Widget', 'Tables', 'Mode'],
      ['Graz', '9', 'Day'],
      ['Linz', '4', 'Day']
    ]);
    expect(readTsv(cells)).toEqual([
      ['9', '"Day"'],
      ['4', '"Day"']
    ]);
  });

  it('has the text alone of one cell', () => {
    const session = tableSession(tableBody(['Graz']));
    session.selection.go({ row: 1, column: columnOf('tables') });
    expect(selectedSheet(session, 'Widget')).toEqual({ sheet: '4', cells: '4' });
  });
});

it('a dry run says in which of its cells somebody else has saved in the meantime', () => {
  const session = tableSession(tableBody(['Graz', 'Linz']));
  const cells = session.model.rows.map((row) => ({ row, element: element('tables') }));
  const changed = changedSince();
  expect(changed.among(cells)).toEqual([]);
  // Unsaved: it is one's own.
  session.model.set([{ ...cells[0]!, value: 7 }]);
  expect(changed.among(cells)).toEqual([]);
  session.take([tableBody(['Graz', 'Linz'], { Graz: { tables: 9, note: [{ Text: 'New' }] } })]);
  expect(changed.among(cells).map(({ row }) => row.name)).toEqual(['Graz']);
});

describe('finding and replacing where a filter leaves out widgets that inherit from the template', () => {
  const note = (Text: string) => ({ note: [{ Text }] });
  const open = () => {
    const body = tableBody(['Graz', 'Linz', 'Wels', 'Ulm'], { Template: note('Hello'), Ulm: note('Hello there') });
    const Widgets = body.Widgets.map((each) => (each.Name === 'Graz' ? each : { ...each, GroupId: null }));
    const session = tableSession({ ...body, Widgets });
    const find = (inherited: boolean) =>
      replaceRun(
        { shown: session.listedInGroup, columns: session.columns, model: session.model, words: session.words },
        { find: 'hello', replace: 'Hi', columns: [element('note')], sameCase: false, inherited },
        told
      );
    const changed = (run: ReturnType<typeof find>) => run.changes.map(({ row, text }) => `${row.name}: ${text}`);
    return { session, find, changed };
  };

  it('leaves the template, which is above every group, to those outside of the group', () => {
    const { session, find, changed } = open();
    session.search({ group: 1 });
    expect(session.shown.map(({ name }) => name)).toEqual(['Template', 'Graz']);
    const [kept, own] = [find(false), find(true)];
    expect([changed(kept), kept.inherited, kept.isBeyond]).toEqual([[], 1, false]);
    expect([changed(own), followersOf(session, own.changes)]).toEqual([['Graz: Hi'], { all: 0, unlisted: 0 }]);
  });

  it('says how many follow a template that was searched for, and replaces in the listed ones alone on request', () => {
    const { session, find, changed } = open();
    session.show([element('note')]);
    session.search({ query: 'a' });
    const all = find(false);
    expect([changed(all), all.isBeyond, followersOf(session, all.changes)]).toEqual([
      ['Template: Hi'],
      true,
      { all: 3, unlisted: 2 }
    ]);
    const listed = find(true);
    expect([changed(listed), listed.isBeyond, followersOf(session, listed.changes)]).toEqual([
      ['Graz: Hi'],
      true,
      { all: 0, unlisted: 0 }
    ]);
  });

  it('asks nothing where all that inherit are listed', () => {
    const { session, find, changed } = open();
    const run = find(false);
    expect([changed(run), run.isBeyond, followersOf(session, run.changes)]).toEqual([
      ['Template: Hi', 'Ulm: Hi there'],
      false,
      { all: 3, unlisted: 0 }
    ]);
  });
});

it.each<[string, string, string, string, string, number?]>([
  [
    'at the end, unless there is room',
    'Open today until 18:00',
    'Open until 20:00',
    'Open today until 18:00',
    'Open until 20:00',
    400
  ],
  ['at the end', 'Open today until 18:00', 'Open today until 20:00', '…ntil 18:00', '…ntil 20:00'],
  [
    'at the start',
    'Open today until 18:00',
    'Shut today until 18:00',
    'Open today until 18:00',
    'Shut today until 18:00'
  ]
])('a dry run shows of long texts what it changes %s', (_, from, to, before, after, width = 84) => {
  const session = tableSession(tableBody(['Graz'], { Graz: { note: [{ Text: from }] } }));
  const cell = { row: session.model.rows[1]!, element: element('note') };
  const change = { ...cell, text: to, set: { value: [{ Text: to }] }, reason: undefined, remedy: undefined };
  session.propose({ changes: [change], refused: [] });
  const context = { session, t: texts, peopleAt: () => [] } as unknown as TableContext;
  expect(cellView(context, cell.row, cell.element, width)).toMatchObject({ text: before, proposed: after });
});

it('a dry run shows the colour that is there, and the one that it proposes', () => {
  const { session, run } = pasted('colour', '#00AA55');
  session.propose(run);
  const context = { session, t: texts, peopleAt: () => [] } as unknown as TableContext;
  const view = cellView(context, run.changes[0]!.row, element('colour'));
  expect(view).toMatchObject({ colour: '#0F7B6C', proposedColour: '#00AA55', proposed: '#00AA55' });
});
