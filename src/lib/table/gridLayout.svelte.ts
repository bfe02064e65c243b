import { untrack } from 'svelte';
import type { AscElement } from '../ascdata/types.js';
import { spanInView } from '../ui/windowing.js';
import type { Viewport } from './gridPointer.js';
import type { TableSession } from './tableSession.svelte.js';
import { columnsInView, startsOf, widthsOf } from './widths.js';

/** Part of the width that names take on a phone. */
const NAMES_ON_PHONE = 0.52;

/** Which rows and columns of the grid are rendered, and where. All lengths in pixels. */
export class GridLayout {
  /** Scroll position and size of the grid. */
  viewport: Viewport = $state.raw({ top: 0, left: 0, width: 1200, height: 700 });
  readonly #session: TableSession;
  readonly #isNarrow: () => boolean;

  readonly head = $derived.by(() => (this.#isNarrow() ? 0 : 46));
  readonly row = $derived.by(() => (this.#isNarrow() ? 40 : 31));
  readonly name = $derived.by(() => (this.#isNarrow() ? this.viewport.width * NAMES_ON_PHONE : 214));

  /** Measured when the columns change, not on edits. */
  readonly widths = $derived.by(() => {
    const { columns } = this.#session;
    if (this.#isNarrow()) return columns.map(() => this.viewport.width - this.name);
    return columns.length > 0 ? untrack(() => widthsOf(this.#session)) : [];
  });
  /** A phone shows only the active column. */
  readonly only = $derived.by(() => (this.#isNarrow() ? this.#session.selection.at.column : undefined));
  readonly starts = $derived(startsOf(this.widths));
  /** Width of all columns together. */
  readonly total = $derived(this.only === undefined ? (this.starts.at(-1) ?? 0) : this.viewport.width - this.name);
  /** 1 if the template's row stays on top, otherwise 0. */
  readonly pinned = $derived.by(() => {
    const { model, shown } = this.#session;
    return shown.findIndex((row) => model.isTemplate(row)) === 0 ? 1 : 0;
  });
  /** Indexes of the rendered rows, ascending: those in view, the template's and the active one. */
  readonly rows = $derived.by(() => {
    const { shown, selection } = this.#session;
    const scrolled = { at: this.viewport.top, room: this.viewport.height - this.head, size: this.row };
    const { from, to } = spanInView(scrolled, shown.length);
    const start = Math.max(from, this.pinned);
    const all = new Set([...(this.pinned ? [0] : []), ...Array.from({ length: to - start }, (_, at) => at + start)]);
    if (selection.at.row < shown.length) all.add(selection.at.row);
    return [...all].sort((a, b) => a - b);
  });
  /** The rendered settings, each with the index of its column. */
  readonly columns: readonly { readonly element: AscElement; readonly column: number }[] = $derived.by(() => {
    const { columns } = this.#session;
    const { left, width } = this.viewport;
    const { from, to } =
      this.only === undefined
        ? columnsInView(this.starts, left, width - this.name)
        : { from: this.only, to: Math.min(this.only + 1, columns.length) };
    return columns.slice(from, to).map((element, at) => ({ element, column: from + at }));
  });
  /** Position of the cell that is edited in place, within the viewport. */
  readonly edited = $derived.by(() => {
    const { inCell, current, selection } = this.#session;
    if (!inCell || inCell.row !== current?.row || inCell.element !== current.element) return undefined;
    const { row, column } = selection.at;
    const isTop = this.pinned === 1 && row === 0;
    return {
      start: this.name + this.starts[column]! - Math.abs(this.viewport.left),
      top: this.head + (isTop ? 0 : row * this.row - this.viewport.top),
      width: this.widths[column]!,
      height: this.row
    };
  });

  /** @param isNarrow whether one setting is shown at a time */
  constructor(session: TableSession, isNarrow: () => boolean) {
    this.#session = session;
    this.#isNarrow = isNarrow;
  }

  /** Distance of a column's start from the grid's. */
  startOf(column: number): number {
    return this.name + (this.only === undefined ? this.starts[column]! : 0);
  }
}
