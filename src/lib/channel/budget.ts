/** A message of no form of the protocol that takes this long to read is far larger than any that has one. */
const SLOW_MS = 8;
/** A message that takes this long is not an accident: nothing more is read. */
const HUGE_MS = 250;

export interface Allowance {
  /** messages at once */
  readonly burst: number;
  /** messages a second, for ever */
  readonly perSecond: number;
}

/**
 * What a widget may send before it is cut off. Reading on would freeze the page around it, and what has been sent stays in
 * the page's queue: measured with 200,000 messages at once on two cores, the page stood still for up to 0.5 s with a burst of 1,000 and
 * for about 50 ms with these. `Ready` is the only message that belongs on the window; the libraries send at most 50 log
 * messages a second through the port.
 */
export const WINDOW_ALLOWANCE: Allowance = { burst: 10, perSecond: 5 };
export const PORT_ALLOWANCE: Allowance = { burst: 200, perSecond: 100 };

/** Counts the messages of one sender against an allowance. Times are milliseconds of one clock. */
export class MessageBudget {
  readonly #allowance: Allowance;
  #left: number;
  #at: number;

  constructor(allowance: Allowance, now: number) {
    this.#allowance = allowance;
    this.#left = allowance.burst;
    this.#at = now;
  }

  /** Pays for one message. false: the budget is used up. */
  spend(now: number): boolean {
    const { burst, perSecond } = this.#allowance;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    this.#left -= 1;
    return this.#left >= 0;
  }

  /**
   * Pays for the time it took to read a message that fits no form, which depends on its size: four slow ones at once are too
   * much, and one that is huge. What fits is small, so its time says only how busy the computer is. false: used up.
   */
  charge(ms: number): boolean {
    if (ms > SLOW_MS) this.#left -= this.#allowance.burst / 4;
    if (ms > HUGE_MS) this.#left = Number.NEGATIVE_INFINITY;
    return this.#left >= 0;
  }

  /** Gives back what an answer cost that the container itself had asked for. */
  refund(): void {
    this.#left += 1;
  }
}
