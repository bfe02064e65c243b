import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/laws.js';
import { headingSize, labelsOf } from './labels.js';

const fitting = (most: number) => (text: string) => text.length <= most;
const things = (names: readonly string[]) => names.map((Name, index) => ({ Id: index + 1, Name }));
const labels = (most: number, ...names: string[]) => [...labelsOf(things(names), fitting(most)).values()];

describe('the labels of a list of names', () => {
  it.each([
    ['keep a name that fits', 20, ['Lobby'], ['Lobby']],
    ['cut a long name in the middle', 12, ['Main entrance Vienna'], ['Main e…ienna']],
    [
      'keep the ends where only the ends differ',
      14,
      ['Vienna, main entrance', 'Vienna, main exit'],
      ['Vienna,…trance', 'Vienna,…n exit']
    ],
    [
      'keep the middle where only the middle differs',
      14,
      ['Vienna, first floor, by the lift', 'Vienna, third floor, by the lift'],
      ['Vie…first flo…', 'Vie…third flo…']
    ],
    ['add the Ids to equal names', 14, ['Lobby', 'Lobby'], ['Lobby #1', 'Lobby #2']]
  ])('%s', (_how, most, names, cut) => {
    expect(labels(most, ...names)).toEqual(cut);
  });

  it('all differ, and each fits', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'b', ' '), minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.array(name, { maxLength: 30 }), fc.integer({ min: 12, max: 20 }), (names, most) => {
        const cut = labels(most, ...names);
        expect(new Set(cut).size).toBe(names.length);
        for (const label of cut) expect(label.length).toBeLessThanOrEqual(most);
      }),
      { seed: 20261122, numRuns: runs(500) }
    );
  });
});

it.each([
  ['the minimum where names are short', ['Lobby'], 148],
  ['what the longest name needs', ['Lobby', 'x'.repeat(30)], 224],
  ['at most a share of the view', ['x'.repeat(100)], 270]
])('the size of the headings is %s', (_what, names, size) => {
  const bounds = { least: 148, share: 0.45, padding: 14 };
  expect(headingSize(bounds, 600, things(names), (text) => text.length * 7)).toBe(size);
});
