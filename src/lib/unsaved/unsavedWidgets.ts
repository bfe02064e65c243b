import { decodeUnsavedValues, type BrowserStorage } from './unsavedValues.js';
import { RULE } from '../ascdata/definition/changes.js';
import { decodeUnsavedRules, type UnsavedRules } from './unsavedRules.js';
import { decodeUnsavedTexts, languageOf, type UnsavedTexts } from './unsavedTexts.js';
import { stopKeeping, writeUnsaved } from './unsavedWriting.js';
import { holdsTyped, holdsUnsaved, keysIn, RULES_PREFIX, widgetOf } from './storageKeys.js';
import { PersonalStorage, type StorageOwner } from './personalStorage.js';

/** A widget with edits that are not saved. */
export interface Unsaved {
  readonly id: number;
  readonly name: string;
  /** Where the edits are. */
  readonly href: string;
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

/** The view of a widget with the edits of a key, at the first text typed. Edits of rules alone are seen where rules are. */
function hrefOf(key: string, id: number, edits: object): string {
  if (key.startsWith(RULES_PREFIX)) {
    const { changes, files = [] } = edits as UnsavedRules;
    const areRules = files.length === 0 && changes.every(({ at = RULE }) => at === RULE);
    return `/widgets/${id}/${areRules ? 'conditions' : 'definition'}`;
  }
  if (!('texts' in edits)) return `/widgets/${id}`;
  const { texts, comments = [] } = edits as UnsavedTexts;
  const text = [...texts, ...comments][0]?.id ?? '';
  return `/widgets/${id}/translations?${new URLSearchParams({ language: languageOf(key), text })}`;
}

/** The widgets with unsaved edits of one user in this browser, from all tabs. */
export function unsavedWidgets(storage: BrowserStorage): Unsaved[] {
  const found = new Map<number, Unsaved>();
  for (const key of keysIn(storage).filter((each) => holdsUnsaved(each))) {
    const text = storage.getItem(key) ?? '';
    const values = decodeUnsavedValues(text);
    const unsaved =
      values && values.entries.length > 0 ? values : (decodeUnsavedRules(text) ?? decodeUnsavedTexts(text));
    const id = widgetOf(key);
    if (unsaved && Number.isSafeInteger(id)) found.set(id, { id, name: unsaved.name, href: hrefOf(key, id, unsaved) });
  }
  return [...found.values()];
}

/** Removes the unsaved edits of all tabs, and whatever else was typed. */
export function removeUnsaved(storage: BrowserStorage): void {
  for (const key of keysIn(storage)) if (holdsTyped(key)) storage.removeItem(key);
}
