/** What one caller waits for, the newest last. */
interface Lane<T> {
  readonly items: T[];
  /** When it is this lane's turn, in time that was spent for others; see `FairQueue`. */
  turn: number;
}

/**
 * Gives several callers the same share of something that does one thing at a time, by the time it took for each of them
 * (start-time fair queuing). The caller that has had the least is next, so that one whose questions take long delays another by
 * only one of them, however many wait. Of one caller the newest comes first: while someone types, only that one matters.
 */
export class FairQueue<T> {
  readonly #lanes = new Map<string, Lane<T>>();
  /** The turn of the caller served last: a new caller starts here, with no credit for the time before. */
  #now = 0;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(caller: string, item: T): void {
    const lane = this.#lanes.get(caller) ?? { items: [], turn: this.#now };
    if (lane.items.length === 0) lane.turn = Math.max(lane.turn, this.#now);
    lane.items.push(item);
    this.#lanes.set(caller, lane);
    this.#size += 1;
  }

  /** The next one; undefined: nobody waits. */
  take(): { readonly caller: string; readonly item: T } | undefined {
    let next: [caller: string, lane: Lane<T>] | undefined;
    for (const [caller, lane] of this.#lanes) {
      if (lane.items.length > 0 && (!next || lane.turn < next[1].turn)) next = [caller, lane];
    }
    const item = next?.[1].items.pop();
    if (!next || item === undefined) return undefined;
    const [caller, lane] = next;
    this.#size -= 1;
    this.#now = lane.turn;
    // Behind those whose turn it is at the same time.
    this.#lanes.delete(caller);
    this.#lanes.set(caller, lane);
    return { caller, item };
  }

  /** Records how long a question taken for a caller took. */
  spent(caller: string, time: number): void {
    const lane = this.#lanes.get(caller);
    if (lane) lane.turn += time;
    // A caller that waits for nothing and had no more than others counts as new the next time.
    for (const [name, { items, turn }] of this.#lanes) {
      if (items.length === 0 && (turn <= this.#now || this.#size === 0)) this.#lanes.delete(name);
    }
  }

  /** Everything that waits, which waits no longer. */
  clear(): T[] {
    const all = [...this.#lanes.values()].flatMap(({ items }) => items);
    this.#lanes.clear();
    this.#size = 0;
    return all;
  }
}
