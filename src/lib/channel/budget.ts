const CAPACITY = 1_000;
const PER_SECOND = 500;
/** A message that takes this long to read is far larger than any message of the protocol. */
const SLOW_MS = 8;
const SLOW_COST = 300;

/**
 * What a widget may send: 1,000 messages at once, 500 a second for ever, four that take long to read. No well-behaved
 * library comes near that; a widget that goes beyond is cut off, because reading on would freeze the page around it.
 */
export class MessageBudget {
  #tokens = CAPACITY;
  #at: number;

  constructor(now: number) {
    this.#at = now;
  }

  /** Pays for one message. false: the budget is used up. */
  spend(now: number): boolean {
    this.#tokens = Math.min(CAPACITY, this.#tokens + ((now - this.#at) / 1000) * PER_SECOND);
    this.#at = now;
    this.#tokens -= 1;
    return this.#tokens >= 0;
  }

  /** Pays for the time it took to read a message, which depends on its size. */
  charge(ms: number): void {
    if (ms > SLOW_MS) this.#tokens -= SLOW_COST;
  }
}
