import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '../platform/authorization/actor.js';
import type { Engine } from '../platform/store/engine.js';
import type { Database } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import type { Page } from '../platform/http/listing.js';
import { PreparedQueries } from './preparedQueries.js';
import { nameLike, namePattern, pageOf, pageSize, type PageQuery } from '../catalogue/objects.js';
import type { SpotType } from '../../api/spots.js';
import { visible } from '../catalogue/visible.js';

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

/** Up to this many groups are read one by one from the index; above it, all spots of a type are scanned. */
const FEW_GROUPS = 20;

/** The parameters of a query; `most` is one row more than the page has. */
interface Values extends Record<string, string | number> {
  type: string;
  width: number;
  height: number;
  after: number;
  name: string;
  most: number;
}

interface Row {
  readonly id: number;
  readonly entry: string;
}

export class SpotList {
  readonly #db: Database;
  readonly #engine: Engine;
  readonly #pages: PreparedQueries<Values, Row>;

  constructor({ db, engine }: Pick<Store, 'db' | 'engine'>) {
    this.#db = db;
    this.#engine = engine;
    this.#pages = new PreparedQueries<Values, Row>(db, (actor, values) => this.#query(actor, values));
  }

  /**
   * A page of the spots the actor can see, by Id; each entry as the JSON text of a `SpotEntry`. The database writes the text:
   * transferring eleven columns and writing it here costs more than the query.
   */
  async page(actor: Actor, query: SpotQuery): Promise<Page<string>> {
    const rows = await this.#pages.run(actor, valuesOf(query));
    return pageOf(rows, query, ({ entry }) => entry);
  }

  /** Whether the actor can see any spot of this type. */
  async has(actor: Actor, type: SpotType): Promise<boolean> {
    const rows = await this.#matching(actor, { type }).select('objects.id').limit(1).execute();
    return rows.length > 0;
  }

  #query(actor: Actor, values: Partial<Values>) {
    const groups = [...actor.groups.keys()];
    const isByGroup = actor.role !== 'administrator' && groups.length > 0 && groups.length <= FEW_GROUPS;
    const found = isByGroup ? this.#inGroups(actor, values, groups) : this.#matching(actor, values);
    return found
      .innerJoin('spots', 'spots.id', 'objects.id')
      .select(['objects.id', entryText(this.#engine).as('entry')])
      .orderBy('objects.id')
      .limit(values.most ?? 0);
  }

  /** The conditions on the register, including what the actor can see. */
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

  /** For an actor with few groups: a page of Ids from the index of each, then the first of all. */
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
    most: pageSize(query) + 1
  };
}

/** An entry as from `entryOf`, written by the database. */
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

/** Rounds up: sizes are integers, and PostgreSQL compares them only with integers. */
function wholeFrom(least: number): number {
  return Math.min(Math.ceil(least), Number.MAX_SAFE_INTEGER);
}
