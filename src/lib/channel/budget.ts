/** A message outside the protocol that takes this long to read is far larger than any valid one. */
const SLOW_MS = 8;
/** A message that takes this long is no accident: nothing more is read. */
const HUGE_MS = 250;
/** Nor is one of so many values: browsers other than Chromium unpack a message before it is read, so its time tells nothing. */
const HUGE_VALUES = 100_000;

export interface Allowance {
  /** messages at once */
  readonly burst: number;
  /** messages a second, sustained */
  readonly perSecond: number;
}

/**
 * What a widget may send before it is cut off. Reading on would freeze the page around it, and sent messages stay in the page's
 * queue: with 200,000 messages at once on two cores, the page froze for up to 0.5 s with a burst of 1,000 and for about 50 ms with
 * these limits. `Ready` is the only message that belongs on the window; the libraries send at most 50 log
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

  /** Spends one message. false: the budget is used up. */
  spend(now: number): boolean {
    const { burst, perSecond } = this.#allowance;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    this.#left -= 1;
    return this.#left >= 0;
  }

  /**
   * Spends the time it took to read an invalid message, which depends on its size: four slow ones at once are too many, and so is one
   * huge one. Valid messages are small, so their time shows only how busy the computer is. false: used up.
   */
  charge(ms: number, message?: unknown): boolean {
    if (ms > SLOW_MS) this.#left -= this.#allowance.burst / 4;
    if (ms > HUGE_MS || isHuge(message)) this.#left = Number.NEGATIVE_INFINITY;
    return this.#left >= 0;
  }

  /** Refunds an answer that the container itself requested. */
  refund(): void {
    this.#left += 1;
  }
}

/** Counts no further than it must, whatever refers to itself. */
function isHuge(message: unknown): boolean {
  const values = [message];
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at];
    if (typeof value !== 'object' || value === null) continue;
    const inner = Symbol.iterator in value ? (value as Iterable<unknown>) : Object.values(value);
    for (const each of inner) if (values.push(each) > HUGE_VALUES) return true;
  }
  return false;
}
