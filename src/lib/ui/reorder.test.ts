import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { landingPlace, movedItem } from './reorder.js';

describe('order of rows', () => {
  it('a move keeps every row, and the way back restores the order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat(), (list, a, b) => {
        const [from, to] = [a % list.length, b % list.length];
        const moved = movedItem(list, from, to);
        expect(moved[to]).toBe(list[from]);
        expect(movedItem(moved, to, from)).toEqual(list);
      }),
      { seed: 20261121 }
    );
  });

  it('a place that does not exist is no move', () => {
    expect(movedItem(['a', 'b'], 0, 2)).toEqual(['a', 'b']);
    expect(movedItem(['a', 'b'], -1, 0)).toEqual(['a', 'b']);
  });

  it('a dragged row lands behind the rows whose middle it has passed', () => {
    const rows = [0, 40, 120].map((top, index) => ({ top, height: index === 1 ? 80 : 40 }));
    expect(landingPlace(rows, 0, 20)).toBe(0);
    expect(landingPlace(rows, 0, 79)).toBe(0);
    expect(landingPlace(rows, 0, 81)).toBe(1);
    expect(landingPlace(rows, 0, 500)).toBe(2);
    expect(landingPlace(rows, 2, 10)).toBe(0);
  });
});
