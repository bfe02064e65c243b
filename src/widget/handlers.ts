/** Told about every handler that throws, and every promise of a handler that fails. */
export type Report = (where: string, error: unknown) => void;

/** Handlers of one event, called in the order they were registered. One that throws is reported and stops nothing. */
export class Handlers<Args extends unknown[]> {
  private readonly list: ((...args: Args) => unknown)[] = [];

  constructor(
    private readonly name: string,
    private readonly report: Report
  ) {}

  get size(): number {
    return this.list.length;
  }

  /** Adds a handler; the same function twice counts once. Anything but a function is reported. */
  add(fn: (...args: Args) => unknown): boolean {
    if (typeof fn !== 'function') {
      this.report(this.name, new TypeError('the handler is not a function'));
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
        (result as unknown as Promise<unknown>).then(undefined, (error: unknown) => this.report(this.name, error));
      }
    } catch (error) {
      this.report(this.name, error);
    }
  }
}
