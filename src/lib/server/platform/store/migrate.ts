import { sql, type Kysely } from 'kysely';
import type { Engine } from './engine.js';
import { migrations as ours, type Migration } from './migrations/index.js';
import type { Database, Tables } from './schema.js';
import { StartError } from '../startError.js';
import { TOO_OLD } from './startErrors.js';

/** An arbitrary number that nothing else in the database uses. */
const MIGRATION_LOCK = 7_236_454_101;

/** More than there will ever be. */
const MOST_READ = 10_000;

/**
 * Migrates the database to the newest schema in one transaction: all missing migrations or none. A second process that starts
 * at the same time waits for the first and then has nothing to do.
 * @param wanted numbers of the migrations to apply; left out: all
 * @throws StartError if the database was written by a newer version of the product, or by one before the first release
 */
export async function migrate(
  db: Database,
  engine: Engine,
  migrations: readonly Migration[] = ours,
  wanted?: ReadonlySet<number>
): Promise<void> {
  await db.transaction().execute(async (writing) => {
    // On SQLite the transaction itself holds the only lock there is.
    if (engine.name === 'postgres') await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(writing);
    await writing.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute();
    const applied = await appliedMigrations(writing);
    demandKnown(applied, migrations);
    for (const migration of migrations) {
      if (applied.has(migration.number) || wanted?.has(migration.number) === false) continue;
      await migration.up(untyped(writing), engine);
      const { number, name } = migration;
      await writing.insertInto('migrations').values({ number, name, applied_at: new Date().toISOString() }).execute();
    }
  });
}

/** The names of the migrations applied to a store, by their numbers. */
export async function appliedMigrations(db: Database): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('migrations').select(['number', 'name']).limit(MOST_READ).execute();
  return new Map(rows.map(({ number, name }) => [number, name]));
}

/** @throws StartError for the migrations of a newer version of the product, or of one before the first release */
export function demandKnown(applied: ReadonlyMap<number, string>, migrations: readonly Migration[] = ours): void {
  const [first] = migrations;
  // Before, the first migration had another name, and others followed that are now part of the first.
  if (applied.size > 0 && applied.get(first?.number ?? 0) !== first?.name) throw new StartError(TOO_OLD);
  if ([...applied.keys()].every((number) => migrations.some((migration) => migration.number === number))) return;
  throw new StartError('The store was written by a newer version of this product. Start that version instead.');
}

/** A migration works on the schema of its own time, not on today's types. */
function untyped(db: Kysely<Tables>): Kysely<unknown> {
  return db as unknown as Kysely<unknown>;
}
