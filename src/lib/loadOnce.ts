/**
 * Loads what each set of keys stands for once, also for those who ask while it loads. A failure is not kept: the next caller
 * tries again.
 *
 * Importing a file that is there already is not free: for each import, the browser schedules a task for every file that it needs.
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
