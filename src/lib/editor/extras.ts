/** What the editor loads after its fields: tools, notices, dialogs, problem sentences, others' saves, and keeping unsaved edits. */
import { UnsavedValuesStore } from '../unsaved/unsavedValues.js';
import { PersonalStorage, type StorageOwner } from '../unsaved/personalStorage.js';
import { restore } from '../form/merge.js';
import { claimTab } from '../unsaved/openTabs.js';
import type { EditorSession } from './session.svelte.js';

export { loadFindingFormatter } from '../ascdata/findingFormatter.js';
export { httpBrand } from './brand.js';
export { httpCatalogue } from './catalogue.js';
export { default as EditorExtras } from './EditorExtras.svelte';
export { keptPlace } from './keptPlace.js';
export { default as Problems } from './Problems.svelte';

/**
 * Keeps unsaved edits in this browser. Kept ones are looked up once the fields are usable: what is typed before is newer.
 * @param owner of the storage; undefined: nothing is kept
 */
export async function keepEdits(
  session: EditorSession,
  owner: StorageOwner | undefined,
  isOpen: () => boolean
): Promise<void> {
  if (!owner || session.target) return;
  const tab = await claimTab();
  const nameOf = (id: string) => session.state.field(id)?.element.DisplayName;
  const store = new UnsavedValuesStore(new PersonalStorage(localStorage, owner), session.widgetId, tab.id, nameOf);
  // If the editor closes before this, what was typed is still kept.
  if (isOpen() || session.state.dirty) session.keepUnsaved(store, tab.isOpen, { restore });
}
