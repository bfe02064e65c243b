import type { Answer } from './request.js';

/** How often something is sent to a server that says it is busy. */
const MAX_TRIES = 5;
const LONGEST_PAUSE_SECONDS = 30;

export interface RetryOptions {
  /** Aborted: it is not sent again, and the answer is the one there is. */
  readonly signal: AbortSignal;
  /** The server is busy, and it is sent again in a moment (true); it is sent again (false). */
  onbusy(isBusy: boolean): void;
  /** Resolves after this many milliseconds, or when the signal is aborted. */
  readonly pause?: typeof pause;
}

/**
 * Retries a busy server after the delay it asks for, a limited number of times. Safe, because nothing was stored.
 * @param waitOf seconds until it may be sent again; undefined: the result is final
 */
export async function retryWhileBusy<T>(
  send: () => Promise<T>,
  waitOf: (result: T) => number | undefined,
  { signal, onbusy, pause: wait = pause }: RetryOptions
): Promise<T> {
  for (let tries = 1; ; tries++) {
    const result = await send();
    const seconds = waitOf(result);
    if (seconds === undefined || tries === MAX_TRIES || signal.aborted) return result;
    onbusy(true);
    await wait(Math.min(seconds, LONGEST_PAUSE_SECONDS) * 1000, signal);
    onbusy(false);
    if (signal.aborted) return result;
  }
}

/** Seconds after which a server that was busy may be asked again; undefined: it was not, or does not say. */
export function busySeconds(answer: Answer<unknown>): number | undefined {
  return !answer.ok && answer.status === 503 ? answer.retryAfter : undefined;
}

/** Resolves after this time, or at once when it is aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const leave = () => {
      clearTimeout(timer);
      resolve();
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
}
