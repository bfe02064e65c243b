import { randomUUID } from 'node:crypto';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Actor } from '../platform/authorization/actor.js';
import type { Page } from '../platform/http/listing.js';
import { demand } from '../authorization/can.js';
import type { Database, ObjectRow, Tables, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { kindNamed, resourceOf } from './objectKinds.js';
import { nameKey, likePattern } from '../platform/store/searchKeys.js';
import { notAllowed } from '../platform/refusal.js';
import { objectById, insertObject, type NewObject } from './objectRows.js';
import type { FieldName } from '../../datatypes/selection/resources.js';
import { columnsOf, fieldsOf, type ObjectResource } from './resources.js';
import { visible, visiblePath } from './visible.js';

/** An entry of a list; further members by resource (`resources.ts`). */
export type ObjectEntry = { readonly Id: number; readonly Name: string } & Readonly<Record<string, unknown>>;

export interface PageQuery {
  /** Part of the name, ignoring case and accents. */
  readonly search?: string | undefined;
  readonly limit?: number | undefined;
  /** Only higher Ids. */
  readonly after?: number | undefined;
}

export interface ObjectQuery extends PageQuery {
  /** Part of the name, besides `search`. */
  readonly name?: string | undefined;
}

export type NewEntry = { readonly Name: string } & Readonly<Record<string, unknown>>;

const PAGE = 100;

/** Playlists, groups, media, categories, editions, players and locations: named objects that can be listed and created. */
export class Objects {
  readonly #db: Database;
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
    this.#db = store.db;
  }

  /** A page by Id of what the actor can see. */
  async list(
    actor: Actor,
    resource: Pick<ObjectResource, 'kind' | 'fields'>,
    query: ObjectQuery
  ): Promise<Page<ObjectEntry>> {
    const { kind, fields } = resource;
    const { name = '' } = query;
    const rows = await this.#db
      .selectFrom('objects')
      .selectAll()
      .where('kind', '=', kind)
      .where((where) =>
        where.and([...visible(where, kind, actor), ...pageFilters(where, query), ...nameContains(where, name)])
      )
      .orderBy('id')
      .limit(pageSize(query) + 1)
      .execute();
    return pageOf(rows, query, (row) => entryOf(fields, row, actor));
  }

  /** @throws Refusal `<kind>-not-found`, `not-allowed` */
  async byId(actor: Actor, resource: Pick<ObjectResource, 'kind' | 'fields'>, id: number): Promise<ObjectEntry> {
    const { kind, fields } = resource;
    const row = await objectById(this.#db, kind, id);
    demand(actor, kindNamed(kind).read, resourceOf(row));
    return entryOf(fields, row, actor);
  }

  /** @throws Refusal `not-allowed`; `<kind>-not-found` for what `body` refers to */
  async create(actor: Actor, resource: Pick<ObjectResource, 'kind' | 'fields'>, body: NewEntry): Promise<ObjectEntry> {
    const { kind, fields } = resource;
    const { Name } = body;
    const given: NewObject = { ...columnsOf(fields, body), kind, name: Name.trim() };
    if (fields.includes('Guid')) given.guid ??= randomUUID();
    const row = await this.#store.write(async (writing) => {
      if (kind !== 'location') demand(actor, 'object.create');
      else return insertObject(writing, await placed(writing, actor, given));
      if (typeof given.group_id === 'number') await objectById(writing, 'mediaGroup', given.group_id);
      return insertObject(writing, given);
    });
    return entryOf(fields, row, actor);
  }
}

/**
 * A new location under its parent; without one, a location user's goes below the user's own location (docs/api.md,
 * Permissions).
 */
async function placed(writing: Writing, actor: Actor, given: NewObject): Promise<NewObject> {
  const parentId = given.parent_id ?? (actor.role === 'location' ? actor.locationId : null);
  if (parentId === null) {
    demand(actor, 'location.create', { locationLineage: null });
    return given;
  }
  const { lineage } = await objectById(writing, 'location', parentId);
  if (lineage === null) throw notAllowed();
  demand(actor, 'location.create', { locationLineage: lineage });
  return { ...given, parent_id: parentId };
}

export function pageSize({ limit = PAGE }: PageQuery): number {
  return limit;
}

/** Conditions of `search` and `after`. */
function pageFilters(where: ExpressionBuilder<Tables, 'objects'>, query: PageQuery): Expression<SqlBool>[] {
  const { search = '', after } = query;
  return [...(after === undefined ? [] : [where('objects.id', '>', after)]), ...nameContains(where, search)];
}

/** No condition for an empty text. */
function nameContains(where: ExpressionBuilder<Tables, 'objects'>, search: string): Expression<SqlBool>[] {
  const pattern = namePattern(search);
  return pattern === undefined ? [] : [nameLike(where, pattern)];
}

/** The pattern for names that contain this text; `%` and `_` are literal. undefined: any name. */
export function namePattern(search: string): string | undefined {
  const key = nameKey(search);
  return key === '' ? undefined : likePattern(key);
}

export function nameLike(where: ExpressionBuilder<Tables, 'objects'>, pattern: string): Expression<SqlBool> {
  return sql<SqlBool>`${where.ref('objects.name_key')} like ${pattern} escape '\\'`;
}

/** A page from its rows. One row more than fits means that there is a next page. */
export function pageOf<R extends { id: number }, T>(
  rows: readonly R[],
  query: PageQuery,
  entry: (row: R) => T
): Page<T> {
  const shown = rows.slice(0, pageSize(query));
  const next = rows.length > shown.length ? shown.at(-1)?.id : undefined;
  return { items: shown.map(entry), next };
}

function entryOf(fields: readonly FieldName[], row: ObjectRow, actor: Actor): ObjectEntry {
  const { isNested } = kindNamed(row.kind);
  return {
    Id: row.id,
    Name: row.name,
    ...fieldsOf(fields, row),
    ...(isNested && { Path: visiblePath(row, actor), HasChildren: row.parent === 1 })
  };
}
