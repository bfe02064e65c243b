import {
  onUnsavedChanged,
  unsavedChanged,
  holdsTyped,
  holdsUnsaved,
  keysIn,
  prefixOf,
  widgetOf
} from './storageKeys.js';

type Names = Pick<Storage, 'key' | 'length'>;

/** Ids of the widgets with unsaved edits of one user in this browser, from all tabs, told by the key names alone. */
export function unsavedWidgetIds(storage: Names, userId: number): ReadonlySet<number> {
  const begin = prefixOf(userId);
  const own = keysIn(storage)
    .filter((name) => name.startsWith(begin) && holdsUnsaved(name.slice(begin.length)))
    .map((name) => widgetOf(name.slice(begin.length)));
  return new Set(own.filter(Number.isSafeInteger));
}

/** Which widgets have edits of this user that are not saved, as it changes in this page and in other tabs. */
export class UnsavedMarks {
  #ids: ReadonlySet<number> = $state.raw(new Set());

  has(widgetId: number): boolean {
    return this.#ids.has(widgetId);
  }

  /** Returns the function that ends it. `userId` undefined: nothing is kept for this user. */
  start(userId: number | undefined, storage: () => Names = () => localStorage): (() => void) | undefined {
    if (userId === undefined) return undefined;
    const read = (): void => this.#take(storage, userId);
    read();
    const stop = onUnsavedChanged(read);
    addEventListener('storage', read);
    return () => {
      stop();
      removeEventListener('storage', read);
    };
  }

  #take(storage: () => Names, userId: number): void {
    try {
      const next = unsavedWidgetIds(storage(), userId);
      const isSame = next.size === this.#ids.size && [...next].every((id) => this.#ids.has(id));
      if (!isSame) this.#ids = next;
    } catch {
      // A browser that forbids its storage keeps nothing.
    }
  }
}

/** Removes what a user typed for a widget that was deleted for good, from all tabs. The key names tell which they are. */
export function forgetUnsaved(
  storage: Pick<Storage, 'key' | 'length' | 'removeItem'>,
  userId: number,
  widgetId: number
): void {
  const begin = prefixOf(userId);
  for (const name of keysIn(storage)) {
    const own = name.startsWith(begin) ? name.slice(begin.length) : '';
    if (holdsTyped(own) && widgetOf(own) === widgetId) storage.removeItem(name);
  }
  unsavedChanged();
}
