/** A cache that drops the least recently used entries first. */
export class LruCache<K, V> {
  readonly #kept = new Map<K, V>();
  #weight = 0;

  /**
   * @param limit total weight; a heavier single value is not kept
   * @param weigh weight of one value; by default 1
   */
  constructor(
    private readonly limit: number,
    private readonly weigh: (value: V) => number = () => 1
  ) {}

  /** The value for this key, otherwise the result of `make`, which is then cached. */
  get(key: K, make: () => V): V {
    return this.find(key) ?? this.#keep(key, make());
  }

  /** The value for this key, if it is kept. */
  find(key: K): V | undefined {
    const known = this.#kept.get(key);
    return known === undefined ? undefined : this.#keep(key, known);
  }

  #keep(key: K, value: V): V {
    this.delete(key);
    this.#kept.set(key, value);
    this.#weight += this.weigh(value);
    for (const oldest of this.#kept.keys()) {
      if (this.#weight <= this.limit) break;
      this.delete(oldest);
    }
    return value;
  }

  /** Whether it is kept. Asking does not count as a use. */
  has(key: K): boolean {
    return this.#kept.has(key);
  }

  delete(key: K): void {
    const value = this.#kept.get(key);
    if (value !== undefined && this.#kept.delete(key)) this.#weight -= this.weigh(value);
  }
}

/** Answers that take a while: one that is on its way is not asked for again, and those that are there are kept by their weight. */
export class AnswerCache<K, V> {
  readonly #asked = new Map<K, Promise<V | null>>();
  readonly #kept: LruCache<K, V>;

  /** As of `LruCache`. */
  constructor(limit: number, weigh: (value: V) => number) {
    this.#kept = new LruCache(limit, weigh);
  }

  /** The answer for this key, otherwise that of `ask`; null, or a failure, is not kept. */
  get(key: K, ask: () => Promise<V | null>): Promise<V | null> {
    const known = this.#kept.find(key);
    if (known !== undefined) return Promise.resolve(known);
    const asked = this.#asked.get(key) ?? this.#answered(key, ask);
    this.#asked.set(key, asked);
    return asked;
  }

  async #answered(key: K, ask: () => Promise<V | null>): Promise<V | null> {
    try {
      const answer = await ask();
      return answer === null ? null : this.#kept.get(key, () => answer);
    } finally {
      this.#asked.delete(key);
    }
  }
}
