import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import texts from '../messages/en/screens/table.js';
import { textFor, valueFrom } from './cellText.js';
import { pasteRun, replaceRun, sheetOf } from './dryRun.js';
import { elements, tableBody, tableSession } from './testing.js';

const words = { language: 'en' as const, contentLanguage: '' };
const told = { t: texts.dryRun, say: ({ code }: { code: string }) => code };
const START = { row: 0, column: 0 };
const element = (id: string) => elements.find(({ Id }) => Id === id)!;

describe('cells of a spreadsheet', () => {
  it.each(elements.map(({ Id, Value }) => [Id, Value]))('%s is read back as it was written', (id, value) => {
    const text = textFor(value, element(String(id)), words);
    expect(valueFrom(text, element(String(id)), words)).toEqual({ value });
  });

  it.each([
    ['closes', '9:30', '09:30'],
    ['closes', '09:30:00', '09:30'],
    ['lunch', 'Ja', true],
    ['lunch', 'FALSE', false],
    ['lunch', 'aus', false],
    ['tables', '7,5', 7.5],
    ['tables', ' 7.0 ', 7],
    ['mode', 'night', 'Night'],
    ['day', '1.2.2027', '2027-02-01T00:00:00'],
    ['note', '007', [{ Text: '007' }]]
  ])('%s: “%s” is meant', (id, text, value) => expect(valueFrom(text, element(id), words)).toEqual({ value }));

  it.each([
    ['closes', '12.30 Uhr'],
    ['lunch', 'perhaps'],
    ['tables', 'seven'],
    ['spots', '[{"a":1}]']
  ])('%s: “%s” is nothing', (id, text) => expect(valueFrom(text, element(id), words)).toBeUndefined());
});

describe('a dry run', () => {
  const open = () => tableSession(tableBody(['Graz', 'Linz', 'Linz'], { Graz: { note: [{ Text: 'Welcome back' }] } }));

  it('recognises headings and names, in whatever order, and names who is not there or there twice', () => {
    const session = open();
    const sheet = sheetOf(
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
    const run = pasteRun(session, sheet, START, false, told);
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
      sheetOf(
        session,
        [
          ['A', '60'],
          ['B', '5']
        ],
        at
      ),
      at,
      false,
      told
    );
    expect(run.changes.map(({ row, element: { Id } }) => [row.name, Id])).toEqual([
      ['Graz', 'note'],
      ['Linz', 'note'],
      ['Linz', 'tables']
    ]);
    expect(run.refused.map(({ reason }) => reason)).toEqual(['number-above-maximum']);
  });

  it('leaves empty cells alone, unless they are to go back to the template', () => {
    const session = open();
    const sheet = sheetOf(
      session,
      [
        ['Shop', 'Note'],
        ['Graz', '']
      ],
      START
    );
    expect(pasteRun(session, sheet, START, false, told).changes).toEqual([]);
    session.model.apply(pasteRun(session, sheet, START, true, told).changes);
    expect(session.model.rows[1]!.valueOf('note')).toEqual([{ Text: 'Welcome' }]);
  });

  it('shows what it touches, and everything again afterwards', () => {
    const session = open();
    const [rows, columns] = [session.shown, session.columns];
    const run = pasteRun(
      session,
      sheetOf(
        session,
        [
          ['Shop', 'Tables'],
          ['Graz', '7']
        ],
        START
      ),
      START,
      false,
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

  it('replaces what is a widget’s own, whatever signs are looked for', () => {
    const session = open();
    const find = (sought: string, sameCase = false) =>
      replaceRun(session, { find: sought, replace: '$&!', columns: elements, sameCase }, told);
    expect(find('welcome').changes.map(({ text }) => text)).toEqual(['$&! back']);
    expect(find('welcome').inherited).toBe(3);
    expect(find('welcome', true).changes).toEqual([]);
    fc.assert(fc.property(fc.string(), (sought) => find(sought).inherited >= 0));
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
