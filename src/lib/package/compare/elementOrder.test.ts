import { describe, expect, it } from 'vitest';
import { movedPositions } from './elementOrder.js';

describe('out of order', () => {
  it.each([
    [[], []],
    [[0, 1, 2], []],
    [[2, 0, 1], [0]],
    [[1, 2, 0], [2]],
    [
      [5, 1, 2, 9, 3, 4],
      [0, 3]
    ]
  ])('in %j are %j', (numbers, moved) => {
    expect([...movedPositions(numbers)]).toEqual(moved);
  });
});
