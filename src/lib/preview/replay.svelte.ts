import type { ReplayStep } from './savedLog.js';

type Changes = ReplayStep['changes'];

/** Sends the deliveries of a saved log to a widget again, at the pace they had. Nothing is stored. */
export class Replay {
  /** Deliveries in the log; undefined: nothing has been replayed. */
  total = $state<number>();
  done = $state(0);
  /** Ids in the log that this widget does not have. */
  unknown = $state.raw<ReadonlySet<string>>(new Set());
  readonly #send: (changes: Changes) => void;
  readonly #has: (id: string) => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param has whether the widget has a setting with this Id */
  constructor(send: (changes: Changes) => void, has: (id: string) => boolean) {
    this.#send = send;
    this.#has = has;
  }

  get isRunning(): boolean {
    return this.total !== undefined && this.done < this.total;
  }

  start(steps: readonly ReplayStep[]): void {
    this.stop();
    this.total = steps.length;
    this.done = 0;
    this.unknown = new Set(steps.flatMap(({ changes }) => changes.map(([id]) => id)).filter((id) => !this.#has(id)));
    this.#next(steps);
  }

  /** Ends the replay; the Values sent stay in the widget until it is reloaded. */
  stop(): void {
    clearTimeout(this.#timer);
    this.total = undefined;
  }

  #next(steps: readonly ReplayStep[]): void {
    const step = steps[this.done];
    if (!step) return;
    this.#timer = setTimeout(() => {
      this.#send(step.changes.filter(([id]) => this.#has(id)));
      this.done += 1;
      this.#next(steps);
    }, step.pause);
  }
}
