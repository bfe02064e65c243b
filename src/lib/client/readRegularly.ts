/**
 * Reads something again and again where there is no stream: one reading at a time, and at once when the page is looked at again or the
 * connection is back. A reading that fails, or takes too long, does not end it.
 * @param read given the signal to give it up
 * @param pause milliseconds between two readings, and the longest that one may take
 * @returns ends it
 */
export function readRegularly(read: (signal: AbortSignal) => Promise<unknown>, pause: number): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reading: AbortController | undefined;

  async function now(): Promise<void> {
    clearTimeout(timer);
    if (reading || document.visibilityState === 'hidden') return;
    reading = new AbortController();
    const late = setTimeout(() => reading?.abort(), pause);
    await read(reading.signal).catch(() => undefined);
    clearTimeout(late);
    reading = undefined;
    wait();
  }

  function wait(): void {
    if (!signal.aborted) timer = setTimeout(() => void now(), pause);
  }

  document.addEventListener('visibilitychange', () => void now(), { signal });
  addEventListener('online', () => void now(), { signal });
  wait();
  return () => {
    listening.abort();
    clearTimeout(timer);
    reading?.abort();
  };
}
