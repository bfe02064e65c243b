import { openSync, readSync } from 'node:fs';
import type { Store, Work } from '../../src/lib/server/platform/store/store.js';

/** Milliseconds of computing. */
export interface Held {
  /** The longest time in which the event loop could do nothing else. */
  readonly loop: number;
  /** The longest time from the begin of a writing transaction to its end: on SQLite everybody else waits. */
  readonly transaction: number;
}

/** Milliseconds that this thread has computed; other processes and threads do not count where the system can tell. */
const computed: () => number = (() => {
  try {
    const file = openSync('/proc/thread-self/schedstat', 'r');
    const buffer = Buffer.alloc(100);
    return () => parseInt(buffer.toString('latin1', 0, readSync(file, buffer, 0, buffer.length, 0)), 10) / 1e6;
  } catch {
    // Not Linux.
    return () => performance.now();
  }
})();

/** Milliseconds since an earlier time, waiting for other threads included or not, whichever is less. */
function watch(): () => number {
  const [wall, cpu] = [performance.now(), computed()];
  return () => Math.min(performance.now() - wall, computed() - cpu);
}

let longestTransaction = 0;

/** Measures all writing transactions of a store from now on. */
export function watchTransactions(store: Store): void {
  const { write, writeRow, writeAlone } = store;
  const watched =
    <T>(work: Work<T>): Work<T> =>
    async (writing) => {
      const elapsed = watch();
      try {
        return await work(writing);
      } finally {
        longestTransaction = Math.max(longestTransaction, elapsed());
      }
    };
  Object.assign(store, {
    write: ((work) => write(watched(work))) satisfies Store['write'],
    writeRow: ((row, work) => writeRow(row, watched(work))) satisfies Store['writeRow'],
    writeAlone: ((table, work) => writeAlone(table, watched(work))) satisfies Store['writeAlone']
  });
}

/** What a request holds, while nothing else is going on in this process. */
export async function heldBy(request: () => Promise<unknown>): Promise<Held> {
  longestTransaction = 0;
  let loop = 0;
  let elapsed = watch();
  const look = () => {
    loop = Math.max(loop, elapsed());
    elapsed = watch();
  };
  let next: NodeJS.Immediate | undefined;
  const turn = () => {
    look();
    next = setImmediate(turn);
  };
  next = setImmediate(turn);
  try {
    await request();
  } finally {
    look();
    clearImmediate(next);
  }
  return { loop, transaction: longestTransaction };
}

/** What `measure` takes on the machine that the budgets are for. */
const REFERENCE_MILLISECONDS = 20;

/** How many times slower than that machine this one is now; 1 if it is faster. */
export function slowness(): number {
  const texts = Array.from({ length: 12_000 }, (_, index) => ({ Id: `E${(index * 7919) % 12_000}`, Text: [index] }));
  const once = () => {
    const elapsed = watch();
    const again = JSON.parse(JSON.stringify(texts)) as typeof texts;
    new Map(again.sort((one, other) => (one.Id < other.Id ? -1 : 1)).map((each) => [each.Id, each]));
    return elapsed();
  };
  const times = Array.from({ length: 7 }, once).sort((one, other) => one - other);
  return Math.max(1, times[3]! / REFERENCE_MILLISECONDS);
}
