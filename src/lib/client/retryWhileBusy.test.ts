import { describe, expect, it, vi } from 'vitest';
import type { Answer, Refused } from './request.js';
import { busySeconds, pause, retryWhileBusy } from './retryWhileBusy.js';

const refused = (status: number, retryAfter?: number): Refused => ({
  ok: false,
  status,
  errorTexts: new Map(),
  retryAfter
});
const DONE: Answer<string> = { ok: true, value: 'done' };

/** Sends to a server with these answers, repeating the last one. Pauses end at once and are recorded. */
async function sentTo(answers: readonly Answer<string>[], cancelledAfter = Infinity) {
  const control = new AbortController();
  const pauses: number[] = [];
  const told: boolean[] = [];
  let sent = 0;
  const answer = await retryWhileBusy(async () => answers[Math.min(sent++, answers.length - 1)]!, busySeconds, {
    signal: control.signal,
    onbusy: (isBusy) => told.push(isBusy),
    pause: async (milliseconds) => {
      pauses.push(milliseconds);
      if (pauses.length >= cancelledAfter) control.abort();
    }
  });
  return { answer, sent, pauses, told };
}

describe('a request to a busy server', () => {
  it('is repeated after the time the server asks for, and each wait is reported', async () => {
    expect(await sentTo([refused(503, 2), refused(503, 7), DONE])).toEqual({
      answer: DONE,
      sent: 3,
      pauses: [2_000, 7_000],
      told: [true, false, true, false]
    });
  });

  it.each([
    ['success', DONE],
    ['a refusal', refused(400)],
    ['an outage without a time to retry', refused(503)],
    ['a request to wait for another reason', refused(429, 3)],
    ['no connection', refused(0)]
  ])('is not repeated after %s', async (_, answer) => {
    expect(await sentTo([answer, DONE])).toEqual({ answer, sent: 1, pauses: [], told: [] });
  });

  it('is sent at most five times, at most 30 seconds apart', async () => {
    const busy = refused(503, 3_600);
    expect(await sentTo([busy])).toMatchObject({ answer: busy, sent: 5, pauses: [30_000, 30_000, 30_000, 30_000] });
  });

  it('is not repeated once it is cancelled', async () => {
    expect(await sentTo([refused(503, 2), DONE], 1)).toMatchObject({ answer: refused(503, 2), sent: 1 });
  });
});

describe('a pause', () => {
  it('ends when it is aborted, and leaves no timer', async () => {
    vi.useFakeTimers();
    const control = new AbortController();
    const pausing = pause(60_000, control.signal);
    control.abort();
    await pausing;
    await pause(60_000, control.signal);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
