import { sql } from 'kysely';
import { isUsable } from '../../exchange/accept.js';
import { isChange } from '../../exchange/compare.js';
import type { ReadText } from '../packages/tasks.js';
import { mapYielding, turnIfLong } from '../platform/yielding.js';
import type { Database } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { MOST_EVENTS } from './oldEvents.js';
import type { OpenedLanguage } from './openTexts.js';
import type { KeptTexts } from './records.js';
import { packagedText, placeOf, type TextPlaces } from './textPlaces.js';
import { currentText } from './textStates.js';

/**
 * Texts of a file, of which those that were exported here and have changed only here since are the same. Only the history tells that:
 * what was never here was exported elsewhere.
 */
export async function asExportedHere(
  store: Pick<Store, 'db' | 'engine'>,
  textPlaces: TextPlaces,
  { opened, kept }: { readonly opened: OpenedLanguage; readonly kept: KeptTexts },
  texts: readonly ReadText[]
): Promise<readonly ReadText[]> {
  const { templateId, language, places } = opened;
  const found = await mapYielding(texts, ({ key, verdict, isAsExported, target: text }) => {
    if (!isAsExported || !isChange(verdict) || verdict === 'new') return [];
    const place = places.get(placeOf(key));
    const isOurs = !place || text === currentText(kept.get(place.hash), place, language);
    return isOurs ? [] : [{ place: place.hash, text }];
  });
  const asked = found.flat();
  if (asked.length === 0) return texts;
  const savable = asked.filter(({ text }) => isUsable(text));
  const had = new Set(await placesThatHad(store, templateId, language, savable));
  for (const packageId of [opened.packageId, ...(await previousPackages(store.db, templateId))]) {
    const left = asked.filter(({ place }) => !had.has(place));
    if (left.length === 0) break;
    const packaged = await textPlaces.of(store.db, packageId);
    for (const { place: hash, text } of left) {
      const place = packaged.places.get(hash);
      if (place && packagedText(place, language) === text) had.add(hash);
    }
  }
  return mapYielding(texts, (text) =>
    text.isAsExported && had.has(placeOf(text.key)) ? { ...text, verdict: 'same', findings: '' } : text
  );
}

/** SQLite answers without yielding: the longest history of one text takes a few milliseconds. */
const SEARCHED_AT_ONCE = { sqlite: 1, postgres: 20 };

/** Which of these texts were at their place at some time, as far as its latest changes tell; by `place`. */
async function placesThatHad(
  { db, engine }: Pick<Store, 'db' | 'engine'>,
  templateId: number,
  language: string,
  texts: readonly { readonly place: string; readonly text: string }[]
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const isSqlite = engine.name === 'sqlite';
  const atOnce = SEARCHED_AT_ONCE[engine.name];
  for (let at = 0; at < texts.length; at += atOnce) {
    await turnIfLong();
    // Whether the JSON of an event has this in it: to read a long text out of each takes far longer.
    const some = texts
      .slice(at, at + atOnce)
      .map(({ place, text }) => ({ place, part: `"text":${JSON.stringify(text)}` }));
    const json = JSON.stringify(some);
    const asked = isSqlite
      ? sql`(select value ->> 'place' as place, value ->> 'part' as part from json_each(${json}))`
      : sql`json_to_recordset(${json}::json)`;
    const alias = isSqlite ? sql`asked` : sql`asked(place text, part text)`;
    const partIn = (column: string) =>
      sql`${sql.raw(isSqlite ? 'instr' : 'strpos')}(${sql.ref(column)}, asked.part) > 0`;
    const { rows } = await sql<{ place: string }>`
      select asked.place from ${asked} as ${alias} where exists (
        select 1 from (
          select before, after from text_events e
          where e.template_id = ${templateId} and e.language = ${language} and e.place = asked.place
          order by e.id desc limit ${MOST_EVENTS}
        ) latest where ${partIn('latest.before')} or ${partIn('latest.after')}
      )`.execute(db);
    for (const { place } of rows) found.add(place);
  }
  return found;
}

const MOST_PREVIOUS = 8;

/** The latest previous packages of a template, newest first. */
async function previousPackages(db: Database, templateId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('template_versions')
    .select('package_id')
    .where('template_id', '=', templateId)
    .orderBy('id', 'desc')
    .limit(MOST_PREVIOUS)
    .execute();
  return rows.map(({ package_id }) => package_id);
}
