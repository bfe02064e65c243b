import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { named } from './search.js';
import { placeForKey, scrolledTo, spanOf } from './window.js';

describe('the part of the grid that is in the page', () => {
  it('covers what is in view, wherever it is scrolled to, and never more than there is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 100_000 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 10, max: 60 }),
        fc.integer({ min: 0, max: 2500 }),
        (scrolled, room, size, total) => {
          const { from, to } = spanOf(scrolled, room, size, total);
          const end = Math.max(0, total * size - room);
          const real = Math.min(Math.max(0, scrolled), end);
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(total);
          expect(from * size).toBeLessThanOrEqual(real);
          expect(to * size).toBeGreaterThanOrEqual(Math.min(real + room, total * size));
          expect(to - from).toBeLessThanOrEqual(Math.ceil(room / size) + 8);
        }
      ),
      { seed: 7 }
    );
  });

  it('scrolls by the shortest way, and not at all to what is in view', () => {
    expect(scrolledTo(3, 200, 100, 20)).toBe(60);
    expect(scrolledTo(11, 200, 100, 20)).toBe(200);
    expect(scrolledTo(20, 200, 100, 20)).toBe(320);
  });
});

describe('keys in the grid', () => {
  const extent = { rows: 50, columns: 20, page: 10 };
  const press = (key: string, row: number, column: number, ctrl = false) =>
    placeForKey({ key, ctrl }, { row, column }, extent);

  it('arrows move by one and stop at the headings and at the last', () => {
    expect(press('ArrowDown', 0, 0)).toEqual({ row: 1, column: 0 });
    expect(press('ArrowUp', -1, 0)).toEqual({ row: -1, column: 0 });
    expect(press('ArrowLeft', 0, 0)).toEqual({ row: 0, column: -1 });
    expect(press('ArrowRight', 0, 19)).toEqual({ row: 0, column: 19 });
  });

  it('Home and End go along the row, with Ctrl to the corners, Page keys by what is in view', () => {
    expect(press('End', 3, 2)).toEqual({ row: 3, column: 19 });
    expect(press('Home', 3, 2)).toEqual({ row: 3, column: -1 });
    expect(press('End', 3, 2, true)).toEqual({ row: 49, column: 19 });
    expect(press('PageDown', 45, 2)).toEqual({ row: 49, column: 2 });
  });

  it('other keys move nothing', () => {
    expect(press('r', 0, 0)).toBeUndefined();
    expect(press('constructor', 0, 0)).toBeUndefined();
  });
});

describe('filters', () => {
  it('find names by every word, without regard to case and accents', () => {
    const items = [{ Name: 'Eingang Süd' }, { Name: 'Eingang Nord' }, { Name: 'Große Kantine' }];
    expect(named(items, 'sud ein')).toEqual([items[0]]);
    expect(named(items, 'GROSSE')).toEqual([items[2]]);
    expect(named(items, '  ')).toEqual(items);
  });
});
