import type { LiveState } from './follow.js';

/** A connection that is lost for a moment is nobody's concern. */
const LOST_MILLISECONDS = 3_000;

/** Reports a lost connection only after some seconds, and a restored one at once. */
export class LossNotice {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tell: (lost: boolean) => void) {}

  turned(state: LiveState): void {
    if (state === 'lost') {
      this.#timer ??= setTimeout(() => this.tell(true), LOST_MILLISECONDS);
      return;
    }
    this.stop();
    this.tell(false);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
