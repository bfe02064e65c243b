import { describe, expect, it } from 'vitest';
import { rowForKey, entryForKey } from './rowKeys.js';

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

describe('keys in a menu of four entries', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 3, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, 3],
    ['ArrowUp', -1, 3],
    ['Home', 2, 0],
    ['End', 1, 3]
  ])('%s leads from entry %i to entry %i', (key, at, to) => {
    expect(entryForKey(key, at, 4)).toBe(to);
  });

  it('other keys, and any key in an empty menu, lead nowhere', () => {
    expect([entryForKey('a', 0, 4), entryForKey('constructor', 0, 4), entryForKey('End', -1, 0)]).toEqual(
      Array(3).fill(undefined)
    );
  });
});
