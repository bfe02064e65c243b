import type { ValuesBody } from '../api.js';
import { request } from '../client/request.js';
import type { FolderNews, LiveEvent, LiveState, SavedDraft } from '../live/follow.js';
import { LiveUpdates } from '../live/liveUpdates.svelte.js';
import type { Presence } from '../live/presence.svelte.js';
import { isUntouched, untouched } from '../live/untouched.js';
import type { Texts } from '../messages/load.js';
import type { FieldState } from '../form/field.svelte.js';
import { takeSaved } from '../form/merge.js';
import type { EditorSession } from './session.svelte.js';
import { savedValues } from '../form/savedValues.js';

/** The wording of a notice, or of the title of a dialog. */
type SaveWords = Pick<Texts<'editorNotices'>, 'draftEnded' | 'draftLive' | 'folder' | 'saved' | 'somebody' | 'you'>;

export interface SavedUpdatesOptions {
  /** Name of the signed-in person. */
  readonly own: string | undefined;
  /** Shows them to others, and others to them. */
  readonly presence?: Presence | undefined;
  readonly send?: typeof fetch;
}

/**
 * Follows saves of the widget made elsewhere. Fields not edited here update at once; conflicts wait for the user's choice, and the
 * local edit counts until then.
 */
export class SavedUpdates extends LiveUpdates {
  gone = $state(false);
  /** Counts the changes to the template's presets. */
  presets = $state(0);
  /** The same of the comments on its settings. */
  comments = $state(0);
  /** The same of its drafts, also by their plans. */
  drafts = $state(0);
  /** The same of the names of moments of its history. */
  moments = $state(0);
  /** Who saved the newest known version; null: unknown. */
  by: string | null = $state(null);
  /** The draft that went live or ended with it; undefined: it came about otherwise. */
  draft: SavedDraft | undefined = $state.raw();
  /** Of the widget's folder; undefined: it was not opened from one. */
  folder: FolderNews | undefined = $state.raw();
  readonly own: string | undefined;
  readonly #session: EditorSession;
  readonly #send: typeof fetch;
  readonly #stopListening: () => void;
  #savedHere = 0;
  #isReopening = false;
  /** The newest publication of translations that was heard of. */
  #published = 0;

  constructor(session: EditorSession, { own, presence, send = fetch }: SavedUpdatesOptions) {
    super(send, presence);
    this.#session = session;
    this.own = own;
    this.#send = session.watched(send);
    this.#stopListening = session.onSettled(() => this.#proceed());
    this.watch([session.widgetId]);
  }

  override stop(): void {
    this.#stopListening();
    super.stop();
  }

  /** This page saved the widget by other means than the form: there is nothing to report of it. */
  savedHere(version: number): void {
    this.#savedHere = version;
    if (this.#session.state.version === version) this.#session.savedElsewhere = undefined;
  }

  /** Whether a field's saved Value is what the followed folder says. */
  isOfFolder({ model, element, saved }: FieldState): boolean {
    return this.folder !== undefined && model.same(saved, element.Value, element);
  }

  /** Whether a template's saved Value hides what the followed folder says. */
  isFolderHidden(field: FieldState): boolean {
    const { isTemplate, target } = this.#session;
    const isSaved = isTemplate && !target && !field.changed;
    return this.folder !== undefined && isSaved && !this.isOfFolder(field);
  }

  /** Whether the conflicts came about by a save of the followed folder alone. */
  get isFolderConflict(): boolean {
    const { conflicts } = this.#session;
    return this.by === null && conflicts.length > 0 && conflicts.every((field) => this.isOfFolder(field));
  }

  /** What saved the newest known version: a draft, the folder, or somebody. */
  inWords(t: SaveWords): string {
    const { by, own, draft } = this;
    if (draft) return (draft.isOver ? t.draftEnded : t.draftLive)(draft.name);
    if (this.isFolderConflict) return t.folder;
    if (by === null) return t.somebody;
    return by === own ? t.you : t.saved(by);
  }

  /** A save was answered or a choice was made: applies what arrived in the meantime. */
  #proceed(): void {
    // The answer to a save may say so before its event does.
    if (this.#session.replaced && this.folder !== undefined) void this.#reopen();
    // The person is signed in again.
    this.resume();
    this.#showTexts();
  }

  protected override heard(event: LiveEvent): void {
    if (event.kind === 'gone') this.gone = true;
    else if (event.kind === 'folder') this.folder = event.folder;
    else if (event.kind === 'texts') {
      this.#published = event.published;
      this.#showTexts();
    } else if (event.kind === 'presets') this.presets = event.revision;
    else if (event.kind === 'comments') this.comments = event.revision;
    else if (event.kind === 'drafts') this.drafts = event.revision;
    else if (event.kind === 'moments') this.moments = event.revision;
    else if (event.kind === 'now' || event.kind === 'saved') this.#heardVersion(event);
  }

  /** Other translations were published: the form shows them, and what was typed is restored. */
  #showTexts(): void {
    if (this.#published <= this.#session.published || !this.isFree()) return;
    void this.#reopen();
  }

  /** Opens the form again, which restores what was typed into it. */
  async #reopen(): Promise<void> {
    if (this.#isReopening) return;
    this.#isReopening = true;
    this.#session.writeUnsaved();
    if (!isUntouched()) await untouched();
    this.#isReopening = false;
    if (!this.isStopped && !this.#session.unkept) this.#session.reload();
  }

  #heardVersion({ version, by, draft }: { version: number; by: string | null; draft?: SavedDraft | undefined }): void {
    if (this.gone) this.#session.restored();
    this.gone = false;
    // Also of the version just taken: it may have come with a refused save, before its event.
    if (version >= this.#session.state.version) [this.by, this.draft] = [by, draft];
  }

  protected override turned(state: LiveState): void {
    if (state === 'signed-out') this.#session.notice = { kind: 'signed-out' };
    if (state === 'gone') this.gone = true;
    if (state === 'connected') this.#session.reached();
  }

  protected override versionOf(): number {
    return this.#session.state.version;
  }

  /** During a save it is unknown whose version comes next; while the user chooses, nothing changes. */
  protected override isFree(): boolean {
    const { saving, overtaken, replaced } = this.#session;
    return !saving && !overtaken && !replaced && !this.gone;
  }

  protected override async renew(): Promise<number | undefined> {
    const answer = await request<ValuesBody>(`/api/Widgets/${this.#session.widgetId}/Values`, { send: this.#send });
    if (!answer.ok) return undefined;
    const { Version } = answer.value;
    if (!this.isStopped && this.isFree() && Version > this.versionOf()) this.#take(answer.value);
    return Version;
  }

  /** A file of the opened folder was saved: the widget reloads, and what was typed is restored. */
  #replaced(): void {
    this.#session.replaced = true;
    this.#session.writeUnsaved();
    if (this.folder !== undefined) void this.#reopen();
  }

  #take(body: ValuesBody): void {
    if (this.#session.isOther(body.Package)) return this.#replaced();
    const taken = takeSaved(this.#session.state, savedValues(body), this.#session.bases);
    this.#session.taken(taken);
    const { conflicts, followed, merged } = taken;
    // The same edit may have been saved elsewhere: then there is nothing to report.
    if (conflicts.length + followed.length + merged.length === 0 || body.Version === this.#savedHere) return;
    const before = this.#session.savedElsewhere;
    this.#session.savedElsewhere = {
      followed: withNewer(before?.followed, followed),
      merged: withNewer(before?.merged, merged)
    };
  }
}

/** A field's new notice replaces its earlier one. */
function withNewer<T extends { readonly field: FieldState }>(before: readonly T[] = [], newer: readonly T[]): T[] {
  const fields = new Set(newer.map(({ field }) => field));
  return [...before.filter(({ field }) => !fields.has(field)), ...newer];
}
