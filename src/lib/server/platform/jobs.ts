import { runIfDue, type Job as Lease } from './store/lease.js';
import type { Store } from './store/store.js';

/** Something that is done again and again, by one instance at a time. It may be done twice, so it must bear that. */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  /** Ends early, leaving a consistent store, when the signal says so. */
  run(signal: AbortSignal): Promise<void>;
}

export interface JobsOptions {
  readonly now: () => Date;
  /** Told of a job that failed; it is tried again at the next round. */
  readonly failed: (name: string, error: unknown) => void;
}

const ROUND_MILLISECONDS = 60_000;
const LEASE_SECONDS = 300;

/** Runs the jobs that are due, one after the other, every minute. */
export class Jobs {
  readonly #store: Store;
  readonly #jobs: readonly Job[];
  readonly #options: JobsOptions;
  readonly #closing = new AbortController();
  #round: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store, jobs: readonly Job[], options: JobsOptions) {
    this.#store = store;
    this.#jobs = jobs;
    this.#options = options;
  }

  /** From now on; it does not keep the process alive. */
  start(): void {
    this.#timer ??= setInterval(() => void this.runDue(), ROUND_MILLISECONDS).unref();
  }

  /** One round. While one is going on, it is that one: no job overlaps itself. Never rejects. */
  runDue(): Promise<void> {
    this.#round ??= this.#runAll().finally(() => (this.#round = undefined));
    return this.#round;
  }

  /** Ends the timer and waits for the job that is running, which is told to end early. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#closing.abort();
    await this.#round;
  }

  async #runAll(): Promise<void> {
    for (const job of this.#jobs) {
      if (this.#closing.signal.aborted) return;
      await this.#run(job).catch((error: unknown) => this.#options.failed(job.name, error));
    }
  }

  async #run({ name, everySeconds, run }: Job): Promise<void> {
    const lease: Lease = { name, everySeconds, leaseSeconds: LEASE_SECONDS };
    const { signal } = this.#closing;
    await runIfDue(this.#store, lease, this.#options.now, async () => {
      await run(signal);
      // Half done is not done: it stays due.
      signal.throwIfAborted();
    });
  }
}
