import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

interface Filled {
  templates: { id: number; package_id: number; languages: string };
  packages: { id: number; source: string };
  text_languages: { template_id: number; language: string; removed_at: string | null };
}

/** The languages a template is translated into, for queries of lists: translators see its widgets. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('templates')
    .addColumn('languages', engine.text, (column) => column.notNull().defaultTo(''))
    .execute();
  await fill(db as Kysely<Filled>);
}

async function fill(db: Kysely<Filled>): Promise<void> {
  const templates = await db.selectFrom('templates').select(['id', 'package_id']).orderBy('id').execute();
  for (const { id, package_id } of templates) {
    const added = await db
      .selectFrom('text_languages')
      .select(['language', 'removed_at'])
      .where('template_id', '=', id)
      .execute();
    const removed = new Set(added.filter(({ removed_at }) => removed_at !== null).map(({ language }) => language));
    const all = [...(await packaged(db, package_id)), ...added.map(({ language }) => language)];
    const kept = new Set(all.filter((tag) => isLanguage(tag) && !removed.has(tag)).map((tag) => tag.toLowerCase()));
    if (kept.size === 0) continue;
    const languages = `|${[...kept].join('|')}|`;
    await db.updateTable('templates').set({ languages }).where('id', '=', id).execute();
  }
}

const isLanguage = (tag: string): boolean => /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(tag);

async function packaged(db: Kysely<Filled>, packageId: number): Promise<string[]> {
  const { source } = await db
    .selectFrom('packages')
    .select('source')
    .where('id', '=', packageId)
    .executeTakeFirstOrThrow();
  const { Elements = [] } = JSON.parse(source.replace(/^\uFEFF/, '')) as {
    Elements?: ({ Translations?: object | null } | null)[];
  };
  return Elements.flatMap((element) => Object.keys(element?.Translations ?? {}));
}
