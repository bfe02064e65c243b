import type { EditorData } from '../api.js';
import type { DraftEntry, DraftStore } from '../drafts/drafts.js';
import { DRAFT_PAUSE } from '../drafts/draftWriting.js';
import type { SavedUpdates } from './savedUpdates.svelte.js';
import type { FieldState } from './field.svelte.js';
import type { Conflict, Overtaken } from './merge.js';
import type { SaveOutcome } from './putValues.js';
import { EditorState, type EditorServices } from './state.svelte.js';

/** What joins edits with what was saved meanwhile, or with a draft; it comes after the fields. */
type Merging = typeof import('./merge.js');

/** What the user is told above the fields until it is over or dismissed. */
export type Notice =
  /** `lost`: edits that no field takes any more; the draft keeps them until the user has looked at them. */
  | { kind: 'restored'; count: number; at: string; lost: readonly DraftEntry[] }
  | { kind: 'unreachable' }
  /** It could not be reached, and can be again; what was not saved still is not. */
  | { kind: 'reachable' }
  | { kind: 'gone' }
  | { kind: 'signed-out' }
  | { kind: 'forbidden' }
  | { kind: 'failed'; text: string };

export interface SessionOptions extends EditorServices {
  /** IANA zone of the user. */
  readonly zone: string;
  readonly send?: typeof fetch;
  /** Reloads the widget as it is now. */
  readonly reload?: () => void;
  /** The form took the place of one of the same page, for another package: what comes back was there a moment ago. */
  readonly reopened?: boolean;
  readonly now?: () => Date;
}

/**
 * One person editing one widget: the Values, the draft that follows the edits, and saving. Knows no DOM; what it has to
 * say it says in `notice`, `conflicts` and the result of `save`.
 */
export class EditorSession {
  readonly state: EditorState;
  saving = $state(false);
  notice: Notice | undefined = $state.raw();
  /** Somebody else saved in between: what they changed, until the user has looked at it. */
  overtaken: Overtaken | undefined = $state.raw();
  /** The browser keeps no draft (no room, or forbidden). */
  unkept = $state(false);
  /** What follows the saves of others; comes after the fields. */
  live: SavedUpdates | undefined = $state.raw();
  /** The widget has another package than this form: it has to be reloaded before anything can be saved. */
  replaced = $state(false);
  /** Counts successful saves, for the live region. */
  saves = $state(0);
  /** What left nothing unsaved, as long as no Value has changed since. */
  settledBy: 'saved' | 'discarded' | undefined = $state();

  readonly #data: EditorData;
  readonly #options: SessionOptions;
  #drafts: DraftStore | undefined;
  /** An edit waits to be written to the draft. */
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** Of fields whose conflict nobody has settled yet: what was saved when they were edited. The draft keeps it. */
  readonly #bases = new Map<FieldState, unknown>();
  /** Edits of the draft that no field takes. */
  #lost: readonly DraftEntry[] = [];

  constructor(data: EditorData, options: SessionOptions) {
    this.#data = data;
    this.#options = options;
    this.state = new EditorState(data, options);
    this.state.listen(() => {
      this.settledBy = undefined;
      this.#keepSoon();
    });
  }

  /** `send`, noticing when it is answered that nobody is signed in any more. */
  watched(send: typeof fetch): typeof fetch {
    return async (...request) => {
      const response = await send(...request);
      if (response.status === 401) this.notice = { kind: 'signed-out' };
      return response;
    };
  }

  /** Writes what waits to be written. Is everything in the draft then, so that the page may go without losing any of it? */
  keepNow(): boolean {
    if (this.#waiting !== undefined) this.#keep();
    return this.#drafts !== undefined && !this.unkept;
  }

  /** Starts keeping a draft, after putting back the one that is there. */
  keepDrafts(drafts: DraftStore, isOpen: (tab: string) => boolean, { restore }: Pick<Merging, 'restore'>): void {
    const draft = drafts.adopt(isOpen);
    this.#drafts = drafts;
    if (draft) {
      // What was typed before the draft was found is newer than the draft.
      const entries = draft.entries.filter(({ id }) => !this.state.field(id)?.changed);
      const { count, conflicts, lost } = restore(this.state, { ...draft, entries }, this.#data.SpotVersion);
      this.#lost = lost;
      this.#hold(conflicts);
      if (conflicts.length > 0) this.overtaken = { conflicts, followed: [], merged: [] };
      const isNews = count > 0 && !this.#options.reopened;
      if (isNews || lost.length > 0) this.notice = { kind: 'restored', count, at: draft.at, lost };
    }
    this.#keep();
  }

  /** The server is there again. */
  reached(): void {
    if (this.notice?.kind === 'unreachable') this.notice = { kind: 'reachable' };
  }

  /** The widget that was deleted is there again. */
  restored(): void {
    if (this.notice?.kind === 'gone') this.notice = undefined;
  }

  /** The user has read the notice; Values that no field takes need not be kept. */
  dismiss(): void {
    if (this.notice?.kind === 'restored') this.#lost = [];
    this.notice = undefined;
    this.#keep();
  }

  /** Back to what was saved; undo brings the edits back. */
  discard(): void {
    this.state.discard();
    this.settledBy = 'discarded';
    if (this.notice?.kind === 'restored') this.dismiss();
    this.overtaken = undefined;
  }

  /**
   * Saves all Values. Errors block it, and are then shown; what others changed too is asked about first. Whatever happens, edits made meanwhile are kept, and a failure
   * changes nothing.
   */
  async save(): Promise<SaveOutcome['kind'] | 'invalid' | 'clean' | 'busy' | 'asked' | 'replaced'> {
    const { state } = this;
    if (this.saving) return 'busy';
    if (!state.dirty) {
      this.#nothingLeft();
      return 'clean';
    }
    if (this.replaced) return 'replaced';
    if (this.live?.ask()) return 'asked';
    this.saving = true;
    try {
      await state.settled();
      if (state.broken.length > 0) {
        state.showProblems();
        return 'invalid';
      }
      const values = state.allValues();
      const { zone, send } = this.#options;
      const saving = { id: this.#data.Id, version: state.version, values, zone };
      // Where even what sends them cannot be fetched, the server cannot be reached.
      const sending = await import('./putValues.js').catch(() => undefined);
      const outcome: SaveOutcome = sending ? await sending.putValues(saving, send) : { kind: 'unreachable' };
      await this.#finish(outcome, values);
      return outcome.kind;
    } finally {
      this.saving = false;
      this.live?.proceed();
    }
  }

  /** The user's choices in the conflicts, in their order. */
  resolve({ conflicts }: Overtaken, choices: readonly ('mine' | 'theirs')[]): void {
    this.#bases.clear();
    this.state.setAll(
      conflicts.map(
        ({ field, mine, theirs }, index) => [field.id, choices[index] === 'theirs' ? theirs : mine] as const
      )
    );
    this.overtaken = undefined;
    this.#keep();
    this.live?.proceed();
  }

  /** Reloads the widget; the draft brings back unsaved edits. */
  reload(): void {
    this.keepNow();
    this.#options.reload?.();
  }

  /** Is this another package than that of this form? */
  isOther(packageId: number): boolean {
    return packageId !== this.#data.PackageId;
  }

  /** How many Values were set aside when the widget was replaced. */
  get setAside(): number {
    return this.#data.SetAside;
  }

  get widgetId(): number {
    return this.#data.Id;
  }

  /** Takes in what somebody else saved, as `takeSaved` does. */
  take(
    { takeSaved }: Pick<Merging, 'takeSaved'>,
    version: number,
    values: Iterable<readonly [id: string, value: unknown]>
  ): Overtaken {
    const taken = takeSaved(this.state, version, values, this.#bases);
    this.#hold(taken.conflicts);
    for (const { field } of taken.merged) this.#bases.delete(field);
    if (!this.state.dirty) this.#nothingLeft();
    this.#keep();
    return taken;
  }

  /** Nothing is unsaved (any more): a save that failed is nobody's concern, or only its answer was lost. */
  #nothingLeft(): void {
    const { kind } = this.notice ?? {};
    if (kind === 'unreachable' || kind === 'reachable' || kind === 'failed') this.notice = undefined;
  }

  #hold(conflicts: readonly Conflict[]): void {
    for (const { field, base } of conflicts) if (!this.#bases.has(field)) this.#bases.set(field, base);
  }

  async #finish(outcome: SaveOutcome, values: ReadonlyMap<string, unknown>): Promise<void> {
    const { state } = this;
    this.notice = undefined;
    if (outcome.kind === 'saved') {
      state.markSaved(outcome.version, values);
      this.#bases.clear();
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

  /** What joins the edits could not be fetched: nothing is taken in, and the next save finds the same again. */
  async #askAbout({ version, values }: Extract<SaveOutcome, { kind: 'overtaken' }>): Promise<void> {
    const merging = await import('./merge.js').catch(() => undefined);
    if (merging) this.overtaken = this.take(merging, version, values);
    else this.notice = { kind: 'unreachable' };
  }

  #entries(): DraftEntry[] {
    return this.state.changed.map((field) => {
      const { id, value, saved } = field;
      return { id, value, base: this.#bases.get(field) ?? saved };
    });
  }

  #keepSoon(): void {
    if (this.#drafts) this.#waiting ??= setTimeout(() => this.#keep(), DRAFT_PAUSE);
  }

  #keep(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    if (!this.#drafts) return;
    const kept = this.#drafts.write({
      name: this.#data.Name,
      at: (this.#options.now?.() ?? new Date()).toISOString(),
      version: this.state.version,
      spotVersion: this.#data.SpotVersion,
      entries: [...this.#lost, ...this.#entries()]
    });
    if (this.unkept === kept) this.unkept = !kept;
  }
}
