import { untrack } from 'svelte';
import type { AscElement } from '../ascdata/types.js';
import { spanInView } from '../ui/windowing.js';
import type { Viewport } from './gridPointer.js';
import type { TableSession } from './tableSession.svelte.js';

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

  /** For columns; scrolling does not change it. */
  readonly #room = $derived.by(() => this.viewport.width - this.name);
  /** Measured when the columns or their language change, not on edits. */
  readonly #needs = $derived.by(() => {
    this.#session.words();
    return this.#session.columns.length > 0 ? untrack(() => needsOf(this.#session)) : [];
  });
  readonly widths = $derived.by(() =>
    this.#isNarrow() ? this.#session.columns.map(() => this.#room) : fittedWidths(this.#needs, this.#room)
  );
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
  readonly #columnsInView = $derived.by(() => {
    const { left, width } = this.viewport;
    return this.only === undefined
      ? columnsInView(this.starts, left, width - this.name)
      : { from: this.only, to: Math.min(this.only + 1, this.#session.columns.length) };
  });
  /** Numbers, so that scrolling down leaves the columns what they are. */
  readonly #from = $derived(this.#columnsInView.from);
  readonly #to = $derived(this.#columnsInView.to);
  /** The rendered settings, each with the index of its column. */
  readonly columns: readonly { readonly element: AscElement; readonly column: number }[] = $derived.by(() =>
    this.#session.columns.slice(this.#from, this.#to).map((element, at) => ({ element, column: this.#from + at }))
  );
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

/** Pixels. */
const [NARROWEST, WIDEST, CHARACTER, AROUND] = [84, 280, 7.6, 38];

/** Characters between both Values of a dry run. */
const BETWEEN = 3;

/** Rows measured for the width of a column. */
const LOOKED_AT = 40;

/** The width that each column needs for its Values, and for its label on two lines. */
function needsOf(session: TableSession): number[] {
  const rows = session.shown.slice(0, LOOKED_AT);
  return session.columns.map((element) => needOf(session, element, rows));
}

function needOf(session: TableSession, element: AscElement, rows: TableSession['shown']): number {
  const label = session.label(element);
  const onTwoLines = Math.max(...label.split(/\s+/).map((word) => word.length), label.length / 2 + 2);
  const longest = Math.max(onTwoLines, ...rows.map((row) => shownLength(session, row, element)));
  return Math.round(Math.max(NARROWEST, longest * CHARACTER + AROUND));
}

/** What each column gets: what it needs, up to a limit; beyond that, its part of the room that all of them leave. */
export function fittedWidths(needs: readonly number[], room: number): number[] {
  const widths = needs.map((need) => Math.min(WIDEST, need));
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
  const [spare, missing] = [room - sum(widths), sum(needs) - sum(widths)];
  if (spare <= 0 || missing === 0) return widths;
  const share = Math.min(1, spare / missing);
  return widths.map((width, at) => width + Math.floor((needs[at]! - width) * share));
}

/** Characters in a cell, including a colour's swatch and both Values of a dry run. */
function shownLength(session: TableSession, row: TableSession['shown'][number], element: AscElement): number {
  const text = session.describe(element, row.valueOf(element.Id));
  const proposal = session.proposalFor({ row, element });
  return text.length + (text.startsWith('#') ? 3 : 0) + (proposal ? proposal.text.length + BETWEEN : 0);
}

/** Whether both Values of a dry run, of so many characters, are in sight in a column of this width in pixels. */
export const showsBoth = (before: number, after: number, width: number): boolean =>
  (2 * Math.max(before, after) + BETWEEN) * CHARACTER + AROUND <= width;

/** Start of each column, plus the end of the last. */
function startsOf(widths: readonly number[]): number[] {
  const starts = [0];
  for (const width of widths) starts.push(starts.at(-1)! + width);
  return starts;
}

/** The columns in view and one beyond each edge. `to` is exclusive. */
function columnsInView(starts: readonly number[], at: number, room: number): { from: number; to: number } {
  const last = starts.length - 1;
  const first = starts.findIndex((start, index) => index === last || starts[index + 1]! > at);
  const end = starts.findIndex((start) => start >= at + room);
  return { from: Math.max(0, first - 1), to: Math.min(last, (end < 0 ? last : end) + 1) };
}
