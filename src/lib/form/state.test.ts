import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AscElement } from '../ascdata/types.js';
import { EditorState } from './state.svelte.js';
import { restore, takeSaved } from './merge.js';
import { editorData, patterns, services, text } from './testing.js';

const SEED = 20261121;

const open = (over = {}) => new EditorState(editorData(over), services);
const ids = (fields: readonly { id: string }[]) => fields.map(({ id }) => id);
const snapshot = (state: EditorState) => JSON.stringify([...state.values]);

describe('editing', () => {
  it('shows the fields in the author’s order with the saved Values', () => {
    const state = open({ SavedValues: '{"days":5,"__proto__":false}' });
    expect(ids(state.fields)).toEqual(['title', 'mode', 'days', 'animate', 'video', '__proto__']);
    expect([state.field('days')?.value, state.field('__proto__')?.value]).toEqual([5, false]);
    expect(state.dirty).toBe(false);
  });

  it('hides and shows fields by their Conditions, and keeps the Value of a hidden one', () => {
    const state = open();
    expect(ids(state.hidden)).toEqual(['days', 'video']);
    state.set('mode', 'Forecast');
    expect(ids(state.hidden)).toEqual([]);
    state.set('days', 4);
    state.set('mode', 'Now');
    expect(ids(state.hidden)).toEqual(['days', 'video']);
    expect(state.values.get('days')).toBe(4);
  });

  it('lets other settings be saved while a required entry is missing as it was saved', () => {
    const state = open({ SavedValues: '{"mode":"Forecast"}' });
    state.set('days', 4);
    expect([ids(state.broken), ids(state.unsavable)]).toEqual([['video'], []]);
    state.set('video', text(' '));
    expect(ids(state.unsavable)).toEqual(['video']);
    state.undo();
    state.set('days', 400);
    expect(ids(state.unsavable)).toEqual(['days']);
  });

  it('asks for a required entry that an edit brings into the form', () => {
    const state = open();
    state.set('mode', 'Forecast');
    expect(ids(state.unsavable)).toEqual(['video']);
  });

  it('does not apply Required while the element is hidden', () => {
    const state = open();
    expect(ids(state.broken)).toEqual([]);
    state.set('mode', 'Forecast');
    expect(ids(state.broken)).toEqual(['video']);
    state.undo();
    expect(ids(state.broken)).toEqual([]);
  });

  it('typing back the saved Value makes the form clean again', () => {
    const state = open();
    state.set('title', text('Graz'), 'typing');
    expect(ids(state.changed)).toEqual(['title']);
    state.set('title', text('Wien'), 'typing');
    expect(state.dirty).toBe(false);
    expect(state.canUndo).toBe(false);
  });

  it('typing in one field is one step of undo, until the field is left', () => {
    const state = open();
    for (const typed of ['W', 'Wi', 'Wie']) state.set('title', text(typed), 'typing');
    state.leave('title');
    state.set('title', text('Wies'), 'typing');
    state.undo();
    expect(state.field('title')?.value).toEqual(text('Wie'));
    state.undo();
    expect(state.field('title')?.value).toEqual(text('Wien'));
    state.redo();
    expect(state.field('title')?.value).toEqual(text('Wie'));
  });

  it('resets a field to what was saved, and to what the package gives', () => {
    const state = open({ SavedValues: '{"days":5}' });
    state.set('days', 2);
    state.reset('days', 'default');
    expect(state.field('days')?.value).toBe(3);
    expect(ids(state.changed)).toEqual(['days']);
    state.reset('days', 'saved');
    expect(state.field('days')?.value).toBe(5);
    expect(state.dirty).toBe(false);
  });

  it('tells listeners of every Value that changed, undo included', () => {
    const state = open();
    const heard: unknown[] = [];
    state.listen((changes) => heard.push(changes));
    state.set('days', 2);
    state.undo();
    expect(heard).toEqual([[['days', 2]], [['days', 3]]]);
  });

  it('checks again when a pattern has its verdict', async () => {
    let known = false;
    const slow = { test: () => (known ? 'no-match' : 'pending') as never, settled: async () => void (known = true) };
    const list = [{ Id: 'a', DisplayName: 'A', DataType: 'simpleText' as const, Value: text('x') }];
    const patterned = list.map((each) => ({ ...each, Options: { ValidationRegExp: '^\\d$' } }));
    const state = new EditorState(editorData({}, patterned), { ...services, patterns: slow });
    expect(ids(state.broken)).toEqual([]);
    await state.settled();
    expect(ids(state.broken)).toEqual(['a']);
  });

  it('a Value that is wrong as it comes is marked at once, one that is only empty when the field was left', () => {
    const element = (Id: string, DataType: AscElement['DataType'], Value: unknown, more: object = {}): AscElement => ({
      Id,
      DisplayName: Id,
      DataType,
      Value,
      ...more
    });
    const required = { Options: { Required: true } };
    const list = [
      element('size', 'number', 12, { Options: { Maximum: 10 } }),
      element('mode', 'list', 'Later', { Items: ['Now'] }),
      element('none', 'list', '', { Items: ['Now'] }),
      element('long', 'simpleText', text('Vienna'), { Options: { MaxChars: 3 } }),
      element('blank', 'simpleText', text(' '), required),
      element('fine', 'number', 3)
    ];
    const state = new EditorState(editorData({}, list), services);
    const marked = () => ids(state.fields.filter(({ wrongFromStart }) => wrongFromStart));
    expect(ids(state.broken)).toEqual(['size', 'mode', 'none', 'long', 'blank']);
    expect(marked()).toEqual(['size', 'mode', 'long']);
    state.set('size', 13);
    expect(marked()).toEqual(['mode', 'long']);
  });

  it('a Value that is none meets no Condition: what depends on it is shown', () => {
    const hide = { Options: { Conditions: [{ Action: 'HIDE', TargetId: 'days', Operator: '>=', Value: 3 }] } };
    const number = (Id: string, Value: number, more: object = {}) => ({
      ...{ Id, DisplayName: Id, DataType: 'number' as const, Value },
      ...more
    });
    const state = new EditorState(editorData({}, [number('days', 5), number('other', 1, hide)]), services);
    expect(ids(state.hidden)).toEqual(['other']);
    for (const [value, hidden] of [
      ['abc', []],
      [99, ['other']],
      [null, []]
    ] as const) {
      state.set('days', value);
      expect(ids(state.hidden), String(value)).toEqual(hidden);
    }
  });

  it('what the server refuses is an error of the field until it is edited', () => {
    const state = open();
    const unknown = state.refuse(
      new Map([
        ['days', [{ code: 'x', text: 'No.' }]],
        ['nowhere', [{ code: 'y', text: 'Where?' }]]
      ])
    );
    expect(ids(state.broken)).toEqual(['days']);
    expect(unknown.map((problem) => problem.text)).toEqual(['Where?']);
    state.set('days', 4);
    expect(ids(state.broken)).toEqual([]);
  });

  it('gives every Value to be saved in its exact form', () => {
    const list = [{ Id: 'c', DisplayName: 'C', DataType: 'color' as const, Value: '#aabbcc' }];
    const state = new EditorState(editorData({}, list), { patterns, today: '2026-11-20' });
    expect([...state.allValues()]).toEqual([['c', '#AABBCC']]);
  });
});

type Action = { do: 'set'; id: string; value: unknown; step?: string } | { do: 'undo' | 'redo' | 'leave' | 'discard' };
const anyText = fc.string({ maxLength: 12 }).map(text);
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('set' as const),
      id: fc.constant('title'),
      value: anyText,
      step: fc.constantFrom('typing', undefined)
    })
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('set' as const),
      id: fc.constant('mode'),
      value: fc.constantFrom('Now', 'Forecast', 'Gone')
    })
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('set' as const),
      id: fc.constantFrom('days', '__proto__', 'animate'),
      value: fc.oneof(fc.integer({ min: -1, max: 7 }), fc.boolean())
    })
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('undo' as const, 'redo' as const, 'leave' as const, 'discard' as const)
    })
  }
);

function perform(state: EditorState, each: Action): void {
  if (each.do === 'set') state.set(each.id, each.value, each.step);
  else if (each.do === 'leave') state.leave('title');
  else state[each.do]();
}

describe('laws', () => {
  it('any edits, then undoing all of them, give back the start; redoing all gives the end', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const state = open();
        const start = snapshot(state);
        actions.forEach((each) => perform(state, each));
        while (state.canRedo) state.redo();
        const end = snapshot(state);
        while (state.canUndo) state.undo();
        expect(snapshot(state)).toBe(start);
        expect(state.dirty).toBe(false);
        while (state.canRedo) state.redo();
        expect(snapshot(state)).toBe(end);
      }),
      { seed: SEED }
    );
  });

  it('the lists of changed, broken and hidden fields are what a new look at all fields gives', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const state = open();
        actions.forEach((each) => perform(state, each));
        const values = Object.fromEntries(state.values);
        const fresh = open({ SavedValues: JSON.stringify(values) });
        expect(ids(state.hidden)).toEqual(ids(fresh.hidden));
        expect(ids(state.broken)).toEqual(ids(fresh.broken));
        const changed = state.fields.filter(({ model, value, saved, element }) => !model.same(value, saved, element));
        expect(ids(state.changed)).toEqual(ids(changed));
      }),
      { seed: SEED }
    );
  });

  it('undo after redo, and redo after undo, change nothing', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const state = open();
        actions.forEach((each) => perform(state, each));
        const here = snapshot(state);
        if (state.canUndo) {
          state.undo();
          state.redo();
          expect(snapshot(state)).toBe(here);
        }
      }),
      { seed: SEED }
    );
  });
});

describe('two people', () => {
  it('fields that only the other changed follow, edits stay, and both-changed fields are asked about', () => {
    const state = open();
    state.set('title', text('Graz'));
    state.set('days', 4);
    const { conflicts, followed } = takeSaved(state, {
      version: 2,
      values: [
        ['title', text('Linz')],
        ['days', 4],
        ['animate', true]
      ]
    });
    expect(conflicts.map(({ field, mine, theirs }) => [field.id, mine, theirs])).toEqual([
      ['title', text('Graz'), text('Linz')]
    ]);
    expect(followed.map(({ field }) => field.id)).toEqual(['animate']);
    expect(ids(state.changed)).toEqual(['title']);
    expect(state.values.get('animate')).toBe(true);
    expect(state.version).toBe(2);
  });

  it('undo never takes back what somebody else saved', () => {
    const state = open();
    state.set('days', 4);
    takeSaved(state, { version: 2, values: [['animate', true]] });
    state.undo();
    expect([state.values.get('days'), state.values.get('animate')]).toEqual([3, true]);
    expect(state.canUndo).toBe(false);
  });

  it('kept edits older than the saved version ask only where both moved', () => {
    const state = open({ Version: 3, SavedValues: '{"days":5}' });
    const kept = {
      name: 'Widget',
      at: '2026-11-20T14:03:00Z',
      version: 1,
      spotVersion: '1.0',
      entries: [
        { id: 'days', value: 2, base: 3 },
        { id: 'animate', value: true, base: false },
        { id: 'gone', value: 1, base: 2 }
      ]
    };
    const { count, conflicts, lost } = restore(state, kept);
    expect([count, lost.map(({ id }) => id)]).toEqual([2, ['gone']]);
    expect(conflicts.map(({ field, mine, theirs }) => [field.id, mine, theirs])).toEqual([['days', 2, 5]]);
    expect(ids(state.changed)).toEqual(['days', 'animate']);
  });
});
