import { describe, expect, it } from 'vitest';
import type { AscElement, Condition } from '../ascdata/types.js';
import { ascdataSchema } from '../datatypes/schema.js';
import { editorData, services } from '../form/testing.js';
import { copiedText, MOST_PASTED, pasteText } from './clipboard.js';
import { DefinitionModel } from './model.svelte.js';
import { DefinitionSchema } from './properties.js';
import { duplicateTogether, hideTogether, moveBy, moveTogether, removeTogether } from './several.js';

const schema = new DefinitionSchema(JSON.parse(JSON.stringify(ascdataSchema)));
const hide = (TargetId: string): Condition => ({ Action: 'HIDE', TargetId, Operator: '==', Value: 1 });
const number = (Id: string, conditions: readonly Condition[] = []): AscElement => ({
  ...{ Id, DisplayName: `Number ${Id}`, DataType: 'number', Value: 1 },
  ...(conditions.length > 0 && { Options: { Conditions: [...conditions] } })
});

function opened(marked: readonly string[], cursor = marked.at(-1)!): DefinitionModel {
  const elements = [number('a'), number('b', [hide('a')]), number('c'), number('d', [hide('b')]), number('e')];
  const names = () => ({ setting: 'New setting', entries: ['Entry'] });
  const model = new DefinitionModel(editorData({}, elements), schema, { ...services, tests: undefined }, names);
  model.marks.set(marked, cursor);
  return model;
}

const ids = (model: DefinitionModel): string => model.placed.map(({ element }) => element.Id).join('');
const marked = (model: DefinitionModel): string => model.marks.all.map(({ element }) => element.Id).join('');
const conditionsOf = (model: DefinitionModel, id: string) =>
  model.placed.find(({ element }) => element.Id === id)!.element.Options?.Conditions;

describe('several settings', () => {
  it('are deleted together with what was renamed in them', () => {
    const model = opened(['c', 'd']);
    model.select('c');
    model.renameEverywhere('x');
    model.marks.set(['x', 'd'], 'd');
    removeTogether(model);
    expect(model.edits.renames).toEqual([]);
    expect(ids(model)).toBe('abe');
  });

  it('are those from where a range begins to the cursor, or single ones; a plain step leaves one', () => {
    const model = opened(['b']);
    const lines = ['', 'a', 'b', 'c', 'd', 'e'];
    model.select('b');
    model.marks.extendTo('d', lines);
    expect([marked(model), model.selected]).toEqual(['bcd', 'd']);
    model.marks.extendTo('a', lines);
    expect([marked(model), model.selected]).toEqual(['ab', 'a']);
    model.marks.toggle('e');
    expect(marked(model)).toBe('abe');
    model.marks.toggle('a');
    expect(marked(model)).toBe('be');
    model.select('b');
    expect([marked(model), model.selected]).toEqual(['', 'b']);
  });

  it.each([
    ['up, past the neighbour', ['b', 'c'], -1, 'bcade', { from: 1, count: 2 }],
    ['down, past the neighbour', ['b', 'c'], 1, 'adbce', { from: 3, count: 2 }],
    ['together, where others stand between them', ['a', 'c'], 1, 'bdace', { from: 3, count: 2 }],
    ['nowhere at the end', ['d', 'e'], 1, 'abcde', undefined]
  ] as const)('move %s', (_, which, by, after, landing) => {
    const model = opened(which);
    expect(moveBy(model, by)).toEqual(landing);
    expect(ids(model)).toBe(after);
    model.undo();
    expect([ids(model), model.edits.dirty]).toEqual(['abcde', false]);
  });

  it('are dropped before another one, or at the end', () => {
    const model = opened(['b', 'd']);
    moveTogether(model, 0);
    expect([ids(model), marked(model)]).toEqual(['bdace', 'bd']);
    moveTogether(model, 5);
    expect(ids(model)).toBe('acebd');
  });

  it('are deleted in one step, and their neighbour is selected', () => {
    const model = opened(['b', 'c']);
    removeTogether(model);
    expect([ids(model), model.selected]).toEqual(['ade', 'd']);
    model.undo();
    expect(model.edits.dirty).toBe(false);
  });

  it('are copied in one step, with rules among the copies', () => {
    const model = opened(['a', 'b']);
    duplicateTogether(model);
    expect([ids(model), marked(model)]).toEqual(['aba2b2cde', 'a2b2']);
    expect(conditionsOf(model, 'b2')).toEqual([hide('a2')]);
    model.undo();
    expect(model.edits.dirty).toBe(false);
  });

  it('get a condition besides their own, once', () => {
    const model = opened(['b', 'c']);
    hideTogether(model, hide('e'));
    hideTogether(model, hide('e'));
    expect([conditionsOf(model, 'b'), conditionsOf(model, 'c')]).toEqual([[hide('a'), hide('e')], [hide('e')]]);
    model.undo();
    expect(model.edits.dirty).toBe(false);
  });
});

describe('the clipboard', () => {
  it('carries settings into another widget, under Ids of their own', () => {
    const from = opened(['a', 'b']);
    const to = opened(['e']);
    expect(pasteText(to, copiedText(from)!)).toEqual({ count: 2 });
    expect([ids(to), marked(to)]).toEqual(['abcdea2b2', 'a2b2']);
    expect(conditionsOf(to, 'b2')).toEqual([hide('a2')]);
    expect(to.placed.at(-1)!.element.DisplayName).toBe('Number b 2');
  });

  it.each([
    ['one setting', JSON.stringify(number('x')), { count: 1 }],
    ['a whole file', JSON.stringify({ SpotVersion: '1', Elements: [number('x')] }), { count: 1 }],
    ['no JSON', '{', { refused: 'none' }],
    ['nothing', '', { refused: 'none' }],
    ['an empty list', '[]', { refused: 'none' }],
    ['something else among them', JSON.stringify([number('x'), { Id: 'y', DataType: 'none' }]), { refused: 'none' }],
    ['an inherited name as type', '[{"Id":"y","DataType":"constructor"}]', { refused: 'none' }],
    ['an Id that is no text', '[{"Id":1,"DataType":"number"}]', { refused: 'none' }],
    ['a text that is too deep', `[${'['.repeat(5000)}`, { refused: 'none' }],
    ['a text that is too long', ' '.repeat(1_000_001), { refused: 'none' }],
    [
      'too many',
      JSON.stringify(Array.from({ length: MOST_PASTED + 1 }, (_, at) => number(`n${at}`))),
      { refused: 'many' }
    ]
  ])('with %s', (_, text, outcome) => {
    const model = opened(['a']);
    expect(pasteText(model, text)).toEqual(outcome);
    expect(model.edits.dirty).toBe('count' in outcome);
  });

  it('keeps members that no prototype may get', () => {
    const model = opened(['a']);
    pasteText(model, '[{"Id":"__proto__","DataType":"number","Value":1,"__proto__":{"x":1}}]');
    expect(ids(model)).toBe('a__proto__bcde');
    expect(model.edits.source).toContain('"__proto__"');
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});
