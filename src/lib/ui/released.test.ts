import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { releasedOn } from './released.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Presses a button, and then lets some event happen. @returns whether nothing is pressed, before that and after */
async function pressThen(type: string, button = 0): Promise<boolean[]> {
  const target = new EventTarget();
  const released = releasedOn(target);
  let isReleased = false;
  target.dispatchEvent(Object.assign(new Event('pointerdown'), { button }));
  void released().then(() => (isReleased = true));
  await vi.advanceTimersByTimeAsync(1_000);
  const before = isReleased;
  target.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(1_000);
  return [before, isReleased];
}

it.each(['pointerup', 'pointercancel', 'blur'])('a press ends with %s', async (type) => {
  expect(await pressThen(type)).toEqual([false, true]);
});

it('a press goes on while the pointer moves', async () => {
  expect(await pressThen('pointermove')).toEqual([false, false]);
});

it('a press of another button is none', async () => {
  expect(await pressThen('pointerup', 2)).toEqual([true, true]);
});
