import type { PlacedElement } from '../ascdata/elements.js';

/** What is selected, and the settings in the order of the form. */
interface Selection {
  selected: string;
  readonly placed: readonly PlacedElement[];
}

const NONE: readonly PlacedElement[] = [];

/** Several settings that are selected together: the one that the cursor is on, and others that are marked with it. */
export class Marks {
  #ids: ReadonlySet<string> = $state.raw(new Set());
  /** Where a range begins. */
  #anchor: string | undefined;

  constructor(private readonly selection: Selection) {}

  /** The selected settings in the order of the form, at least two; empty while only one is. */
  readonly all: readonly PlacedElement[] = $derived.by(() => {
    const { selected, placed } = this.selection;
    if (!this.#ids.has(selected)) return NONE;
    const marked = placed.filter(({ element }) => this.#ids.has(element.Id));
    return marked.length > 1 ? marked : NONE;
  });
  readonly #inForce: ReadonlySet<string> = $derived(new Set(this.all.map(({ element }) => element.Id)));

  /** What a deed is done to: the marked settings, or the selected one. */
  get places(): readonly PlacedElement[] {
    const { selected, placed } = this.selection;
    return this.all.length > 0 ? this.all : placed.filter(({ element }) => element.Id === selected);
  }

  has(id: string): boolean {
    return this.#inForce.has(id);
  }

  /** Only the cursor is left. */
  clear(): void {
    this.#anchor = undefined;
    if (this.#ids.size > 0) this.#ids = new Set();
  }

  /** Marks these, and puts the cursor on one of them. */
  set(ids: Iterable<string>, cursor: string): void {
    this.#ids = new Set(ids);
    this.#anchor = cursor;
    this.selection.selected = cursor;
  }

  /** Marks all from where the range began to this one. @param lines the Ids in the order in which they are shown */
  extendTo(id: string, lines: readonly string[]): void {
    if (id === '' || !lines.includes(id)) return;
    const anchor = this.#anchor ?? this.selection.selected;
    const [from, to] = [Math.max(0, lines.indexOf(anchor)), lines.indexOf(id)];
    const range = lines.slice(Math.min(from, to), Math.max(from, to) + 1).filter((each) => each !== '');
    this.set(range, id);
    this.#anchor = anchor === '' ? range[0] : anchor;
  }

  /** Marks one more, or one less. */
  toggle(id: string): void {
    if (id === '') return;
    const { selected } = this.selection;
    const ids = new Set(this.all.length > 0 ? this.#ids : selected === '' ? [] : [selected]);
    if (!ids.delete(id)) ids.add(id);
    const cursor = ids.has(id) ? id : ([...ids].at(-1) ?? id);
    this.set(ids.size > 0 ? ids : [id], cursor);
  }
}
