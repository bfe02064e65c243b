/**
 * For work of any length.
 * @param most milliseconds it goes on before it yields to others
 * @returns a function to wait for between short steps: it yields to other requests once a slice of time is over. Until then it
 * returns undefined, and steps of microseconds need not wait
 */
export function inSlices(most = 20): () => Promise<void> | undefined {
  let since = performance.now();
  const rest = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
  return () => (performance.now() - since <= most ? undefined : rest());
}
