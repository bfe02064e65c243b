/** How long work goes on before it yields to others. */
const SLICE_MS = 20;

/**
 * For work of any length.
 * @returns a function to wait for between short steps: it yields to other requests once a slice of time is over
 */
export function inSlices(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since <= SLICE_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
