import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import texts from '../messages/en/screens/table.js';
import { hasHeadings, pasteRun, replaceRun, sheetOf } from './dryRun.js';
import { cellView } from './cellView.js';
import type { TableContext } from './context.js';
import { elements, tableBody, tableSession } from './testing.js';

const told = { t: texts.dryRun, say: ({ code }: { code: string }) => code };
const START = { row: 0, column: 0 };
const element = (id: string) => elements.find(({ Id }) => Id === id)!;

const sheetAt = (session: ReturnType<typeof tableSession>, cells: readonly (readonly string[])[], at = START) => {
  const pasted = { cells, isExact: false };
  return sheetOf(session, pasted, at, hasHeadings(session, pasted));
};
const asRead = { releases: false, answers: new Map<string, string>() };

describe('a dry run', () => {
  const open = () => tableSession(tableBody(['Graz', 'Linz', 'Linz'], { Graz: { note: [{ Text: 'Welcome back' }] } }));

  it('recognises headings and names, in whatever order, and names who is not there or there twice', () => {
    const session = open();
    const sheet = sheetAt(
      session,
      [
        ['Shop', 'tables', 'NOTE'],
        ['graz', '7', 'Hello'],
        ['Linz', '1', ''],
        ['Graz ', '', ''],
        ['Ulm', '2', '']
      ],
      START
    );
    expect(sheet.uses).toEqual([{ kind: 'name' }, { kind: 'setting', id: 'tables' }, { kind: 'setting', id: 'note' }]);
    const run = pasteRun(session, sheet, START, asRead, told);
    expect(run.changes.map(({ row, element: { Id }, text }) => [row.name, Id, text])).toEqual([
      ['Graz', 'tables', '7'],
      ['Graz', 'note', 'Hello']
    ]);
    expect(run.strangers).toHaveLength(2);
    expect(run.empty).toBe(2);
  });

  it('goes by place from the active cell where there are neither', () => {
    const session = open();
    const at = { row: 1, column: 2 };
    const run = pasteRun(
      session,
      sheetAt(
        session,
        [
          ['A', '60'],
          ['B', '5']
        ],
        at
      ),
      at,
      asRead,
      told
    );
    expect(run.changes.map(({ row, element: { Id } }) => [row.name, Id])).toEqual([
      ['Graz', 'note'],
      ['Linz', 'note'],
      ['Linz', 'tables']
    ]);
    expect(run.refused.map(({ reason }) => reason)).toEqual(['number-above-maximum']);
  });

  it('takes blank rows and columns round the content for nothing, and names what stands beside the table with its place', () => {
    const cells = [
      ['', '', ''],
      ['', 'Shop', 'Note', ' ', '', ''],
      ['', 'Graz', 'Hello', '', '', 'by Anna'],
      [' ', '', '', ''],
      ['', 'Template', 'Hi'],
      ['', '', 'Bye']
    ];
    const session = open();
    const sheet = sheetAt(session, cells);
    const run = pasteRun(session, sheet, START, { ...asRead, releases: true }, told);
    expect(run.changes.map(({ row, element: { Id }, text }) => [row.name, Id, text])).toEqual([
      ['Graz', 'note', 'Hello'],
      ['Template', 'note', 'Hi']
    ]);
    expect(run.strangers).toEqual([told.t.beside('by Anna', 3, 6), told.t.beside('Bye', 6, 3)]);
    expect(run.empty).toBe(0);
  });

  it('names what goes beyond the last row and column', () => {
    const session = open();
    const at = { row: 3, column: elements.length - 1 };
    const { strangers } = pasteRun(session, sheetAt(session, [['', 'x'], ['y']], at), at, asRead, told);
    expect(strangers).toEqual([told.t.beside('x', 1, 2), told.t.beside('y', 2, 1)]);
  });

  describe('of texts that can mean several things', () => {
    const TABLES = { row: 1, column: elements.findIndex(({ Id }) => Id === 'tables') };
    const run = (texts: readonly string[], answers = new Map<string, string>()) => {
      const session = tableSession(tableBody(['Graz', 'Linz', 'Wels']));
      const sheet = sheetAt(
        session,
        texts.map((text) => [text]),
        TABLES
      );
      const { changes, refused, questions } = pasteRun(session, sheet, TABLES, { releases: false, answers }, told);
      return { questions, values: [...changes, ...refused].map(({ set }) => set?.value) };
    };

    it('asks once a setting; until it is answered, it is what the interface’s language writes so', () => {
      const { questions, values } = run(['1,250', '3,500', '7']);
      expect(questions.map(({ text, ways }) => [text, ways.map(({ value }) => value)])).toEqual([
        ['1,250', [1250, 1.25]]
      ]);
      expect(values).toEqual([7, 1250, 3500]);
      expect(run(['1,250', '3,500', '7'], new Map([[questions[0]!.key, 'decimal-comma']])).values).toEqual([
        1.25, 3.5, 7
      ]);
    });

    it('proposes the convention that the other texts of the setting follow', () => {
      expect(run(['1,250', '3,5', '7']).values).toEqual([1.25, 3.5, 7]);
      expect(run(['1,250', '1,234.5', '7']).values).toEqual([7, 1250, 1234.5]);
    });

    it('asks nothing where a cell shows just that already', () => {
      const session = tableSession(tableBody(['Graz'], { Graz: { tables: 1.125 } }));
      const sheet = sheetAt(session, [['1.125']], TABLES);
      const { questions, same } = pasteRun(session, sheet, TABLES, asRead, told);
      expect([questions, same]).toEqual([[], 1]);
    });
  });

  it('reads what another cell of the setting shows as its Value where the text alone cannot tell', () => {
    const two = [{ Id: 2, Name: 'Two', Guid: 'b' }];
    const session = tableSession(tableBody(['Graz', 'Linz'], { Graz: { spots: two } }));
    const at = { row: 2, column: elements.findIndex(({ Id }) => Id === 'spots') };
    expect(pasteRun(session, sheetAt(session, [['Two']], at), at, asRead, told).changes.map(({ set }) => set)).toEqual([
      { value: two }
    ]);
  });

  it.each([
    ['a single column has no headings', [['Note'], ['Closed']], false],
    [
      'every cell of the first row names a setting',
      [
        ['Note', 'tables'],
        ['Hello', '7']
      ],
      true
    ],
    [
      'one of them names none',
      [
        ['Note', 'Remark'],
        ['Hello', '7']
      ],
      false
    ],
    [
      'whatever stands above the names of widgets',
      [
        ['Shop', 'Note'],
        ['Graz', 'Hello']
      ],
      true
    ]
  ])('%s', (_, cells, expected) => {
    const session = tableSession(tableBody(['Graz', 'Linz']));
    expect(hasHeadings(session, { cells, isExact: false })).toBe(expected);
  });

  it('takes what is copied in the table as it is, and another setting reads it as a text', () => {
    const session = tableSession(tableBody(['Graz'], { Graz: { tables: 1.125 } }));
    const into = (id: string) => {
      const at = { row: 0, column: elements.findIndex(({ Id }) => Id === id) };
      const pasted = { cells: [[JSON.stringify(1.125)]], isExact: true };
      const { changes, questions } = pasteRun(session, sheetOf(session, pasted, at, false), at, asRead, told);
      return [changes.map(({ set }) => set?.value), questions.length];
    };
    expect(into('tables')).toEqual([[1.125], 0]);
    expect(into('note')).toEqual([[[{ Text: '1.125' }]], 0]);
  });

  it('leaves empty cells alone, unless they are to go back to the template', () => {
    const session = open();
    const sheet = sheetAt(
      session,
      [
        ['Shop', 'Note'],
        ['Graz', '']
      ],
      START
    );
    expect(pasteRun(session, sheet, START, asRead, told).changes).toEqual([]);
    session.model.apply(pasteRun(session, sheet, START, { ...asRead, releases: true }, told).changes);
    expect(session.model.rows[1]!.valueOf('note')).toEqual([{ Text: 'Welcome' }]);
  });

  it('shows what it touches, and everything again afterwards', () => {
    const session = open();
    const [rows, columns] = [session.shown, session.columns];
    const run = pasteRun(
      session,
      sheetAt(
        session,
        [
          ['Shop', 'Tables'],
          ['Graz', '7']
        ],
        START
      ),
      START,
      asRead,
      told
    );
    session.propose({ changes: [], refused: [] });
    session.propose(run);
    expect([session.shown.map(({ name }) => name), session.columns.map(({ Id }) => Id)]).toEqual([
      ['Graz'],
      ['tables']
    ]);
    session.propose(undefined);
    session.model.apply(run.changes);
    session.propose(undefined);
    expect([session.shown, session.columns]).toEqual([rows, columns]);
  });

  it('applies to what is listed while it is open, also after another search', () => {
    const session = tableSession(tableBody(['Graz', 'Linz', 'Wels']));
    const names = () => session.listed.map(({ name }) => name);
    const all = names();
    session.propose({ changes: [], refused: [] });
    session.search({ query: 'Linz' });
    expect(names()).toEqual(['Linz']);
    session.propose(undefined);
    expect([names(), session.shown.map(({ name }) => name)]).toEqual([['Linz'], ['Linz']]);
    session.search({ query: '' });
    expect(names()).toEqual(all);
  });

  describe('finding and replacing', () => {
    const welcome = (own: Parameters<typeof tableBody>[1]) => tableSession(tableBody(['Graz', 'Linz', 'Wels'], own));
    const text = (Text: string) => ({ note: [{ Text }] });
    const find = (
      session: ReturnType<typeof welcome>,
      sought: string,
      { sameCase = false, inherited = false, columns = elements } = {}
    ) => replaceRun(session, { find: sought, replace: '$&!', columns, sameCase, inherited }, told);
    const cells = (run: ReturnType<typeof find>) => run.changes.map(({ row, text }) => `${row.name}: ${text}`);

    it('replaces what is a widget’s own, whatever signs are looked for', () => {
      const session = open();
      fc.assert(fc.property(fc.string(), (sought) => find(session, sought).inherited >= 0));
      expect(cells(find(session, 'back'))).toEqual(['Graz: Welcome $&!']);
      expect(cells(find(session, 'BACK', { sameCase: true }))).toEqual([]);
    });

    it('leaves to inherit who gets the new text from the template', () => {
      const run = find(welcome({ Graz: text('Welcome back') }), 'welcome');
      expect([cells(run), run.inherited]).toEqual([['Template: $&!', 'Graz: $&! back'], 0]);
    });

    it.each([
      ['is refused', (session: ReturnType<typeof welcome>) => session, 'x'.repeat(20)],
      [
        'is not listed',
        (session: ReturnType<typeof welcome>) => {
          session.search({ query: 'Linz' });
          return session;
        },
        'Welcome'
      ],
      [
        'may not be edited',
        (session: ReturnType<typeof welcome>) => {
          session.model.rows[0]!.isEditable = false;
          return session;
        },
        'Welcome'
      ]
    ])('counts who inherits where the template %s, and replaces there on request', (_, given, note) => {
      const session = given(welcome({ Template: text(note) }));
      const sought = note.slice(0, 1);
      const heirs = session.listed.filter(({ base }) => base).length;
      expect(find(session, sought).inherited).toBe(heirs);
      const owned = find(session, sought, { inherited: true });
      expect(owned.inherited).toBe(0);
      expect([...owned.changes, ...owned.refused].filter(({ row }) => row.base)).toHaveLength(heirs);
    });
  });
});

describe('edits of a table', () => {
  const own = { Graz: { tables: 9 } };

  it('undo leads back to the beginning and redo to the end, whatever was set, filled or given back', () => {
    const act = fc.record({
      row: fc.nat(3),
      id: fc.constantFrom('tables', 'note', 'lunch'),
      kind: fc.constantFrom('set', 'release', 'fill'),
      n: fc.integer({ min: 1, max: 3 })
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const session = tableSession(tableBody(['Graz', 'Linz', 'Wels'], own));
        const { model } = session;
        const state = () => model.rows.map((row) => elements.map(({ Id }) => row.ownOf(Id)));
        const before = state();
        for (const { row, id, kind, n } of acts) {
          const cell = { row: model.rows[row]!, element: element(id) };
          const value = { tables: n, note: [{ Text: String(n) }], lunch: n > 1 }[id];
          if (kind === 'set') model.set([{ ...cell, value }]);
          else if (kind === 'release') model.release([cell]);
          else {
            session.selection.go({ row, column: n });
            session.selection.whole('columns');
            model.set(session.filling);
          }
        }
        const after = state();
        while (model.canUndo) model.undo();
        expect(state()).toEqual(before);
        expect(model.changed).toEqual([]);
        while (model.canRedo) model.redo();
        expect(state()).toEqual(after);
      })
    );
  });

  it('what variants inherit follows an edit of the template, and a Value of their own does not', () => {
    const { model } = tableSession(tableBody(['Graz', 'Linz'], own));
    model.set([{ row: model.rows[0]!, element: element('tables'), value: 7 }]);
    expect(model.rows.map((row) => row.valueOf('tables'))).toEqual([7, 9, 7]);
  });

  it('a save of somebody else is a conflict only of a cell that is edited, and mine counts until it is chosen', () => {
    const session = tableSession(tableBody(['Graz', 'Linz'], own));
    const { model } = session;
    const cell = { row: model.rows[1]!, element: element('tables') };
    model.set([{ ...cell, value: 5 }]);
    session.take([tableBody(['Graz', 'Linz'], { Graz: { tables: 8, note: [{ Text: 'New' }] }, Linz: { tables: 2 } })]);
    expect(model.conflicts.map(({ row }) => row.name)).toEqual(['Graz']);
    expect([cell.row.valueOf('tables'), cell.row.valueOf('note')]).toEqual([5, [{ Text: 'New' }]]);
    model.resolve(cell, 'mine');
    expect(model.conflicts).toEqual([]);
    expect(model.cellsToSave(model.changed)).toEqual([{ Widget: 2, Element: 'tables', Value: 5, Base: 8 }]);
  });

  it.each([
    ['of the version that it has', 1, false, 'Anna'],
    ['of a newer one', 2, true, 'Anna'],
    ['of an earlier one', 0, false, null]
  ])('a row knows who saved it, told %s', (_, version, isOlder, by) => {
    const { model } = tableSession(tableBody(['Graz'], own));
    expect(model.heardSave({ id: 2, version, by: 'Anna' })).toBe(isOlder);
    expect(model.row(2)!.saved.by).toBe(by);
  });

  it('undo takes back a discard first, and tells how many edits it brings back', () => {
    const { model } = tableSession(tableBody(['Graz', 'Linz'], own));
    const cells = model.rows.slice(1).map((row) => ({ row, element: element('tables'), value: 12 }));
    model.set(cells);
    expect(model.discarded).toBe(0);
    model.discard();
    expect([model.changed.length, model.discarded]).toEqual([0, 2]);
    model.undo();
    expect([model.changed.length, model.discarded]).toEqual([2, 0]);
  });

  it('a day that the calendar lacks stands in its cell as it was typed', () => {
    const session = tableSession(tableBody(['Graz']));
    const cell = { row: session.model.rows[1]!, element: element('day') };
    session.model.set([{ ...cell, value: '2026-02-31T00:00:00' }]);
    expect(session.describe(cell.element, cell.row.valueOf('day'))).toBe('31/02/2026');
  });

  it('a dry run marks what it refuses, and not what it mends', () => {
    const session = tableSession(tableBody(['Graz'], own));
    const cell = { row: session.model.rows[1]!, element: element('tables') };
    session.model.set([{ ...cell, value: '12,5 %' }]);
    const context = { session, t: texts, reasons: {}, people: {}, peopleAt: () => [], say: () => '' };
    const isBroken = () => cellView(context as unknown as TableContext, cell.row, cell.element).isBroken;
    expect(isBroken()).toBe(true);
    const proposal = { ...cell, text: '9', set: { value: 9 }, reason: undefined, remedy: undefined };
    session.propose({ changes: [proposal], refused: [] });
    expect(isBroken()).toBe(false);
    session.propose({ changes: [], refused: [{ ...proposal, reason: 'No.' }] });
    expect(isBroken()).toBe(true);
  });

  it('typing is one step, and a Value that is inherited anyway is no edit', () => {
    const { model } = tableSession(tableBody(['Graz', 'Linz'], own));
    const cell = { row: model.rows[2]!, element: element('tables') };
    for (const value of [1, 12, 4]) model.set([{ ...cell, value }], 'typing');
    expect(model.changed).toEqual([]);
    for (const value of [1, 12]) model.set([{ ...cell, value }], 'typing');
    model.undo();
    expect(cell.row.valueOf('tables')).toBe(4);
  });
});
