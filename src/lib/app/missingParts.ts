/**
 * Notices parts of the page that could not be loaded (connection lost, server restarted) where nobody handles it: a menu or dialog
 * would silently be missing.
 * @param onmissing called for each
 * @returns stops watching
 */
export function watchMissingParts(onmissing: () => void): () => void {
  const failures = new WeakSet<Error>();
  // Vite's event for a dynamic import that failed; the importing code may still catch the error.
  const note = ({ payload }: VitePreloadErrorEvent): void => void failures.add(payload);
  const handle = (event: PromiseRejectionEvent): void => {
    if (!(event.reason instanceof Error) || !failures.has(event.reason)) return;
    event.preventDefault();
    onmissing();
  };
  addEventListener('vite:preloadError', note);
  addEventListener('unhandledrejection', handle);
  return () => {
    removeEventListener('vite:preloadError', note);
    removeEventListener('unhandledrejection', handle);
  };
}
