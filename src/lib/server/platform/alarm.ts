/** Work that becomes due at certain instants. */
export interface TimedWork {
  /** When there is something to do next, in milliseconds since 1970, also in the past; undefined: nothing is planned. */
  next(): Promise<number | undefined>;
  /** Does what is due. What stays due is tried again. Ends early, with a consistent store, when the signal aborts. */
  run(signal: AbortSignal): Promise<void>;
}

export interface AlarmOptions {
  readonly now: () => Date;
  /** Called with each error of `next` and `run`. */
  readonly failed: (error: unknown) => void;
}

/** Milliseconds. The clock is looked at this often, because it can be set, and because no timer lasts longer than 24 days. */
const LOOK = 1_000;
/** After this the next instant is asked for again, in case news was lost. */
const ASK_AGAIN = 30_000;
/** After news, so that many are one question. */
const SETTLE = 50;
/** After a run that left something due. Doubled with each failure. */
const REST = 500;
const LONGEST_REST = 5_000;

/** Runs work at the instants at which it is due, as soon as it starts, and again while something stays due. */
export class Alarm {
  readonly #work: TimedWork;
  readonly #options: AlarmOptions;
  readonly #closing = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #next: number | undefined;
  /** When it was last asked for; undefined: it may have changed since. */
  #askedAt: number | undefined;
  #isWanted = false;
  #isResting = false;
  #failures = 0;

  constructor(work: TimedWork, options: AlarmOptions) {
    this.#work = work;
    this.#options = options;
  }

  /** The next instant may have changed. */
  changed(): void {
    this.#askedAt = undefined;
    if (!this.#running && !this.#isResting) this.#wait(SETTLE);
  }

  /** Does all that is due now, after what is running. Never rejects. */
  runDue(): Promise<void> {
    this.#isWanted = true;
    this.#running ??= this.#rounds().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Aborts what is running and waits for it. */
  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #rounds(): Promise<void> {
    let rest = 0;
    while (this.#isWanted && !this.#closing.signal.aborted) {
      this.#isWanted = false;
      rest = await this.#round();
    }
    this.#isResting = rest > 0;
    this.#wait(rest || this.#untilNext());
  }

  /** Returns how long to rest. */
  async #round(): Promise<number> {
    try {
      if (!(await this.#isDue())) return 0;
      await this.#work.run(this.#closing.signal);
      const isStillDue = await this.#isDue();
      this.#failures = 0;
      return isStillDue ? REST : 0;
    } catch (error) {
      this.#options.failed(error);
      return Math.min(REST * 2 ** this.#failures++, LONGEST_REST);
    }
  }

  async #isDue(): Promise<boolean> {
    // Before the question: news during it counts.
    this.#askedAt = this.#now();
    this.#next = await this.#work.next();
    return this.#untilNext() === 0;
  }

  #untilNext(): number {
    return Math.min(LOOK, Math.max(0, (this.#next ?? Infinity) - this.#now()));
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (!this.#closing.signal.aborted) this.#timer = setTimeout(() => this.#look(), milliseconds).unref();
  }

  #look(): void {
    this.#isResting = false;
    const isCurrent = this.#askedAt !== undefined && Math.abs(this.#now() - this.#askedAt) < ASK_AGAIN;
    if (isCurrent && this.#untilNext() > 0) this.#wait(this.#untilNext());
    else void this.runDue();
  }

  #now(): number {
    return this.#options.now().getTime();
  }
}
