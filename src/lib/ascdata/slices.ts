/**
 * For work of any length.
 * @param most milliseconds it goes on before it yields to others
 * @returns a function to wait for between short steps: it yields to other requests once a slice of time is over
 */
export function inSlices(most = 20): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since <= most) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
