import type { Failure, Handled } from './protocol.js';

/** What these handlers drew wrongly, they draw again with the next data. */
const DRAWN_ANEW: readonly Handled[] = ['DataChanged', 'SingleElementDataChanged'];

/**
 * What threw in a page of a widget, as long as it counts: in a handler of data until a delivery runs through, anywhere else
 * for as long as the page is there, because nothing ever runs that again.
 */
export class Failures {
  #passing: Failure | undefined;
  #lasting: Failure | undefined;
  /** Something threw since the last delivery was sent. */
  #isFresh = false;

  /** The one that counts: the first that nothing mends, else the last. */
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

  /** The handlers of what was delivered have run. */
  delivered(): void {
    if (!this.#isFresh) this.#passing = undefined;
  }

  /** Another page is there. */
  clear(): void {
    this.#passing = this.#lasting = undefined;
  }
}
