import { describe, expect, it } from 'vitest';
import { entryForKey } from './menuKeys.js';

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
