import { untrack } from 'svelte';
import type { EditorData } from '../../api.js';
import type { Edited, WorkingCopy } from '../../form/workingCopy.svelte.js';
import { follow } from '../../live/follow.js';
import { PackageWatch } from '../../live/packageWatch.svelte.js';
import type { StorageOwner } from '../../unsaved/personalStorage.js';
import { PendingWrite, writeWhenLeaving } from '../../unsaved/unsavedWriting.js';
import { RuleKeeper, type Edits, type Unsaved } from './ruleKeeper.svelte.js';

/** They are saved. @returns brings them back as unsaved, once what was saved is taken back; undefined: there are later ones */
export type Done = () => (() => void) | undefined;

/** Saves edits in one way; returns why it could not. `base`: what they were made to. */
export type Save = (edited: Edited, ondone: Done, base: Edited) => Promise<Unsaved | undefined>;

/** A package that is edited on a screen: what keeps the edits in the browser, saves them, and hears of another package. */
export class EditedPackage {
  saving = $state(false);
  readonly keeper: RuleKeeper;
  readonly watch: PackageWatch;
  readonly #pending = new PendingWrite(() => this.keeper.keep());

  /**
   * @param tests conditions.tests.json of the package; undefined: none
   * @param reload opens the package that the widget has now
   */
  constructor(
    private readonly workspace: Edits,
    private readonly data: EditorData,
    tests: string | undefined,
    reload: () => Promise<void>
  ) {
    this.keeper = new RuleKeeper(workspace, data, tests);
    this.watch = new PackageWatch({
      shown: data,
      reload,
      // What cannot be read is not kept over another package.
      mayReload: () => !this.saving && !workspace.edits.isBroken && (this.keeper.isKept || !workspace.edits.dirty)
    });
  }

  get edits(): WorkingCopy {
    return this.workspace.edits;
  }

  /** Whether the edits have to be applied to another package before they can be saved. */
  get isOutdated(): boolean {
    return this.edits.dirty && (this.watch.replaced || this.keeper.notice?.kind === 'replaced');
  }

  /** Compares edits that came back, unless somebody saved the package meanwhile. Nothing is written into a folder: nobody pressed for it. */
  async compareAgain(how: Save): Promise<void> {
    if (this.watch.folder || this.keeper.notice?.kind === 'moved') return;
    await this.save(how);
  }

  /**
   * Keeps edits in this browser for their owner, and hears of other packages, until the returned function is called.
   * @param onrestored called once those that were kept are back
   */
  start(owner: StorageOwner | undefined, onrestored?: () => void): () => void {
    const { keeper, watch } = this;
    const { Id } = this.data;
    if (owner) void keeper.open(owner, Id).then(onrestored);
    const live = follow({ ids: [Id], onevent: (event) => watch.hear(event), onstate: () => undefined });
    const stopWriting = writeWhenLeaving(() => {
      if (this.#pending.isPending) keeper.keep();
      this.#pending.cancel();
    });
    return () => {
      stopWriting();
      live.close();
      watch.stop();
      keeper.leave();
    };
  }

  /** Keeps the edits of now, once typing rests. Called in an effect, it is called again for others. */
  keepSoon(): void {
    void [this.edits.now, this.keeper.isKept];
    untrack(() => this.#pending.soon());
  }

  async save(how: Save, ondone: Done = () => this.keeper.forget()): Promise<void> {
    const { edits } = this;
    if (this.saving || !edits.dirty || edits.isBroken || this.isOutdated) return;
    this.saving = true;
    const sent = edits.now;
    // What was typed meanwhile is kept, and comes back over the package that was saved.
    const done: Done = () => {
      if (edits.now === sent) return ondone();
      this.keeper.keep();
      return undefined;
    };
    try {
      const problem = await how(sent, done, edits.base);
      if (problem) this.keeper.notice = problem;
    } catch {
      // Part of the page could not be loaded, for example.
      this.keeper.notice = { kind: 'failed', text: undefined };
    } finally {
      this.saving = false;
    }
  }
}
