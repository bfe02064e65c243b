import { onDraftsChanged } from './draftEvents.js';
import { isDraft, prefixOf, widgetOf } from './storageKeys.js';

type Names = Pick<Storage, 'key' | 'length'>;

/** Ids of the widgets that somebody has drafts of in this browser, of all tabs. Their names alone tell it. */
export function widgetsWithDrafts(storage: Names, userId: number): ReadonlySet<number> {
  const begin = prefixOf(userId);
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const own = names
    .filter((name) => name.startsWith(begin) && isDraft(name.slice(begin.length)))
    .map((name) => widgetOf(name.slice(begin.length)));
  return new Set(own.filter(Number.isSafeInteger));
}

/** Which widgets have edits of this user that are not saved, as it changes in this page and in other tabs. */
export class DraftMarks {
  #ids: ReadonlySet<number> = $state.raw(new Set());

  has(widgetId: number): boolean {
    return this.#ids.has(widgetId);
  }

  /** Gives the function that ends it. `userId` undefined: nobody whose drafts are kept. */
  start(userId: number | undefined, storage: () => Names = () => localStorage): (() => void) | undefined {
    if (userId === undefined) return undefined;
    const read = (): void => this.#take(storage, userId);
    read();
    const stop = onDraftsChanged(read);
    addEventListener('storage', read);
    return () => {
      stop();
      removeEventListener('storage', read);
    };
  }

  #take(storage: () => Names, userId: number): void {
    try {
      const next = widgetsWithDrafts(storage(), userId);
      const isSame = next.size === this.#ids.size && [...next].every((id) => this.#ids.has(id));
      if (!isSame) this.#ids = next;
    } catch {
      // A browser that forbids its storage keeps no drafts either.
    }
  }
}
