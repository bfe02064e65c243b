import { runIfDue, type Job as Lease } from './store/lease.js';
import type { Store } from './store/store.js';

/** A recurring job, run by one instance at a time. It may run twice, so it must be idempotent. */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  /** Ends early, with a consistent store, when the signal aborts. */
  run(signal: AbortSignal): Promise<void>;
}

export interface JobsOptions {
  readonly now: () => Date;
  /** Called when a job failed; it is retried in the next round. */
  readonly failed: (name: string, error: unknown) => void;
}

/** So that a server that is often restarted runs them, too. */
const FIRST_ROUND_MILLISECONDS = 30_000;
const ROUND_MILLISECONDS = 60_000;
const LEASE_SECONDS = 300;

/** Runs the due jobs, one after another, soon after the start and then every minute. */
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

  /** Starts the timer, which does not keep the process alive. */
  start(): void {
    this.#wait(FIRST_ROUND_MILLISECONDS);
  }

  /** Runs one round, or joins the one that is running: no job overlaps itself. Never rejects. */
  runDue(): Promise<void> {
    this.#round ??= this.#runAll().finally(() => (this.#round = undefined));
    return this.#round;
  }

  /** Stops the timer, aborts the running job and waits for it. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#closing.abort();
    await this.#round;
  }

  #wait(milliseconds: number): void {
    const round = () => {
      this.#wait(ROUND_MILLISECONDS);
      void this.runDue();
    };
    this.#timer = setTimeout(round, milliseconds).unref();
  }

  async #runAll(): Promise<void> {
    for (const job of this.#jobs) {
      if (this.#closing.signal.aborted) return;
      await this.#run(job).catch((error: unknown) => {
        if (!this.#closing.signal.aborted) this.#options.failed(job.name, error);
      });
    }
  }

  async #run({ name, everySeconds, run }: Job): Promise<void> {
    const lease: Lease = { name, everySeconds, leaseSeconds: LEASE_SECONDS };
    const { signal } = this.#closing;
    await runIfDue(this.#store, lease, this.#options.now, async () => {
      await run(signal);
      // An unfinished job stays due.
      signal.throwIfAborted();
    });
  }
}
