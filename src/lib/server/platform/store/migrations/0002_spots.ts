import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** Spots, and what the register of objects lacked for them: groups, locations, types, sizes, and Id counters. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await columns(db, engine);
  await indexes(db);
  await spots(db, engine);
  await counters(db, engine);
  await fill(db);
}

async function columns(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { integer, text } = engine;
  const added = { group_id: integer, location_id: integer, lineage: text, type: text, width: integer, height: integer };
  for (const [name, type] of Object.entries(added)) {
    await db.schema.alterTable('objects').addColumn(name, type).execute();
  }
}

/** Each includes every filter column of a list, so that hidden rows are skipped in the index alone. */
async function indexes(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('objects_by_name').execute();
  await db.schema
    .createIndex('objects_by_name')
    .on('objects')
    .columns(['kind', 'name_key', 'id', 'template', 'group_id', 'lineage'])
    .execute();
  await db.schema
    .createIndex('objects_by_type')
    .on('objects')
    .columns(['kind', 'type', 'id', 'width', 'height', 'group_id', 'lineage', 'name_key'])
    .where('type', 'is not', null)
    .execute();
  await db.schema
    .createIndex('objects_by_group')
    .on('objects')
    .columns(['kind', 'group_id', 'id', 'type', 'width', 'height', 'lineage', 'name_key'])
    .where('group_id', 'is not', null)
    .execute();
}

async function spots(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('spots')
    .addColumn('id', engine.integer, (column) => column.primaryKey())
    .addColumn('player_id', engine.integer)
    .addColumn('valid_from', engine.text)
    .addColumn('valid_to', engine.text)
    .addColumn('tags', engine.text, (column) => column.notNull())
    .addColumn('package_id', engine.integer, (column) => column.references('packages.id'))
    .addColumn('own_values', engine.text, (column) => column.notNull())
    .addColumn('version', engine.integer, (column) => column.notNull())
    .addColumn('created_at', engine.text, (column) => column.notNull())
    .addColumn('changed_at', engine.text, (column) => column.notNull())
    .execute();
  // Few spots have a package; this index finds them before a package is removed.
  await db.schema
    .createIndex('spots_by_package')
    .on('spots')
    .column('package_id')
    .where('package_id', 'is not', null)
    .execute();
}

async function counters(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('counters')
    .addColumn('kind', engine.text, (column) => column.primaryKey())
    .addColumn('last', engine.integer, (column) => column.notNull())
    .execute();
}

/** For older stores: locations from the tree, spots as images for administrators, counters from the Ids. */
async function fill(db: Kysely<unknown>): Promise<void> {
  const now = new Date().toISOString();
  await sql`with recursive tree(id, lineage) as (
      select id, '/' || id || '/' from objects where kind = 'location' and parent_id is null
      union all
      select objects.id, tree.lineage || objects.id || '/' from objects join tree on objects.parent_id = tree.id
      where objects.kind = 'location'
    )
    update objects set lineage = (select tree.lineage from tree where tree.id = objects.id)
    where kind = 'location'`.execute(db);
  await sql`update objects set type = 'Image' where kind = 'spot'`.execute(db);
  await sql`insert into spots (id, tags, own_values, version, created_at, changed_at)
    select id, '[]', '{}', 1, ${now}, ${now} from objects where kind = 'spot'`.execute(db);
  await sql`insert into counters (kind, last) select kind, max(id) from objects group by kind`.execute(db);
}
