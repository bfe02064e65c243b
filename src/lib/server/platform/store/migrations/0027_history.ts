import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** Keeps what each save of a variant changed. What was saved before is not known: each variant starts with what it has now. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('value_saves')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('variant_id', engine.integer, (column) => column.notNull().references('variants.id').onDelete('cascade'))
    .addColumn('at', engine.text, (column) => column.notNull())
    .addColumn('by', engine.text)
    .addColumn('kind', engine.text, (column) => column.notNull())
    .addColumn('package_id', engine.integer, (column) => column.notNull())
    .addColumn('changes', engine.text, (column) => column.notNull())
    .addColumn('name', engine.text)
    .addColumn('named_by', engine.text)
    .execute();
  await db.schema.createIndex('value_saves_by_variant').on('value_saves').columns(['variant_id', 'id']).execute();
  await db.schema.createIndex('value_saves_by_time').on('value_saves').columns(['at']).execute();
  await db.schema
    .createTable('saved_values')
    .addColumn('variant_id', engine.integer, (column) => column.notNull().references('variants.id').onDelete('cascade'))
    .addColumn('hash', engine.text, (column) => column.notNull())
    .addColumn('value', engine.text, (column) => column.notNull())
    .addPrimaryKeyConstraint('saved_values_key', ['variant_id', 'hash'])
    .execute();
  await sql`
    insert into value_saves (variant_id, at, "by", kind, package_id, changes)
    select variants.id, variants.changed_at, variants.changed_by, 'start', templates.package_id, '{}'
    from variants inner join templates on templates.id = variants.template_id
    order by variants.id
  `.execute(db);
}
