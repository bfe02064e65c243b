import { describe, expect, it } from 'vitest';
import type { DraftValue } from '../api.js';
import type { AscElement } from '../ascdata/types.js';
import { EditorState } from '../form/state.svelte.js';
import { editorData, services } from '../form/testing.js';
import { changesOf, putInto, putIntoTable, tableChangesOf } from './editing.js';
import { elements as tableElements, tableBody, tableSession } from '../table/testing.js';
import type { TableContext } from '../table/context.js';
import { tableHost } from './host.js';

const elements: AscElement[] = [
  { Id: 'opens', DisplayName: 'Opens', DataType: 'time', Value: '09:00' },
  { Id: 'closes', DisplayName: 'Closes', DataType: 'time', Value: '19:00' },
  { Id: 'lunch', DisplayName: 'Lunch break', DataType: 'boolean', Value: false }
];
const cell = (Element: string, value: object, Widget = 7): DraftValue => ({
  ...{ Widget, Element, ...value },
  ...{ Conflict: null, Counts: 'draft' }
});
const draft = {
  Values: [cell('closes', { Value: '14:00' }), cell('opens', {}), cell('closes', { Value: '13:00' }, 8)]
};

/** The form of a variant that opens at 8:00 on its own, with the draft in it. */
function form(values: readonly DraftValue[] = draft.Values): EditorState {
  const data = editorData(
    { Inherits: { Id: 1, Name: 'Hours', Values: '{"opens":"09:00"}' }, SavedValues: '{"opens":"08:00"}' },
    elements
  );
  const state = new EditorState(data, services);
  putInto(
    state,
    values.filter(({ Widget }) => Widget === 7)
  );
  return state;
}

describe('the Values of a draft in the form', () => {
  it('are unsaved changes over what is live', () => {
    expect(form().changed.map(({ id, value, own }) => [id, value, own])).toEqual([
      ['opens', '09:00', false],
      ['closes', '14:00', true]
    ]);
  });

  it('change nothing in the draft while they are as they were', () => {
    expect(changesOf(form(), 7, draft.Values)).toEqual({ Cells: [], Remove: [] });
  });

  it('come into the draft when they are edited, with what is live as their base', () => {
    const state = form();
    state.set('closes', '15:00');
    state.set('lunch', true);
    expect(changesOf(state, 7, draft.Values)).toEqual({
      Cells: [
        { Widget: 7, Element: 'closes', Value: '15:00' },
        { Widget: 7, Element: 'lunch', Value: true }
      ],
      Remove: []
    });
  });

  it('stay in the draft where they are live already', () => {
    const live = { Values: [cell('opens', { Value: '08:00' }), cell('lunch', {})] };
    const state = form(live.Values);
    expect(state.changed).toEqual([]);
    expect(changesOf(state, 7, live.Values)).toEqual({ Cells: [], Remove: [] });
  });

  it('leave the draft when they are what is live again', () => {
    const state = form();
    state.reset('closes', 'saved');
    expect(changesOf(state, 7, draft.Values)).toEqual({ Cells: [], Remove: [{ Widget: 7, Element: 'closes' }] });
  });

  it('of settings that are gone stay in the draft', () => {
    const gone = { Values: [cell('gone', { Value: 1 })] };
    const state = new EditorState(editorData({}, elements), services);
    expect(changesOf(state, 7, gone.Values)).toEqual({ Cells: [], Remove: [] });
  });
});

const cellOf = (Widget: number, Element: string, value: object): DraftValue => ({
  ...{ Widget, Element, ...value },
  ...{ Conflict: null, Counts: 'draft' }
});
const tables = tableElements.find(({ Id }) => Id === 'tables')!;

/** Graz (2) has tables of its own, and inherits them in the draft; Linz (3) has others. */
const values = [cellOf(2, 'tables', {}), cellOf(3, 'tables', { Value: 9 }), cellOf(3, 'closes', { Value: '14:00' })];

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
    const draft = [cellOf(2, 'tables', { Value: 7 }), cellOf(3, 'tables', { Value: 9 }), cellOf(3, 'note', {})];
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
    const gone = [
      cellOf(2, 'gone', { Value: 1 }),
      cellOf(9, 'tables', { Value: 1 }),
      cellOf(3, 'tables', { Value: 9 })
    ];
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
