import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import type { CatalogueItem, CataloguePage, CatalogueQuery } from '../../api.js';
import type { SelectionTypeName } from '../../ascdata/types.js';
import type { Actor } from '../rights/actor.js';
import type { Database, ObjectRow, Tables } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { kindNamed } from './kinds.js';
import { nameContains } from './objects.js';
import { visible, visiblePath } from './visible.js';

/** The objects of the platform that selections can hold. */
export class CatalogueService {
  readonly #db: Database;

  constructor(store: Store) {
    this.#db = store.db;
  }

  /** One page in name order of what the actor may see, and how many there are in all. */
  async search(actor: Actor, query: CatalogueQuery): Promise<CataloguePage> {
    const { offset = 0, limit = 100 } = query;
    const filtered = this.#db
      .selectFrom('objects')
      .where((where) => where.and([...visible(where, query.kind, actor), ...filters(where, query, actor)]));
    const rows = await filtered.selectAll().orderBy('name_key').orderBy('id').limit(limit).offset(offset).execute();
    // A page that is not full tells how many there are; only a full one, or one behind the end, needs counting.
    const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
    const total = isLast ? offset + rows.length : await this.#count(filtered);
    return { total, offset, items: rows.map((row) => itemOf(row, actor)) };
  }

  async #count(filtered: SelectQueryBuilder<Tables, 'objects', object>): Promise<number> {
    const { total } = await filtered.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    return total;
  }

  /** Those of `ids` that exist and that the actor may see, in the order asked for. */
  async lookup(actor: Actor, kind: SelectionTypeName, ids: readonly number[]): Promise<CatalogueItem[]> {
    if (ids.length === 0) return [];
    const rows = await this.#db
      .selectFrom('objects')
      .selectAll()
      .where('kind', '=', kind)
      .where('id', 'in', [...new Set(ids)])
      .where((where) => where.and(visible(where, kind, actor)))
      .execute();
    const byId = new Map(rows.map((row) => [row.id, itemOf(row, actor)]));
    return ids.map((id) => byId.get(id)).filter((item) => item !== undefined);
  }
}

function filters(where: ExpressionBuilder<Tables, 'objects'>, query: CatalogueQuery, actor: Actor) {
  const { kind, search = '', parent, includeTemplates = false } = query;
  const all: Expression<SqlBool>[] = [where('kind', '=', kind)];
  if (parent === null && kindNamed(kind).nested) all.push(isRoot(where, kind, actor));
  if (typeof parent === 'number') all.push(where('parent_id', '=', parent));
  if (kindNamed(kind).templates && !includeTemplates) all.push(where('template', '=', 0));
  return [...all, ...nameContains(where, search.trim())];
}

/** The tree of a location user begins with the own location. */
function isRoot(where: ExpressionBuilder<Tables, 'objects'>, kind: SelectionTypeName, actor: Actor) {
  if (kind === 'location' && actor.role === 'location') return where('id', '=', actor.locationId);
  return where('parent_id', 'is', null);
}

/** What is said of a player names its locations from the root down, those above the own one too. */
const isAboveOwn = ({ kind }: ObjectRow, { role }: Actor): boolean => kind === 'player' && role === 'location';

function itemOf(row: ObjectRow, actor: Actor): CatalogueItem {
  const { nested, templates } = kindNamed(row.kind);
  return {
    Id: row.id,
    Name: row.name,
    ...(row.guid !== null && { Guid: row.guid }),
    ...(nested && { Path: visiblePath(row, actor), HasChildren: row.parent === 1 }),
    ...(row.detail !== null && !isAboveOwn(row, actor) && { Detail: row.detail }),
    ...(templates && { Template: row.template === 1 })
  };
}
