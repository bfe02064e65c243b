import type { EditorData, ValuesReach } from '../api.js';
import type { UnsavedEdit, UnsavedValuesStore } from '../unsaved/unsavedValues.js';
import { PendingWrite } from '../unsaved/unsavedWriting.js';
import type { FieldState } from '../form/field.svelte.js';
import type { Conflict, Overtaken, Restored } from '../form/merge.js';
import type { SaveOutcome } from './putValues.js';
import { EditorState, type EditorServices } from '../form/state.svelte.js';
import type { SavedValues } from '../form/savedValues.js';

/** A notice above the fields, until it is resolved or dismissed. */
export type Notice =
  /** `lost`: edits that no field accepts any more; the browser keeps them until the user has seen them. */
  | { kind: 'restored'; count: number; at: string; lost: readonly UnsavedEdit[] }
  | { kind: 'unreachable' }
  /** The server is reachable again; the unsaved edits are still unsaved. */
  | { kind: 'reachable' }
  | { kind: 'gone' }
  | { kind: 'signed-out' }
  | { kind: 'forbidden' }
  | { kind: 'failed'; text: string };

/** The moment of the history that unsaved changes bring back, or whose save they undo; or the preset that they apply. */
interface Origin {
  readonly kind: 'restores' | 'undoes' | 'applies';
  readonly id: number;
  readonly values: ReadonlyMap<FieldState, unknown>;
}

export interface SessionOptions extends EditorServices {
  readonly send?: typeof fetch;
  /** Reloads the widget as it is now. */
  readonly reload?: () => void;
  /** Left out: a save is live. */
  readonly target?: SaveTarget | undefined;
  readonly now?: () => Date;
}

/** Where changes go instead of becoming live. */
export interface SaveTarget {
  /** What the button says. */
  readonly label: string;
  /** The day by whose rules they are judged, `2026-12-24`; left out: today. */
  readonly today?: string | undefined;
  /** @returns why it could not be done; undefined: it is done */
  save(form: EditorState): Promise<Extract<Notice, { kind: 'failed' | 'unreachable' }> | undefined>;
}

/**
 * One user editing one widget: the Values, keeping unsaved edits, and saving. No DOM; it reports through `notice`,
 * `conflicts` and the result of `save`.
 */
export class EditorSession {
  readonly state: EditorState;
  saving = $state(false);
  notice: Notice | undefined = $state.raw();
  /** What somebody else saved in between, until the user has seen it. */
  overtaken: Overtaken | undefined = $state.raw();
  /** The browser cannot keep unsaved edits (no space, or blocked). */
  unkept = $state(false);
  /** What others saved beside the conflicts, until the user has seen it. */
  savedElsewhere: Pick<Overtaken, 'followed' | 'merged'> | undefined = $state.raw();
  /** The widget's package is no longer this form's: it must be reloaded before anything can be saved. */
  replaced = $state(false);
  /** What saving this template would do elsewhere, until the user has decided. */
  reach: ValuesReach | undefined = $state.raw();
  /** Counts successful saves, for the live region. */
  saves = $state(0);
  /** The action that left nothing unsaved, until a Value changes. */
  settledBy: 'saved' | 'discarded' | undefined = $state();

  readonly #data: EditorData;
  readonly #options: SessionOptions;
  #store: UnsavedValuesStore | undefined;
  /** The user has seen what the next save does elsewhere. */
  isReachSeen = false;
  readonly #settledListeners = new Set<() => void>();
  /** An edit is waiting to be kept. */
  readonly #pending = new PendingWrite(() => this.#keep());
  /** For fields in conflict, until the user chooses: the saved Value when the edit began. Kept with the edits. */
  #bases: ReadonlyMap<FieldState, unknown> = $state.raw(new Map());
  /** Fields whose saved Value is somebody else's newer one, which a save would replace: none happens before the user chooses. */
  readonly conflicts: readonly FieldState[] = $derived.by(() =>
    this.#bases.size === 0 ? [] : this.state.changed.filter((field) => this.#bases.has(field))
  );
  #origin: Origin | undefined;
  /** Kept edits that no field accepts. */
  #lost: readonly UnsavedEdit[] = [];

  constructor(data: EditorData, options: SessionOptions) {
    this.#data = data;
    this.#options = options;
    this.state = new EditorState(data, options);
    this.state.listen(() => {
      this.settledBy = undefined;
      if (!this.state.dirty) this.#nothingLeft();
      this.#keepSoon();
    });
  }

  /** `send`, noticing when the answer says that the session has ended. */
  watched(send: typeof fetch): typeof fetch {
    return async (...request) => {
      const response = await send(...request);
      if (response.status === 401) this.notice = { kind: 'signed-out' };
      return response;
    };
  }

  /** Writes pending edits. Does the browser then keep all of them, so that the page can close without loss? */
  writeUnsaved(): boolean {
    if (this.#pending.isPending) this.#keep();
    return this.#store !== undefined && !this.unkept;
  }

  /**
   * Keeps unsaved edits there from now on.
   * @param restored what became of those that were kept there
   */
  keepIn(store: UnsavedValuesStore, restored?: Restored): void {
    this.#store = store;
    if (restored) {
      this.#lost = restored.lost;
      this.#hold(restored.conflicts);
    }
    this.#keep();
  }

  /** The server is reachable again. */
  reached(): void {
    if (this.notice?.kind === 'unreachable') this.notice = { kind: 'reachable' };
  }

  /** The deleted widget was restored. */
  restored(): void {
    if (this.notice?.kind === 'gone') this.notice = undefined;
  }

  /** The user dismissed the notice; Values that no field accepts need not be kept. */
  dismiss(): void {
    if (this.notice?.kind === 'restored') this.#lost = [];
    this.notice = undefined;
    this.#keep();
  }

  /** Reverts to the saved Values; undo restores the edits. */
  discard(): void {
    this.state.discard();
    this.settledBy = 'discarded';
    if (this.notice?.kind === 'restored') this.dismiss();
    this.overtaken = undefined;
  }

  /**
   * Saves all Values. Errors block saving and are then shown; conflicts are resolved first. Edits made in the meantime are always
   * kept, and a failure changes nothing.
   */
  async save(): Promise<SaveOutcome['kind'] | 'invalid' | 'clean' | 'busy' | 'asked' | 'replaced'> {
    const { state } = this;
    if (this.saving) return 'busy';
    if (this.target) return this.#saveTo(this.target);
    if (!state.dirty) {
      this.#nothingLeft();
      return 'clean';
    }
    if (this.replaced) return 'replaced';
    if (!this.editable) {
      this.notice = { kind: 'forbidden' };
      return 'forbidden';
    }
    if (this.ask()) return 'asked';
    this.saving = true;
    try {
      await state.settled();
      if (state.unsavable.length > 0) {
        state.showProblems();
        return 'invalid';
      }
      const values = state.allValues();
      const { send } = this.#options;
      const saving = {
        id: this.#data.Id,
        version: state.version,
        values: state.ownValues(),
        ...this.#originOf()
      };
      // If even the code that sends them cannot be fetched, the server is unreachable.
      const sending = await import('./putValues.js').catch(() => undefined);
      if (this.#data.Heirs > 0 && !this.isReachSeen) {
        this.reach = await sending?.askReach(saving, send);
        if (this.reach) return 'asked';
      }
      this.isReachSeen = false;
      const outcome: SaveOutcome = sending ? await sending.putValues(saving, send) : { kind: 'unreachable' };
      await this.#finish(outcome, values);
      return outcome.kind;
    } finally {
      this.saving = false;
      this.#settled();
    }
  }

  /** These fields now have what they had at a moment, or before its save, or what a preset has: saved without other changes, the history says so. */
  cameFrom(kind: Origin['kind'], id: number, fields: readonly FieldState[]): void {
    const before = this.#origin?.kind === kind && this.#origin.id === id ? this.#origin.values : [];
    this.#origin = { kind, id, values: new Map([...before, ...fields.map((each) => [each, each.value] as const)]) };
  }

  get target(): SaveTarget | undefined {
    return this.#options.target;
  }

  /** The user wants the next save, whatever it does elsewhere. */
  confirmReach(): void {
    this.reach = undefined;
    this.isReachSeen = true;
  }

  leaveReach(): void {
    this.reach = undefined;
  }

  /** Whether the user can save it. */
  get editable(): boolean {
    return this.#data.Editable;
  }

  /** Whether it is one of “Widget templates”, which variants are created from. */
  get isTemplate(): boolean {
    return this.#data.Group === null;
  }

  get name(): string {
    return this.#data.Name;
  }

  /** How many widgets inherit from this one. */
  get inheritingCount(): number {
    return this.#data.Heirs;
  }

  /** Opens the conflicts, to choose per field. false: there are none. */
  ask(): boolean {
    if (this.conflicts.length === 0) return false;
    const conflicts = this.conflicts.map((field) => ({
      field,
      mine: field.value,
      theirs: field.saved,
      base: this.#bases.get(field)
    }));
    const { followed = [], merged = [] } = this.savedElsewhere ?? {};
    this.overtaken = { conflicts, followed, merged };
    return true;
  }

  /** The user's choices, in the order of the conflicts. A conflict without one remains. */
  resolve({ conflicts }: Overtaken, choices: readonly ('mine' | 'theirs' | undefined)[]): void {
    const chosen = conflicts.filter((_, index) => choices[index]);
    this.state.setAll(
      conflicts.flatMap(({ field, theirs }, index) =>
        choices[index] === 'theirs' ? [[field.id, theirs] as const] : []
      )
    );
    this.#settle(chosen);
    this.overtaken = undefined;
    if (this.conflicts.length === 0) this.savedElsewhere = undefined;
    this.#keep();
    this.#settled();
  }

  /** Calls `listener` whenever a save was answered or a choice made, until the returned function is called. */
  onSettled(listener: () => void): () => void {
    this.#settledListeners.add(listener);
    return () => this.#settledListeners.delete(listener);
  }

  /** Reloads the widget; unsaved edits are restored. */
  reload(): void {
    this.writeUnsaved();
    this.#options.reload?.();
  }

  /** The version of the widget's package. */
  get spotVersion(): string {
    return this.#data.SpotVersion;
  }

  /** Which publication of its translations the form shows. */
  get published(): number {
    return this.#data.Published ?? 0;
  }

  /** Whether this is a different package from the form's. */
  isOther(packageId: number): boolean {
    return packageId !== this.#data.PackageId;
  }

  /** How many Values were set aside when the widget was replaced. */
  get setAside(): number {
    return this.#data.SetAside;
  }

  /** Other widgets of the template with such Values. */
  get setAsideIn(): NonNullable<EditorData['SetAsideIn']> {
    return this.#data.SetAsideIn ?? [];
  }

  get widgetId(): number {
    return this.#data.Id;
  }

  /** Of fields in conflict: the saved Value when the edit began. */
  get bases(): ReadonlyMap<FieldState, unknown> {
    return this.#bases;
  }

  /** What somebody else saved is in the form: `takeSaved` put it there. */
  taken({ conflicts, merged }: Overtaken): void {
    this.#hold(conflicts);
    this.#settle(merged);
    if (!this.state.dirty) this.#nothingLeft();
    this.#keep();
  }

  #settled(): void {
    for (const listener of this.#settledListeners) listener();
  }

  #originOf(): { readonly origin?: Pick<Origin, 'kind' | 'id'> } {
    const { kind, id, values } = this.#origin ?? {};
    const isMeant = this.state.changed.every(
      (field) => values?.has(field) && field.model.same(field.value, values.get(field), field.element)
    );
    return kind && id !== undefined && isMeant ? { origin: { kind, id } } : {};
  }

  async #saveTo(target: SaveTarget): Promise<'saved' | 'invalid' | 'failed'> {
    const { state } = this;
    this.saving = true;
    try {
      await state.settled();
      if (state.unsavable.length > 0) {
        state.showProblems();
        return 'invalid';
      }
      this.notice = await target.save(state);
      return this.notice ? 'failed' : 'saved';
    } finally {
      this.saving = false;
    }
  }

  /** Nothing is unsaved: an earlier failed save no longer matters, or only its answer was lost. */
  #nothingLeft(): void {
    const { kind } = this.notice ?? {};
    if (kind === 'unreachable' || kind === 'reachable' || kind === 'failed') this.notice = undefined;
    if (this.notice?.kind === 'restored' && this.#lost.length === 0) this.notice = undefined;
  }

  #hold(conflicts: readonly Conflict[]): void {
    if (conflicts.length === 0) return;
    this.#bases = new Map([...conflicts.map(({ field, base }) => [field, base] as const), ...this.#bases]);
  }

  #settle(settled: readonly { readonly field: FieldState }[]): void {
    if (settled.length === 0) return;
    const fields = new Set(settled.map(({ field }) => field));
    this.#bases = new Map([...this.#bases].filter(([field]) => !fields.has(field)));
  }

  async #finish(outcome: SaveOutcome, values: ReadonlyMap<string, unknown>): Promise<void> {
    const { state } = this;
    this.notice = undefined;
    if (outcome.kind === 'saved') {
      state.markSaved(outcome.version, values, outcome.inherited);
      this.#bases = new Map();
      this.savedElsewhere = undefined;
      this.saves += 1;
      this.settledBy = 'saved';
      this.#keep();
    } else if (outcome.kind === 'overtaken') {
      if (this.isOther(outcome.packageId)) this.replaced = true;
      else await this.#askAbout(outcome);
    } else if (outcome.kind === 'refused') {
      const strange = state.refuse(outcome.problems);
      if (strange.length > 0) this.notice = { kind: 'failed', text: strange.map(({ text }) => text).join(' ') };
    } else {
      this.notice = outcome;
    }
  }

  /** The merge code could not be fetched: nothing is applied, and the next save finds the same state. */
  async #askAbout(saved: SavedValues): Promise<void> {
    const merging = await import('../form/merge.js').catch(() => undefined);
    if (!merging) return void (this.notice = { kind: 'unreachable' });
    this.overtaken = merging.takeSaved(this.state, saved, this.#bases);
    this.taken(this.overtaken);
  }

  #entries(): UnsavedEdit[] {
    return this.state.changed.map((field) => {
      const { id, value, saved, released } = field;
      return { id, value, base: this.#bases.get(field) ?? saved, ...(released && { released }) };
    });
  }

  #keepSoon(): void {
    if (this.#store) this.#pending.soon();
  }

  #keep(): void {
    this.#pending.cancel();
    if (!this.#store) return;
    const kept = this.#store.write({
      name: this.#data.Name,
      at: (this.#options.now?.() ?? new Date()).toISOString(),
      version: this.state.version,
      spotVersion: this.#data.SpotVersion,
      template: this.#data.Template?.Id,
      entries: [...this.#lost, ...this.#entries()]
    });
    if (this.unkept === kept) this.unkept = !kept;
  }
}
