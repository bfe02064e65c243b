import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headingSize, labelsOf } from './labels.js';

const fitting = (most: number) => (text: string) => text.length <= most;
const things = (names: readonly string[]) => names.map((Name, index) => ({ Id: index + 1, Name }));
const labels = (most: number, ...names: string[]) => [...labelsOf(things(names), fitting(most)).values()];

describe('a name that does not fit is cut', () => {
  it.each([
    ['not at all where it fits', 20, ['Lobby'], ['Lobby']],
    ['in the middle', 12, ['Main entrance Vienna'], ['Main e…ienna']],
    [
      'so that its end is told apart',
      14,
      ['Vienna, main entrance', 'Vienna, main exit'],
      ['Vienna,…trance', 'Vienna,…n exit']
    ],
    [
      'where it differs in the middle',
      14,
      ['Vienna, first floor, by the lift', 'Vienna, third floor, by the lift'],
      ['Vie…first flo…', 'Vie…third flo…']
    ],
    ['and the same names have their Ids', 14, ['Lobby', 'Lobby'], ['Lobby #1', 'Lobby #2']]
  ])('%s', (_how, most, names, cut) => {
    expect(labels(most, ...names)).toEqual(cut);
  });

  it('so that no two look the same, and each fits', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'b', ' '), minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.array(name, { maxLength: 30 }), fc.integer({ min: 12, max: 20 }), (names, most) => {
        const cut = labels(most, ...names);
        expect(new Set(cut).size).toBe(names.length);
        for (const label of cut) expect(label.length).toBeLessThanOrEqual(most);
      }),
      { seed: 20261122, numRuns: 500 }
    );
  });
});

it.each([
  ['the least', ['Lobby'], 148],
  ['what the longest name takes', ['Lobby', 'x'.repeat(30)], 224],
  ['a share of the view at most', ['x'.repeat(100)], 270]
])('a heading has %s', (_what, names, size) => {
  const bounds = { least: 148, share: 0.45, padding: 14 };
  expect(headingSize(bounds, 600, things(names), (text) => text.length * 7)).toBe(size);
});
