import type { Writing } from './schema.js';

/** What instances tell one another. */
export type Topic = 'people' | 'values';

/**
 * News of what was committed, to every instance that works on the same store. A listener also hears `undefined` as detail
 * when news may have been missed (a broken connection): whatever it keeps may be old.
 */
export interface Changes {
  /** Tells it when the transaction commits, and not at all when it does not. `detail` is at most 200 characters. */
  publish(writing: Writing, topic: Topic, detail: string): Promise<void>;
  /** Gives the function that ends listening. */
  listen(topic: Topic, listener: (detail: string | undefined) => void): () => void;
}

/** For a store that only this process works on. */
export class LocalChanges implements Changes {
  readonly #listeners = new Map<Topic, Set<(detail: string | undefined) => void>>();
  readonly #pending = new WeakMap<Writing, [Topic, string][]>();

  publish(writing: Writing, topic: Topic, detail: string): Promise<void> {
    const waiting = this.#pending.get(writing) ?? [];
    waiting.push([topic, detail]);
    this.#pending.set(writing, waiting);
    return Promise.resolve();
  }

  listen(topic: Topic, listener: (detail: string | undefined) => void): () => void {
    const all = this.#listeners.get(topic) ?? new Set();
    all.add(listener);
    this.#listeners.set(topic, all);
    return () => void all.delete(listener);
  }

  /** To be called after the commit. */
  committed(writing: Writing): void {
    for (const [topic, detail] of this.#pending.get(writing) ?? []) {
      for (const listener of this.#listeners.get(topic) ?? []) listener(detail);
    }
  }
}
