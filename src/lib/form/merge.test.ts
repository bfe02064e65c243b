import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/laws.js';
import type { AscElement } from '../ascdata/types.js';
import type { FieldState } from './field.svelte.js';
import { restore, takeSaved } from './merge.js';
import { EditorState } from './state.svelte.js';
import { editorData, services } from './testing.js';

const texts = (...list: string[]) => list.map((Text) => ({ Text }));
const range = (From: string, To: string) => ({ From: From && `${From}T00:00:00`, To: To && `${To}T00:00:00` });
const players = (...ids: number[]) => ids.map((Id) => ({ Id, Name: `Player ${Id}` }));

const fields: AscElement[] = [
  {
    Id: 'lines',
    DisplayName: 'Lines',
    DataType: 'simpleText',
    Value: texts('a', 'b', 'c'),
    Options: { NumberOfInstances: 5 }
  },
  { Id: 'sale', DisplayName: 'Sale', DataType: 'dateRange', Value: range('2026-11-10', '2026-11-20') },
  {
    Id: 'players',
    DisplayName: 'Players',
    DataType: 'player',
    Value: players(1, 2),
    Options: { NumberOfInstances: 3 }
  },
  { Id: 'count', DisplayName: 'Count', DataType: 'number', Value: 1 }
];
const open = (over = {}) => new EditorState(editorData(over, fields), services);

const rules: [rule: string, id: string, mine: unknown, theirs: unknown, merged: unknown][] = [
  ['different texts of a list', 'lines', texts('A', 'b', 'c'), texts('a', 'b', 'C'), texts('A', 'b', 'C')],
  [
    'a text changed, another added',
    'lines',
    texts('a', 'B', 'c'),
    texts('a', 'b', 'c', 'd'),
    texts('a', 'B', 'c', 'd')
  ],
  ['the same text of a list', 'lines', texts('A', 'b', 'c'), texts('X', 'b', 'c'), undefined],
  ['more texts than there is room for', 'lines', texts('a', 'b', 'c', 'd', 'e'), texts('a', 'b', 'c', 'f'), undefined],
  [
    'different ends of a range',
    'sale',
    range('2026-11-01', '2026-11-20'),
    range('2026-11-10', '2026-11-30'),
    range('2026-11-01', '2026-11-30')
  ],
  ['the same end of a range', 'sale', range('2026-11-01', '2026-11-20'), range('2026-11-02', '2026-11-20'), undefined],
  [
    'ends that would turn the range round',
    'sale',
    range('2026-11-19', '2026-11-20'),
    range('2026-11-10', '2026-11-12'),
    undefined
  ],
  ['different objects', 'players', players(1, 2, 3), players(4, 2), players(4, 2, 3)],
  ['the same object added in different places', 'players', players(3, 1, 2), players(1, 2, 3), undefined],
  ['a Value without parts', 'count', 2, 3, undefined]
];

describe('two people edit', () => {
  it.each(rules)('%s', (_rule, id, mine, theirs, merged) => {
    const state = open();
    state.set(id, mine);
    const { conflicts, merged: joined, followed } = takeSaved(state, { version: 2, values: [[id, theirs]] });
    const isAsked = merged === undefined;
    expect(conflicts.map(({ field }) => field.id)).toEqual(isAsked ? [id] : []);
    expect(joined.map(({ field }) => field.id)).toEqual(isAsked ? [] : [id]);
    expect(followed).toEqual([]);
    expect(state.values.get(id)).toEqual(isAsked ? mine : merged);
    expect(state.field(id)?.saved).toEqual(theirs);
  });

  it.each(rules)('%s, one of them kept unsaved', (_rule, id, mine, theirs, merged) => {
    const state = open({ Version: 2, SavedValues: JSON.stringify({ [id]: theirs }) });
    const base = fields.find(({ Id }) => Id === id)!.Value;
    const kept = {
      name: 'W',
      at: '2026-11-20T14:03:00Z',
      version: 1,
      spotVersion: '1.0',
      entries: [{ id, value: mine, base }]
    };
    const { conflicts } = restore(state, kept);
    expect(conflicts.map(({ field }) => field.id)).toEqual(merged === undefined ? [id] : []);
    expect(state.values.get(id)).toEqual(merged ?? mine);
  });

  it('a kept Value that breaks a rule says so, because nobody is typing it', () => {
    const state = open();
    const entries = [{ id: 'count', value: 'ten', base: 1 }];
    restore(state, { name: 'W', at: '2026-11-20T14:03:00Z', version: 1, spotVersion: '1.0', entries });
    expect(state.field('count')).toMatchObject({ broken: true, left: true });
  });

  it('one save of theirs, merged and followed, is one step for the widget', () => {
    const state = open();
    state.set('lines', texts('A', 'b', 'c'));
    state.set('players', players(1, 2, 3));
    const told: unknown[] = [];
    state.listen((_edited, delivered) => told.push(delivered));
    takeSaved(state, {
      version: 2,
      values: [
        ['lines', texts('a', 'b', 'C')],
        ['players', players(4, 2)],
        ['count', 5]
      ]
    });
    expect(told).toEqual([
      [
        ['lines', texts('A', 'b', 'C')],
        ['players', players(4, 2, 3)],
        ['count', 5]
      ]
    ]);
  });
});

describe('after a merge', () => {
  it('undo takes back what was edited here, never what somebody else saved; redo does it again', () => {
    const state = open();
    state.set('lines', texts('A', 'b', 'c'));
    takeSaved(state, { version: 2, values: [['lines', texts('a', 'b', 'C')]] });
    state.undo();
    expect([state.values.get('lines'), state.dirty]).toEqual([texts('a', 'b', 'C'), false]);
    state.redo();
    expect(state.values.get('lines')).toEqual(texts('A', 'b', 'C'));
  });

  it('another save of theirs is merged as well', () => {
    const state = open();
    state.set('lines', texts('A', 'b', 'c'));
    takeSaved(state, { version: 2, values: [['lines', texts('a', 'b', 'C')]] });
    takeSaved(state, { version: 3, values: [['lines', texts('a', 'B', 'C')]] });
    expect(state.values.get('lines')).toEqual(texts('A', 'B', 'C'));
  });

  it('an edit that was made elsewhere just so is no longer unsaved', () => {
    const state = open();
    state.set('lines', texts('A', 'b', 'c'));
    takeSaved(state, { version: 2, values: [['lines', texts('A', 'b', 'C')]] });
    expect([state.values.get('lines'), state.dirty]).toEqual([texts('A', 'b', 'C'), false]);
  });
});

describe('a law', () => {
  it('whatever two people make of a list, no text that either wrote is lost without asking', () => {
    const list = (...added: string[]) =>
      fc.uniqueArray(fc.constantFrom('a', 'b', 'c', ...added), { minLength: 1, maxLength: 5 });
    const [edited, saves] = [list('m', 'n', 'o'), fc.array(list('x', 'y', 'z'), { minLength: 1, maxLength: 3 })];
    const isIn = (list: unknown, text: string) => (list as { Text: string }[]).some(({ Text }) => Text === text);
    fc.assert(
      fc.property(edited, saves, (mine, versions) => {
        const state = open();
        const bases = new Map<FieldState, unknown>();
        state.set('lines', texts(...mine));
        versions.forEach((theirs, at) => {
          const { conflicts, merged } = takeSaved(
            state,
            { version: at + 2, values: [['lines', texts(...theirs)]] },
            bases
          );
          for (const { field, base } of conflicts) if (!bases.has(field)) bases.set(field, base);
          if (conflicts.length > 0) expect(conflicts[0]?.theirs).toEqual(texts(...theirs));
          const now = state.values.get('lines');
          for (const text of mine) if ('mno'.includes(text)) expect(isIn(now, text)).toBe(true);
          for (const { field } of merged) bases.delete(field);
          // Asked, and not answered yet.
          if (bases.size > 0) return;
          for (const text of theirs) if ('xyz'.includes(text)) expect(isIn(now, text)).toBe(true);
        });
      }),
      { seed: 20261122, numRuns: runs(500) }
    );
  });
});
