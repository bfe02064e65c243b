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
