import type { Actor } from '../rights/actor.js';
import type { Database } from '../store/schema.js';
<<<<<<< HEAD
import type { Store } from '../store/store.js';
import { CompiledQueries } from './compiled.js';
import { nameLike, namePattern, pageSize, type PageQuery } from './objects.js';
=======
import { pageFilters, pageOf, pageSize, type Page, type PageQuery } from './objects.js';
>>>>>>> parent of 07e47c5 (Lists of a million spots: the database writes the entries, queries are compiled once, statements stay prepared; a bench holds them to it)
import type { SpotType } from './spottypes.js';
import { visible } from './visible.js';

export interface SpotQuery extends PageQuery {
  readonly type?: SpotType | undefined;
  readonly minWidth?: number | undefined;
  readonly minHeight?: number | undefined;
}

/** One spot in an answer. */
export interface SpotEntry {
  readonly Id: number;
  readonly Name: string;
  readonly Type: string | null;
  readonly SpotGroupId: number | null;
  readonly Width: number | null;
  readonly Height: number | null;
  readonly LocationId: number | null;
  readonly PlayerId: number | null;
  readonly ValidFrom: string | null;
  readonly ValidTo: string | null;
  readonly Tags: readonly string[];
}

/** Up to so many groups are each read from their own part of the index; above, the spots of a type are gone through. */
const FEW_GROUPS = 20;

<<<<<<< HEAD
/** A page as the JSON texts of its entries with commas between them, '' for none; `next` as in `Page`. */
export interface TextPage {
  readonly entries: string;
  readonly next: number | undefined;
}

/** What tells one question from another. */
interface Values extends Record<string, string | number> {
  type: string;
  width: number;
  height: number;
  after: number;
  name: string;
  size: number;
  /** One more than the page has. */
  most: number;
}

interface Row {
  readonly entries: string | null;
  /** The first spot of the next page. */
  readonly more: number | null;
}

/** Pages of spots. */
export class SpotList {
  readonly #db: Database;
  readonly #engine: Engine;
  readonly #pages: CompiledQueries<Values, Row>;

  constructor({ db, engine }: Pick<Store, 'db' | 'engine'>) {
    this.#db = db;
    this.#engine = engine;
    this.#pages = new CompiledQueries<Values, Row>(db, (actor, values) => this.#query(actor, values));
  }

  /**
   * A page of the spots that the actor may see, in the order of their Ids. The database writes the entries, as `entryOf`
   * would: taking over eleven columns of each row and writing them here costs twice what finding them does.
   */
  async page(actor: Actor, query: SpotQuery): Promise<TextPage> {
    const [row] = await this.#pages.run(actor, valuesOf(query));
    const { entries, more } = row ?? { entries: null, more: null };
    return { entries: entries ?? '', next: more === null ? undefined : more - 1 };
  }

  /** Does the actor see any spot of this type? */
  async has(actor: Actor, type: SpotType): Promise<boolean> {
    const rows = await this.#matching(actor, { type }).select('objects.id').limit(1).execute();
    return rows.length > 0;
  }

  #query(actor: Actor, values: Partial<Values>) {
    const { size = 0 } = values;
    const found = this.#found(actor, values).orderBy('objects.id').limit(size);
    const page = found
      .innerJoin('spots', 'spots.id', 'objects.id')
      .select(['objects.id', entryText(this.#engine).as('entry')]);
    const more = this.#found(actor, values).select('objects.id').orderBy('objects.id').limit(1).offset(size);
    return this.#db.selectNoFrom(({ selectFrom }) => [
      selectFrom(page.as('page')).select(joined(this.#engine).as('entries')).as('entries'),
      more.as('more')
    ]);
  }

  /** The spots that are asked for; of very many in few groups at least those of the page and one more. */
  #found(actor: Actor, values: Partial<Values>) {
    const groups = [...actor.groups.keys()];
    const isByGroup = actor.role !== 'administrator' && groups.length > 0 && groups.length <= FEW_GROUPS;
    return isByGroup ? this.#inGroups(actor, values, groups) : this.#matching(actor, values);
  }

  /** What is asked for in the register, of what the actor may see. */
  #matching(actor: Actor, { type, width, height, after, name }: Partial<Values>) {
    return this.#db
      .selectFrom('objects')
      .where('objects.kind', '=', 'spot')
      .where((where) => where.and(visible(where, 'spot', actor)))
      .$if(type !== undefined, (rows) => rows.where('objects.type', '=', type ?? null))
      .$if(width !== undefined, (rows) => rows.where('objects.width', '>=', width ?? null))
      .$if(height !== undefined, (rows) => rows.where('objects.height', '>=', height ?? null))
      .$if(after !== undefined, (rows) => rows.where('objects.id', '>', after ?? 0))
      .$if(name !== undefined, (rows) => rows.where((where) => nameLike(where, name ?? '')));
  }

  /** The same for an actor of few groups: a page of Ids from the index of each, and of those the first. */
  #inGroups(actor: Actor, values: Partial<Values>, groups: readonly number[]) {
    const most = values.most ?? 0;
    const parts = groups.map((group) => {
      const ofGroup = this.#matching(actor, values).select('objects.id').where('objects.group_id', '=', group);
      return this.#db.selectFrom(ofGroup.orderBy('objects.id').limit(most).as('part')).select('part.id');
    });
    const all = parts.reduce((before, each) => before.unionAll(each));
    const ids = this.#db.selectFrom(all.as('parts')).select('parts.id').orderBy('parts.id').limit(most);
    return this.#db.selectFrom('objects').where('objects.kind', '=', 'spot').where('objects.id', 'in', ids);
  }
}

function valuesOf(query: SpotQuery): Partial<Values> {
  const { type, minWidth, minHeight, after, search = '' } = query;
  const pattern = namePattern(search);
  return {
    ...(type !== undefined && { type }),
    ...(minWidth !== undefined && { width: wholeFrom(minWidth) }),
    ...(minHeight !== undefined && { height: wholeFrom(minHeight) }),
    ...(after !== undefined && { after }),
    ...(pattern !== undefined && { name: pattern }),
    size: pageSize(query),
    most: pageSize(query) + 1
  };
}

/** All entries as one text. SQLite keeps to the order of the page, and would sort again if it were told. */
function joined({ name }: Engine): RawBuilder<string | null> {
  return name === 'sqlite' ? sql`string_agg(entry, ',')` : sql`string_agg(entry, ',' order by id)`;
}

/** An entry as `entryOf` makes it, by the database. */
function entryText({ name }: Engine): RawBuilder<string> {
  const isSqlite = name === 'sqlite';
  const members = Object.entries(MEMBERS).map(([member, column]) => {
    const value = sql.ref(column);
    if (member !== 'Tags') return sql`${sql.lit(member)}, ${value}`;
    return isSqlite ? sql`${sql.lit(member)}, json(${value})` : sql`${sql.lit(member)}, ${value}::json`;
  });
  return isSqlite ? sql`json_object(${sql.join(members)})` : sql`json_build_object(${sql.join(members)})::text`;
}

/** The members of an entry with their columns, in the order of the answer. */
const MEMBERS = {
  Id: 'objects.id',
  Name: 'objects.name',
  Type: 'objects.type',
  SpotGroupId: 'objects.group_id',
  Width: 'objects.width',
  Height: 'objects.height',
  LocationId: 'objects.location_id',
  PlayerId: 'spots.player_id',
  ValidFrom: 'spots.valid_from',
  ValidTo: 'spots.valid_to',
  Tags: 'spots.tags'
} as const satisfies Record<keyof SpotEntry, string>;

export const ENTRY = Object.values(MEMBERS);
=======
/** A page of the spots that the actor may see, in the order of their Ids. */
export async function spotPage(db: Database, actor: Actor, query: SpotQuery): Promise<Page<SpotEntry>> {
  const rows = await db
    .selectFrom(matching(db, actor, query).as('objects'))
    .innerJoin('spots', 'spots.id', 'objects.id')
    .select(ENTRY)
    .orderBy('objects.id')
    .execute();
  return pageOf(rows, query, entryOf);
}

/** Does the actor see any spot of this type? */
export async function hasSpotsOf(db: Database, actor: Actor, type: SpotType): Promise<boolean> {
  const rows = await matching(db, actor, { type, limit: 1 }).execute();
  return rows.length > 0;
}

/** The register's part of a page and one row more, to know whether there is a next one. */
function matching(db: Database, actor: Actor, query: SpotQuery) {
  const groups = [...actor.groups.keys()];
  const isByGroup = actor.role !== 'administrator' && groups.length > 0 && groups.length <= FEW_GROUPS;
  const wholes = (isByGroup ? groups : [undefined]).map((groupId) => part(db, actor, query, groupId));
  const parts = wholes.map((whole) => db.selectFrom(whole.as('part')).selectAll());
  const all = parts.reduce((before, each) => before.unionAll(each));
  return db
    .selectFrom(all.as('parts'))
    .selectAll()
    .orderBy('id')
    .limit(pageSize(query) + 1);
}

function part(db: Database, actor: Actor, query: SpotQuery, groupId?: number) {
  const { type, minWidth, minHeight } = query;
  return db
    .selectFrom('objects')
    .select(['id', 'name', 'type', 'width', 'height', 'group_id', 'location_id'])
    .where('kind', '=', 'spot')
    .$if(type !== undefined, (rows) => rows.where('type', '=', type ?? null))
    .$if(groupId !== undefined, (rows) => rows.where('group_id', '=', groupId ?? null))
    .$if(minWidth !== undefined, (rows) => rows.where('width', '>=', wholeFrom(minWidth)))
    .$if(minHeight !== undefined, (rows) => rows.where('height', '>=', wholeFrom(minHeight)))
    .where((where) => where.and([...visible(where, 'spot', actor), ...pageFilters(where, query)]))
    .orderBy('id')
    .limit(pageSize(query) + 1);
}

/** The columns of an entry, from the register and from `spots`. */
export const ENTRY = [
  'objects.id',
  'objects.name',
  'objects.type',
  'objects.width',
  'objects.height',
  'objects.group_id',
  'objects.location_id',
  'spots.player_id',
  'spots.valid_from',
  'spots.valid_to',
  'spots.tags'
] as const;
>>>>>>> parent of 07e47c5 (Lists of a million spots: the database writes the entries, queries are compiled once, statements stay prepared; a bench holds them to it)

interface EntryRow {
  id: number;
  name: string;
  type: string | null;
  width: number | null;
  height: number | null;
  group_id: number | null;
  location_id: number | null;
  player_id: number | null;
  valid_from: string | null;
  valid_to: string | null;
  tags: string;
}

export function entryOf(row: EntryRow): SpotEntry {
  return {
    Id: row.id,
    Name: row.name,
    Type: row.type,
    SpotGroupId: row.group_id,
    Width: row.width,
    Height: row.height,
    LocationId: row.location_id,
    PlayerId: row.player_id,
    ValidFrom: row.valid_from,
    ValidTo: row.valid_to,
    Tags: JSON.parse(row.tags) as string[]
  };
}

/** The least whole number that is enough: sizes are whole, and PostgreSQL compares them with nothing else. */
function wholeFrom(least = 0): number {
  return Math.min(Math.ceil(least), Number.MAX_SAFE_INTEGER);
}
