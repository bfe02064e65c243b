import { setImmediate as turn } from 'node:timers/promises';

const MILLISECONDS_PER_TURN = 10;

/** When work in this turn of the event loop was first asked about; undefined: not yet. */
let begun: number | undefined;

/** Lets other requests run, if work has taken some milliseconds since they last could. */
export async function turnIfLong(): Promise<void> {
  while (isLong()) await turn();
}

function isLong(): boolean {
  const now = performance.now();
  if (begun !== undefined) return now - begun >= MILLISECONDS_PER_TURN;
  begun = now;
  setImmediate(() => {
    begun = undefined;
  });
  return false;
}

/** `items.map(make)`, yielding to other requests at intervals: for lists of any length, of items of any size. */
export async function mapYielding<T, R>(items: readonly T[], make: (item: T) => R): Promise<R[]> {
  const made: R[] = [];
  for (const item of items) {
    while (isLong()) await turn();
    made.push(make(item));
  }
  return made;
}

/** Runs an iterator, yielding to other requests after each step. */
export async function stepYielding<T>(steps: Iterator<void, T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await turn();
  }
}
