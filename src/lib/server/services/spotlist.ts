import type { Actor } from '../rights/actor.js';
import type { Database } from '../store/schema.js';
import { pageFilters, pageOf, pageSize, type Page, type PageQuery } from './objects.js';
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
