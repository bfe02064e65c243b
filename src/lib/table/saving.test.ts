import { describe, expect, it, vi } from 'vitest';
import type { ValuesReach } from '../api.js';
import { MOST_CELLS } from './proposal.js';
import type { TableClient } from './client.js';
import type { TableRow } from './tableRow.js';
import { elements, tableBody, tableSession } from './testing.js';

const tables = elements.find(({ Id }) => Id === 'tables')!;
const REACH: ValuesReach = { Widgets: 2, Changes: [{ Id: 'tables', Widgets: 1 }], Invalid: [], Unchecked: 0 };

function open(reach: ValuesReach | undefined) {
  const save = vi.fn<TableClient['save']>(({ Cells = [] }) => {
    const Widgets = [...new Set(Cells.map(({ Widget }) => Widget))].map((Id) => ({ Id, Version: 2 }));
    return Promise.resolve({
      ok: true,
      value: { Step: null, Changes: Cells.length, Widgets, Conflicts: [], Refused: [] }
    });
  });
  const asked = vi.fn<TableClient['reach']>(() => Promise.resolve(reach));
  const session = tableSession(tableBody(['Graz', 'Linz'], { Graz: { tables: 9 } }), { save, reach: asked });
  return { session, save, asked };
}

describe('a save', () => {
  it('of the template waits until somebody has seen what inherits it', async () => {
    const { session, save, asked } = open(REACH);
    session.model.set([{ row: session.model.rows[0]!, element: tables, value: 7 }]);
    await session.save();
    expect(asked).toHaveBeenCalledWith(1, new Map([['tables', 7]]));
    expect([session.reach, save.mock.calls.length]).toEqual([REACH, 0]);
    await session.confirmReach();
    expect([session.reach, save.mock.calls.length, session.model.changed]).toEqual([undefined, 1, []]);
  });

  it('of variants alone asks nothing, nor does one of a template where the server cannot say', async () => {
    const { session, save, asked } = open(undefined);
    session.model.set([{ row: session.model.rows[1]!, element: tables, value: 7 }]);
    await session.save();
    expect([asked.mock.calls.length, save.mock.calls.length]).toEqual([0, 1]);
    session.model.set([{ row: session.model.rows[0]!, element: tables, value: 7 }]);
    await session.save();
    expect([asked.mock.calls.length, save.mock.calls.length]).toEqual([1, 2]);
  });

  it('is told until the next change', async () => {
    const { session } = open(undefined);
    const cell = { row: session.model.rows[1]!, element: tables };
    session.model.set([{ ...cell, value: 7 }]);
    await session.save();
    expect(session.news).toEqual({ kind: 'saved', values: 1, widgets: 1 });
    session.model.set([{ ...cell, value: 8 }]);
    expect(session.news).toBeUndefined();
  });

  it('of nothing but an open dry run says so, until that is closed', async () => {
    const { session } = open(undefined);
    session.propose({ changes: [], refused: [] });
    await session.save();
    expect(session.news).toEqual({ kind: 'dry-run' });
    session.propose(undefined);
    expect(session.news).toBeUndefined();
  });

  it('into a draft waits for an open dry run, which would be left behind with the page', async () => {
    const save = vi.fn(() => Promise.resolve(undefined));
    const session = tableSession(tableBody(['Graz']), {}, { label: 'Keep', fill: () => undefined, save });
    const cell = { row: session.model.rows[1]!, element: tables };
    session.model.set([{ ...cell, value: 7 }]);
    const change = { ...cell, text: '8', set: { value: 8 }, reason: undefined, remedy: undefined };
    session.propose({ changes: [change], refused: [] });
    await session.save();
    expect([save.mock.calls.length, session.news]).toEqual([0, { kind: 'dry-run' }]);
    session.propose(undefined);
    await session.save();
    expect(save).toHaveBeenCalledOnce();
  });

  it('names the preset of each widget whose saved cells all come from one', async () => {
    const { session, save } = open(undefined);
    const { model } = session;
    const [, graz, linz] = model.rows as [TableRow, TableRow, TableRow];
    const preset = (row: TableRow, id: number) => model.apply([{ row, element: tables, set: { value: 12 } }], () => id);
    const saved = async () => {
      await session.save();
      return save.mock.calls.at(-1)?.[0].Applies;
    };
    preset(graz, 3);
    preset(linz, 3);
    // Typed over, and back again by undoing.
    model.set([{ row: graz, element: tables, value: 13 }]);
    model.undo();
    expect(await saved()).toEqual([
      { Widget: graz.id, Preset: 3 },
      { Widget: linz.id, Preset: 3 }
    ]);
    model.apply([{ row: graz, element: tables, set: { value: 14 } }], () => 4);
    model.set([{ row: graz, element: elements[1]!, value: true }]);
    model.apply([{ row: linz, element: tables, set: { value: 14 } }], () => 4);
    model.set([{ row: linz, element: tables, value: 15 }]);
    expect(await saved()).toEqual([]);
  });

  it('of more cells than the server takes is refused before it is sent', async () => {
    const names = Array.from({ length: Math.ceil(MOST_CELLS / elements.length) + 1 }, (_, at) => `Shop ${at}`);
    const save = vi.fn<TableClient['save']>();
    const own = Object.fromEntries(elements.map(({ Id, Value }) => [Id, Value]));
    const session = tableSession(tableBody(names, Object.fromEntries(names.map((name) => [name, own]))), { save });
    const all = session.model.rows.slice(1).flatMap((row) => elements.map((element) => ({ row, element })));
    session.model.release(all);
    await session.save();
    expect([save.mock.calls.length, session.outcome]).toEqual([0, { kind: 'too-many', count: all.length }]);
  });
});

it('the search wants all words in the name or in one Value, and tells where it found them', () => {
  const note = (text: string) => ({ note: [{ Text: text }] });
  const own = { 'KF B': note('A day'), Linz: note('as in KF A'), Graz: note('KF') };
  const session = tableSession(tableBody(['KF A', 'KF B', 'Linz', 'Graz'], own));
  session.search({ query: 'kf a' });
  expect(session.shown.map(({ name }) => name)).toEqual(['KF A', 'Linz']);
  expect([...session.hits].map(([{ name }, ids]) => [name, ...ids])).toEqual([['Linz', 'note']]);
  session.search({ query: '' });
  expect([session.shown.length, session.hits.size]).toEqual([5, 0]);
});

it('the handle takes the selection down and up again, never above its first row', () => {
  const { selection } = open(undefined).session;
  selection.go({ row: 1, column: 2 });
  const reached = [2, 9, 0].map((row) => {
    selection.stretch(row);
    return selection.area;
  });
  expect(reached.map(({ top, bottom, left, right }) => [top, bottom, left, right])).toEqual([
    [1, 2, 2, 2],
    [1, 2, 2, 2],
    [1, 1, 2, 2]
  ]);
});

describe('after a dry run', () => {
  const opened = () => {
    const session = tableSession(tableBody(['Graz', 'Linz', 'Wels', 'Ulm']));
    session.search({ group: 1 });
    const [, graz, linz, wels] = session.shown as [TableRow, TableRow, TableRow, TableRow];
    const run = (...rows: TableRow[]) => ({
      changes: rows.map((row) => ({
        row,
        element: elements[5]!,
        text: '',
        set: { value: '#000000' },
        reason: undefined,
        remedy: undefined
      })),
      refused: []
    });
    const held = () => {
      const { at, from } = session.selection;
      return [at, from].map(({ row, column }) => session.cellAt(row, column)).map((c) => [c?.row.name, c?.element.Id]);
    };
    session.selection.go({ row: 1, column: 1 });
    session.selection.go({ row: 3, column: 3 }, true);
    return { session, graz, linz, wels, run, held };
  };

  it('the same cells are active and selected, whatever it showed in between', () => {
    const { session, graz, linz, wels, run, held } = opened();
    const before = held();
    session.propose(run(graz));
    session.propose(run(linz, wels));
    session.search({ query: 'Linz' });
    session.search({ query: '' });
    session.propose(undefined);
    expect(held()).toEqual(before);
  });

  it('who went to another cell meanwhile stays there', () => {
    const { session, graz, linz, run, held } = opened();
    session.propose(run(graz, linz));
    session.selection.go({ row: 1, column: 0 });
    session.propose(undefined);
    expect(held()).toEqual(Array.from({ length: 2 }, () => ['Linz', 'colour']));
  });

  it('all settings are shown again where a widget was added meanwhile', () => {
    const { session, graz, run, held } = opened();
    const before = held();
    session.propose(run(graz));
    session.take([tableBody(['Graz', 'Linz', 'Wels', 'Ulm', 'Aachen'])]);
    session.propose(undefined);
    expect([session.columns, held()]).toEqual([elements, before]);
  });
});
