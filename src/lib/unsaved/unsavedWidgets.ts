import { decodeUnsavedValues, type BrowserStorage } from './unsavedValues.js';
import { RULE } from '../ascdata/definition/changes.js';
import { decodeUnsavedRules } from './unsavedRules.js';
import { decodeUnsavedTexts, languageOf } from './unsavedTexts.js';
import { stopKeeping, writeUnsaved } from './unsavedWriting.js';
import {
  browserTabOf,
  holdsTyped,
  holdsUnsaved,
  keysIn,
  RULES_PREFIX,
  VALUES_PREFIX,
  widgetOf
} from './storageKeys.js';
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

/** The views of a widget that have edits of their own; `definition` is all of its working copy but rules and their tests. */
export type EditedView = 'values' | 'conditions' | 'definition' | 'translations';

/** Edits that are kept together. */
export interface KeptEdits extends Unsaved {
  /** How many there are in each view. */
  readonly counts: Partial<Readonly<Record<EditedView, number>>>;
  /** Id of the template, of Values of a variant. */
  readonly template?: number | undefined;
}

/**
 * The unsaved edits of one user in this browser. Edits of rules alone are seen where rules are, texts at the first one.
 * @param isWanted by tab of the browser; by default all are
 */
export function* keptEdits(
  storage: BrowserStorage,
  isWanted: (tab: string) => boolean = () => true
): Generator<KeptEdits> {
  for (const key of keysIn(storage).filter((each) => holdsUnsaved(each) && isWanted(browserTabOf(each)))) {
    const id = widgetOf(key);
    const kept = Number.isSafeInteger(id) ? readKept(key, id, storage.getItem(key) ?? '') : undefined;
    if (kept) yield { id, ...kept };
  }
}

function readKept(key: string, id: number, text: string): Omit<KeptEdits, 'id'> | undefined {
  if (key.startsWith(VALUES_PREFIX)) {
    const values = decodeUnsavedValues(text);
    if (!values || values.entries.length === 0) return undefined;
    const { name, entries, template } = values;
    return { name, href: `/widgets/${id}`, counts: { values: entries.length }, template };
  }
  if (key.startsWith(RULES_PREFIX)) {
    const copy = decodeUnsavedRules(text);
    if (!copy) return undefined;
    const { name, source, changes, testChanges = [], files = [] } = copy;
    const rules = changes.filter(({ at = RULE }) => at === RULE).length;
    const isSame = typeof source === 'object' && source.length === 0 && source.content === '';
    const isRewritten = changes.length === 0 && !isSame;
    const definition = changes.length - rules + files.length + Number(isRewritten);
    const view = definition === 0 ? 'conditions' : 'definition';
    return { name, href: `/widgets/${id}/${view}`, counts: { conditions: rules + testChanges.length, definition } };
  }
  const typed = decodeUnsavedTexts(text);
  if (!typed) return undefined;
  const { name, texts, comments = [] } = typed;
  const first = [...texts, ...comments][0]?.id ?? '';
  const place = new URLSearchParams({ language: languageOf(key), text: first });
  return {
    name,
    href: `/widgets/${id}/translations?${place}`,
    counts: { translations: texts.length + comments.length }
  };
}

/** The widgets with unsaved edits of one user in this browser, from all tabs. */
export function unsavedWidgets(storage: BrowserStorage): Unsaved[] {
  const found = new Map<number, Unsaved>();
  for (const { id, name, href } of keptEdits(storage)) found.set(id, { id, name, href });
  return [...found.values()];
}

/** Removes the unsaved edits of all tabs, and whatever else was typed. */
export function removeUnsaved(storage: BrowserStorage): void {
  for (const key of keysIn(storage)) if (holdsTyped(key)) storage.removeItem(key);
}
