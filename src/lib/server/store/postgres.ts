// The only file that knows pg. Everything else speaks through Kysely.
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { guardParameters } from './guard.js';
import type { Tables } from './schema.js';
import { codeOf } from './trouble.js';

const MAX_CONNECTIONS = 12;
const CONNECT_MILLISECONDS = 5_000;
const STATEMENT_MILLISECONDS = 60_000;
const IDLE_MILLISECONDS = 30_000;

/** 64-bit integers and counts arrive as texts otherwise; ours stay below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/**
 * A pool of connections to a database that is there. A connection that breaks while nobody uses it is forgotten; the next
 * query opens another. The same parameters are refused as on SQLite.
 */
export function openPostgres(url: string): Kysely<Tables> {
  const pool = new GuardedPool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    idleTimeoutMillis: IDLE_MILLISECONDS,
    statement_timeout: STATEMENT_MILLISECONDS,
    application_name: 'ascdata'
  });
  // Without a listener a broken idle connection would end the process.
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** A connection of its own, outside the pool, for listening. */
export function postgresClient(url: string): pg.Client {
  return new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    keepAlive: true,
    application_name: 'ascdata news'
  });
}

export type PostgresClient = pg.Client;

class GuardedPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super({ ...config, Client: GuardedClient });
  }
}

class GuardedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (text: unknown, values?: unknown, done?: unknown) => unknown;
    const guarded = (text: unknown, values?: unknown, done?: unknown): unknown =>
      query(text, Array.isArray(values) ? guardParameters(values).map(bytes) : values, done);
    this.query = guarded as typeof this.query;
  }
}

/** pg takes only its own kind of bytes. */
function bytes(value: unknown): unknown {
  return value instanceof Uint8Array && !Buffer.isBuffer(value)
    ? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    : value;
}

const TRIES = 12;
const FIRST_WAIT_MILLISECONDS = 5;
const LONGEST_WAIT_MILLISECONDS = 400;

/**
 * One transaction at a time, as it looks from the inside: what another one got in the way of is done again, a few times.
 * @throws what the last try failed with
 */
export async function writeSerializably<T>(
  db: Kysely<Tables>,
  work: (writing: Transaction<Tables>) => Promise<T>
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().setIsolationLevel('serializable').execute(work);
    } catch (error) {
      if (!isOvertaken(error) || attempt === TRIES) throw error;
    }
    const wait = Math.min(FIRST_WAIT_MILLISECONDS * 2 ** attempt, LONGEST_WAIT_MILLISECONDS);
    await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random())));
  }
}

/** Could not be serialised, or a deadlock. */
function isOvertaken(error: unknown): boolean {
  return /^40(?:001|P01)$/.test(codeOf(error));
}
