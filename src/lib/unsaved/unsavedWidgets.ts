import { decodeUnsavedValues, type BrowserStorage } from './unsavedValues.js';
import { decodeUnsavedRules } from './unsavedRules.js';
import { decodeUnsavedTexts } from './unsavedTexts.js';
import { stopKeeping, writeUnsaved } from './unsavedWriting.js';
import { holdsUnsaved, widgetOf } from './storageKeys.js';
import { PersonalStorage, type StorageOwner } from './personalStorage.js';

/** A widget with edits that are not saved. */
export interface Unsaved {
  readonly id: number;
  readonly name: string;
}

/** What one user has not saved, in this browser. */
export function unsavedOf(owner: StorageOwner) {
  const storage = new PersonalStorage(localStorage, owner);
  return {
    unsavedWidgets: () => {
      writeUnsaved();
      return unsavedWidgets(storage);
    },
    /** For good: this page writes none any more either. */
    remove: () => {
      stopKeeping();
      removeUnsaved(storage);
    }
  };
}

/** The widgets with unsaved edits of one user in this browser, from all tabs. */
export function unsavedWidgets(storage: BrowserStorage): Unsaved[] {
  const names = new Map<number, string>();
  for (const key of keysOf(storage)) {
    const text = storage.getItem(key) ?? '';
    const values = decodeUnsavedValues(text);
    const unsaved =
      values && values.entries.length > 0 ? values : (decodeUnsavedRules(text) ?? decodeUnsavedTexts(text));
    const id = widgetOf(key);
    if (unsaved && Number.isSafeInteger(id)) names.set(id, unsaved.name);
  }
  return [...names].map(([id, name]) => ({ id, name }));
}

/** Removes the unsaved edits of all tabs. */
export function removeUnsaved(storage: BrowserStorage): void {
  for (const key of keysOf(storage)) storage.removeItem(key);
}

function keysOf(storage: BrowserStorage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => holdsUnsaved(key));
}
