/**
 * Caches what `load` returns for its arguments; concurrent callers share one call. A failure is not cached: the next caller tries
 * again.
 *
 * For `import()`: even of a loaded module, each call makes the browser schedule a task for every file that it depends on.
 */
export function loadOnce<Keys extends readonly string[], T>(
  load: (...keys: Keys) => Promise<T>
): (...keys: Keys) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (...keys) => {
    const key = keys.join(' ');
    const known = kept.get(key);
    if (known) return known;
    const loading = load(...keys);
    kept.set(key, loading);
    loading.catch(() => kept.delete(key));
    return loading;
  };
}
