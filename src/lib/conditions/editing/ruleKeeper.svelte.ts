import type { EditorData } from '../../api.js';
import { claimTab } from '../../unsaved/openTabs.js';
import { PersonalStorage, type StorageOwner } from '../../unsaved/personalStorage.js';
import {
  filesToKeep,
  originalsOf,
  spliceTo,
  UnsavedRulesStore,
  type UnsavedRules
} from '../../unsaved/unsavedRules.js';
import { testsWith } from '../../ascdata/conditions/ruletests/suite.js';
import { changedIn, RULE, type DefinitionChange } from '../../ascdata/definition/changes.js';
import { readDefinition } from '../../ascdata/definition/reading.js';
import { fitting, ID, renamedIds, renamesIn } from '../../ascdata/definition/pairs.js';
import { withIds } from '../../ascdata/definition/renames.js';
import { placedElements, valueAt } from '../../ascdata/elements.js';
import { parse } from '../../ascdata/parse.js';
import { applySplices } from '../../ascdata/textStyle.js';
import type { Edited, Steps, WorkingCopy } from '../../form/workingCopy.svelte.js';

/** Why edits could not be saved. */
export type Unsaved =
  /** Somebody replaced the widget while it was being edited. */
  | { readonly kind: 'replaced'; readonly version: string }
  /** undefined: the server did not answer. */
  | { readonly kind: 'failed'; readonly text: string | undefined };

/** A notice above what is edited, until dismissed. */
type RuleNotice =
  | { readonly kind: 'restored'; readonly count: number }
  /** The widget was replaced since the edits were kept. `hasUnread`: their text could not be read, and is one step back. */
  | { readonly kind: 'moved'; readonly conflicts: readonly DefinitionChange[]; readonly hasUnread: boolean }
  | Unsaved;

/** Whose edits are kept: of the rules, or of the whole definition. They are the same edits. */
export interface Edits {
  readonly edits: WorkingCopy;
  edit(change: Partial<Edited>): void;
  /** As `edit`, but no step that is taken back. */
  restore(change: Partial<Edited>): void;
  /** The saved texts again, as one step. */
  discardEdits(): void;
}

/** Edits that were left in this page, by the Id of their package, the last ones last. Of these alone the steps are known: each holds whole texts. */
let left: ReadonlyMap<number, Steps> = new Map();
const MOST_LEFT = 10;

/** Keeps edits of a package until they are saved, and restores them; over another package only what fits there. */
export class RuleKeeper {
  notice: RuleNotice | undefined = $state.raw();
  #store: UnsavedRulesStore | undefined = $state.raw();
  /** The edits as they came back over another package. */
  #restored: Edited | undefined;
  /** The edited elements that came back over another package, as JSON. */
  #elements: ReadonlyMap<string, string> = new Map();
  #isWritten = $state(true);

  constructor(
    private readonly workspace: Edits,
    private readonly data: Pick<EditorData, 'Name' | 'PackageId' | 'Source'>,
    /** conditions.tests.json of the package. */
    private readonly tests?: string
  ) {}

  /** Whether the browser keeps all unsaved edits. */
  get isKept(): boolean {
    return this.#store !== undefined && this.#isWritten && !this.isUndecided;
  }

  /** Whether the browser has no room for the edits, or forbids to keep them. */
  get isFull(): boolean {
    return this.#store !== undefined && !this.#isWritten;
  }

  /** Starts keeping edits in this browser, readable for their owner alone. */
  async open(owner: StorageOwner, widgetId: number): Promise<void> {
    const tab = await claimTab();
    this.start(new UnsavedRulesStore(new PersonalStorage(localStorage, owner), widgetId, tab.id), tab.isOpen);
  }

  /** Restores kept edits, then keeps new ones. */
  start(store: UnsavedRulesStore, isOpen: (tab: string) => boolean): void {
    const kept = store.adopt(isOpen);
    if (!this.workspace.edits.dirty) {
      if (kept) this.#restore(kept);
      this.#goOn();
    }
    this.#store = store;
  }

  /** The page goes to another view: from there, and back here, the steps go on. */
  leave(): void {
    const { PackageId } = this.data;
    const others = [...left].filter(([id]) => id !== PackageId).slice(1 - MOST_LEFT);
    const withoutSteps = others.map(([id, { now }]) => [id, { now, done: [], undone: [] }] as const);
    left = new Map([...withoutSteps, [PackageId, this.workspace.edits.steps]]);
  }

  /** Writes the edits. Not while it is to be decided whose rules count: those kept are still complete. */
  keep(): void {
    const { edits } = this.workspace;
    const { changes, tests, testChanges, renames, dirty } = edits;
    if (!this.#store || this.isUndecided) return;
    const { Name: name, PackageId: packageId } = this.data;
    const files = filesToKeep(edits.files, edits.originals);
    const changed = new Set(changes.flatMap(({ id, at }) => (at === '' ? [] : [id])));
    const elements = placedElements(edits.readable.data).flatMap(({ index, element: { Id: id } }) =>
      changed.has(id) ? [{ id, json: JSON.stringify(valueAt(edits.readable.data, `/Elements/${index}`)) }] : []
    );
    const rest = { name, packageId, changes, elements, tests, testChanges, files, renames };
    const inPart = (): UnsavedRules => ({ ...rest, source: spliceTo(edits.source, this.data.Source) });
    // Over another package, no change would tell of a text that cannot be read.
    const isUnread = edits.source !== edits.readable.source;
    if (!dirty) this.#isWritten = this.#store.write(undefined);
    else {
      this.#isWritten =
        (isUnread && this.#store.write({ ...rest, source: edits.source })) || this.#store.write(inPart());
    }
  }

  /** Nothing is left to save. @returns keeps the edits again */
  forget(): () => void {
    this.#store?.write(undefined);
    return () => this.keep();
  }

  /** The edits that came back are not wanted; that is one step. */
  discard(): void {
    this.workspace.discardEdits();
    this.notice = undefined;
    this.keep();
  }

  /** `mine`: what is kept wins over somebody else's change. */
  settle(mine = false): void {
    const { notice } = this;
    this.notice = undefined;
    if (mine && notice?.kind === 'moved') {
      this.workspace.edit({
        source: changedIn(this.workspace.edits.source, this.#mine(notice.conflicts), true).source
      });
    }
    this.keep();
  }

  /** Conflicts as the changes that make them mine: an element that somebody else removed comes back as a whole, at the end. */
  #mine(conflicts: readonly DefinitionChange[]): readonly DefinitionChange[] {
    const there = new Set(placedElements(this.workspace.edits.readable.data).map(({ element }) => element.Id));
    return conflicts.map((conflict): DefinitionChange => {
      const { id } = conflict;
      const whole = id === '' || there.has(id) ? undefined : this.#elements.get(id);
      return whole === undefined ? conflict : { id, at: '', after: whole, behind: id };
    });
  }

  /** Whether a person has to decide about what was kept, which stays in the browser until then. A text that cannot be read gives way to later edits. */
  get isUndecided(): boolean {
    const { notice } = this;
    if (notice?.kind !== 'moved') return false;
    return notice.conflicts.length > 0 || (notice.hasUnread && this.workspace.edits.now === this.#restored);
  }

  /** What this page itself left is not told as restored. */
  #goOn(): void {
    const before = left.get(this.data.PackageId);
    if (before && this.workspace.edits.goOn(before) && this.notice?.kind === 'restored') this.notice = undefined;
  }

  #restore({
    packageId,
    source,
    changes,
    tests,
    testChanges = [],
    files: kept = [],
    renames = [],
    elements = []
  }: UnsavedRules): void {
    const { edits } = this.workspace;
    // Those of another package are merged once its files are read; at the latest when they are saved.
    edits.learn(originalsOf(kept));
    const files = new Map(kept.map(({ path, text }) => [path, text]));
    const all = changes.map((change) => ({ at: RULE, ...change }));
    const places = all.filter(({ at }) => at !== ID);
    if (packageId === this.data.PackageId) {
      const text = typeof source === 'string' ? source : applySplices(this.data.Source, [source]);
      this.workspace.restore({ source: text, tests, files, renames });
      if (edits.isBroken) {
        // What is shown until the text is JSON again: the definition as when it last was.
        const { source: saved } = withIds({ source: this.data.Source, tests: undefined }, renamedIds(renames));
        this.workspace.restore({ source: changedIn(saved, places).source });
        this.workspace.restore({ source: text });
      }
      this.notice = { kind: 'restored', count: edits.count };
      return;
    }
    this.#elements = new Map(elements.map(({ id, json }) => [id, json]));
    const present = { source: this.data.Source, tests: this.tests };
    const ids = new Set(placedElements(parse(present.source).data).map(({ element }) => element.Id));
    const known = fitting(renames, (id) => ids.has(id));
    const named = withIds(present, renamedIds(known));
    const moved = changedIn(named.source, places);
    const tested = testsWith(named.tests, testChanges);
    const left = renamesIn(present.source, moved.source, known);
    const restored = { source: moved.source, tests: tested, files, renames: left };
    const unread = typeof source === 'string' && readDefinition(source).data === undefined ? source : undefined;
    this.workspace.restore(unread === undefined ? restored : { ...restored, source: unread });
    if (unread !== undefined) this.workspace.edit(restored);
    this.#restored = edits.now;
    const lost = all.filter(({ id, at }) => at === ID && !known.some(({ to }) => to === id));
    const conflicts = [...lost, ...moved.conflicts];
    const hasUnread = unread !== undefined;
    if (edits.dirty || conflicts.length > 0 || hasUnread) this.notice = { kind: 'moved', conflicts, hasUnread };
  }
}
