import { decodeDraft, type DraftStorage } from './drafts.js';
import { decodeRuleDraft } from './ruleDrafts.js';
import { decodeTextDraft } from './textDrafts.js';
import { endDrafts, writeDrafts } from './draftWriting.js';
import { isDraft, widgetOf } from './storageKeys.js';
import { PersonalStorage, type StorageOwner } from './personalStorage.js';

/** A widget with edits that are not saved. */
export interface Unsaved {
  readonly id: number;
  readonly name: string;
}

/** What one user has not saved, in this browser. */
export function draftsOf(owner: StorageOwner) {
  const storage = new PersonalStorage(localStorage, owner);
  return {
    unsavedWidgets: () => {
      writeDrafts();
      return unsavedWidgets(storage);
    },
    /** For good: this page writes none any more either. */
    remove: () => {
      endDrafts();
      removeDrafts(storage);
    }
  };
}

/** The widgets that somebody has drafts of in this browser, of all tabs, in name order. */
export function unsavedWidgets(storage: DraftStorage): Unsaved[] {
  const names = new Map<number, string>();
  for (const key of keysOf(storage)) {
    const text = storage.getItem(key) ?? '';
    const values = decodeDraft(text);
    const draft = values && values.entries.length > 0 ? values : (decodeRuleDraft(text) ?? decodeTextDraft(text));
    const id = widgetOf(key);
    if (draft && Number.isSafeInteger(id)) names.set(id, draft.name);
  }
  return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name));
}

/** Removes the drafts of all tabs. */
export function removeDrafts(storage: DraftStorage): void {
  for (const key of keysOf(storage)) storage.removeItem(key);
}

function keysOf(storage: DraftStorage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => isDraft(key));
}
