import type { AscElement } from '../ascdata/types.js';
import type { TableSession } from './tableSession.svelte.js';

/** Pixels. */
const [NARROWEST, WIDEST, CHARACTER, AROUND] = [84, 280, 7.6, 38];

/** Characters between both Values of a dry run. */
const BETWEEN = 3;

/** Rows measured for the width of a column. */
const LOOKED_AT = 40;

/** Column widths: what the Values need, and two lines for the label. */
export function widthsOf(session: TableSession): number[] {
  const rows = session.shown.slice(0, LOOKED_AT);
  return session.columns.map((element) => widthOf(session, element, rows));
}

function widthOf(session: TableSession, element: AscElement, rows: TableSession['shown']): number {
  const label = session.label(element);
  const onTwoLines = Math.max(...label.split(/\s+/).map((word) => word.length), label.length / 2 + 2);
  const longest = Math.max(onTwoLines, ...rows.map((row) => shownLength(session, row, element)));
  return Math.round(Math.max(NARROWEST, Math.min(WIDEST, longest * CHARACTER + AROUND)));
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
export function startsOf(widths: readonly number[]): number[] {
  const starts = [0];
  for (const width of widths) starts.push(starts.at(-1)! + width);
  return starts;
}

/** The columns in view and one beyond each edge. `to` is exclusive. */
export function columnsInView(starts: readonly number[], at: number, room: number): { from: number; to: number } {
  const last = starts.length - 1;
  const first = starts.findIndex((start, index) => index === last || starts[index + 1]! > at);
  const end = starts.findIndex((start) => start >= at + room);
  return { from: Math.max(0, first - 1), to: Math.min(last, (end < 0 ? last : end) + 1) };
}
