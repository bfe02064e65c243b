import type { Kysely } from 'kysely';
import { countedUp } from '../sqlite.js';

/** Packages by their files' hashes, templates, variants with their own Values, and the catalogue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('facts')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await packages(db);
  await widgets(db);
  await catalogue(db);
}

async function packages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('files')
    .addColumn('sha256', 'text', (column) => column.primaryKey())
    .addColumn('size', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('packages')
    .addColumn('id', 'integer', countedUp)
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('spot_identifier', 'text', (column) => column.notNull())
    .addColumn('spot_version', 'text', (column) => column.notNull())
    .addColumn('number_of_slots', 'integer', (column) => column.notNull())
    .addColumn('element_count', 'integer', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('package_files')
    .addColumn('package_id', 'integer', (column) => column.notNull().references('packages.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull().references('files.sha256'))
    .addPrimaryKeyConstraint('package_files_key', ['package_id', 'name'])
    .execute();
  await db.schema.createIndex('package_files_by_content').on('package_files').column('sha256').execute();
}

async function widgets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('templates')
    .addColumn('id', 'integer', countedUp)
    .addColumn('spot_identifier', 'text', (column) => column.notNull().unique())
    .addColumn('package_id', 'integer', (column) => column.notNull().references('packages.id'))
    .addColumn('standard', 'integer', (column) => column.notNull())
    .addColumn('archive_hash', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('templates_by_package').on('templates').column('package_id').execute();
  await db.schema
    .createTable('variants')
    .addColumn('id', 'integer', countedUp)
    .addColumn('template_id', 'integer', (column) => column.notNull().references('templates.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('own_values', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('variants_by_template').on('variants').column('template_id').execute();
}

async function catalogue(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('objects')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('parent_id', 'integer')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('detail', 'text')
    .addColumn('guid', 'text')
    .addColumn('template', 'integer', (column) => column.notNull())
    .addColumn('parent', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('objects_key', ['kind', 'id'])
    .execute();
  // Each ends with what a page is ordered by, so that skipping to the last page reads the index alone.
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
