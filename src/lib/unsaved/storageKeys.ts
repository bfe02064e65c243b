/** The keys of unsaved edits in the local storage, and that they changed. A separate module, so that listing them loads no cipher. */

/** Edits of Values. Never renamed: browsers hold edits under it. */
export const VALUES_PREFIX = 'draft:';

/** Edits of rules. */
export const RULES_PREFIX = 'rules:';

/** Edits of translations. */
export const TEXTS_PREFIX = 'texts:';

/** Texts that patterns are tried with: typed, but nothing to save. */
export const SAMPLES_PREFIX = 'samples:';

/** The prefix of everything that a browser keeps for one user. */
export const prefixOf = (userId: number): string => `ascdata:user:${userId}:`;

/** All keys of a storage. */
export const keysIn = (storage: Pick<Storage, 'key' | 'length'>): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');

/** The widget that a key belongs to. */
export const widgetOf = (name: string): number => Number.parseInt(name.slice(name.indexOf(':') + 1), 10);

/** The tab of the browser that keeps something under a key. */
export const browserTabOf = (name: string): string => name.slice(name.lastIndexOf(':') + 1);

/** Whether the browser keeps unsaved edits under this key: of Values, rules or translations. */
export const holdsUnsaved = (name: string): boolean =>
  [VALUES_PREFIX, RULES_PREFIX, TEXTS_PREFIX].some((prefix) => name.startsWith(prefix));

/** Whether the browser keeps something under this key that its user typed. */
export const holdsTyped = (name: string): boolean => holdsUnsaved(name) || name.startsWith(SAMPLES_PREFIX);

const listeners = new Set<() => void>();

/** This page kept or removed unsaved edits. For other tabs the browser sends its `storage` event. */
export function unsavedChanged(): void {
  for (const listener of listeners) listener();
}

/** Returns a function that ends it. */
export function onUnsavedChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
