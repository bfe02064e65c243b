import type { HandledEvent } from '../lib/channel/protocol.js';

/** Receives every handler that throws, and every promise of a handler that fails. */
export type Report = (during: HandledEvent, error: unknown) => void;

/** Handlers of one event, called in the order they were registered. One that throws is reported and stops nothing. */
export class Handlers<Args extends unknown[]> {
  private readonly list: ((...args: Args) => unknown)[] = [];

  constructor(
    private readonly event: HandledEvent,
    private readonly report: Report
  ) {}

  get size(): number {
    return this.list.length;
  }

  /** Adds a handler; the same function twice counts once. Anything but a function is reported: it will never run. */
  add(fn: (...args: Args) => unknown): boolean {
    if (typeof fn !== 'function') {
      this.report('none', new TypeError(`the handler of ${this.event} is not a function`));
      return false;
    }
    if (this.list.indexOf(fn) < 0) this.list.push(fn);
    return true;
  }

  callAll(...args: Args): void {
    for (const fn of this.list.slice()) this.call(fn, ...args);
  }

  call(fn: (...args: Args) => unknown, ...args: Args): void {
    try {
      const result = fn(...args) as { then?: unknown } | undefined;
      if (result && typeof result.then === 'function') {
        (result as unknown as Promise<unknown>).then(undefined, (error: unknown) => this.report(this.event, error));
      }
    } catch (error) {
      this.report(this.event, error);
    }
  }
}
