import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';
import { trashKey } from '../trashKey.js';

const ROWS_AT_ONCE = 1_000;

interface Tables {
  variants: { id: number; template_id: number; name: string; deleted_at: string | null; deleted_key: string | null };
  templates: { id: number; spot_identifier: string };
}

/** Dashboards in the Trash, which is listed page by page and searched. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const name of ['deleted_at', 'deleted_by', 'deleted_key']) {
    await db.schema.alterTable('dashboards').addColumn(name, engine.text).execute();
  }
  await db.schema.alterTable('variants').addColumn('deleted_key', engine.text).execute();
  await db.schema.createIndex('dashboards_by_deletion').on('dashboards').column('deleted_at').execute();
  await fill(db as Kysely<Tables>);
}

/** For the widgets that are already in the Trash. */
async function fill(db: Kysely<Tables>): Promise<void> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('variants')
      .innerJoin('templates', 'templates.id', 'variants.template_id')
      .select(['variants.id', 'variants.name', 'templates.spot_identifier'])
      .where('variants.deleted_at', 'is not', null)
      .where('variants.id', '>', after)
      .orderBy('variants.id')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const { id, name, spot_identifier } of rows) {
      const deleted_key = trashKey(name, spot_identifier);
      await db.updateTable('variants').set({ deleted_key }).where('id', '=', id).execute();
    }
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)!.id;
  }
}
