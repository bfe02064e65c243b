/** Runs it when the page is idle. */
export function whenIdle(call: () => void): void {
  const later = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_000));
  later(call);
}
