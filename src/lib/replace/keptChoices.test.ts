import { describe, expect, it } from 'vitest';
import { choicesIn, type KeptChoices } from './keptChoices.js';

const here = { owner: 1, widget: 7, packageId: 3 };
const choices = {
  mapping: [
    { from: 'title', to: 'place', entries: [{ before: 'a', after: 'b' }] },
    { from: 'days', to: null }
  ],
  texts: {
    theirs: [{ language: 'de', element: 'title', kind: 'name' as const, entry: 'a' }],
    apart: [{ element: 'size', entry: 'large' }]
  }
};
const kept: KeptChoices = { ...here, ...choices };

describe('choices that a tab kept', () => {
  it('hold for their account, widget and package', () => {
    expect(choicesIn(JSON.parse(JSON.stringify(kept)), here)).toEqual(choices);
  });

  it.each(['owner', 'widget', 'packageId'] as const)('do not hold for another %s', (key) => {
    expect(choicesIn(kept, { ...here, [key]: 9 })).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list', []],
    ['choices without translations', { ...here, mapping: [] }],
    ['translations without lists', { ...kept, texts: {} }],
    ['a mapping that is none', { ...kept, mapping: { from: 'title' } }],
    ['an entry without a successor', { ...kept, mapping: [{ from: 'title' }] }],
    ['a successor that is a number', { ...kept, mapping: [{ from: 'title', to: 1 }] }],
    ['entries that are texts', { ...kept, mapping: [{ from: 'title', to: 'place', entries: ['a'] }] }],
    ['a translation without its language', { ...kept, texts: { theirs: [{ element: 'a', kind: 'name' }], apart: [] } }],
    ['an entry without its setting', { ...kept, texts: { theirs: [], apart: [{ entry: 'a' }] } }]
  ])('are not read from %s', (_, value) => {
    expect(choicesIn(value, here)).toBeUndefined();
  });
});
