import { describe, expect, it } from 'vitest';
import { placeForKey } from './gridKeys.js';

describe('keys in the grid', () => {
  const extent = { rows: 50, columns: 20, page: 10 };
  const press = (key: string, row: number, column: number, ctrl = false) =>
    placeForKey({ key, ctrl }, { row, column }, extent);

  it('arrows move by one cell and stop at the headings and at the last cell', () => {
    expect(press('ArrowDown', 0, 0)).toEqual({ row: 1, column: 0 });
    expect(press('ArrowUp', -1, 0)).toEqual({ row: -1, column: 0 });
    expect(press('ArrowLeft', 0, 0)).toEqual({ row: 0, column: -1 });
    expect(press('ArrowRight', 0, 19)).toEqual({ row: 0, column: 19 });
  });

  it('Home and End go to the ends of the row, Ctrl+End to the last cell, PageDown no further than the last row', () => {
    expect(press('End', 3, 2)).toEqual({ row: 3, column: 19 });
    expect(press('Home', 3, 2)).toEqual({ row: 3, column: -1 });
    expect(press('End', 3, 2, true)).toEqual({ row: 49, column: 19 });
    expect(press('PageDown', 45, 2)).toEqual({ row: 49, column: 2 });
  });

  it('other keys do nothing', () => {
    expect(press('r', 0, 0)).toBeUndefined();
    expect(press('constructor', 0, 0)).toBeUndefined();
  });
});
