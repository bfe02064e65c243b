import { describe, expect, it } from 'vitest';
import type { AscElement } from '../ascdata/types.js';
import { registry } from '../datatypes/registry.js';
import { EditorState } from './state.svelte.js';
import { editorData, services } from './testing.js';

const fields: AscElement[] = [
  { Id: 'number', DisplayName: 'N', DataType: 'number', Value: 3, Options: { Maximum: 10 } },
  { Id: 'color', DisplayName: 'C', DataType: 'color', Value: '#112233' },
  { Id: 'date', DisplayName: 'D', DataType: 'date', Value: '2026-11-20T08:30:00' },
  { Id: 'time', DisplayName: 'T', DataType: 'time', Value: '08:30' },
  {
    Id: 'range',
    DisplayName: 'R',
    DataType: 'dateRange',
    Value: { From: '2026-11-20T00:00:00', To: '2026-11-30T00:00:00' }
  },
  { Id: 'text', DisplayName: 'X', DataType: 'simpleText', Value: [{ Text: 'Wien' }], Options: { MaxChars: 5 } }
];

/** The state, and everything that was sent to the widget. */
function open(list: readonly AscElement[] = fields, savedValues = '{}') {
  const state = new EditorState(editorData({ SavedValues: savedValues }, list), services);
  const told: unknown[] = [];
  state.listen((_edited, delivered) => told.push(...delivered.map(([, value]) => value)));
  return { state, told };
}

describe('delivered to the widget', () => {
  it.each([
    ['number', '', 4],
    ['number', '-', -1],
    ['color', '#f', '#FF0000'],
    ['color', '', '#FF0000'],
    ['date', '', '2026-11-21T08:30:00'],
    ['date', '2026-02-30T00:00:00', '2026-11-21T08:30:00'],
    ['time', '8', '09:00'],
    ['range', { From: '…', To: '2026-11-30T00:00:00' }, { From: '2026-11-21T00:00:00', To: '2026-11-30T00:00:00' }],
    ['text', 'Wien', [{ Text: 'Graz' }]]
  ])('the last Value of a %s that could be read counts while the field holds %j', (id, typed, next) => {
    const { state, told } = open();
    const before = state.delivered.get(id);
    state.set(id, typed, 'typing');
    expect([state.delivered.get(id), state.values.get(id)]).toEqual([before, typed]);
    state.set(id, next, 'typing');
    expect([state.delivered.get(id), state.values.get(id)]).toEqual([next, next]);
    expect(told).toEqual([next]);
  });

  it.each([
    ['number', 99],
    ['text', [{ Text: 'Klagenfurt' }]],
    ['range', { From: '2026-11-30T00:00:00', To: '2026-11-20T00:00:00' }]
  ])('is a Value of a %s that breaks a rule, as long as it can be read: %j', (id, value) => {
    const { state, told } = open();
    state.set(id, value);
    expect(state.field(id)?.broken).toBe(true);
    expect(told).toEqual([value]);
  });

  it('is a Value in its exact form, however it was typed', () => {
    const { state, told } = open();
    state.set('color', '#ff0000');
    expect(told).toEqual(['#FF0000']);
  });

  it('is a Value in its exact form, however the package or a save spells it, and undo comes back to it', () => {
    const spelled: AscElement[] = [{ Id: 'color', DisplayName: 'C', DataType: 'color', Value: '#ff0000' }];
    expect(open(spelled).state.delivered.get('color')).toBe('#FF0000');
    const { state, told } = open(spelled, '{"color":"#00ff00"}');
    expect(state.delivered.get('color')).toBe('#00FF00');
    state.set('color', '#0000FF');
    state.undo();
    expect(told).toEqual(['#0000FF', '#00FF00']);
  });

  it('is the Value of the package while what was saved cannot be read', () => {
    const { state } = open(fields, '{"number":"three"}');
    expect([state.values.get('number'), state.delivered.get('number')]).toEqual(['three', 3]);
  });

  it('is never anything that its DataType cannot read, whatever is typed, undone and done again', () => {
    const { state } = open();
    const typed = ['', '-', '1', '12', '#f', '…', null, [], {}, '2026', { From: 7 }];
    for (const field of state.fields) for (const value of typed) state.set(field.id, value);
    for (let step = 0; step < 30; step++) state.undo();
    for (let step = 0; step < 9; step++) state.redo();
    for (const { id, element } of state.fields) {
      expect(registry[element.DataType].read(state.delivered.get(id), element)).toBeDefined();
    }
  });
});
