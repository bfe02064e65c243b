// The only file that uses pg. Others use Kysely.
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { guardParameters } from './guardedDatabase.js';
import type { RowName, Tables, Writing } from './schema.js';
import { codeOf } from './failures.js';
import { StartError } from '../startError.js';

const MAX_CONNECTIONS = 12;
const CONNECT_MILLISECONDS = 5_000;
const STATEMENT_MILLISECONDS = 60_000;
/** Longer than a statement may take: by then the server or the connection has silently failed. */
const ANSWER_MILLISECONDS = 75_000;
const IDLE_MILLISECONDS = 30_000;
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;
const NEWS_ANSWER_MILLISECONDS = 10_000;

/** Otherwise 64-bit integers and counts arrive as texts; ours stay below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

export interface PostgresOptions {
  /** No statement timeout: for migrations and moves. */
  readonly isPatient?: boolean;
}

/**
 * A pool of connections. A broken connection, idle or in use, affects only itself; the next query opens another. Refuses the
 * same parameters as SQLite.
 */
export function openPostgres(url: string, { isPatient = false }: PostgresOptions = {}): Kysely<Tables> {
  const limits = {
    statement_timeout: STATEMENT_MILLISECONDS,
    idle_in_transaction_session_timeout: STATEMENT_MILLISECONDS,
    query_timeout: ANSWER_MILLISECONDS
  };
  const pool = new pg.Pool({
    connectionString: url,
    Client: GuardedClient,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    idleTimeoutMillis: IDLE_MILLISECONDS,
    application_name: 'ascdata',
    ...KEEP_ALIVE,
    ...(isPatient ? {} : limits)
  });
  // Without listeners a broken connection, in the pool or between two statements, would crash the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** A separate connection for listening, outside the pool. */
export function postgresClient(url: string): pg.Client {
  return new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    query_timeout: NEWS_ANSWER_MILLISECONDS,
    application_name: 'ascdata news',
    ...KEEP_ALIVE
  });
}

export type PostgresClient = pg.Client;

/** `shared`: by servers, any number at once. `alone`: by a move or a restore, while nobody else has it. */
export type Claim = 'shared' | 'alone' | 'none';

/** An arbitrary number that nothing else in the database uses. */
const CLAIM_LOCK = 7_236_454_102;
const CLAIM_MILLISECONDS = 3_000;

/**
 * Claims the database until the connection ends, however it ends; if its machine is lost, for another 25 seconds. Waits a
 * little: the previous process may just be ending. @throws StartError if others have it
 */
export async function claimDatabase(client: PostgresClient, claim: Claim): Promise<void> {
  if (claim === 'none') return;
  await client.query('set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3');
  await client.query(`set lock_timeout = ${CLAIM_MILLISECONDS}`);
  try {
    await client.query(`select pg_advisory_lock${claim === 'shared' ? '_shared' : ''}(${CLAIM_LOCK})`);
  } catch (error) {
    if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw new StartError(WHO_CLAIMS[claim], { cause: error });
  }
}

const LOCK_NOT_AVAILABLE = '55P03';
const WHO_CLAIMS = {
  shared:
    'Another command is moving the database that DATABASE_URL names, or restoring into it: wait until it ends, then start again.',
  alone:
    'A server, or another command, is working on the database that DATABASE_URL names: stop it, then run the same command again.'
} as const;

class GuardedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (text: unknown, values?: unknown, done?: unknown) => unknown;
    const guarded = (text: unknown, values?: unknown, done?: unknown): unknown => {
      const answer = query(text, Array.isArray(values) ? guardParameters(values) : values, done);
      // A timed-out connection may still answer, to its next user.
      if (answer instanceof Promise) answer.catch((error: unknown) => isSilent(error) && void this.end());
      return answer;
    };
    this.query = guarded as typeof this.query;
  }
}

function isSilent(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

const TRIES = 12;
const FIRST_WAIT_MILLISECONDS = 5;
const LONGEST_WAIT_MILLISECONDS = 400;

/**
 * Runs a transaction, retrying a few times on conflicts.
 * @param isolation `serializable`: as if it were the only one; `read committed`: each statement sees what is committed by then
 * @throws the error of the last attempt
 */
export async function writeAgain<T>(
  db: Kysely<Tables>,
  isolation: 'serializable' | 'read committed',
  work: (writing: Writing) => Promise<T>
): Promise<T> {
  let isSecondLook = false;
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().setIsolationLevel(isolation).execute(work);
    } catch (error) {
      // A row was added or removed in between: when run again, `work` sees it and reports it properly.
      const isRaced: boolean = isConstraint(error) && !isSecondLook;
      if (attempt === TRIES || !(isOvertaken(error) || isRaced)) throw error;
      isSecondLook ||= isRaced;
    }
    const wait = Math.min(FIRST_WAIT_MILLISECONDS * 2 ** attempt, LONGEST_WAIT_MILLISECONDS);
    await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random())));
  }
}

/** Locks the row until the transaction ends; waits while another transaction holds it. */
export async function lockRow(writing: Writing, { table, id }: RowName): Promise<void> {
  await sql`select 1 from ${sql.table(table)} where id = ${id} for update`.execute(writing);
}

/**
 * Locks the table against writers until the transaction ends, once the present ones have ended. As the first statement it takes no
 * snapshot, so what they wrote is seen. Stops also those that lock a row first, as they could wait for each other otherwise.
 */
export async function lockTable(writing: Writing, table: keyof Tables): Promise<void> {
  await sql`lock table ${sql.table(table)} in exclusive mode`.execute(writing);
}

/** Serialization failure, or deadlock. */
function isOvertaken(error: unknown): boolean {
  return /^40(?:001|P01)$/.test(codeOf(error));
}

/** Unique or foreign key violation. */
function isConstraint(error: unknown): boolean {
  return /^2350[35]$/.test(codeOf(error));
}
