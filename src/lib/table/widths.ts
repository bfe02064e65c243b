import type { AscElement } from '../ascdata/types.js';
import type { TableSession } from './tableSession.svelte.js';

/** Pixels. */
const [NARROWEST, WIDEST, CHARACTER, AROUND] = [84, 280, 7.6, 38];

/** Rows whose Values decide how wide a column is. */
const LOOKED_AT = 40;

/** How wide the columns are: as their Values need, and two lines of their label. */
export function widthsOf(work: TableSession): number[] {
  const rows = work.shown.slice(0, LOOKED_AT);
  return work.columns.map((element) => widthOf(work, element, rows));
}

function widthOf(work: TableSession, element: AscElement, rows: TableSession['shown']): number {
  const label = work.label(element);
  const onTwoLines = Math.max(...label.split(/\s+/).map((word) => word.length), label.length / 2 + 2);
  const longest = Math.max(onTwoLines, ...rows.map((row) => shownLength(work, row, element)));
  return Math.round(Math.max(NARROWEST, Math.min(WIDEST, longest * CHARACTER + AROUND)));
}

/** Characters of a cell: a colour has its swatch, and a dry run shows two Values. */
function shownLength(work: TableSession, row: TableSession['shown'][number], element: AscElement): number {
  const text = work.describe(element, row.valueOf(element.Id));
  const proposal = work.proposalFor({ row, element });
  return text.length + (text.startsWith('#') ? 3 : 0) + (proposal ? proposal.text.length + 3 : 0);
}

/** Where each column begins; one entry more for the end. */
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
