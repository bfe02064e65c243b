import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { daysAfter, daysBefore } from '../../ascdata/durations.js';
import type { DeletedWidget, TrashedItem } from '../../api.js';
import type { Tables } from '../platform/store/schema.js';
import { searchWords, holds } from '../platform/store/searchKeys.js';

/** How long deleted things can be restored. */
export const RESTORABLE_DAYS = 30;

export const DEFAULT_LIMIT = 100;

/** ISO 8601. What was deleted earlier can no longer be restored. */
export const oldestRestorable = (now: Date): string => daysBefore(now, RESTORABLE_DAYS).toISOString();

/** ISO 8601. */
const restorableUntil = (deletedAt: string): string => daysAfter(deletedAt, RESTORABLE_DAYS).toISOString();

type Deletion = Pick<DeletedWidget, 'DeletedAt' | 'DeletedBy' | 'RestorableUntil'>;

/** The columns of a row that is not deleted. */
export const THERE = { deleted_at: null, deleted_by: null, deleted_key: null };

export interface TrashQuery {
  /** Words of the name, in any order; case and accents do not count. */
  readonly search?: string | undefined;
  readonly limit?: number | undefined;
  /** Deletion time and Id of the last entry of the previous page. */
  readonly after?: TrashPlace | undefined;
}

type TrashPlace = readonly [deletedAt: string, id: number];

/** One page of the Trash, newest first. */
export interface TrashPage<T> {
  readonly items: T[];
  /** The start of the next page; undefined: this is the last. */
  readonly next?: TrashPlace;
}

/** Conditions for entries of the Trash after this place with these words. */
export function inTrash(table: 'variants' | 'dashboards', { search = '', after }: TrashQuery, now: Date) {
  const { eb, or, and, ref } = expressionBuilder<Tables, 'variants' | 'dashboards'>();
  const at = ref(`${table}.deleted_at`);
  const id = ref(`${table}.id`);
  const conditions: Expression<SqlBool>[] = [eb(at, '>=', oldestRestorable(now))];
  if (after) conditions.push(or([eb(at, '<', after[0]), and([eb(at, '=', after[0]), eb(id, '<', after[1])])]));
  const words = searchWords(search);
  if (words.length > 0) conditions.push(holds(words, sql`${sql.ref(`${table}.deleted_key`)}`));
  return conditions;
}

/** The common columns of rows in the Trash. */
interface DeletedRow {
  readonly id: number;
  readonly name: string;
  readonly deleted_at: string | null;
  readonly deleted_by: string | null;
}

/** When and by whom it was deleted, and until when it can be restored. */
export function deletionOf({ deleted_at, deleted_by }: Pick<DeletedRow, 'deleted_at' | 'deleted_by'>): Deletion {
  return { DeletedAt: deleted_at!, DeletedBy: deleted_by, RestorableUntil: restorableUntil(deleted_at!) };
}

/** What the address of a deleted object shows. */
export function noteOn(kind: TrashedItem['kind'], row: DeletedRow, restorable: boolean): TrashedItem {
  const { DeletedBy: deletedBy, RestorableUntil } = deletionOf(row);
  return { kind, name: row.name, deletedBy, restorableUntil: RestorableUntil, restorable };
}

/** A page from its rows. One row more than fits means that there is a next page. */
export function trashPage<R extends { readonly id: number; readonly deleted_at: string | null }, T>(
  rows: readonly R[],
  { limit = DEFAULT_LIMIT }: TrashQuery,
  entry: (row: R) => T
): TrashPage<T> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(entry), ...(last && { next: [last.deleted_at!, last.id] }) };
}
