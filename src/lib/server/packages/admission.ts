import type { Actor } from '../platform/authorization/actor.js';
import { packageWork } from '../platform/metrics.js';
import { Refusal } from '../platform/refusal.js';

/** The owner that package work is queued under, so that users take turns. */
export function ownerOf({ userId }: Pick<Actor, 'userId'>): string {
  return userId === null ? 'environment' : String(userId);
}

/**
 * Limits the work under way, per owner and in total. Anything beyond is refused at once, before it is received, so neither disk
 * nor memory grows with the number of requests.
 */
export class Admission {
  readonly #each: number;
  readonly #all: number;
  readonly #counts = new Map<string, number>();
  #total = 0;

  constructor(limits: { readonly each: number; readonly all: number }) {
    this.#each = limits.each;
    this.#all = limits.all;
  }

  /** The amount of work under way. */
  get count(): number {
    return this.#total;
  }

  /** Runs `work`. @throws Refusal `busy` before it starts */
  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const count = this.#counts.get(owner) ?? 0;
    if (count >= this.#each || this.#total >= this.#all) throw packagesBusy();
    this.#counts.set(owner, count + 1);
    this.#total += 1;
    packageWork.inc();
    try {
      return await work();
    } finally {
      const left = (this.#counts.get(owner) ?? 1) - 1;
      if (left === 0) this.#counts.delete(owner);
      else this.#counts.set(owner, left);
      this.#total -= 1;
      packageWork.dec();
    }
  }
}

/** Too many packages at once, or a machine too busy for one. */
export function packagesBusy(): Refusal {
  return new Refusal('busy', 'packages-busy', (t) => t.packages.busy);
}
