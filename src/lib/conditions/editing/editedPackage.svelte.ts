import type { EditorData } from '../../api.js';
import type { Edited } from '../../form/workingCopy.svelte.js';
import { PackageWatch } from '../../live/packageWatch.svelte.js';
import { RuleKeeper, type Edits, type Unsaved } from './ruleKeeper.svelte.js';

/** Saves edits in one way; returns why it could not. `ondone`: they are saved. `base`: what they were made to. */
export type Save = (edited: Edited, ondone: () => void, base: Edited) => Promise<Unsaved | undefined>;

/** A package that is edited on a screen: what keeps the edits in the browser, saves them, and hears of another package. */
export class EditedPackage {
  saving = $state(false);
  readonly keeper: RuleKeeper;
  readonly watch: PackageWatch;

  /**
   * @param tests conditions.tests.json of the package; undefined: none
   * @param reload opens the package that the widget has now
   */
  constructor(
    private readonly workspace: Edits,
    data: EditorData,
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

  async save(how: Save, ondone: () => void): Promise<void> {
    const { edits } = this.workspace;
    if (this.saving || !edits.dirty || edits.isBroken) return;
    this.saving = true;
    const sent = edits.now;
    // What was typed meanwhile is kept, and comes back over the package that was saved.
    const done = () => (edits.now === sent ? ondone() : this.keeper.keep());
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
