import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';

/**
 * Finds the first save that changed some elements without reading all saves. PostgreSQL refuses index entries above 2,704
 * bytes, so long lists of elements are replaced by their hash.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; elements: string }>`
    select id, elements from value_saves where length(elements) > 200`.execute(db);
  for (const { id, elements } of rows) {
    const hash = createHash('sha256').update(elements).digest('hex');
    await sql`update value_saves set elements = ${hash} where id = ${id}`.execute(db);
  }
  await db.schema.dropIndex('value_saves_by_variant').execute();
  await db.schema.createIndex('value_saves_by_variant').on('value_saves').columns(['variant_id', 'id']).execute();
  await db.schema
    .createIndex('value_saves_by_elements')
    .on('value_saves')
    .columns(['variant_id', 'elements', 'id'])
    .execute();
}
