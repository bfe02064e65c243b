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
