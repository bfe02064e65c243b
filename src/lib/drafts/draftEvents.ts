const listeners = new Set<() => void>();

/** A draft of this page was written or removed. Of other tabs the browser tells by its `storage` event. */
export function draftsChanged(): void {
  for (const listener of listeners) listener();
}

/** Gives the function that ends it. */
export function onDraftsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
