import type { Texts } from '../messages/load.js';
import type { ShownState, TextRow } from './row.svelte.js';

export const FILTERS = ['all', 'toDo', 'toReview', 'outdated', 'findings', 'comments'] as const;
export type TextFilter = (typeof FILTERS)[number];

/** Visible texts in each state. */
export interface Counts {
  readonly total: number;
  readonly toReview: number;
  readonly reviewed: number;
  readonly outdated: number;
  readonly inherited: number;
}

/** @param rows those nobody ever sees do not count */
export function countsOf(rows: readonly TextRow[]): Counts {
  const seen = rows.filter(({ isSeen }) => isSeen);
  const of = (wanted: ShownState): number => seen.filter(({ state }) => state === wanted).length;
  return {
    total: seen.length,
    toReview: of('toReview'),
    reviewed: of('reviewed'),
    outdated: of('outdated'),
    inherited: of('inherited')
  };
}

/** What is left in a language: `left` to translate, or translated from another source; and only to review. */
interface Work {
  readonly left: number;
  readonly toReview: number;
}

/** What is left, in words: once all is translated, what is to review. */
export const workInWords = ({ left, toReview }: Work, t: Texts<'translations'>['languages']): string =>
  left > 0 || toReview === 0 ? t.left(left) : t.toReview(toReview);

/** Whether a row passes the filter. */
export function isOf(row: TextRow, filter: Exclude<TextFilter, 'comments'>): boolean {
  if (filter === 'all') return true;
  if (!row.isSeen) return false;
  return filter === 'findings' ? row.open.length > 0 : row.state === filter;
}
