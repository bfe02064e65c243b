import type { Writing } from './schema.js';

/** What instances tell one another. */
export type Topic = 'people' | 'values' | 'texts' | 'presets' | 'drafts' | 'presence';

/**
 * News of what was committed, to every instance that works on the same store. A listener also hears `undefined` as detail
 * when news may have been missed (a broken connection): whatever it keeps may be old.
 */
export interface Changes {
  /** Tells it when the transaction commits, and not at all when it does not. Each detail is at most 200 characters. */
  publish(writing: Writing, topic: Topic, ...details: readonly string[]): Promise<void>;
  /**
   * Tells it at once, without a transaction: what is stored nowhere, and may be lost. The detail is at most 2,000 bytes.
   */
  announce(topic: Topic, detail: string): void;
  /** Gives the function that ends listening. */
  listen(topic: Topic, listener: (detail: string | undefined) => void): () => void;
}

type Listener = (detail: string | undefined) => void;

/** Who listens to which changes. */
export class Listeners {
  readonly #all = new Map<string, Set<Listener>>();

  add(topic: Topic, listener: Listener): () => void {
    const all = this.#all.get(topic) ?? new Set();
    all.add(listener);
    this.#all.set(topic, all);
    return () => void all.delete(listener);
  }

  tell(topic: string, detail: string | undefined): void {
    for (const listener of this.#all.get(topic) ?? []) listener(detail);
  }

  /** News may have been missed. */
  tellAll(): void {
    for (const topic of this.#all.keys()) this.tell(topic, undefined);
  }
}

/** Within this process: all there is to do for a store that only this process works on. */
export class LocalChanges implements Changes {
  readonly #listeners: Listeners;
  readonly #pending = new WeakMap<Writing, [Topic, string][]>();

  constructor(listeners = new Listeners()) {
    this.#listeners = listeners;
  }

  publish(writing: Writing, topic: Topic, ...details: readonly string[]): Promise<void> {
    const waiting = this.#pending.get(writing) ?? [];
    for (const detail of details) waiting.push([topic, detail]);
    this.#pending.set(writing, waiting);
    return Promise.resolve();
  }

  announce(topic: Topic, detail: string): void {
    this.#listeners.tell(topic, detail);
  }

  listen(topic: Topic, listener: Listener): () => void {
    return this.#listeners.add(topic, listener);
  }

  /** To be called after the commit. */
  committed(writing: Writing): void {
    for (const [topic, detail] of this.#pending.get(writing) ?? []) this.#listeners.tell(topic, detail);
  }
}
