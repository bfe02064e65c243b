import type { LogEntry } from '../channel/container.js';

const MAX_ENTRIES = 500;
/** Of what the entries were sent with: their Values stay in memory for a replay. */
const MAX_BYTES = 8_000_000;

/** The last 500 messages of the channel, or fewer large ones. Plain data: nothing renders while the log is closed. */
export class ChannelLogStore {
  isOpen = false;
  #entries: LogEntry[] = [];
  #watchers = new Set<() => void>();
  #frame = 0;
  #total = 0;
  #bytes = 0;

  /** Number of messages, including those no longer kept. */
  get total(): number {
    return this.#total;
  }

  get entries(): readonly LogEntry[] {
    return this.#entries;
  }

  /** Adds an entry; an acknowledged entry replaces its first version. */
  add(entry: LogEntry): void {
    const known = entry.ms === undefined ? -1 : this.#entries.findLastIndex(({ id }) => id === entry.id);
    if (known >= 0) this.#entries[known] = entry;
    else {
      this.#entries.push(entry);
      this.#total += 1;
      this.#bytes += entry.bytes;
    }
    while (this.#entries.length > MAX_ENTRIES || (this.#bytes > MAX_BYTES && this.#entries.length > 1)) {
      this.#bytes -= this.#entries.shift()?.bytes ?? 0;
    }
    this.#announce();
  }

  /** Calls `changed` at most once per animation frame when entries arrive. Returns the function that stops it. */
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
