/** Edits are written once typing has rested for this long, in milliseconds. */
export const WRITE_REST = 400;
/** And no later than this after the first of them: a crash loses at most what was typed in this time. */
export const WRITE_AT_MOST = 1000;

/** Writes pending edits when typing rests, and in between while it does not. */
export class PendingWrite {
  readonly #write: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #first = 0;
  #last = 0;

  constructor(write: () => void) {
    this.#write = write;
  }

  get isPending(): boolean {
    return this.#timer !== undefined;
  }

  /** Something was edited. */
  soon(): void {
    this.#last = Date.now();
    if (this.#timer !== undefined) return;
    this.#first = this.#last;
    this.#wait(WRITE_REST);
  }

  /** It was written otherwise, or is not to be. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** One timer for all keys of a burst: setting one on each key costs as much as the edit. */
  #wait(milliseconds: number): void {
    this.#timer = setTimeout(() => {
      const rest = Math.min(this.#last + WRITE_REST, this.#first + WRITE_AT_MOST) - Date.now();
      if (rest > 0) return this.#wait(rest);
      this.#timer = undefined;
      this.#write();
    }, milliseconds);
  }
}

const writers = new Set<() => void>();
let ended = false;

/**
 * Calls `write` whenever pending edits could be lost or are needed: as the page is hidden or left, before kept edits are
 * searched, and before they end. Returns a function that ends it, which calls `write` a last time.
 */
export function writeWhenLeaving(write: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  writers.add(write);
  addEventListener('pagehide', write, { signal });
  document.addEventListener('visibilitychange', write, { signal });
  return () => {
    write();
    writers.delete(write);
    ending.abort();
  };
}

/** Writes everything in this page that waits to be written. */
export function writeUnsaved(): void {
  for (const write of writers) write();
}

/** The page is about to reload because somebody else is signed in now: nothing is kept from here on. */
export function stopKeeping(): void {
  writeUnsaved();
  ended = true;
}

export function isKeepingStopped(): boolean {
  return ended;
}
