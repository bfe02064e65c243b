import type { Failure, HandledEvent } from './protocol.js';

/** These handlers redraw with the next data. */
const DRAWN_ANEW: readonly HandledEvent[] = ['DataChanged', 'SingleElementDataChanged'];

/**
 * Errors of a widget's page, for as long as they count: in a data handler until a delivery succeeds; anywhere else for the life of the
 * page, because that code never runs again.
 */
export class Failures {
  #passing: Failure | undefined;
  #lasting: Failure | undefined;
  /** Whether something threw since the last delivery was sent. */
  #isFresh = false;

  /** The error that counts: the first lasting one, otherwise the last. */
  get current(): Failure | undefined {
    return this.#lasting ?? this.#passing;
  }

  add(failure: Failure): void {
    this.#isFresh = true;
    if (DRAWN_ANEW.includes(failure.during)) this.#passing = failure;
    else this.#lasting ??= failure;
  }

  /** Data is on its way. */
  delivering(): void {
    this.#isFresh = false;
  }

  /** The handlers of the delivery have run. */
  delivered(): void {
    if (!this.#isFresh) this.#passing = undefined;
  }

  /** Another page has loaded. */
  clear(): void {
    this.#passing = this.#lasting = undefined;
  }
}
