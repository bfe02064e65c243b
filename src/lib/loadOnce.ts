/** A cached load. */
export interface Loader<Keys extends readonly string[], T> {
  (...keys: Keys): Promise<T>;
  /** What was loaded for these arguments; undefined until then. */
  known(...keys: Keys): T | undefined;
}

/**
 * Caches what `load` returns for its arguments; concurrent callers share one call. A failure is not cached: the next caller tries
 * again.
 *
 * For `import()`: even of a loaded module, each call makes the browser schedule a task for every file that it depends on.
 */
export function loadOnce<Keys extends readonly string[], T>(load: (...keys: Keys) => Promise<T>): Loader<Keys, T> {
  const started = new Map<string, Promise<T>>();
  const loaded = new Map<string, T>();

  function start(key: string, keys: Keys): Promise<T> {
    const loading = load(...keys);
    started.set(key, loading);
    loading.then(
      (value) => loaded.set(key, value),
      () => started.delete(key)
    );
    return loading;
  }

  const keyOf = (keys: Keys): string => keys.join(' ');
  return Object.assign((...keys: Keys) => started.get(keyOf(keys)) ?? start(keyOf(keys), keys), {
    known: (...keys: Keys) => loaded.get(keyOf(keys))
  });
}

/**
 * Like `loadOnce` without arguments, and in a browser begun at once: what a page is made of comes while its data is still on the way.
 * Who asks for it hears of a failure.
 */
export function loadAhead<T>(load: () => Promise<T>): Loader<[], T> {
  const loaded = loadOnce(load);
  if (typeof document !== 'undefined') loaded().catch(() => undefined);
  return loaded;
}
