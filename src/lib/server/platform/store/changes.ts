import type { Writing } from './schema.js';

/** News that instances send one another. */
export type Topic = 'people' | 'values' | 'texts' | 'presets' | 'drafts' | 'presence';

/**
 * News of commits, to every instance on the same store. A listener gets `undefined` as detail when news may have been missed (a
 * broken connection): whatever it has cached may be stale.
 */
export interface Changes {
  /** Sends it when the transaction commits, and not otherwise. Each detail is at most 200 characters. */
  publish(writing: Writing, topic: Topic, ...details: readonly string[]): Promise<void>;
  /**
   * Sends it at once, without a transaction: for news that is not stored and may be lost. The detail is at most 2,000 bytes.
   */
  announce(topic: Topic, detail: string): void;
  /** Returns the function that stops listening. */
  listen(topic: Topic, listener: (detail: string | undefined) => void): () => void;
}

type Listener = (detail: string | undefined) => void;

/** Listeners by kind of change. */
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

/** Within this process: enough for a store that only this process uses. */
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

  /** Call it after the commit. */
  committed(writing: Writing): void {
    for (const [topic, detail] of this.#pending.get(writing) ?? []) this.#listeners.tell(topic, detail);
  }
}
