import type { Save } from '../conditions/editing/editedPackage.svelte.js';
import { takeTyped } from './keys.js';
import type { DefinitionHost } from './settingActions.svelte.js';
import { MIDDLE } from './tabView.svelte.js';

/** The ways that edits are saved in. */
export interface SaveWays {
  readonly onsave: Save;
  /** Into the folder that the widget follows. */
  readonly onwrite: Save;
  /** As a template of one's own; undefined: the widget is one already. */
  readonly oncopy: Save | undefined;
}

/**
 * Saves the edits in the way of their widget, with what is still being typed; or says why not.
 * @param isAgain they were compared before a reload, and are compared once more
 */
export async function saveEdits(host: DefinitionHost, ways: SaveWays, isAgain = false): Promise<void> {
  await takeTyped();
  const { edited, model } = host.session;
  const refusal = refusalOf(host);
  host.refuse(refusal);
  if (refusal !== undefined) return;
  const { onsave, onwrite, oncopy } = ways;
  if (isAgain) void edited.compareAgain(onsave);
  else if (oncopy)
    void edited.save(oncopy, () => {
      model.discardEdits();
      return undefined;
    });
  else void edited.save(edited.watch.folder ? onwrite : onsave);
}

function refusalOf({ session, locked, t, checks }: DefinitionHost): string | undefined {
  const { edits, edited, files } = session;
  const isRead = edits.read();
  if (locked !== undefined) return locked;
  if (edited.isOutdated) return checks.save.outdated;
  if (!isRead) return t.source.unsaved;
  if (files.clashes.size > 0 || document.querySelector(`#${MIDDLE} [data-undecided]`)) return t.undecided;
  return edits.dirty ? undefined : checks.save.none;
}
