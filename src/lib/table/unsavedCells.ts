import {
  UnsavedValuesStore,
  type UnsavedValues,
  type UnsavedEdit,
  type BrowserStorage
} from '../unsaved/unsavedValues.js';
import { PendingWrite, writeWhenLeaving } from '../unsaved/unsavedWriting.js';
import { PersonalStorage, type StorageOwner } from '../unsaved/personalStorage.js';
import { claimTab, type Tab } from '../unsaved/openTabs.js';
import { forms } from '../datatypes/forms.js';
import type { TableModel } from './model.svelte.js';
import type { CellEdit, TableRow } from './tableRow.js';

/** Keeps unsaved edits in the browser, per widget and in the editor's own format, so that Table and editor find each other's edits. */
export class UnsavedCells {
  readonly #model: TableModel;
  readonly #spotVersion: string;
  readonly #stores = new Map<TableRow, UnsavedValuesStore>();
  /** Rows with kept edits. */
  readonly #kept = new Set<TableRow>();
  /** Kept edits of settings that the package does not have (now). */
  readonly #homeless = new Map<TableRow, readonly UnsavedEdit[]>();
  readonly #pending = new PendingWrite(() => this.#write());
  #owner: StorageOwner | undefined;
  #tab: Tab | undefined;

  constructor(model: TableModel, spotVersion: string) {
    this.#model = model;
    this.#spotVersion = spotVersion;
  }

  /** Restores kept edits of these rows and keeps later ones. @returns stops keeping */
  open(owner: StorageOwner): () => void {
    this.#owner = owner;
    void this.#restore();
    const end = writeWhenLeaving(() => this.#write());
    return () => {
      end();
      this.#pending.cancel();
    };
  }

  /** Writes soon after an edit or a save. */
  keepSoon(): void {
    this.#pending.soon();
  }

  async #restore(): Promise<void> {
    const tab = await claimTab();
    this.#tab = tab;
    if (!this.#owner) return;
    const storage = listedOnce(new PersonalStorage(localStorage, this.#owner));
    for (const row of this.#model.rows) {
      const kept = new UnsavedValuesStore(storage, row.id, tab.id).adopt(tab.isOpen);
      if (kept && kept.spotVersion === this.#spotVersion) this.#take(row, kept);
    }
    this.#model.restored();
  }

  #take(row: TableRow, { entries }: UnsavedValues): void {
    const { byId } = this.#model.definition;
    this.#homeless.set(
      row,
      entries.filter(({ id }) => !byId.has(id))
    );
    for (const entry of entries) {
      const element = byId.get(entry.id);
      if (!element || row.edits.has(entry.id) || !row.isEditable) continue;
      const to = entry.released ? undefined : { value: entry.value };
      const isSame = forms[element.DataType].same(entry.base, row.savedOf(entry.id), element);
      const base = isSame ? row.savedOwn(entry.id) : { value: entry.base };
      row.edits.set(entry.id, { to, base, preset: entry.preset });
    }
    this.#kept.add(row);
  }

  #write(): void {
    this.#pending.cancel();
    if (!this.#tab) return;
    for (const row of this.#model.rows) {
      if (row.edits.size === 0 && !this.#kept.has(row)) continue;
      const edits = [...row.edits].map(([id, edit]) => entryOf(row, id, edit));
      const entries = [...(this.#homeless.get(row) ?? []), ...edits];
      const { name, version } = row;
      const at = new Date().toISOString();
      const template = this.#model.templateOf(row);
      this.#storeOf(row)?.write({ name, at, version, spotVersion: this.#spotVersion, template, entries });
      if (entries.length > 0) this.#kept.add(row);
      else this.#kept.delete(row);
    }
  }

  #storeOf(row: TableRow): UnsavedValuesStore | undefined {
    if (!this.#owner || !this.#tab) return undefined;
    const known = this.#stores.get(row);
    const nameOf = (id: string) => this.#model.definition.byId.get(id)?.DisplayName;
    const store =
      known ?? new UnsavedValuesStore(new PersonalStorage(localStorage, this.#owner), row.id, this.#tab.id, nameOf);
    this.#stores.set(row, store);
    return store;
  }
}

/** Lists the keys once for hundreds of widgets. */
function listedOnce(storage: BrowserStorage): BrowserStorage {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at));
  return {
    length: names.length,
    key: (at) => names[at] ?? null,
    getItem: (name) => storage.getItem(name),
    setItem: (name, text) => storage.setItem(name, text),
    removeItem: (name) => storage.removeItem(name)
  };
}

function entryOf(row: TableRow, id: string, { to, base, preset }: CellEdit): UnsavedEdit {
  const before = base ? base.value : row.inheritedOf(id);
  return to
    ? { id, value: to.value, base: before, preset }
    : { id, value: row.inheritedOf(id), base: before, released: true };
}
