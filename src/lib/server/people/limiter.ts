/** So many tries at once, and so many a second after that. */
export interface Rate {
  readonly atOnce: number;
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

const MAX_BUCKETS = 50_000;

/**
 * Counts in the memory of this process, for each name apart. Several instances count each for itself.
 * A name nobody used for as long as it takes to be full again is forgotten.
 */
export class Limiter {
  readonly #buckets = new Map<string, Bucket>();

  constructor(
    private readonly rate: Rate,
    private readonly now: () => number = () => Date.now()
  ) {}

  /** Takes one. undefined: it was there; else the seconds until the next will be. */
  take(name: string): number | undefined {
    const bucket = this.#filled(name);
    if (bucket.left < 1) return Math.max(1, Math.ceil((1 - bucket.left) / this.rate.perSecond));
    bucket.left -= 1;
    return undefined;
  }

  /** What was taken did not count after all. */
  giveBack(name: string): void {
    const bucket = this.#filled(name);
    bucket.left = Math.min(this.rate.atOnce, bucket.left + 1);
  }

  #filled(name: string): Bucket {
    const at = this.now();
    const known = this.#buckets.get(name);
    const bucket = known ?? { left: this.rate.atOnce, at };
    const seconds = Math.max(0, at - bucket.at) / 1000;
    bucket.left = Math.min(this.rate.atOnce, bucket.left + seconds * this.rate.perSecond);
    bucket.at = at;
    if (!known) this.#add(name, bucket);
    return bucket;
  }

  #add(name: string, bucket: Bucket): void {
    if (this.#buckets.size >= MAX_BUCKETS) this.#forgetFull(bucket.at);
    this.#buckets.set(name, bucket);
  }

  /** Full ones say nothing; where all are in use, the oldest goes. */
  #forgetFull(at: number): void {
    const { atOnce, perSecond } = this.rate;
    for (const [name, bucket] of this.#buckets) {
      if (bucket.left + ((at - bucket.at) / 1000) * perSecond >= atOnce) this.#buckets.delete(name);
    }
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size >= MAX_BUCKETS && oldest !== undefined) this.#buckets.delete(oldest);
  }
}
