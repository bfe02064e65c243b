import type { ExchangeState } from './types.js';

/** The columns of a CSV file. `widget`, `name` and `language` are the same in each row of a widget. */
export const CSV_COLUMNS = [
  'id',
  'kind',
  'entry',
  'source',
  'target',
  'state',
  'where',
  'comments',
  'hash',
  'widget',
  'name',
  'language'
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** Required in every file. */
export const REQUIRED_COLUMNS = ['id', 'kind', 'source', 'target'] as const satisfies readonly CsvColumn[];

/** A state as translators read it in a cell. */
export const STATE_WORDS: Readonly<Record<ExchangeState, string>> = {
  toDo: 'to do',
  inherited: 'inherited',
  toReview: 'to review',
  reviewed: 'reviewed',
  outdated: 'source changed'
};
