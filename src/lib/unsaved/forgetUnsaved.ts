import { unsavedChanged } from './unsavedEvents.js';
import { holdsUnsaved, prefixOf, widgetOf } from './storageKeys.js';

/** Removes a user's unsaved edits of a widget that was deleted for good, from all tabs. The key names tell which they are. */
export function forgetUnsaved(
  storage: Pick<Storage, 'key' | 'length' | 'removeItem'>,
  userId: number,
  widgetId: number
): void {
  const begin = prefixOf(userId);
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const name of names) {
    const own = name.startsWith(begin) ? name.slice(begin.length) : '';
    if (holdsUnsaved(own) && widgetOf(own) === widgetId) storage.removeItem(name);
  }
  unsavedChanged();
}
