import type { ValuesBody } from '../api.js';
import { request } from '../client/request.js';
import type { FolderProblem, LiveEvent, LiveState } from '../live/follow.js';
import { LiveUpdates } from '../live/liveUpdates.svelte.js';
import LiveHint from '../ui/LiveHint.svelte';
import LiveNotice from './LiveNotice.svelte';
import type { FieldState } from './field.svelte.js';
import * as merging from './merge.js';
import type { EditorSession } from './session.svelte.js';
import { entriesOf } from './valueText.js';

/** What others saved since the user last looked. */
export interface SavedNotice {
  /** Of the newest save; null: not known. */
  readonly by: string | null;
  /** Fields that show the others' Values now. */
  readonly followed: merging.Overtaken['followed'];
  /** Fields that hold the edits of both. */
  readonly merged: merging.Overtaken['merged'];
}

export interface SavedUpdatesOptions {
  /** Name of the signed-in person. */
  readonly own: string | undefined;
  readonly send?: typeof fetch;
}

/**
 * Follows what is saved of the widget elsewhere. Fields that were not edited here follow at once; what both changed waits
 * until the user chooses, and the edit counts until then.
 */
export class SavedUpdates extends LiveUpdates {
  readonly Notice = LiveNotice;
  readonly Hint = LiveHint;
  gone = $state(false);
  notice: SavedNotice | undefined = $state.raw();
  /** Why the folder that the widget is opened from cannot be used; null: it can. undefined: it is opened from none. */
  folder: FolderProblem | null | undefined = $state.raw();
  /** Fields that both changed, as long as they differ. */
  readonly conflicts: readonly FieldState[] = $derived.by(() =>
    this.#session.state.changed.filter((field) => this.#both.has(field))
  );

  readonly own: string | undefined;
  readonly #session: EditorSession;
  readonly #id: number;
  readonly #send: typeof fetch;
  /** Who saved the newest version that was heard of. */
  #by: string | null = null;
  /** With what was saved when they were edited. */
  #both: ReadonlyMap<FieldState, unknown> = $state.raw(new Map());
  #saves = 0;

  constructor(session: EditorSession, id: number, { own, send = fetch }: SavedUpdatesOptions) {
    super(send);
    this.#session = session;
    this.#id = id;
    this.own = own;
    this.#send = session.watched(send);
    this.watch([id]);
  }

  /** Opens what both changed, to choose per field. false: there is nothing. */
  ask(): boolean {
    if (this.conflicts.length === 0) return false;
    const conflicts = this.conflicts.map((field) => ({
      field,
      mine: field.value,
      theirs: field.saved,
      base: this.#both.get(field)
    }));
    const { followed = [], merged = [] } = this.notice ?? {};
    this.#session.overtaken = { conflicts, followed, merged };
    this.dismiss();
    return true;
  }

  /** The user has seen it. */
  dismiss(): void {
    this.notice = undefined;
    this.#both = new Map();
  }

  /** A save has been answered, or a choice was made: what came meanwhile is taken in. */
  proceed(): void {
    if (this.#session.saves > this.#saves) this.dismiss();
    this.#saves = this.#session.saves;
    // The person is signed in again.
    this.resume();
  }

  protected override heard(event: LiveEvent): void {
    if (event.kind === 'gone') this.gone = true;
    else if (event.kind === 'folder') this.folder = event.problem;
    else if (event.kind !== 'named') this.#heardVersion(event.version, event.by);
  }

  #heardVersion(version: number, by: string | null): void {
    if (this.gone) this.#session.restored();
    this.gone = false;
    if (this.notice && version === this.#session.state.version) this.notice = { ...this.notice, by };
    if (version > this.#session.state.version) this.#by = by;
  }

  protected override turned(state: LiveState): void {
    if (state === 'signed-out') this.#session.notice = { kind: 'signed-out' };
    if (state === 'gone') this.gone = true;
    if (state === 'connected') this.#session.reached();
  }

  protected override versionOf(): number {
    return this.#session.state.version;
  }

  /** While a save is under way nobody knows whose version comes; while the user chooses, nothing moves. */
  protected override isFree(): boolean {
    const { saving, overtaken, replaced } = this.#session;
    return !saving && !overtaken && !replaced && !this.gone;
  }

  protected override async renew(): Promise<number | undefined> {
    const answer = await request<ValuesBody>(`/api/Widgets/${this.#id}/Values`, { send: this.#send });
    if (!answer.ok) return undefined;
    const { Version } = answer.value;
    if (!this.isStopped && this.isFree() && Version > this.versionOf()) this.#take(answer.value);
    return Version;
  }

  /** A file of the opened folder was just saved: the widget reloads, and the draft brings back what was typed. */
  #replaced(): void {
    this.#session.replaced = true;
    this.#session.keepNow();
    if (this.folder !== undefined && !this.#session.unkept) this.#session.reload();
  }

  #take({ Version, Package, Values }: ValuesBody): void {
    if (this.#session.isOther(Package)) return this.#replaced();
    const { conflicts, followed, merged } = this.#session.take(merging, Version, entriesOf(Values));
    // Something edited here may have been saved just so elsewhere: then there is nothing to say.
    if (conflicts.length + followed.length + merged.length === 0) return;
    const both = new Map([...conflicts.map(({ field, base }) => [field, base] as const), ...this.#both]);
    for (const { field } of merged) both.delete(field);
    this.#both = both;
    const { notice } = this;
    this.notice = {
      by: this.#by,
      followed: withNewer(notice?.followed, followed),
      merged: withNewer(notice?.merged, merged)
    };
  }
}

/** A field's earlier notice makes way for its new one. */
function withNewer<T extends { readonly field: FieldState }>(before: readonly T[] = [], newer: readonly T[]): T[] {
  const fields = new Set(newer.map(({ field }) => field));
  return [...before.filter(({ field }) => !fields.has(field)), ...newer];
}
