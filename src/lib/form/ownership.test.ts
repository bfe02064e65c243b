import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/laws.js';
import type { AscElement } from '../ascdata/types.js';
import { decodeUnsavedValues, encodeUnsavedValues } from '../unsaved/unsavedValues.js';
import { restore, takeSaved } from './merge.js';
import { EditorState } from './state.svelte.js';
import { editorData, services } from './testing.js';

const numbers: AscElement[] = ['a', 'b'].map((Id) => ({ Id, DisplayName: Id, DataType: 'number', Value: 1 }));

/** A variant: `shown` differs from the package, `own` gives for each own Value the template's. */
const open = (shown: object = {}, own: object = {}) =>
  new EditorState(
    editorData(
      { SavedValues: JSON.stringify(shown), Inherits: { Id: 7, Name: 'Template', Values: JSON.stringify(own) } },
      numbers
    ),
    services
  );
const ownOf = (state: EditorState) => state.fields.filter(({ own }) => own).map(({ id }) => id);

describe('the own Values of a variant', () => {
  it('are those that were saved as such, and those that differ from the template', () => {
    const state = open({ a: 5 }, { a: 1 });
    expect(ownOf(state)).toEqual(['a']);
    state.set('b', 2);
    expect(ownOf(state)).toEqual(['a', 'b']);
    state.set('b', 1);
    expect(ownOf(state)).toEqual(['a']);
  });

  it('are all that is sent', () => {
    const state = open({ a: 5, b: 4 }, { a: 1 });
    expect([...state.ownValues()]).toEqual([['a', 5]]);
  });

  it('stay own where they equal the template’s, until they go back to it; undo and redo go both ways', () => {
    const state = open({ a: 5 }, { a: 5 });
    expect([ownOf(state), state.dirty]).toEqual([['a'], false]);
    state.reset('a', 'default');
    expect([ownOf(state), state.dirty, state.field('a')!.value]).toEqual([[], true, 5]);
    state.undo();
    expect([ownOf(state), state.dirty]).toEqual([['a'], false]);
    state.redo();
    expect([ownOf(state), state.dirty]).toEqual([[], true]);
    state.discard();
    expect([ownOf(state), state.dirty]).toEqual([['a'], false]);
  });

  it('follow what others save: nothing they did becomes a change here, whatever is edited beside it', () => {
    const number = fc.integer({ min: 1, max: 3 });
    const saved = fc.record({ template: number, own: fc.option(number) });
    fc.assert(
      fc.property(fc.array(saved, { minLength: 1, maxLength: 6 }), fc.option(number), (saves, edit) => {
        const state = open();
        if (edit !== null) state.set('b', edit);
        for (const [index, { template, own }] of saves.entries()) {
          const values = [['a', own ?? template] as const, ['b', 1] as const];
          takeSaved(state, { version: index + 2, values, inherited: new Map(own === null ? [] : [['a', template]]) });
          const field = state.field('a')!;
          expect([field.value, field.own, field.changed]).toEqual([own ?? template, own !== null, false]);
          expect(state.ownValues().get('a')).toBe(own ?? undefined);
        }
      }),
      { seed: 34, numRuns: runs(200) }
    );
  });

  it('that go back to the template follow what it is saved as meanwhile', () => {
    const state = open({ a: 5 }, { a: 1 });
    state.reset('a', 'default');
    const { conflicts } = takeSaved(state, {
      version: 2,
      values: [
        ['a', 5],
        ['b', 8]
      ],
      inherited: new Map([['a', 3]])
    });
    expect([conflicts, state.field('a')!.value, state.field('b')!.value, ownOf(state)]).toEqual([[], 3, 8, []]);
  });

  it('that go back to the template do so after a reload, too', () => {
    const state = open({ a: 5 }, { a: 5 });
    const entry = { id: 'a', value: 5, base: 5, released: true };
    const kept = decodeUnsavedValues(
      encodeUnsavedValues({ name: '', at: '', version: 1, spotVersion: '1', entries: [entry] })
    )!;
    expect(restore(state, kept).count).toBe(1);
    expect([ownOf(state), state.dirty]).toEqual([[], true]);
  });

  it('are as before after as many undos as edits (law)', () => {
    const edit = fc.tuple(fc.constantFrom('a', 'b'), fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }));
    fc.assert(
      fc.property(fc.array(edit), (edits) => {
        const state = open({ a: 2, b: 3 }, { a: 1, b: 3 });
        for (const [id, value] of edits) {
          if (value === undefined) state.reset(id, 'default');
          else state.set(id, value);
        }
        while (state.canUndo) state.undo();
        expect([ownOf(state), [...state.values], state.dirty]).toEqual([
          ['a', 'b'],
          [
            ['a', 2],
            ['b', 3]
          ],
          false
        ]);
      })
    );
  });
});
