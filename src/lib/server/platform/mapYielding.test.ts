import { expect, test } from 'vitest';
import { mapYielding } from './mapYielding.js';

test.each([0, 1, 499, 500, 501, 1_700])(
  'a list of %i items is mapped in order, and other work runs after every 500',
  async (length) => {
    const items = Array.from({ length }, (_, at) => at);
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    expect(await mapYielding(items, (item) => item * 2)).toEqual(items.map((item) => item * 2));
    isDone = true;
    expect(turns).toBe(Math.max(0, Math.ceil(length / 500) - 1));
  }
);
