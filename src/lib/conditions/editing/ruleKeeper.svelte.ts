import type { EditorData } from '../../api.js';
import type { StorageOwner } from '../../drafts/personalStorage.js';
import type { RuleDraft, RuleDraftStore } from '../../drafts/ruleDrafts.js';
import type { Workspace } from '../workspace.svelte.js';
import { testsWith } from '../ruletests/testChanges.js';
import { changedIn, type RuleChange } from './ruleChanges.js';

/** Why edited rules and tests could not be saved. */
export type Unsaved =
  /** Somebody replaced the widget while its rules were edited here. */
  | { readonly kind: 'replaced'; readonly version: string }
  /** undefined: the server did not answer. */
  | { readonly kind: 'failed'; readonly text: string | undefined };

/** What is said above the rules until somebody has read it. */
type RuleNotice =
  | { readonly kind: 'restored'; readonly count: number }
  /** The widget was replaced since the draft was written. */
  | { readonly kind: 'moved'; readonly conflicts: readonly RuleChange[] }
  | Unsaved;

/** Keeps the draft of edited rules, and brings it back; over another package only what fits there. */
export class RuleKeeper {
  notice: RuleNotice | undefined = $state.raw();
  #store: RuleDraftStore | undefined = $state.raw();
  #isWritten = $state(true);

  constructor(
    private readonly workspace: Workspace,
    private readonly data: Pick<EditorData, 'Name' | 'PackageId' | 'Source'>,
    /** conditions.tests.json of the package. */
    private readonly tests?: string
  ) {}

  /** Is everything that is not saved in a draft? */
  get isKept(): boolean {
    return this.#store !== undefined && this.#isWritten && !this.#isUndecided;
  }

  /** Starts keeping a draft in this browser, readable for its owner alone. */
  async open(owner: StorageOwner, widgetId: number): Promise<void> {
    const { PersonalStorage, RuleDraftStore, claimTab } = await import('./drafts.js');
    const tab = await claimTab();
    this.start(new RuleDraftStore(new PersonalStorage(localStorage, owner), widgetId, tab.id), tab.isOpen);
  }

  /** Starts keeping a draft, after bringing back the one that is there. */
  start(store: RuleDraftStore, isOpen: (tab: string) => boolean): void {
    const draft = store.adopt(isOpen);
    if (draft && !this.workspace.edits.dirty) this.#restore(draft);
    this.#store = store;
  }

  /** Writes the draft. Not while it is to be decided whose rules count: the draft still has all of them. */
  keep(): void {
    const { edits } = this.workspace;
    const { source, changes, tests, testChanges, dirty } = edits;
    if (!this.#store || this.#isUndecided) return;
    const { Name: name, PackageId: packageId } = this.data;
    this.#isWritten = this.#store.write(dirty ? { name, packageId, source, changes, tests, testChanges } : undefined);
  }

  /** Nothing is left to save. */
  forget(): void {
    this.#store?.write(undefined);
  }

  /** `mine`: of rules that somebody else changed too, those of the draft count. */
  settle(mine = false): void {
    const { notice } = this;
    this.notice = undefined;
    if (mine && notice?.kind === 'moved') {
      this.workspace.edit({ source: changedIn(this.workspace.edits.source, notice.conflicts, true).source });
    }
    this.keep();
  }

  get #isUndecided(): boolean {
    return this.notice?.kind === 'moved' && this.notice.conflicts.length > 0;
  }

  #restore({ packageId, source, changes, tests, testChanges = [] }: RuleDraft): void {
    if (packageId === this.data.PackageId) {
      this.workspace.edit({ source, tests });
      this.notice = { kind: 'restored', count: changes.length + testChanges.length };
      return;
    }
    const moved = changedIn(this.data.Source, changes);
    this.workspace.edit({ source: moved.source, tests: testsWith(this.tests, testChanges) });
    const isNews = this.workspace.edits.dirty || moved.conflicts.length > 0;
    if (isNews) this.notice = { kind: 'moved', conflicts: moved.conflicts };
  }
}
