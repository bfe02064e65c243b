import { describe, expect, it } from 'vitest';
import type { DraftValue } from '../api.js';
import { elements, tableBody, tableSession } from '../table/testing.js';
import { putIntoTable, tableChangesOf } from './tableEditing.js';
import type { TableContext } from '../table/context.js';
import { tableHost } from './tableHost.js';

const cell = (Widget: number, Element: string, value: object): DraftValue => ({
  ...{ Widget, Element, ...value },
  ...{ Conflict: null, Counts: 'draft' }
});
const tables = elements.find(({ Id }) => Id === 'tables')!;

/** Graz (2) has tables of its own, and inherits them in the draft; Linz (3) has others. */
const values = [cell(2, 'tables', {}), cell(3, 'tables', { Value: 9 }), cell(3, 'closes', { Value: '14:00' })];

function table(draft: readonly DraftValue[] = values, locked?: number) {
  const body = tableBody(['Graz', 'Linz'], { Graz: { tables: 7 } });
  const Widgets = body.Widgets.map((widget) => ({ ...widget, Editable: widget.Id !== locked }));
  const { model } = tableSession({ ...body, Widgets });
  putIntoTable(model, draft);
  return model;
}

describe('the Values of a draft in the Table', () => {
  it('are unsaved edits over what is live, and none to undo', () => {
    const model = table();
    expect(model.cellsToSave(model.changed)).toEqual([
      { Widget: 2, Element: 'tables', Base: 7 },
      { Widget: 3, Element: 'tables', Value: 9 },
      { Widget: 3, Element: 'closes', Value: '14:00' }
    ]);
    expect([model.canUndo, model.conflicts]).toEqual([false, []]);
  });

  it('change nothing in the draft while they are as they were', () => {
    expect(tableChangesOf(table(), values)).toEqual({ Cells: [], Remove: [] });
  });

  it('stay in the draft where they are live already, or become so while it is edited', () => {
    const draft = [cell(2, 'tables', { Value: 7 }), cell(3, 'tables', { Value: 9 }), cell(3, 'note', {})];
    const model = table(draft);
    expect(tableChangesOf(model, draft)).toEqual({ Cells: [], Remove: [] });
    model.take([tableBody(['Graz', 'Linz'], { Graz: { tables: 7 }, Linz: { tables: 9 } })]);
    expect(tableChangesOf(model, draft)).toEqual({ Cells: [], Remove: [] });
  });

  it('come into the draft when they are edited, and leave it when they are what is live again', () => {
    const model = table();
    model.set([
      { row: model.row(2)!, element: tables, value: 7 },
      { row: model.row(3)!, element: tables, value: 12 }
    ]);
    expect(tableChangesOf(model, values)).toEqual({
      Cells: [{ Widget: 3, Element: 'tables', Value: 12 }],
      Remove: [{ Widget: 2, Element: 'tables' }]
    });
  });

  it('stay in the draft where the Table cannot show or edit them', () => {
    const gone = [cell(2, 'gone', { Value: 1 }), cell(9, 'tables', { Value: 1 }), cell(3, 'tables', { Value: 9 })];
    const model = table(gone, 3);
    expect([model.changed, tableChangesOf(model, gone)]).toEqual([[], { Cells: [], Remove: [] }]);
  });
});

it('saving as a draft takes the edits out of the Table without discarding anything, and can be undone', () => {
  const session = tableSession(tableBody(['Graz']));
  const { model } = session;
  model.set([{ row: model.rows[1]!, element: model.definition.byId.get('tables')!, value: 7 }]);
  tableHost({ session } as TableContext, 1).leave();
  expect([model.changed.length, model.discarded, model.canUndo]).toEqual([0, 0, true]);
});
