import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { migrations } from '../../src/lib/server/platform/store/migrations/index.js';

/** Creates an empty database on the server, or a copy of another one. */
export async function freshDatabase(url: string, template = 'template0'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(url, `create database ${name} template ${template} encoding 'UTF8'`);
  const fresh = new URL(url);
  fresh.pathname = `/${name}`;
  return fresh.href;
}

/** Drops a database, even with open connections. */
export async function dropDatabase(url: string, database: string): Promise<void> {
  await run(url, `drop database if exists ${new URL(database).pathname.slice(1)} with (force)`);
}

/** Runs one statement on a new connection. */
export async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const OTHERS = 'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

const APPLIED = 'select from migrations';

const TABLES = `select quote_ident(tablename) as name from pg_tables
  where schemaname = 'public' and tablename not in ('migrations', 'facts')`;

const SEQUENCES = `select quote_literal(quote_ident(sequencename)) as name from pg_sequences where schemaname = 'public'`;

/** Pages of 8 kB. Larger tables are truncated: deleted rows would slow down the next test. */
const FEW_PAGES = 8;

/**
 * A database with our tables that consecutive tests reuse. Resetting it over an open connection takes a tenth of the time of a
 * new one.
 */
export class ReusedDatabase {
  private constructor(
    readonly url: string,
    private readonly client: pg.Client,
    private readonly filled: string,
    private readonly restart: string
  ) {}

  static async open(url: string): Promise<ReusedDatabase> {
    const client = new pg.Client(url);
    // Broken by a test: the next statement fails, which is handled.
    client.on('error', () => undefined);
    await client.connect();
    // So that it does not keep the process alive; the types lack this.
    (client as pg.Client & { unref(): void }).unref();
    const named = async (query: string) => (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
    const tables = (await named(TABLES)).map(
      (name) =>
        `select '${name}' as name, pg_relation_size('${name}') > ${FEW_PAGES} * 8192 as is_large where exists (select from ${name})`
    );
    const sequences = (await named(SEQUENCES)).map((name) => `setval(${name}, 1, false)`);
    return new ReusedDatabase(url, client, tables.join(' union all '), `select ${sequences.join(', ')}`);
  }

  /** Makes the emptied database a store of its own, with a new id. */
  async begin(): Promise<void> {
    await this.client.query(`insert into facts (name, value) values ('store-id', '${randomUUID()}')`);
  }

  /**
   * Empties it for the next test.
   * @returns false if that is impossible: its tables have changed, or others are connected, who might write during that test
   */
  async isEmptied(): Promise<boolean> {
    try {
      for (let tries = 0; (await this.client.query({ name: 'others', text: OTHERS })).rowCount !== 0; tries++) {
        // The server takes a moment to close a connection.
        if (tries === 20) return false;
        await setTimeout(5);
      }
      if ((await this.client.query({ name: 'applied', text: APPLIED })).rowCount !== migrations.length) return false;
      await this.#empty();
      return true;
    } catch {
      return false;
    }
  }

  async close(): Promise<void> {
    await this.client.end();
  }

  async #empty(): Promise<void> {
    const { rows } = await this.client.query<{ name: string; is_large: boolean }>({
      name: 'filled',
      text: this.filled
    });
    const few = ['facts', ...rows.filter((row) => !row.is_large).map(({ name }) => name)];
    const many = rows.filter((row) => row.is_large).map(({ name }) => name);
    // In one statement, so that no references remain at its end.
    const parts = few.map((name, at) => `d${at} as (delete from ${name})`);
    if (many.length > 0) await this.client.query(`truncate ${many.join(', ')} cascade`);
    await this.client.query(`with ${parts.join(', ')} select`);
    await this.client.query({ name: 'restart', text: this.restart });
  }
}
