import type { ValuesBody } from '../api.js';
import { request } from '../client/request.js';
import { follow, type FolderProblem, type Followed, type LiveEvent, type LiveState } from '../live/follow.js';
import { LossNotice } from '../live/lossNotice.js';
import LiveHint from '../ui/LiveHint.svelte';
import { onSignIn } from '../ui/signInEvents.js';
import LiveNotice from './LiveNotice.svelte';
import type { FieldState } from './field.svelte.js';
import * as merging from './merge.js';
import type { EditorSession } from './session.svelte.js';
import { entriesOf } from './valueText.js';

const AGAIN_MILLISECONDS = 2_000;

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
  /** Name of who is signed in. */
  readonly own: string | undefined;
  readonly send?: typeof fetch;
}

/**
 * Follows what is saved of the widget elsewhere. Fields that were not edited here follow at once; what both changed waits
 * until the user chooses, and the edit counts until then.
 */
export class SavedUpdates {
  readonly Notice = LiveNotice;
  readonly Hint = LiveHint;
  /** Nothing has come for some seconds. */
  lost = $state(false);
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
  readonly #stopHearing: () => void;
  readonly #stream: Followed;
  /** The newest version that was heard of, and who saved it. */
  #newest = 0;
  #by: string | null = null;
  /** With what was saved when they were edited. */
  #both: ReadonlyMap<FieldState, unknown> = $state.raw(new Map());
  #saves = 0;
  #state: LiveState | undefined;
  #isReading = false;
  #isStopped = false;
  readonly #losing = new LossNotice((lost) => (this.lost = lost));
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(session: EditorSession, id: number, { own, send = fetch }: SavedUpdatesOptions) {
    this.#session = session;
    this.#id = id;
    this.own = own;
    this.#send = session.watched(send);
    this.#stream = follow({
      ids: [id],
      onevent: (event) => this.#heard(event),
      onstate: (state) => this.#turned(state),
      send
    });
    this.#stopHearing = onSignIn(() => this.#stream.retry());
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
    // Whoever could save is signed in again.
    this.#stream.retry();
    void this.#catchUp();
  }

  stop(): void {
    this.#isStopped = true;
    this.#stream.close();
    this.#losing.stop();
    clearTimeout(this.#again);
    this.#stopHearing();
  }

  #heard(event: LiveEvent): void {
    if (event.kind === 'gone') {
      this.gone = true;
      return;
    }
    if (event.kind === 'named') return;
    if (event.kind === 'folder') return void (this.folder = event.problem);
    if (this.gone) this.#session.restored();
    this.gone = false;
    const { version, by } = event;
    const isOfNotice = this.notice && version === this.#session.state.version;
    if (isOfNotice && this.notice) this.notice = { ...this.notice, by };
    if (version <= this.#newest) return;
    this.#by = by;
    this.#newest = version;
    void this.#catchUp();
  }

  #turned(state: LiveState): void {
    if (state === 'signed-out') this.#session.notice = { kind: 'signed-out' };
    if (state === 'gone') this.gone = true;
    if (state === 'connected' && this.#state !== state) this.#session.reached();
    this.#state = state;
    if (state === 'connected') void this.#catchUp();
    this.#losing.turned(state);
  }

  /** While a save is under way nobody knows whose version comes; while the user chooses, nothing moves. */
  #isFree(): boolean {
    const { saving, overtaken, replaced } = this.#session;
    return !saving && !overtaken && !replaced && !this.gone && !this.#isStopped;
  }

  async #catchUp(): Promise<void> {
    const isNews = this.#newest > this.#session.state.version;
    if (!isNews || this.#isReading || !this.#isFree()) return;
    this.#isReading = true;
    const asked = this.#newest;
    const body = await this.#read();
    this.#isReading = false;
    if (this.#isStopped) return;
    if (!body) return this.#catchUpLater();
    // A store that is an older one again: nothing newer will come.
    if (body.Version < asked && this.#newest === asked) this.#newest = body.Version;
    if (this.#isFree() && body.Version > this.#session.state.version) this.#take(body);
    // What was heard of meanwhile found this one reading.
    void this.#catchUp();
  }

  #catchUpLater(): void {
    clearTimeout(this.#again);
    // Signed in again, the stream goes on, and this with it.
    if (this.#session.notice?.kind === 'signed-out') return;
    this.#again = setTimeout(() => void this.#catchUp(), AGAIN_MILLISECONDS);
  }

  async #read(): Promise<ValuesBody | undefined> {
    const answer = await request<ValuesBody>(`/api/Widgets/${this.#id}/Values`, { send: this.#send });
    return answer.ok ? answer.value : undefined;
  }

  /** Whoever works in a folder has just saved there: the widget is opened anew, and the draft brings back what is typed. */
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

/** What was said of a field before makes way for what is said of it now. */
function withNewer<T extends { readonly field: FieldState }>(before: readonly T[] = [], newer: readonly T[]): T[] {
  const fields = new Set(newer.map(({ field }) => field));
  return [...before.filter(({ field }) => !fields.has(field)), ...newer];
}
