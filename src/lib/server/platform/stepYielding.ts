import { setImmediate as turn } from 'node:timers/promises';

/** Runs something that goes on step by step, giving other requests their turn after each. */
export async function stepYielding<T>(steps: Iterator<void, T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await turn();
  }
}
