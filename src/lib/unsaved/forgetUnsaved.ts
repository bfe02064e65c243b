import { unsavedChanged } from './unsavedEvents.js';
import { holdsUnsaved, keysIn, prefixOf, widgetOf } from './storageKeys.js';

/** Removes a user's unsaved edits of a widget that was deleted for good, from all tabs. The key names tell which they are. */
export function forgetUnsaved(
  storage: Pick<Storage, 'key' | 'length' | 'removeItem'>,
  userId: number,
  widgetId: number
): void {
  const begin = prefixOf(userId);
  for (const name of keysIn(storage)) {
    const own = name.startsWith(begin) ? name.slice(begin.length) : '';
    if (holdsUnsaved(own) && widgetOf(own) === widgetId) storage.removeItem(name);
  }
  unsavedChanged();
}
