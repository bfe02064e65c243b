import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowForKey, rowWindow, scrollToRow } from './rowWindow.js';

const SEED = 20261121;

const scrolled = fc.record({
  top: fc.integer({ min: -500, max: 5_000_000 }),
  height: fc.integer({ min: 0, max: 2000 }),
  rowHeight: fc.integer({ min: 20, max: 60 }),
  total: fc.integer({ min: 0, max: 100_000 })
});

describe('rows in view', () => {
  it('every row that can be seen is in the page, and never many more', () => {
    fc.assert(
      fc.property(scrolled, (view) => {
        const { from, to } = rowWindow(view);
        const end = Math.max(0, view.total * view.rowHeight - view.height);
        const top = Math.max(0, Math.min(view.top, end));
        const first = Math.floor(top / view.rowHeight);
        const last = Math.min(view.total, Math.ceil((top + view.height) / view.rowHeight));
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(view.total);
        expect(from).toBeLessThanOrEqual(Math.max(0, first));
        expect(to).toBeGreaterThanOrEqual(last);
        expect(to - from).toBeLessThanOrEqual(view.height / view.rowHeight + 14);
      }),
      { seed: SEED }
    );
  });

  it('a row is scrolled to by the shortest way, and wholly into view', () => {
    fc.assert(
      fc.property(scrolled, fc.nat(99_999), (view, row) => {
        fc.pre(view.height >= view.rowHeight && view.top >= 0);
        const top = scrollToRow(row, view);
        expect(row * view.rowHeight).toBeGreaterThanOrEqual(top);
        expect((row + 1) * view.rowHeight).toBeLessThanOrEqual(top + view.height);
        expect(scrollToRow(row, { ...view, top })).toBe(top);
      }),
      { seed: SEED }
    );
  });
});

describe('keys in a list of 100,000 rows', () => {
  const total = 100_000;

  it.each([
    ['End', 5, 99_999],
    ['Home', 5, 0],
    ['ArrowDown', 99_999, 99_999],
    ['ArrowUp', 0, 0],
    ['ArrowUp', -1, 99_999],
    ['ArrowDown', -1, 0],
    ['PageDown', 0, 7],
    ['PageUp', 3, 0]
  ])('%s from row %i leads to row %i', (key, active, row) => {
    expect(rowForKey(key, active, total, 8)).toBe(row);
  });

  it('other keys, and any key in an empty list, lead nowhere', () => {
    expect(rowForKey('a', 0, total, 8)).toBeUndefined();
    expect(rowForKey('constructor', 0, total, 8)).toBeUndefined();
    expect(rowForKey('End', -1, 0, 8)).toBeUndefined();
  });
});
