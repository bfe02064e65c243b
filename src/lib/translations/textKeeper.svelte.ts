import { textKeyOf } from '../ascdata/texts/textKey.js';
import { PendingWrite, writeWhenLeaving } from '../unsaved/unsavedWriting.js';
import { onUnsavedChanged } from '../unsaved/storageKeys.js';
import { claimTab, type Tab } from '../unsaved/openTabs.js';
import { PersonalStorage, type StorageOwner } from '../unsaved/personalStorage.js';
import { keptTexts, UnsavedTextsStore, type UnsavedTexts } from '../unsaved/unsavedTexts.js';
import type { TextGrid } from './grid.svelte.js';
import type { TextRow } from './row.svelte.js';
import type { RowNotes } from './rowNotes.svelte.js';

let claimed: Promise<Tab> | undefined;

/** Claims the tab that keeps edits. It must be known before anybody types, or a quick reload would lose text. */
export const prepareKeeping = (): Promise<unknown> => (claimed ??= claimTab());

type KeptComment = NonNullable<UnsavedTexts['comments']>[number];
type KeptText = UnsavedTexts['texts'][number] | KeptComment;

const isText = (kept: KeptText): kept is UnsavedTexts['texts'][number] => 'tag' in kept;
const sourceOf = (row: TextRow | undefined) => (row === undefined ? {} : { source: row.source });

/** Most texts that one is offered for. */
const MOST_PLACES = 3;

/** Keeps unsaved texts, and comments that are not sent, in the browser and restores them. */
export class TextKeeper {
  /** What was kept for texts whose setting is gone, until it is used for another one or dismissed. */
  lost: readonly KeptText[] = $state.raw([]);
  /** How many texts of other languages are typed and not saved, in this browser. */
  elsewhere: ReadonlyMap<string, number> = $state.raw(new Map());
  readonly #grid: TextGrid;
  readonly #notes: Pick<RowNotes, 'unsent'>;
  readonly #name: string;
  #store: UnsavedTextsStore | undefined;
  readonly #pending = new PendingWrite(() => this.keep());
  #isOver = false;
  #count: () => void = () => undefined;

  /** @param name of the widget */
  constructor(grid: TextGrid, notes: Pick<RowNotes, 'unsent'>, name: string) {
    this.#grid = grid;
    this.#notes = notes;
    this.#name = name;
  }

  /** Restores kept edits, then keeps new ones. @returns stops keeping */
  open(owner: StorageOwner, widgetId: number): () => void {
    void this.#load(owner, widgetId);
    const end = writeWhenLeaving(() => this.keep());
    const count = (): void => this.#count();
    const stopCounting = onUnsavedChanged(count);
    addEventListener('storage', count);
    return () => {
      end();
      stopCounting();
      removeEventListener('storage', count);
      this.#pending.cancel();
      this.#isOver = true;
    };
  }

  /** Writes at once: what was typed is saved, or could not be. */
  keep(): void {
    const texts = [...this.#grid.typed, ...this.lost.filter(isText)];
    const unsent = [...this.#notes.unsent].map(([id, text]) => ({ id, text, ...sourceOf(this.#grid.row(id)) }));
    const comments = [...unsent, ...this.lost.filter((each) => !isText(each))];
    const isNone = texts.length + comments.length === 0;
    const kept: UnsavedTexts | undefined = isNone ? undefined : { name: this.#name, texts, comments };
    this.#store?.write(kept);
  }

  /** Texts of the same kind and source, without anything typed: where the setting has another Id now, its own is among them. */
  placesFor(lost: KeptText): readonly TextRow[] {
    const kind = textKeyOf(lost.id)?.kind;
    const isFree = (row: TextRow) => (isText(lost) ? !row.dirty : !this.#notes.unsent.has(row.id));
    return this.#grid.rows
      .filter((row) => row.key.kind === kind && row.source === lost.source && isFree(row))
      .slice(0, MOST_PLACES);
  }

  /** Uses what was kept for this text. */
  use(lost: KeptText, row: TextRow): void {
    if (isText(lost)) this.#grid.put(row, lost);
    else this.#notes.unsent.set(row.id, lost.text);
    this.lost = this.lost.filter((each) => each !== lost);
    this.keepSoon();
  }

  dismiss(): void {
    this.lost = [];
    this.keepSoon();
  }

  /** Writes soon after an edit or a save. */
  keepSoon(): void {
    this.#pending.soon();
  }

  async #load(owner: StorageOwner, widgetId: number): Promise<void> {
    const claiming = (claimed ??= claimTab());
    // Tabs come and go: the next keeper looks again.
    claimed = undefined;
    const tab = await claiming;
    if (this.#isOver) return;
    const storage = new PersonalStorage(localStorage, owner);
    const store = new UnsavedTextsStore(storage, widgetId, this.#grid.language, tab.id);
    const kept = store.adopt(tab.isOpen);
    if (kept) this.lost = [...this.#grid.restore(kept.texts), ...this.#restoreComments(kept)];
    this.#store = store;
    this.#count = () => {
      const kept = [...keptTexts(storage, widgetId)];
      this.elsewhere = new Map(kept.filter(([language]) => language !== this.#grid.language));
    };
    this.#count();
  }

  /** @returns comments on texts that are gone */
  #restoreComments({ comments = [] }: UnsavedTexts): KeptComment[] {
    const { unsent } = this.#notes;
    return comments.filter(({ id, text }) => {
      const isHere = this.#grid.row(id) !== undefined;
      if (isHere && !unsent.has(id)) unsent.set(id, text);
      return !isHere;
    });
  }
}
