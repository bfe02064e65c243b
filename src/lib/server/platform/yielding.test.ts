import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mapYielding } from './yielding.js';

let now = 0;
beforeEach(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  await turn();
});
afterEach(() => vi.restoreAllMocks());

/** Runs work; returns how often other work could run meanwhile. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isDone = true;
  return turns;
}

/** Takes so many milliseconds for each item. */
const doubled = (length: number, milliseconds: number) => async () => {
  const items = Array.from({ length }, (_, at) => at);
  const made = await mapYielding(items, (item) => {
    now += milliseconds;
    return item * 2;
  });
  expect(made).toEqual(items.map((item) => item * 2));
};

test.each([
  { length: 0, milliseconds: 1, turns: 0 },
  { length: 10, milliseconds: 1, turns: 0 },
  { length: 11, milliseconds: 1, turns: 1 },
  { length: 101, milliseconds: 1, turns: 10 },
  { length: 100_000, milliseconds: 0, turns: 0 },
  { length: 4, milliseconds: 60, turns: 3 }
])(
  'a list of $length items of $milliseconds ms is mapped in order, and other work runs $turns times between',
  async ({ length, milliseconds, turns }) => {
    expect(await turnsDuring(doubled(length, milliseconds))).toBe(turns);
  }
);

test('other work runs as often between several short lists', async () => {
  const turns = await turnsDuring(async () => {
    for (let list = 0; list < 11; list += 1) await doubled(1, 5)();
  });
  expect(turns).toBe(5);
});
