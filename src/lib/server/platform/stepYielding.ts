import { setImmediate as turn } from 'node:timers/promises';

/** Runs an iterator, yielding to other requests after each step. */
export async function stepYielding<T>(steps: Iterator<void, T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await turn();
  }
}
