/** How long an edit waits at most until it is written, in milliseconds: a crash takes what was typed in that time and no more. */
export const DRAFT_PAUSE = 400;

const writers = new Set<() => void>();
let ended = false;

/**
 * Calls `write` whenever what waits to be written could be lost or is asked for: as the page is hidden or left, before drafts
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
export function writeDrafts(): void {
  for (const write of writers) write();
}

/** The page is about to reload, because somebody else is signed in now: no draft is written from here on. */
export function endDrafts(): void {
  writeDrafts();
  ended = true;
}

export function draftsEnded(): boolean {
  return ended;
}
