import { describe, expect, it } from 'vitest';
import type { DraftValue } from '../api.js';
import type { AscElement } from '../ascdata/types.js';
import { EditorState } from '../form/state.svelte.js';
import { editorData, services } from '../form/testing.js';
import { changesOf, putInto } from './editing.js';

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
