import type { BrowserStorage } from './unsavedValues.js';

/** Web Storage in memory, as all who use a browser share it. */
export function memoryStorage(): BrowserStorage & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    }
  };
}
