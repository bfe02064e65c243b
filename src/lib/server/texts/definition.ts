import { setImmediate as turn } from 'node:timers/promises';
import { replaceTranslations } from '../../ascdata/replaceTranslations.js';
import { translationKey } from '../../ascdata/texts/textKey.js';
import type { Database, Writing } from '../platform/store/schema.js';
import { removedLanguages } from './languages.js';
import type { Places, TextPlaces } from './places.js';

const ROWS_AT_ONCE = 1_000;

/** Texts by element, language and key of its Translations. */
type Overlay = Map<string, Map<string, Map<string, string>>>;

/**
 * Lays what is published over the definition of the package that the template has now; from the commit on that is what is
 * handed out. To be called whenever one of both may be another one.
 */
export async function refreshDefinition(writing: Writing, textPlaces: TextPlaces, templateId: number): Promise<void> {
  const template = await writing
    .selectFrom('templates')
    .select(['package_id', 'definition'])
    .where('id', '=', templateId)
    .executeTakeFirstOrThrow();
  const definition = await definitionOf(writing, textPlaces, templateId, template.package_id);
  if (definition === template.definition) return;
  await writing
    .updateTable('templates')
    .set(({ eb }) => ({ definition, texts_published: eb('texts_published', '+', 1) }))
    .where('id', '=', templateId)
    .execute();
}

/** null: nothing of it is another than in the package. */
async function definitionOf(
  db: Database,
  textPlaces: TextPlaces,
  templateId: number,
  packageId: number
): Promise<string | null> {
  const removed = await removedLanguages(db, templateId);
  const published = await publishedRows(db, templateId);
  if (published.length === 0 && removed.size === 0) return null;
  const { places } = await textPlaces.of(db, packageId);
  const overlay = overlayOf(published, places);
  const { source } = await db
    .selectFrom('packages')
    .select('source')
    .where('id', '=', packageId)
    .executeTakeFirstOrThrow();
  await turn();
  const definition = replaceTranslations(source, overlay, removed);
  return definition === source ? null : definition;
}

type PublishedRow = Awaited<ReturnType<typeof publishedRows>>[number];

/** In the order in which they were saved. */
async function publishedRows(db: Database, templateId: number) {
  const query = db
    .selectFrom('texts')
    .select(['id', 'language', 'place', 'published'])
    .where('template_id', '=', templateId)
    .where('published', 'is not', null)
    .orderBy('id')
    .limit(ROWS_AT_ONCE);
  const all = await query.execute();
  for (let last = all.at(-1); last;) {
    await turn();
    const next = await query.where('id', '>', last.id).execute();
    all.push(...next);
    last = next.at(-1);
  }
  return all;
}

function overlayOf(rows: readonly PublishedRow[], places: Places): Overlay {
  const overlay: Overlay = new Map();
  for (const { place, language, published } of rows) {
    const { key } = places.get(place) ?? {};
    if (!key || published === null) continue;
    const byLanguage = entryOf(overlay, key.element, () => new Map<string, Map<string, string>>());
    entryOf(byLanguage, language, () => new Map<string, string>()).set(translationKey(key), published);
  }
  return overlay;
}

function entryOf<V>(map: Map<string, V>, key: string, make: () => V): V {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
