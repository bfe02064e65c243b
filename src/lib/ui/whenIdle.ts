/** Runs it when the page is idle, for prefetching. */
export function whenIdle(call: () => void): void {
  const later = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_000));
  later(call);
}
