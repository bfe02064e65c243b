import { Semaphore } from '../../../semaphore.js';
import { brokenOff, tooMany } from './errors.js';

const RETRY_SECONDS = 1;

interface Asked {
  /** The client disconnected: who still waits then is not worked on. */
  readonly signal: AbortSignal;
  /** Until then the result counts as work; undefined: until it is there. */
  readonly sent?: Promise<void> | undefined;
}

/** Limits how many requests of one caller are worked on at once; more of the same caller wait, first come, first served. */
export class ConcurrencyLimit {
  readonly #atOnce: number;
  readonly #waiting: number;
  /** Callers with requests under way. */
  readonly #callers = new Map<string | number, { readonly semaphore: Semaphore; requests: number }>();

  /** @param limits of each caller */
  constructor({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }) {
    this.#atOnce = atOnce;
    this.#waiting = waiting;
  }

  /** How many callers have requests under way. */
  get size(): number {
    return this.#callers.size;
  }

  /**
   * Runs `work` when it is its turn. The turn lasts until the result is sent.
   * @throws HttpError 429 if too many wait, 400 if the client disconnected while waiting, and what `work` throws
   */
  async run<T>(caller: string | number, { signal, sent }: Asked, work: () => Promise<T>): Promise<T> {
    const own = this.#callers.get(caller) ?? { semaphore: new Semaphore(this.#atOnce), requests: 0 };
    if (own.requests >= this.#atOnce + this.#waiting) throw tooMany(RETRY_SECONDS);
    this.#callers.set(caller, own);
    own.requests += 1;
    const release = await own.semaphore.acquire(signal);
    const end = () => {
      release?.();
      own.requests -= 1;
      if (own.requests === 0) this.#callers.delete(caller);
    };
    try {
      if (!release) throw brokenOff();
      const result = await work();
      if (sent) void sent.then(end);
      else end();
      return result;
    } catch (error) {
      end();
      throw error;
    }
  }
}
