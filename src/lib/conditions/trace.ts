import type { Entries } from './analysis/messages.js';

/** What the user did. */
export type TraceAction = 'try' | 'take-back' | 'reset' | 'state' | 'undo' | 'redo';

/** One edit of the tried Values, with all that it takes to show the workspace as it was. */
export interface TraceEntry {
  readonly number: number;
  /** Milliseconds. */
  readonly at: number;
  readonly deed: TraceAction;
  /** What it changed, in the author's order. */
  readonly changes: readonly { readonly id: string; readonly before: unknown; readonly after: unknown }[];
  /** Ids of the elements that it showed, and hid. */
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
  /** All that was tried afterwards. */
  readonly tried: Entries;
}

/** Edits that are kept. */
const MOST = 200;

/** The edits so far, the newest first. Typing into one input is one edit. */
export function traced(
  trace: readonly TraceEntry[],
  entry: Omit<TraceEntry, 'number'>,
  typing: boolean
): readonly TraceEntry[] {
  const [last, ...others] = trace;
  const number = (last?.number ?? 0) + 1;
  if (!typing || !last || last.deed !== entry.deed) return [{ ...entry, number }, ...trace].slice(0, MOST);
  const merged = {
    ...entry,
    number: last.number,
    changes: entry.changes.map((change, at) => ({ ...change, before: last.changes[at]?.before })),
    ...netFlips(last, entry)
  };
  return [merged, ...others];
}

/** What two edits flipped together: what flips twice is as it was. */
function netFlips(first: Pick<TraceEntry, 'shown' | 'hidden'>, second: Pick<TraceEntry, 'shown' | 'hidden'>) {
  const without = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => !others.includes(id));
  return {
    shown: [...without(first.shown, second.hidden), ...without(second.shown, first.hidden)],
    hidden: [...without(first.hidden, second.shown), ...without(second.hidden, first.shown)]
  };
}
