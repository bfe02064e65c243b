import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { CatalogueItem, CataloguePage, CatalogueQuery } from '../../api.js';
import type { SelectionTypeName } from '../../ascdata/types.js';
import type { Database, ObjectRow, Tables } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { kindNamed } from './kinds.js';
import { nameKey } from './namekey.js';

/** The objects of the platform that selections can hold. */
export class CatalogueService {
  readonly #db: Database;

  constructor(store: Store) {
    this.#db = store.db;
  }

  /** One page in name order, and how many there are in all. */
  async search(query: CatalogueQuery): Promise<CataloguePage> {
    const { offset = 0, limit = 100 } = query;
    const filtered = this.#db.selectFrom('objects').where((where) => where.and(filters(where, query)));
    const { total } = await filtered.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await filtered
      .selectAll()
      .orderBy('name_key')
      .orderBy('id')
      .limit(limit)
      .offset(Math.min(offset, total))
      .execute();
    return { total, offset, items: rows.map(itemOf) };
  }

  /** Those of `ids` that exist, in the order asked for. */
  async lookup(kind: SelectionTypeName, ids: readonly number[]): Promise<CatalogueItem[]> {
    if (ids.length === 0) return [];
    const rows = await this.#db
      .selectFrom('objects')
      .selectAll()
      .where('kind', '=', kind)
      .where('id', 'in', [...new Set(ids)])
      .execute();
    const byId = new Map(rows.map((row) => [row.id, itemOf(row)]));
    return ids.map((id) => byId.get(id)).filter((item) => item !== undefined);
  }
}

function filters(where: ExpressionBuilder<Tables, 'objects'>, query: CatalogueQuery) {
  const { kind, search = '', parent, includeTemplates = false } = query;
  const all: Expression<SqlBool>[] = [where('kind', '=', kind)];
  if (parent === null && kindNamed(kind).nested) all.push(where('parent_id', 'is', null));
  if (typeof parent === 'number') all.push(where('parent_id', '=', parent));
  if (kindNamed(kind).templates && !includeTemplates) all.push(where('template', '=', 0));
  const key = nameKey(search.trim());
  // The pattern is escaped, so that % and _ are looked for as they stand.
  const pattern = `%${key.replace(/[\\%_]/g, '\\$&')}%`;
  if (key !== '') all.push(sql<SqlBool>`${where.ref('name_key')} like ${pattern} escape '\\'`);
  return all;
}

function itemOf(row: ObjectRow): CatalogueItem {
  const { nested, templates } = kindNamed(row.kind);
  return {
    Id: row.id,
    Name: row.name,
    ...(row.guid !== null && { Guid: row.guid }),
    ...(nested && { Path: JSON.parse(row.path) as string[], HasChildren: row.parent === 1 }),
    ...(row.detail !== null && { Detail: row.detail }),
    ...(templates && { Template: row.template === 1 })
  };
}
