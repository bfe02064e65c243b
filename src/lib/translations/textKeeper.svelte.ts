import { PendingWrite, writeWhenLeaving } from '../unsaved/unsavedWriting.js';
import { onUnsavedChanged } from '../unsaved/unsavedEvents.js';
import type { StorageOwner } from '../unsaved/personalStorage.js';
import type { UnsavedTexts, UnsavedTextsStore } from '../unsaved/unsavedTexts.js';
import type { TextGrid } from './grid.svelte.js';
import type { RowNotes } from './rowNotes.svelte.js';

async function loadStore() {
  const { claimTab, PersonalStorage, UnsavedTextsStore, keptTexts } = await import('./unsavedParts.js');
  return { PersonalStorage, UnsavedTextsStore, keptTexts, tab: await claimTab() };
}
let ready: ReturnType<typeof loadStore> | undefined;

/** Preloads what keeps edits. It must be there before anybody types, or a quick reload would lose text. */
export const prepareKeeping = (): Promise<unknown> => (ready ??= loadStore());

/** Keeps unsaved texts, and comments that are not sent, in the browser and restores them. */
export class TextKeeper {
  /** Kept texts whose setting is gone, to be copied. */
  lost: readonly string[] = $state.raw([]);
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
    const texts = this.#grid.typed;
    const comments = [...this.#notes.unsent].map(([id, text]) => ({ id, text }));
    const isNone = texts.length + comments.length === 0;
    const kept: UnsavedTexts | undefined = isNone ? undefined : { name: this.#name, texts, comments };
    this.#store?.write(kept);
  }

  /** Writes soon after an edit or a save. */
  keepSoon(): void {
    this.#pending.soon();
  }

  async #load(owner: StorageOwner, widgetId: number): Promise<void> {
    const opening = (ready ??= loadStore());
    // Tabs come and go: the next keeper looks again.
    ready = undefined;
    const { PersonalStorage, UnsavedTextsStore, keptTexts, tab } = await opening;
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
  #restoreComments({ comments = [] }: UnsavedTexts): string[] {
    const { unsent } = this.#notes;
    return comments.flatMap(({ id, text }) => {
      if (!this.#grid.row(id)) return [text];
      if (!unsent.has(id)) unsent.set(id, text);
      return [];
    });
  }
}
