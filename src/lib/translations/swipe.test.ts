import { describe, expect, it } from 'vitest';
import { swipeOf } from './swipe.js';

describe('a finger on the card', () => {
  it.each([
    ['to the left', -80, 10, 1],
    ['to the right', 80, -10, -1],
    ['a little', -40, 0, undefined],
    ['down, to scroll', -20, 200, undefined],
    ['slanting', -80, 70, undefined],
    ['nowhere', 0, 0, undefined]
  ])('that goes %s', (_where, across, down, step) => {
    expect(swipeOf(across, down)).toBe(step);
  });
});
