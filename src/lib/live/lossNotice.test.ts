import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isServerAway, LossNotice } from './lossNotice.svelte.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connection, and whether it was reported as lost. */
function told(): { connection: LossNotice; said: boolean[] } {
  const said: boolean[] = [];
  return { connection: new LossNotice((lost) => void said.push(lost)), said };
}

it('a connection lost for some seconds is reported once', () => {
  const { connection, said } = told();
  connection.turned('lost');
  vi.advanceTimersByTime(2_000);
  connection.turned('lost');
  expect(said).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect(said).toEqual([true]);
  expect(isServerAway()).toBe(true);
  connection.turned('connected');
  expect(isServerAway()).toBe(false);
});

it.each(['connected', 'resting', 'signed-out', 'forbidden', 'gone'] as const)(
  'a connection that was lost for a moment is nobody’s concern, also later (%s)',
  (state) => {
    const { connection, said } = told();
    connection.turned('lost');
    connection.turned(state);
    vi.advanceTimersByTime(60_000);
    expect(said).toEqual([false]);
  }
);
