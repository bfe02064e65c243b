import { Presence } from '../live/presence.svelte.js';
import LiveHint from '../ui/LiveHint.svelte';
import { PersonalStorage, type StorageOwner } from '../unsaved/personalStorage.js';
import { UnsavedValuesStore } from '../unsaved/unsavedValues.js';
import type { LiveParts } from './context.js';
import LiveNotice from './LiveNotice.svelte';
import { restore } from '../form/merge.js';
import NoticeList from './NoticeList.svelte';
import { claimTab } from '../unsaved/openTabs.js';
import People from './People.svelte';
import { SavedUpdates } from './savedUpdates.svelte.js';
import type { EditorSession } from './session.svelte.js';

/** Follows the saves of others. @param own the name of the user */
export function followOthers(session: EditorSession, own: string | undefined): LiveParts {
  // Who edits a draft is not in the live widget.
  const presence = session.target ? undefined : new Presence();
  const updates = new SavedUpdates(session, session.widgetId, { own, presence });
  session.live = updates;
  return { updates, Notice: LiveNotice, Notices: NoticeList, Hint: LiveHint, People };
}

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
