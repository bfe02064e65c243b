import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool
} from 'kysely';
import type { CatalogueItem, CataloguePage, CatalogueQuery, MinSize } from '../../api.js';
import type { SelectionTypeName } from '../../ascdata/types.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Database, ObjectRow, Tables } from '../platform/store/schema.js';
import { lengthOfPath, searchWords, holds } from '../platform/store/searchKeys.js';
import type { Store } from '../platform/store/store.js';
import { kindNamed } from './objectKinds.js';
import { visible, visiblePath } from './visible.js';

/** The longer and the shorter side, in pixels. */
const LEAST_SIDES: Readonly<Record<MinSize, readonly [number, number]>> = {
  hd: [1280, 720],
  'full-hd': [1920, 1080],
  '4k': [3840, 2160]
};

/** The columns of an item. Reading a page takes time per column, so others are left out. */
const SHOWN = [
  'kind',
  'id',
  'name',
  'name_key',
  'path',
  'parent',
  'detail',
  'guid',
  'template',
  'type',
  'width',
  'height'
] as const satisfies readonly (keyof ObjectRow)[];
type ShownRow = Pick<ObjectRow, (typeof SHOWN)[number]>;

const NAME = sql.ref<string>('objects.name_key');

type ObjectSelect = SelectQueryBuilder<Tables, 'objects', object>;
type Span = Required<Pick<CatalogueQuery, 'offset' | 'limit'>>;

interface Rows {
  readonly rows: readonly ShownRow[];
  /** How many there are in all. */
  readonly total: number;
}

/** The objects of the platform that selections can hold. */
export class CatalogueService {
  readonly #db: Database;

  constructor(store: Store) {
    this.#db = store.db;
  }

  /**
   * One page of what the actor can see, and the total. Sorted by name; objects whose names contain every word of the search
   * come first.
   */
  async search(actor: Actor, query: CatalogueQuery): Promise<CataloguePage> {
    const { search = '', offset = 0, limit = 100 } = query;
    const asked = this.#db
      .selectFrom('objects')
      .where((where) => where.and([...visible(where, query.kind, actor), ...filters(where, query, actor)]));
    const words = searchWords(search);
    const span = { offset, limit };
    const { rows, total } =
      words.length === 0
        ? await listed(asked, span)
        : await found(asked, words, await this.#searched(actor, query.kind), span);
    return { Total: total, Offset: offset, Items: rows.map((row) => itemOf(row, actor)) };
  }

  /**
   * The text that is searched. A location user finds nothing by ancestors above their own location, which are not shown either.
   */
  async #searched({ role, locationId }: Actor, kind: SelectionTypeName): Promise<RawBuilder<string>> {
    const key = sql.ref<string>('objects.search_key');
    if (role !== 'location' || (kind !== 'location' && kind !== 'player')) return key;
    if (kind === 'player' || locationId === null) return NAME;
    const own = await this.#db
      .selectFrom('objects')
      .select('path')
      .where('kind', '=', 'location')
      .where('id', '=', locationId)
      .executeTakeFirst();
    const above = own ? lengthOfPath(JSON.parse(own.path) as string[]) : 0;
    return sql<string>`(${NAME} || substr(${key}, cast(length(${NAME}) + ${above + 1} as integer)))`;
  }

  /** Those of `ids` that exist and the actor can see, in the given order. */
  async lookup(actor: Actor, kind: SelectionTypeName, ids: readonly number[]): Promise<CatalogueItem[]> {
    if (ids.length === 0) return [];
    const rows = await this.#db
      .selectFrom('objects')
      .select(SHOWN)
      .where('kind', '=', kind)
      .where('id', 'in', [...new Set(ids)])
      .where((where) => where.and(visible(where, kind, actor)))
      .execute();
    const byId = new Map(rows.map((row) => [row.id, itemOf(row, actor)]));
    return ids.map((id) => byId.get(id)).filter((item) => item !== undefined);
  }
}

function filters(where: ExpressionBuilder<Tables, 'objects'>, query: CatalogueQuery, actor: Actor) {
  const { kind, parent, includeTemplates = false, type, size } = query;
  const all: Expression<SqlBool>[] = [where('kind', '=', kind)];
  if (parent === null && kindNamed(kind).isNested) all.push(isRoot(where, kind, actor));
  if (typeof parent === 'number') all.push(where('parent_id', '=', parent));
  if (kindNamed(kind).hasTemplates && !includeTemplates) all.push(where('template', '=', 0));
  if (type !== undefined) all.push(where('type', '=', type));
  if (size !== undefined) all.push(isAtLeast(where, ...LEAST_SIDES[size]));
  return all;
}

/** Both sides, whichever way round. */
function isAtLeast(where: ExpressionBuilder<Tables, 'objects'>, long: number, short: number): Expression<SqlBool> {
  return where.or([
    where.and([where('width', '>=', long), where('height', '>=', short)]),
    where.and([where('width', '>=', short), where('height', '>=', long)])
  ]);
}

/** One page of all matches. */
async function listed(asked: ObjectSelect, span: Span): Promise<Rows> {
  const rows = await page(asked, span);
  // A page that is not full gives the total; only a full one, or one past the end, needs counting.
  const isLast = rows.length < span.limit && (rows.length > 0 || span.offset === 0);
  return { rows, total: isLast ? span.offset + rows.length : await count(asked) };
}

/** One page of what contains the words: first matches in the name alone, then those that need the rest of the text. */
async function found(
  asked: ObjectSelect,
  words: readonly string[],
  text: RawBuilder<string>,
  { offset, limit }: Span
): Promise<Rows> {
  const [inName, whole] = [holds(words, NAME), asked.where(holds(words, text))];
  // A row on the first page of the whole is also among the first of its part.
  const begun = offset === 0 ? await page(whole, { offset, limit }) : [];
  const isNamed = ({ name_key }: ShownRow): boolean => words.every((word) => name_key.includes(word));
  const [known, others] = [begun.filter(isNamed), begun.filter((row) => !isNamed(row))];
  if (offset === 0 && begun.length < limit) return { rows: [...known, ...others], total: begun.length };
  const { total, named } = await counts(whole, inName);
  const from = Math.max(offset, known.length);
  const room = Math.min(named, offset + limit) - from;
  const first = room > 0 ? await page(asked.where(inName), { offset: from, limit: room }) : [];
  const left = limit - known.length - first.length;
  if (offset === 0) return { rows: [...known, ...first, ...others.slice(0, left)], total };
  if (left === 0 || offset >= total) return { rows: first, total };
  const unnamed = whole.where((where) => where.not(inName));
  const rest = await page(unnamed, { offset: Math.max(0, offset - named), limit: left });
  return { rows: [...first, ...rest], total };
}

/** The total, and how many of them contain the words in their name. */
function counts(whole: ObjectSelect, inName: RawBuilder<SqlBool>): Promise<{ total: number; named: number }> {
  return whole
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      sql<number>`count(case when ${inName} then 1 end)`.as('named')
    ])
    .executeTakeFirstOrThrow();
}

function page(asked: ObjectSelect, { offset, limit }: Span): Promise<ShownRow[]> {
  return asked.select(SHOWN).orderBy('name_key').orderBy('id').limit(limit).offset(offset).execute();
}

async function count(asked: ObjectSelect): Promise<number> {
  const { total } = await asked.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return total;
}

/** For a location user, the tree starts at their own location. */
function isRoot(where: ExpressionBuilder<Tables, 'objects'>, kind: SelectionTypeName, actor: Actor) {
  if (kind === 'location' && actor.role === 'location') return where('id', '=', actor.locationId);
  return where('parent_id', 'is', null);
}

/** A player's description names its locations from the root down, including those above the user's own. */
const isAboveOwn = ({ kind }: ShownRow, { role }: Actor): boolean => kind === 'player' && role === 'location';

function itemOf(row: ShownRow, actor: Actor): CatalogueItem {
  const { isNested, hasTemplates } = kindNamed(row.kind);
  return {
    Id: row.id,
    Name: row.name,
    ...(row.guid !== null && { Guid: row.guid }),
    ...(isNested && { Path: visiblePath(row, actor), HasChildren: row.parent === 1 }),
    ...(row.detail !== null && !isAboveOwn(row, actor) && { Detail: row.detail }),
    ...(hasTemplates && { Template: row.template === 1 }),
    ...(row.type !== null && { Type: row.type }),
    ...(row.width !== null && { Width: row.width }),
    ...(row.height !== null && { Height: row.height })
  };
}
