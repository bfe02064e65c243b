import { afterEach, expect, test, vi } from 'vitest';
import { inSlices } from './slices.js';

afterEach(() => vi.restoreAllMocks());

test('steps go on without a break for 20 milliseconds, then other work runs before the next', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const slice = inSlices();
  const breaks: number[] = [];
  for (let step = 0; step < 10; step++) {
    let isBroken = false;
    setTimeout(() => (isBroken = true));
    await slice();
    if (isBroken) breaks.push(step);
    now += 7;
  }
  expect(breaks).toEqual([3, 6, 9]);
});
