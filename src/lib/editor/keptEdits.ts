import { restore } from '../form/merge.js';
import { claimTab } from '../unsaved/openTabs.js';
import { PersonalStorage, type StorageOwner } from '../unsaved/personalStorage.js';
import { UnsavedValuesStore } from '../unsaved/unsavedValues.js';
import type { EditorSession } from './session.svelte.js';

/**
 * Keeps unsaved edits in this browser. Kept ones are looked up once the fields are usable.
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
  if (isOpen() || session.state.dirty) keepEditsIn(store, session, tab.isOpen);
}

/** Which edits that come back are no news in a page. */
interface KnownEdits {
  /** What this tab has kept since then, in milliseconds, was on screen a moment ago: before, this page kept none. */
  readonly loadedAt: number;
  /** Of which time those are that came back last, by widget. */
  readonly told: Map<number, string>;
}
const known: KnownEdits = { loadedAt: Date.now(), told: new Map() };

/**
 * Restores the edits that the store has kept, of this tab and those that are no longer open, then keeps those that follow.
 */
export function keepEditsIn(
  store: UnsavedValuesStore,
  session: EditorSession,
  isOpen: (tab: string) => boolean,
  { loadedAt, told } = known
): void {
  const { state, spotVersion, widgetId } = session;
  const kept = store.adopt(isOpen);
  if (!kept) return session.keepIn(store);
  // What was typed before the kept edits were found is newer.
  const entries = kept.entries.filter(({ id }) => !state.field(id)?.changed);
  const restored = restore(state, { ...kept, entries }, spotVersion);
  const isKnown = kept.isOwn && (Date.parse(kept.at) >= loadedAt || told.get(widgetId) === kept.at);
  told.set(widgetId, kept.at);
  session.keepIn(store, restored);
  const { count, lost } = restored;
  if ((count > 0 && !isKnown) || lost.length > 0) session.notice = { kind: 'restored', count, at: kept.at, lost };
}
