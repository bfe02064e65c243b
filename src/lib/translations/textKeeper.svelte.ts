import { DRAFT_PAUSE, writeWhenLeaving } from '../drafts/draftWriting.js';
import type { StorageOwner } from '../drafts/personalStorage.js';
import type { TextDraft, TextDraftStore } from '../drafts/textDrafts.js';
import type { TextGrid } from './grid.svelte.js';

async function loadDrafts() {
  const { PersonalStorage, TextDraftStore, claimTab } = await import('./drafts.js');
  return { PersonalStorage, TextDraftStore, tab: await claimTab() };
}
let ready: ReturnType<typeof loadDrafts> | undefined;

/** Loads what keeps drafts, for the next keeper that is opened: before something can be typed, or a quick reload would lose it. */
export const prepareDrafts = (): Promise<unknown> => (ready ??= loadDrafts());

/** Keeps in the browser what is typed and not saved, and brings it back. */
export class TextKeeper {
  /** Texts of the draft whose setting is gone: to be copied. */
  lost: readonly string[] = $state.raw([]);
  readonly #grid: TextGrid;
  readonly #name: string;
  #store: TextDraftStore | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  /** @param name of the widget */
  constructor(grid: TextGrid, name: string) {
    this.#grid = grid;
    this.#name = name;
  }

  /** Brings back the draft that is there, and keeps one from then on. Gives the function that ends it. */
  open(owner: StorageOwner, widgetId: number): () => void {
    void this.#load(owner, widgetId);
    const end = writeWhenLeaving(() => this.#write());
    return () => {
      end();
      clearTimeout(this.#timer);
      this.#isOver = true;
    };
  }

  /** Something was typed or saved: it is written in a moment. */
  keepSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#write(), DRAFT_PAUSE);
  }

  async #load(owner: StorageOwner, widgetId: number): Promise<void> {
    const opening = (ready ??= loadDrafts());
    // Other tabs come and go: the next keeper looks again.
    ready = undefined;
    const { PersonalStorage, TextDraftStore, tab } = await opening;
    if (this.#isOver) return;
    const store = new TextDraftStore(new PersonalStorage(localStorage, owner), widgetId, this.#grid.language, tab.id);
    const draft = store.adopt(tab.isOpen);
    if (draft) this.lost = this.#grid.restore(draft.texts);
    this.#store = store;
  }

  #write(): void {
    const texts = this.#grid.unsaved.map(({ id, text, saved }) => ({ id, text, tag: saved.Tag }));
    const draft: TextDraft | undefined = texts.length > 0 ? { name: this.#name, texts } : undefined;
    this.#store?.write(draft);
  }
}
