/**
 * Browsers may run all sandboxed frames of a page in one process: then a widget that never comes back hangs the others
 * too. What helps is to take all of them out at once, which ends that process, and to put back those that are not the
 * reason. A widget that hangs before it ever showed anything is the reason; of several such, one after the other is tried.
 * Where all had been running, all start afresh, but not again and again.
 */
export interface Looked {
  /** Do not answer. */
  readonly silent: readonly string[];
  /** Started, and showed nothing yet; those that are silent among them too. */
  readonly fresh: readonly string[];
  /** How many do answer. A page without the library says nothing, whether it hangs or not. */
  readonly answering: number;
  /** How many there are in all, with those that wait for their turn to start. */
  readonly all: number;
}

export interface Rescue {
  /** Stay out until somebody reloads them. */
  readonly stopped: readonly string[];
  /** Start one after the other; what is in neither list starts at once. */
  readonly turns: readonly string[];
}

/** Milliseconds in which all are started afresh once without knowing the reason. */
const PATIENCE = 60_000;

/**
 * What to do about widgets that do not answer. undefined: nothing; each says so itself.
 * @param lastBlind when all were last started afresh without knowing the reason, on the clock of `now`
 */
export function rescueOf(looked: Looked, lastBlind: number, now: number): Rescue | undefined {
  const { silent, fresh, answering, all } = looked;
  if (silent.length === 0 || answering > 0 || all < 2) return undefined;
  if (fresh.length === 1) return { stopped: fresh, turns: [] };
  if (fresh.length > 1) return { stopped: [], turns: fresh };
  return now - lastBlind < PATIENCE ? undefined : { stopped: [], turns: [] };
}
