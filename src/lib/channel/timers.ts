import type { Timings } from './state.js';

export type Timer = keyof Timings;

/** A container's timers, each running at most once. */
export class Timers {
  readonly #timings: Timings;
  readonly #running = new Map<Timer, ReturnType<typeof setTimeout>>();
  #isOver = false;

  constructor(timings: Timings) {
    this.#timings = timings;
  }

  /** Calls `run` when the time is up, replacing what the timer would have done. */
  start(timer: Timer, run: () => void): void {
    this.stop(timer);
    if (!this.#isOver) this.#running.set(timer, setTimeout(run, this.#timings[timer]));
  }

  stop(...timers: readonly Timer[]): void {
    for (const timer of timers) {
      clearTimeout(this.#running.get(timer));
      this.#running.delete(timer);
    }
  }

  /** Stops all timers for good. */
  close(): void {
    this.stop(...this.#running.keys());
    this.#isOver = true;
  }
}
