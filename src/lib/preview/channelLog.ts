import type { LogEntry } from '../channel/container.js';

const MAX_ENTRIES = 500;

/** The last 500 messages of the channel. Plain data: nothing is drawn unless somebody looks. */
export class ChannelLogStore {
  #entries: LogEntry[] = [];
  #watchers = new Set<() => void>();
  #frame = 0;
  #total = 0;

  /** How many messages there have been, those that are no longer kept among them. */
  get total(): number {
    return this.#total;
  }

  get entries(): readonly LogEntry[] {
    return this.#entries;
  }

  /** Adds an entry; one that comes again with its acknowledgement takes the place of the first. */
  add(entry: LogEntry): void {
    const known = entry.ms === undefined ? -1 : this.#entries.findLastIndex(({ id }) => id === entry.id);
    if (known >= 0) this.#entries[known] = entry;
    else {
      this.#entries.push(entry);
      this.#total += 1;
    }
    if (this.#entries.length > MAX_ENTRIES) this.#entries.shift();
    this.#announce();
  }

  /** Calls `changed` at most once per frame while there is news. Gives the function that ends it. */
  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  #announce(): void {
    if (this.#watchers.size === 0 || this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      for (const changed of this.#watchers) changed();
    });
  }
}
