import type { HistoryEntry } from '../api.js';

/** Consecutive saves by one person, shown as one entry: the newest, and those before it. */
export interface SaveGroup {
  readonly newest: HistoryEntry;
  readonly earlier: readonly HistoryEntry[];
}

const TEN_MINUTES = 10 * 60 * 1000;

/**
 * Groups saves by one person within 10 minutes. Named saves, and entries that are more than a save, form groups of their own.
 * @param entries newest first
 */
export function groupSaves(entries: readonly HistoryEntry[]): SaveGroup[] {
  const runs: { readonly newest: HistoryEntry; readonly earlier: HistoryEntry[] }[] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && belongTogether(last.newest, entry)) last.earlier.push(entry);
    else runs.push({ newest: entry, earlier: [] });
  }
  return runs;
}

function belongTogether(newest: HistoryEntry, entry: HistoryEntry): boolean {
  const isPlain = [newest, entry].every(({ Kind, Name, By }) => Kind === 'save' && Name === null && By !== null);
  const isOfOne = newest.By === entry.By && newest.ById === entry.ById && newest.OfTemplate === entry.OfTemplate;
  return isPlain && isOfOne && Date.parse(newest.At) - Date.parse(entry.At) <= TEN_MINUTES;
}
