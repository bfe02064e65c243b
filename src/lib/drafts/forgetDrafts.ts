import { draftsChanged } from './draftEvents.js';
import { isDraft, prefixOf, widgetOf } from './storageKeys.js';

/** Removes what somebody has not saved of a widget that is gone for good, of all tabs. The names of drafts alone tell which. */
export function forgetDrafts(
  storage: Pick<Storage, 'key' | 'length' | 'removeItem'>,
  userId: number,
  widgetId: number
): void {
  const begin = prefixOf(userId);
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const name of names) {
    const own = name.startsWith(begin) ? name.slice(begin.length) : '';
    if (isDraft(own) && widgetOf(own) === widgetId) storage.removeItem(name);
  }
  draftsChanged();
}
