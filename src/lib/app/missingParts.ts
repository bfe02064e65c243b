/**
 * Notices parts of the page that could not be loaded (connection lost, server restarted) where nobody handles it: a menu or dialog
 * would silently be missing. For as long as the page lives.
 * @param onmissing called for each
 */
export function watchMissingParts(onmissing: () => void): void {
  const failures = new WeakSet<Error>();
  // Vite's event for a dynamic import that failed; the importing code may still catch the error.
  addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
  addEventListener('unhandledrejection', (event) => {
    if (!(event.reason instanceof Error) || !failures.has(event.reason)) return;
    event.preventDefault();
    onmissing();
  });
}
