import { join } from 'node:path';
import { expect, describe, it } from 'vitest';
import { openStore } from '../../src/lib/server/platform/store/openStore.js';
import type { Store } from '../../src/lib/server/platform/store/store.js';
import { newUserRow } from '../../src/lib/server/people/rows.js';
import { migrations } from '../../src/lib/server/platform/store/migrations/index.js';
import { engines } from './engines.js';

const ADMIN = { name: 'admin', role: 'administrator', locationId: null, playerId: null } as const;

describe.each(engines)('a store of an older version on $name', (engine) => {
  /** An empty store as it was before a migration, and the same after the next start. */
  async function storeBefore(migration: number): Promise<{ older: Store; upgraded: () => Promise<Store> }> {
    const place = await engine.place('empty');
    const folder = join(place.folder, 'older');
    const wanted = new Set(migrations.map(({ number }) => number).filter((number) => number < migration));
    const older = await openStore(folder, place.databaseUrl, { use: 'fill', wanted });
    const upgraded = async () => {
      await older.close();
      return openStore(folder, place.databaseUrl);
    };
    return { older, upgraded };
  }

  it('knows after the next start which dashboards show a widget', async () => {
    const tile = (Id: string, WidgetId: number) => ({ Id, WidgetId, Slot: 0, Row: 0, Slots: 1, Rows: 1 });
    const times = { version: 1, created_at: '', changed_at: '' };
    const { older, upgraded } = await storeBefore(15);
    await older.db
      .insertInto('dashboards')
      .values([
        { name: 'Two of one', tiles: JSON.stringify([tile('a', 7), tile('b', 7), tile('c', 8)]), ...times },
        { name: 'None', tiles: '[]', ...times }
      ])
      .execute();
    const store = await upgraded();
    const found = await store.db.selectFrom('dashboard_widgets').selectAll().orderBy('widget_id').execute();
    const { id } = await store.db
      .selectFrom('dashboards')
      .select('id')
      .where('name', '=', 'Two of one')
      .executeTakeFirstOrThrow();
    expect(found).toEqual([
      { dashboard_id: id, widget_id: 7 },
      { dashboard_id: id, widget_id: 8 }
    ]);
    await store.close();
  });

  it('finds what is already in the Trash by its name and its SpotIdentifier', async () => {
    const { older, upgraded } = await storeBefore(18);
    const facts = { hash: 'h', spot_version: '1', number_of_slots: 1, element_count: 0, source: '{}', created_at: '' };
    const variant = { template_id: 1, own_values: '{}', version: 1, created_at: '', changed_at: '' };
    await older.db
      .insertInto('packages')
      .values({ id: 1, spot_identifier: 'menu', ...facts })
      .execute();
    await older.db
      .insertInto('templates')
      .values({ id: 1, spot_identifier: 'com.menu', package_id: 1, standard: 0, created_at: '' })
      .execute();
    await older.db
      .insertInto('variants')
      .values([
        { ...variant, name: 'Getränke', deleted_at: '2026-11-20' },
        { ...variant, name: 'Soups' }
      ])
      .execute();
    const store = await upgraded();
    const found = await store.db.selectFrom('variants').select('deleted_key').orderBy('id').execute();
    expect(found).toEqual([{ deleted_key: 'getranke\ncom.menu' }, { deleted_key: null }]);
    await store.close();
  });

  it('stays English, while the language of a new store is undecided', async () => {
    const language = { name: 'content-language', value: 'en' };
    const { older, upgraded } = await storeBefore(17);
    await older.db.insertInto('users').values(newUserRow(ADMIN)).execute();
    const store = await upgraded();
    expect(await store.db.selectFrom('facts').selectAll().execute()).toContainEqual(language);
    await store.close();
    const fresh = await (await engine.place()).open();
    expect(await fresh.db.selectFrom('facts').selectAll().execute()).not.toContainEqual(language);
    await fresh.close();
  });

  it('shows what it showed, once variants inherit from their template', async () => {
    const { older, upgraded } = await storeBefore(22);
    const elements = ['Title', 'Count', 'On'].map((Id) => ({ Id, DataType: 'number', Value: 1 }));
    const source = `\uFEFF${JSON.stringify({ Elements: [null, ...elements] })}`;
    const facts = { hash: 'h', spot_version: '1', number_of_slots: 1, element_count: 3, source, created_at: '' };
    const times = { version: 4, created_at: '', changed_at: '' };
    await older.db
      .insertInto('packages')
      .values({ id: 1, spot_identifier: 'menu', ...facts })
      .execute();
    await older.db
      .insertInto('templates')
      .values({ id: 1, spot_identifier: 'menu', package_id: 1, standard: 0, created_at: '' })
      .execute();
    await older.db.insertInto('widget_groups').values({ id: 5, name: 'G', name_key: 'g', created_at: '' }).execute();
    const stored = { template_id: 1, name: 'W', ...times };
    await older.db
      .insertInto('variants')
      .values([
        { ...stored, own_values: '{"Count":9}', group_id: 5, deleted_at: '2026-01-01' },
        { ...stored, own_values: '{"Count":2,"Title":7,"gone":1}' },
        { ...stored, own_values: '{"On":0}' },
        { ...stored, own_values: '{"Title":7}', group_id: 5 }
      ])
      .execute();
    const store = await upgraded();
    const found = await store.db
      .selectFrom('variants')
      .select(['inherits_id', 'own_values', 'version'])
      .orderBy('id')
      .execute();
    expect(found.map((row) => [row.inherits_id, JSON.parse(row.own_values), row.version])).toEqual([
      [2, { Count: 9, Title: 1 }, 4],
      [null, { Count: 2, Title: 7, gone: 1 }, 4],
      [null, { On: 0 }, 4],
      [2, { Count: 1, Title: 7 }, 4]
    ]);
    await store.close();
  });

  it('knows which languages a template is translated into', async () => {
    const { older, upgraded } = await storeBefore(23);
    const texts = { de: {}, 'pt-BR': {}, it: {}, '__no|language': {} };
    const elements = [{ Translations: texts }, { Translations: { de: {} } }, {}, { Translations: null }];
    const facts = { spot_version: '1', number_of_slots: 1, element_count: 3, created_at: '' };
    const sources = [`\uFEFF${JSON.stringify({ Elements: [null, ...elements] })}`, '{}'];
    for (const [index, source] of sources.entries()) {
      const id = index + 1;
      const spot_identifier = `w${id}`;
      await older.db
        .insertInto('packages')
        .values({ id, spot_identifier, hash: `h${id}`, source, ...facts })
        .execute();
      await older.db
        .insertInto('templates')
        .values({ id, spot_identifier, package_id: id, standard: 0, created_at: '' })
        .execute();
    }
    const of = { template_id: 1, added_at: '', added_by: null, removed_by: null };
    await older.db
      .insertInto('text_languages')
      .values([
        { ...of, language: 'fr', removed_at: null },
        { ...of, language: 'it', removed_at: '2026-11-20' }
      ])
      .execute();
    const store = await upgraded();
    expect(await store.db.selectFrom('templates').select('languages').orderBy('id').execute()).toEqual([
      { languages: '|de|pt-br|fr|' },
      { languages: '' }
    ]);
    await store.close();
  });

  it('has no steps to undo, and a history that starts with its current Values', async () => {
    const { older, upgraded } = await storeBefore(24);
    await fillTemplate(older);
    const stored = { template_id: 1, version: 4, created_at: '2026-01-01', changed_at: '2026-02-02' };
    await older.db
      .insertInto('variants')
      .values([
        { ...stored, name: 'A', own_values: '{"Count":9}', changed_by: 'Ada' },
        { ...stored, name: 'B', own_values: '{}', deleted_at: '2026-03-03' }
      ])
      .execute();
    const store = await upgraded();
    const found = await store.db.selectFrom('value_saves').selectAll().orderBy('id').execute();
    const same = { package_id: 1, kind: 'start', changes: '{}', at: '2026-02-02', name: null, named_by: null };
    const unknown = { by_id: null, step_id: null, origin_at: null, origin_name: null, hidden: 0, elements: null };
    expect(found).toEqual([
      { id: 1, variant_id: 1, by: 'Ada', ...same, ...unknown },
      { id: 2, variant_id: 2, by: null, ...same, ...unknown }
    ]);
    expect(await store.db.selectFrom('steps').selectAll().execute()).toEqual([]);
    expect(await store.db.selectFrom('variants').select('own_values').orderBy('id').execute()).toEqual([
      { own_values: '{"Count":9}' },
      { own_values: '{}' }
    ]);
    await store.close();
  });

  it('keeps its recorded saves when these gain columns for user, step and moment', async () => {
    const { older, upgraded } = await storeBefore(28);
    await fillTemplate(older);
    await older.db
      .insertInto('variants')
      .values({ template_id: 1, name: 'A', own_values: '{}', version: 1, created_at: '', changed_at: '' })
      .execute();
    const save = { variant_id: 1, at: '2026-02-02', by: 'Ada', kind: 'table', package_id: 1, changes: '{"a":{}}' };
    const named = { name: 'Easter', named_by: 'Ben' };
    await older.db
      .insertInto('value_saves')
      .values({ ...save, ...named })
      .execute();
    const store = await upgraded();
    expect(await store.db.selectFrom('value_saves').selectAll().execute()).toEqual([
      {
        id: 1,
        ...save,
        ...named,
        by_id: null,
        step_id: null,
        origin_at: null,
        origin_name: null,
        hidden: 0,
        elements: null
      }
    ]);
    await store.close();
  });

  it('has no drafts, and deletes those created later together with what they contain', async () => {
    const { older, upgraded } = await storeBefore(32);
    await fillTemplate(older);
    const store = await upgraded();
    const { db } = store;
    expect(await db.selectFrom('drafts').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('templates').select('drafts_version').execute()).toEqual([{ drafts_version: 0 }]);
    const draft = { template_id: 1, name: 'Christmas', version: 1, state: 'open', created_at: '' };
    const { id: draft_id } = await db.insertInto('drafts').values(draft).returning('id').executeTakeFirstOrThrow();
    const value = { draft_id, variant_id: 1, element: 'Count', value: '4', counts: 'draft' };
    await db.insertInto('draft_values').values(value).execute();
    await expect(db.insertInto('draft_values').values(value).execute()).rejects.toThrow();
    await db.insertInto('draft_people').values({ draft_id, user_id: 1, name: 'Ada' }).execute();
    await db.insertInto('draft_comments').values({ draft_id, text: 'Early', at: '', guest: 0 }).execute();
    await db.deleteFrom('drafts').where('id', '=', draft_id).execute();
    for (const table of ['draft_values', 'draft_people', 'draft_comments'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    await store.close();
  });

  it('binds plans to their planners and links to the owners of the drafts, and ends those of nobody', async () => {
    const { older, upgraded } = await storeBefore(40);
    await fillTemplate(older);
    const draft = { template_id: 1, name: 'Christmas', version: 1, state: 'planned', created_at: '' };
    await older.db
      .insertInto('drafts')
      .values([
        { ...draft, owner_id: 5, planner_id: 6, link_hash: 'a' },
        { ...draft, owner_id: 5, planner_id: null, link_hash: null },
        { ...draft, owner_id: null, planner_id: null, link_hash: 'b' }
      ])
      .execute();
    const store = await upgraded();
    const rows = await store.db.selectFrom('drafts').select(['planned_by', 'linked_by']).orderBy('id').execute();
    expect(rows).toEqual([
      { planned_by: 'u6', linked_by: 'u5' },
      { planned_by: null, linked_by: null },
      { planned_by: null, linked_by: null }
    ]);
    await store.close();
  });
});

/** A package, and its template, both with the Id 1. */
async function fillTemplate({ db }: Pick<Store, 'db'>): Promise<void> {
  const facts = { hash: 'h', spot_version: '1', number_of_slots: 1, element_count: 0, source: '{}', created_at: '' };
  await db
    .insertInto('packages')
    .values({ id: 1, spot_identifier: 'menu', ...facts })
    .execute();
  await db
    .insertInto('templates')
    .values({ id: 1, spot_identifier: 'menu', package_id: 1, standard: 0, created_at: '' })
    .execute();
}
