import type { Kysely } from 'kysely';

/** The spots of one type in one group, even if the group is large and has few of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('objects_by_group_and_type')
    .on('objects')
    .columns(['kind', 'group_id', 'type', 'id', 'width', 'height', 'lineage', 'name_key'])
    .where('group_id', 'is not', null)
    .execute();
}
