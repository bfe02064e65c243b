import type { LiveState } from './follow.js';

/** A connection that is lost for a moment is nobody's concern. */
const LOST_MILLISECONDS = 3_000;

let away = $state(false);

/** Whether the page has had no connection to the server for some seconds: what it shows as current may not be. */
export const isServerAway = (): boolean => away;

/** Reports a lost connection only after some seconds, and a restored one at once. */
export class LossNotice {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly report: (lost: boolean) => void) {}

  turned(state: LiveState): void {
    if (state === 'lost') {
      this.#timer ??= setTimeout(() => this.#tell(true), LOST_MILLISECONDS);
      return;
    }
    this.stop();
    this.#tell(false);
  }

  /** Nothing is known of the connection any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    away = false;
  }

  #tell(lost: boolean): void {
    away = lost;
    this.report(lost);
  }
}
