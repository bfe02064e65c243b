import { describe, expect, it } from 'vitest';
import { AT, withRow, withSlot } from './options.js';

describe('the widths of a widget', () => {
  it.each<[what: string, own: number, possible: number[], count: number, changes: unknown]>([
    ['with one more', 2, [2], 3, [[AT.possibleSlots, [2, 3]]]],
    ['with a smaller one', 2, [2], 1, [[AT.possibleSlots, [1, 2]]]],
    ['without one', 2, [1, 2, 3], 3, [[AT.possibleSlots, [1, 2]]]],
    [
      'without the one it starts with',
      2,
      [1, 2, 3],
      2,
      [
        [AT.slots, 1],
        [AT.possibleSlots, [1, 3]]
      ]
    ],
    ['with one left are not listed', 2, [2, 3], 3, [[AT.possibleSlots, undefined]]],
    ['have one at least', 2, [2], 2, undefined]
  ])('%s', (_what, own, possible, count, changes) => {
    expect(withSlot({ own, possible }, count)).toEqual(changes);
  });
});

it.each<[possible: number[], count: number, next: number[] | undefined]>([
  [[], 2, [2]],
  [[2], 1, [1, 2]],
  [[1, 2], 1, [2]],
  [[2], 2, undefined]
])('of the heights %j, %i is taken or left', (possible, count, next) => expect(withRow(possible, count)).toEqual(next));
