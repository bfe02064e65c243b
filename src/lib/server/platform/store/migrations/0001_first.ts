import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** Packages by their files' hashes, templates, variants with their own Values, and the catalogue. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('facts')
    .addColumn('name', engine.text, (column) => column.primaryKey())
    .addColumn('value', engine.text, (column) => column.notNull())
    .execute();
  await packages(db, engine);
  await widgets(db, engine);
  await catalogue(db, engine);
}

async function packages(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('files')
    .addColumn('sha256', engine.text, (column) => column.primaryKey())
    .addColumn('size', engine.integer, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('packages')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('hash', engine.text, (column) => column.notNull().unique())
    .addColumn('spot_identifier', engine.text, (column) => column.notNull())
    .addColumn('spot_version', engine.text, (column) => column.notNull())
    .addColumn('number_of_slots', engine.integer, (column) => column.notNull())
    .addColumn('element_count', engine.integer, (column) => column.notNull())
    .addColumn('source', engine.text, (column) => column.notNull())
    .addColumn('created_at', engine.text, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('package_files')
    .addColumn('package_id', engine.integer, (column) => column.notNull().references('packages.id').onDelete('cascade'))
    .addColumn('position', engine.integer, (column) => column.notNull())
    .addColumn('name', engine.text, (column) => column.notNull())
    .addColumn('sha256', engine.text, (column) => column.notNull().references('files.sha256'))
    .addPrimaryKeyConstraint('package_files_key', ['package_id', 'name'])
    .execute();
  await db.schema.createIndex('package_files_by_content').on('package_files').column('sha256').execute();
}

async function widgets(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('templates')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('spot_identifier', engine.text, (column) => column.notNull().unique())
    .addColumn('package_id', engine.integer, (column) => column.notNull().references('packages.id'))
    .addColumn('standard', engine.integer, (column) => column.notNull())
    .addColumn('archive_hash', engine.text)
    .addColumn('created_at', engine.text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('templates_by_package').on('templates').column('package_id').execute();
  await db.schema
    .createTable('variants')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('template_id', engine.integer, (column) =>
      column.notNull().references('templates.id').onDelete('cascade')
    )
    .addColumn('name', engine.text, (column) => column.notNull())
    .addColumn('own_values', engine.text, (column) => column.notNull())
    .addColumn('version', engine.integer, (column) => column.notNull())
    .addColumn('created_at', engine.text, (column) => column.notNull())
    .addColumn('changed_at', engine.text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('variants_by_template').on('variants').column('template_id').execute();
}

async function catalogue(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('objects')
    .addColumn('kind', engine.text, (column) => column.notNull())
    .addColumn('id', engine.integer, (column) => column.notNull())
    .addColumn('parent_id', engine.integer)
    .addColumn('name', engine.text, (column) => column.notNull())
    .addColumn('name_key', engine.text, (column) => column.notNull())
    .addColumn('path', engine.text, (column) => column.notNull())
    .addColumn('detail', engine.text)
    .addColumn('guid', engine.text)
    .addColumn('template', engine.integer, (column) => column.notNull())
    .addColumn('parent', engine.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('objects_key', ['kind', 'id'])
    .execute();
  // Each ends with the order of a page, so that skipping to the last page reads only the index.
  await db.schema
    .createIndex('objects_by_name')
    .on('objects')
    .columns(['kind', 'name_key', 'id', 'template'])
    .execute();
  // Only nested objects have a parent: the 100,000 others stay out of this index.
  await db.schema
    .createIndex('objects_by_parent')
    .on('objects')
    .columns(['kind', 'parent_id', 'name_key', 'id'])
    .where('parent_id', 'is not', null)
    .execute();
}
