import { sql, type Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Engine } from '../engine.js';

/**
 * What several instances share: jobs that one of them runs, and on PostgreSQL the contents, because there is no shared disk.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('name', engine.text, (column) => column.primaryKey())
    .addColumn('locked_by', engine.text)
    .addColumn('locked_until', engine.text)
    .addColumn('finished_at', engine.text)
    .execute();
  // Identifies stores when one is moved into another.
  await sql`insert into facts (name, value) values ('store-id', ${randomUUID()})`.execute(db);
  if (engine.name === 'postgres') await contents(db, engine);
}

async function contents(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('contents')
    .addColumn('id', engine.text, (column) => column.primaryKey())
    // Empty until it is complete.
    .addColumn('sha256', engine.text, (column) => column.unique())
    .addColumn('size', engine.integer, (column) => column.notNull())
    .addColumn('stored_at', engine.text, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('content_chunks')
    .addColumn('content_id', engine.text, (column) => column.notNull().references('contents.id').onDelete('cascade'))
    .addColumn('position', engine.integer, (column) => column.notNull())
    .addColumn('bytes', engine.bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('content_chunks_key', ['content_id', 'position'])
    .execute();
  // Pictures and archives are already compressed.
  await sql`alter table content_chunks alter column bytes set storage external`.execute(db);
}
