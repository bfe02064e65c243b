import { sql } from 'kysely';
import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises';
import type { Actor } from '../platform/authorization/actor.js';
import { demand } from '../authorization/can.js';
import type { Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { monthsBefore } from '../platform/instants.js';
import { firstGroups, GROUPINGS, type Group, type Grouping, type SummaryQuery } from './summary.js';
import { DAY } from '../../ascdata/durations.js';
import { dayText } from './zoneDays.js';

/** "Retention of imported spot play times in the reporting database: deleted automatically after 12 months." */
const KEPT_MONTHS = 12;

const ROWS_OF_A_STATEMENT = 1_000;
const DELETED_AT_ONCE = 2_000;
/** Pause between two batches, in which others can write. */
const PAUSE_MILLISECONDS = 20;

/** One play of a spot on a player. */
export interface PlayTime {
  readonly spotId: number;
  readonly playerId: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly milliseconds: number;
}

export interface Imported {
  /** Rows that are new, or whose length changed. */
  readonly Stored: number;
  /** Rows that were there before, and repetitions within the request. */
  readonly Known: number;
  /** Rows older than 12 months, which are not kept. */
  readonly Outdated: number;
}

/** A summary; without `from` and `to` it covers everything. */
export type ParsedSummaryQuery = Omit<SummaryQuery, 'from' | 'to'> & {
  readonly from: number | undefined;
  readonly to: number | undefined;
};

export interface SummaryRow {
  /** `2026-11-21`, a day of the platform's time zone. */
  readonly Day?: string;
  readonly SpotId?: number;
  readonly PlayerId?: number;
  readonly Plays: number;
  readonly Seconds: number;
}

export interface SummaryPage {
  readonly rows: readonly SummaryRow[];
  /** `after` of the next page; undefined: this was the last. */
  readonly next: readonly number[] | undefined;
}

/** Play times: when which spot was played where. */
export class PlayTimes {
  readonly #store: Store;
  readonly #zone: string;
  readonly #now: () => Date;

  constructor(store: Store, zone: string, now: () => Date) {
    this.#store = store;
    this.#zone = zone;
    this.#now = now;
  }

  /** The platform's time zone, which defines a day. */
  get zone(): string {
    return this.#zone;
  }

  /**
   * Imports all rows or none. A row with the spot, player and start of an existing one replaces it. Spots and players are not
   * looked up: play times remain true after they are deleted.
   * @throws Refusal not-allowed
   */
  async importRows(actor: Actor, rows: readonly PlayTime[]): Promise<Imported> {
    demand(actor, 'playTime.import');
    const oldest = this.#oldest();
    const kept = rows.filter(({ startedAt }) => startedAt >= oldest);
    const unique = new Map(kept.map((row) => [`${row.playerId} ${row.startedAt} ${row.spotId}`, row]));
    const sorted = [...unique.values()].sort((a, b) => a.playerId - b.playerId || a.startedAt - b.startedAt);
    const stored = await this.#store.write(async (writing) => {
      let count = 0;
      for (let at = 0; at < sorted.length; at += ROWS_OF_A_STATEMENT) {
        count += await insert(writing, sorted.slice(at, at + ROWS_OF_A_STATEMENT));
        // SQLite answers without yielding to others.
        await turn();
      }
      return count;
    });
    return { Stored: stored, Known: kept.length - stored, Outdated: rows.length - kept.length };
  }

  /** Plays and seconds by spot, player and day, a page at a time. @throws Refusal not-allowed */
  async summary(actor: Actor, query: ParsedSummaryQuery): Promise<SummaryPage> {
    demand(actor, 'playTime.read');
    const from = Math.max(query.from ?? 0, this.#oldest());
    const to = Math.min(query.to ?? Infinity, this.#now().getTime() + DAY);
    const groups = await firstGroups(this.#store.db, this.#zone, { ...query, from, to });
    const page = groups.slice(0, query.limit);
    const next = groups.length > query.limit ? page.at(-1)?.keys : undefined;
    return { rows: page.map((group) => rowOf(group, query.groupBy)), next };
  }

  /**
   * Deletes rows older than 12 months, oldest first, in small transactions with pauses, so that others wait for at most one of
   * them. Returns the number of rows.
   */
  async removeOutdated(
    signal?: AbortSignal,
    pause: () => Promise<unknown> = () => delay(PAUSE_MILLISECONDS)
  ): Promise<number> {
    const oldest = this.#oldest();
    let total = 0;
    for (let after = 0; !signal?.aborted; await pause()) {
      const { removed, last } = await this.#store.write((writing) => removeBatch(writing, after, oldest));
      if (last === null) break;
      total += removed;
      after = last;
    }
    return total;
  }

  #oldest(): number {
    return monthsBefore(this.#now(), KEPT_MONTHS).getTime();
  }
}

/** Integers are inlined in the statement: 4,000 parameters would cost more than the rows. */
async function insert(writing: Writing, rows: readonly PlayTime[]): Promise<number> {
  const values = rows.map((row) => {
    const numbers = [row.playerId, row.startedAt, row.spotId, row.milliseconds];
    if (!numbers.every(Number.isSafeInteger)) throw new TypeError('A play time is made of whole numbers.');
    return `(${numbers.join(',')})`;
  });
  const { numAffectedRows } = await sql`
    insert into play_times (player_id, started_at, spot_id, milliseconds) values ${sql.raw(values.join(','))}
    on conflict (player_id, started_at, spot_id) do update set milliseconds = excluded.milliseconds
    where play_times.milliseconds <> excluded.milliseconds`.execute(writing);
  return Number(numAffectedRows ?? 0);
}

/**
 * Deletes the oldest rows after `after`, up to the start of the last of a batch. Finding that by the index first avoids reading
 * the whole table, and `after` keeps PostgreSQL from scanning deleted rows repeatedly.
 */
async function removeBatch(writing: Writing, after: number, oldest: number) {
  const outdated = writing.selectFrom('play_times').where('started_at', '>', after).where('started_at', '<', oldest);
  const batch = outdated.select('started_at').orderBy('started_at').limit(DELETED_AT_ONCE);
  const { last } = await writing
    .selectFrom(batch.as('batch'))
    .select(({ fn }) => fn.max<number | null>('started_at').as('last'))
    .executeTakeFirstOrThrow();
  if (last === null) return { removed: 0, last };
  const { numDeletedRows } = await writing
    .deleteFrom('play_times')
    .where('started_at', '>', after)
    .where('started_at', '<=', last)
    .executeTakeFirst();
  return { removed: Number(numDeletedRows), last };
}

function rowOf({ keys, plays, milliseconds }: Group, groupBy: readonly Grouping[]): SummaryRow {
  const key = (grouping: Grouping) => keys[groupBy.indexOf(grouping)];
  const [day, spot, player] = GROUPINGS.map(key);
  return {
    ...(day !== undefined && { Day: dayText(day) }),
    ...(spot !== undefined && { SpotId: spot }),
    ...(player !== undefined && { PlayerId: player }),
    Plays: plays,
    Seconds: milliseconds / 1000
  };
}
