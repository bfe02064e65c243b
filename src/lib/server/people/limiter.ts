/** A burst of tries, and a rate per second after it. */
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
 * Of very many names those used longest ago are forgotten: theirs are the fullest.
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

  /** The bucket of a name as it is now; the one used last stands last. */
  #filled(name: string): Bucket {
    const at = this.now();
    const bucket = this.#buckets.get(name) ?? { left: this.rate.atOnce, at };
    const seconds = Math.max(0, at - bucket.at) / 1000;
    bucket.left = Math.min(this.rate.atOnce, bucket.left + seconds * this.rate.perSecond);
    bucket.at = at;
    this.#buckets.delete(name);
    this.#buckets.set(name, bucket);
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > MAX_BUCKETS && oldest !== undefined) this.#buckets.delete(oldest);
    return bucket;
  }
}
