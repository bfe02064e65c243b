import { sql } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '../platform/store/schema.js';
import { dayAt, startOfDay } from './zoneDays.js';

export const GROUPINGS = ['day', 'spot', 'player'] as const;
export type Grouping = (typeof GROUPINGS)[number];

export interface SummaryQuery {
  /** Milliseconds since 1970, start inclusive, end exclusive. */
  readonly from: number;
  readonly to: number;
  readonly spotId: number | undefined;
  readonly playerId: number | undefined;
  /** In the order of `GROUPINGS`; at least one. */
  readonly groupBy: readonly Grouping[];
  /** The end of the previous page: a number for each of `groupBy`. */
  readonly after: readonly number[] | undefined;
  readonly limit: number;
}

export interface Group {
  /** A number for each of `groupBy`. */
  readonly keys: readonly number[];
  readonly plays: number;
  readonly milliseconds: number;
}

/** Without days among the groups; with them, one day. */
const DAYS_OF_A_SLICE = 7;
const COLUMNS = { spot: 'spot_id', player: 'player_id' } as const;

/**
 * The first groups after `after`, one more than `limit` if there are more. Time is read in slices, so that a year of 100
 * million rows delays others by one slice at most. Each slice gives its own first groups; a group among the first of all is
 * also among the first of each slice it occurs in, so the sums are complete.
 */
export async function firstGroups(db: Database, zone: string, query: SummaryQuery): Promise<Group[]> {
  const isByDay = query.groupBy[0] === 'day';
  const startsAtDay = isByDay && query.after ? startOfDay(zone, query.after[0] ?? 0) : query.from;
  const { from, to } = await filled(db, { ...query, from: Math.max(query.from, startsAtDay) });
  const step = isByDay ? 1 : DAYS_OF_A_SLICE;
  let found: Group[] = [];
  let start = from;
  for (let day = dayAt(zone, from); start < to; day += step) {
    const end = Math.max(start, Math.min(to, startOfDay(zone, day + step)));
    const groups = await groupsOf(db, { ...query, from: start, to: end }, isByDay ? day : undefined);
    found = merged(found, groups).slice(0, query.limit + 1);
    // Later days only add later groups.
    if (isByDay && found.length > query.limit) break;
    start = end;
    await setImmediate();
  }
  return found;
}

/** The part of the requested time that has rows. */
async function filled(db: Database, { from, to }: SummaryQuery): Promise<{ from: number; to: number }> {
  const inTime = db.selectFrom('play_times').where('started_at', '>=', from).where('started_at', '<', to);
  const oldest = await inTime.select('started_at').orderBy('started_at').limit(1).executeTakeFirst();
  const newest = await inTime.select('started_at').orderBy('started_at', 'desc').limit(1).executeTakeFirst();
  return oldest && newest ? { from: oldest.started_at, to: newest.started_at + 1 } : { from, to: from };
}

interface Found {
  spot?: number;
  player?: number;
  plays: number;
  milliseconds: number;
}

/** The first groups of a slice, which is within `day` if days are among the groups. */
async function groupsOf(db: Database, query: SummaryQuery, day: number | undefined): Promise<Group[]> {
  const { groupBy, after, limit } = query;
  const groupings = groupBy.filter((grouping) => grouping !== 'day');
  const columns = groupings.map((grouping) => sql.ref(COLUMNS[grouping]));
  const conditions = [sql`started_at >= ${query.from}`, sql`started_at < ${query.to}`];
  if (query.spotId !== undefined) conditions.push(sql`spot_id = ${query.spotId}`);
  if (query.playerId !== undefined) conditions.push(sql`player_id = ${query.playerId}`);
  // A later day than that of `after` comes after it as a whole.
  const isAfterDay = day !== undefined && after !== undefined && day > (after[0] ?? 0);
  const passed = day === undefined ? after : after?.slice(1);
  if (passed && !isAfterDay) {
    if (columns.length === 0) return [];
    conditions.push(sql`(${sql.join(columns)}) > (${sql.join(passed.map((key) => sql.lit(key)))})`);
  }
  const named = groupings.map((grouping, index) => sql`${columns[index]} as ${sql.ref(grouping)}, `);
  const ordered =
    columns.length === 0 ? sql`` : sql`group by ${sql.join(columns)} order by ${sql.join(columns)} limit ${limit + 1}`;
  const { rows } = await sql<Found>`
    select ${sql.join(named, sql``)} count(*) as plays, cast(coalesce(sum(milliseconds), 0) as bigint) as milliseconds
    from play_times where ${sql.join(conditions, sql` and `)} ${ordered}`.execute(db);
  return rows
    .filter(({ plays }) => plays > 0)
    .map(({ plays, milliseconds, ...keys }) => ({
      keys: groupBy.map((grouping) => (grouping === 'day' ? (day ?? 0) : (keys[grouping] ?? 0))),
      plays,
      milliseconds
    }));
}

/** Both lists, in the order of their keys, as one such list; equal keys are added up. */
function merged(a: readonly Group[], b: readonly Group[]): Group[] {
  const all: Group[] = [];
  for (let [i, j] = [0, 0]; i < a.length || j < b.length;) {
    const [left, right] = [a[i], b[j]];
    const order = !left ? 1 : !right ? -1 : compared(left.keys, right.keys);
    if (order <= 0) i++;
    if (order >= 0) j++;
    const sums = (name: 'plays' | 'milliseconds') => (order <= 0 ? left![name] : 0) + (order >= 0 ? right![name] : 0);
    all.push({ keys: (order <= 0 ? left! : right!).keys, plays: sums('plays'), milliseconds: sums('milliseconds') });
  }
  return all;
}

function compared(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((key, index) => key !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
