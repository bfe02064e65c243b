import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** Messages to players, updates with their confirmations, and play times. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await messages(db, engine);
  await updates(db, engine);
  await playTimes(db, engine);
}

async function messages(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('player_id', engine.integer, (column) => column.notNull())
    .addColumn('content', engine.text, (column) => column.notNull())
    .addColumn('tag', engine.text, (column) => column.notNull())
    .addColumn('created_at', engine.text, (column) => column.notNull())
    .addColumn('valid_until', engine.text, (column) => column.notNull())
    .execute();
  // For removing expired messages.
  await db.schema.createIndex('messages_by_validity').on('messages').column('valid_until').execute();
}

async function updates(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('updates')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('version', engine.text, (column) => column.notNull())
    .addColumn('version_key', engine.text, (column) => column.notNull())
    .addColumn('min_version', engine.text)
    .addColumn('file_name', engine.text, (column) => column.notNull())
    .addColumn('sha256', engine.text, (column) => column.notNull().references('files.sha256'))
    .addColumn('created_at', engine.text, (column) => column.notNull())
    .addUniqueConstraint('updates_by_version', ['version_key', 'file_name'])
    .execute();
  await db.schema.createIndex('updates_by_content').on('updates').column('sha256').execute();
  await db.schema
    .createTable('update_confirmations')
    .addColumn('update_id', engine.integer, (column) => column.notNull().references('updates.id').onDelete('cascade'))
    .addColumn('player_id', engine.integer, (column) => column.notNull())
    .addColumn('state', engine.text, (column) => column.notNull())
    .addColumn('version', engine.text, (column) => column.notNull())
    .addColumn('message', engine.text)
    .addColumn('confirmed_at', engine.text, (column) => column.notNull())
    .addPrimaryKeyConstraint('update_confirmations_key', ['player_id', 'update_id'])
    .execute();
  await db.schema
    .createIndex('update_confirmations_by_update')
    .on('update_confirmations')
    .columns(['update_id', 'player_id'])
    .execute();
}

/**
 * Made for 100 million rows: four numbers each. The key leads by player, because players report their own rows in one
 * piece; the two indexes hold every column, so that a summary by time or spot never reads the table itself.
 */
async function playTimes(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = db.schema
    .createTable('play_times')
    .addColumn('player_id', engine.integer, (column) => column.notNull())
    .addColumn('started_at', engine.integer, (column) => column.notNull())
    .addColumn('spot_id', engine.integer, (column) => column.notNull())
    .addColumn('milliseconds', engine.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('play_times_key', ['player_id', 'started_at', 'spot_id']);
  // SQLite then stores the rows in the key itself.
  await (engine.name === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute();
  await db.schema
    .createIndex('play_times_by_time')
    .on('play_times')
    .columns(['started_at', 'spot_id', 'player_id', 'milliseconds'])
    .execute();
  await db.schema
    .createIndex('play_times_by_spot')
    .on('play_times')
    .columns(['spot_id', 'started_at', 'player_id', 'milliseconds'])
    .execute();
}
