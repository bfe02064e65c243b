import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readRegularly } from './readRegularly.js';

const PAUSE = 20_000;
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const turn = (state: 'visible' | 'hidden'): void => {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
};

let stop: () => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  page.visibilityState = 'visible';
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Reads with these outcomes, one for each reading; then it never answers until it is given up. */
function reading(...outcomes: (() => Promise<unknown>)[]) {
  const begun: AbortSignal[] = [];
  stop = readRegularly((signal) => {
    begun.push(signal);
    const outcome = outcomes.shift();
    return outcome?.() ?? new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  }, PAUSE);
  return begun;
}

const there = () => Promise.resolve();
const fails = () => Promise.reject(new Error('no connection'));

it('a reading that fails is followed by the next', async () => {
  const begun = reading(there, fails, there);
  await vi.advanceTimersByTimeAsync(3 * PAUSE);
  expect(begun).toHaveLength(3);
});

it('a reading without an answer is given up, and never are two under way', async () => {
  const begun = reading();
  await vi.advanceTimersByTimeAsync(2 * PAUSE - 1);
  turn('visible');
  expect(begun.map(({ aborted }) => aborted)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(PAUSE + 1);
  expect(begun.map(({ aborted }) => aborted)).toEqual([true, false]);
});

it('a page that nobody sees reads nothing, and reads at once when it is seen again', async () => {
  const begun = reading(there, there, there);
  turn('hidden');
  await vi.advanceTimersByTimeAsync(10 * PAUSE);
  expect(begun).toHaveLength(0);
  turn('visible');
  expect(begun).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(begun).toHaveLength(2);
});

it('once ended, nothing is read', async () => {
  const begun = reading();
  await vi.advanceTimersByTimeAsync(PAUSE);
  stop();
  turn('visible');
  await vi.advanceTimersByTimeAsync(10 * PAUSE);
  expect(begun.map(({ aborted }) => aborted)).toEqual([true]);
});
