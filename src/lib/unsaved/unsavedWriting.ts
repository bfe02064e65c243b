/** How long an edit waits at most until it is written, in milliseconds: a crash takes what was typed in that time and no more. */
export const WRITE_PAUSE = 400;

const writers = new Set<() => void>();
let ended = false;

/**
 * Calls `write` whenever pending edits could be lost or are asked for: as the page is hidden or left, before kept edits
 * are looked through, and before they end. Gives the function that ends it, which calls it once more.
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

export function keepingStopped(): boolean {
  return ended;
}
