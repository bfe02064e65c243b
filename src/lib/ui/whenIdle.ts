/** Calls it once the page has nothing else to do: what is needed later can be fetched then. */
export function whenIdle(call: () => void): void {
  const later = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_000));
  later(call);
}
