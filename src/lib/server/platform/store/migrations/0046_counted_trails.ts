import type { Kysely } from 'kysely';

/** The history of each text is read from any event on, and the messages of one player are counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('text_events_by_place').execute();
  await db.schema
    .createIndex('text_events_by_place')
    .on('text_events')
    .columns(['template_id', 'language', 'place', 'id'])
    .execute();
  await db.schema.createIndex('messages_by_player').on('messages').columns(['player_id', 'valid_until']).execute();
}
