import { sql } from 'kysely';
import { setImmediate as turn } from 'node:timers/promises';
import type { TextKey } from '../../ascdata/texts/textKey.js';
import type { CarriedText, KeptText, KeptTexts, PlacedText, StoredKey, StoredText } from './records.js';
import { chunksOf } from '../platform/chunks.js';
import { mapYielding, turnIfLong } from '../platform/yielding.js';
import type { Database, TextRow, Writing } from '../platform/store/schema.js';
import { insertMany } from '../platform/store/insertMany.js';
import type { Store } from '../platform/store/store.js';

const NAMES_AT_ONCE = 1_000;
/** Of the longest texts, they take a few milliseconds. */
const TEXTS_AT_ONCE = 50;
const PLACES_AT_ONCE = 200;

/** All texts of a language, in the order they were first saved. */
export async function keptTexts(db: Database, templateId: number, language: string): Promise<KeptTexts> {
  const all: TextRow[] = [];
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('texts')
      .selectAll()
      .where('template_id', '=', templateId)
      .where('language', '=', language)
      .where('place', '>', after)
      .orderBy('place')
      .limit(TEXTS_AT_ONCE)
      .execute();
    all.push(...rows);
    if (rows.length < TEXTS_AT_ONCE) break;
    after = rows.at(-1)!.place;
    // SQLite answers without yielding.
    await turn();
  }
  all.sort((one, other) => one.id - other.id);
  return new Map(await mapYielding(all, (row) => [row.place, keptText(row)] as const));
}

/** Every place with something stored: texts, history, or comments. */
export async function everyPlace(db: Database, templateId: number): Promise<PlacedText[]> {
  const found = new Map<string, PlacedText>();
  const languages = new Set<string>();
  for (const table of ['text_events', 'text_comments'] as const) {
    for (const language of await languagesIn(db, table, templateId)) {
      languages.add(language);
      for (const { place, name } of await placesIn(db, table, templateId, language)) {
        found.set(`${language} ${place}`, { language, place, key: JSON.parse(name) as StoredKey });
      }
    }
  }
  for (const language of languages) {
    const kept = await keptTexts(db, templateId, language);
    for (const [place, text] of kept) found.set(`${language} ${place}`, { language, place, key: text.key, kept: text });
  }
  return [...found.values()];
}

/** Languages a template has rows in. */
export async function languagesIn(db: Database, table: TextTable, templateId: number): Promise<string[]> {
  const rows = await db.selectFrom(table).select('language').distinct().where('template_id', '=', templateId).execute();
  return rows.map(({ language }) => language).sort();
}

type TextTable = 'texts' | 'text_events' | 'text_comments';

async function placesIn(db: Database, table: TextTable, templateId: number, language: string) {
  const all: { place: string; name: string }[] = [];
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom(table)
      .select(({ fn }) => ['place', fn.max('name').as('name')])
      .where('template_id', '=', templateId)
      .where('language', '=', language)
      .where('place', '>', after)
      .groupBy('place')
      .orderBy('place')
      .limit(NAMES_AT_ONCE)
      .execute();
    all.push(...rows);
    if (rows.length < NAMES_AT_ONCE) return all;
    after = rows.at(-1)!.place;
    await turn();
  }
}

/** What a replacement did to a text. */
export interface ReplacedText {
  readonly at: string;
  readonly before: StoredText | undefined;
  readonly after: StoredText | undefined;
}

/** What replacements did to texts, oldest first; by language and place. */
export async function replacedTexts(db: Database, templateId: number, texts: readonly CarriedText[]) {
  const found = new Map<string, ReplacedText[]>();
  for (const [language, some] of byLanguage(texts)) {
    for (let at = 0; at < some.length; at += PLACES_AT_ONCE) {
      const places = some.slice(at, at + PLACES_AT_ONCE).map(({ from }) => from);
      const ids = await db
        .selectFrom('text_events')
        .select('id')
        .where('template_id', '=', templateId)
        .where('language', '=', language)
        .where('place', 'in', places)
        .where('kind', '=', 'replace')
        .orderBy('id')
        .execute();
      await turn();
      for (let read = 0; read < ids.length; read += TEXTS_AT_ONCE) {
        const rows = await db
          .selectFrom('text_events')
          .select(['place', 'before', 'after', 'at'])
          .where(
            'id',
            'in',
            ids.slice(read, read + TEXTS_AT_ONCE).map(({ id }) => id)
          )
          .orderBy('id')
          .execute();
        for (const { place, before, after, at: when } of rows) {
          const events = found.get(`${language} ${place}`) ?? [];
          found.set(`${language} ${place}`, events);
          events.push({ at: when, before: storedFrom(before), after: storedFrom(after) });
        }
        await turn();
      }
    }
  }
  return found;
}

/** Texts at these places only. */
export async function keptAt(
  db: Database,
  templateId: number,
  language: string,
  places: readonly string[]
): Promise<KeptTexts> {
  const kept = new Map<string, KeptText>();
  for (let at = 0; at < places.length; at += TEXTS_AT_ONCE) {
    if (at > 0) await turn();
    const rows = await db
      .selectFrom('texts')
      .selectAll()
      .where('template_id', '=', templateId)
      .where('language', '=', language)
      .where('place', 'in', places.slice(at, at + TEXTS_AT_ONCE))
      .execute();
    for (const row of rows) kept.set(row.place, keptText(row));
  }
  return kept;
}

function keptText(row: TextRow): KeptText {
  return {
    key: JSON.parse(row.name) as TextKey,
    text: row.text,
    reviewed: row.reviewed === 1,
    source: JSON.parse(row.source) as string,
    sourceHash: row.source_hash,
    accepted: JSON.parse(row.accepted) as string[],
    published: row.published,
    revision: row.revision,
    at: row.changed_at,
    by: row.changed_by
  };
}

/** What happens to one text. */
export interface TextChange {
  readonly place: string;
  readonly key: TextKey;
  readonly before: StoredText | undefined;
  /** undefined: nothing is stored any more. */
  readonly after: StoredText | undefined;
}

/** A change with the JSON texts of its event, which take longer than to store them. */
export interface RecordedChange extends TextChange {
  readonly event: { readonly before: string | null; readonly after: string | null };
}

/** Prepares changes to be stored. */
export const recordedChanges = (changes: readonly TextChange[]): Promise<RecordedChange[]> =>
  mapYielding(changes, recorded);

const recorded = <Change extends TextChange>(change: Change) => ({
  ...change,
  event: { before: storedJson(change.before), after: storedJson(change.after) }
});

/** Which texts change, by whom, and how. */
export interface TextBatch {
  readonly templateId: number;
  readonly language: string;
  readonly batch: string;
  readonly kind: 'save' | 'undo' | 'publish' | 'replace';
  readonly at: string;
  readonly by: string | null;
  readonly userId: number | null;
}

/** Roughly the characters that a change writes. */
const lengthOf = ({ before, after }: TextChange): number =>
  [before, after].reduce(
    (sum, stored) => sum + (stored ? stored.text.length + stored.source.length + (stored.published?.length ?? 0) : 0),
    0
  );

/** Stores changes and their history together. @returns the template's new revision */
export async function storeChanges(
  store: Pick<Store, 'engine' | 'changes'>,
  writing: Writing,
  what: TextBatch,
  changes: readonly RecordedChange[]
): Promise<number> {
  const revision = await nextRevision(store, writing, what.templateId);
  for (const some of chunksOf(changes, lengthOf)) {
    await turnIfLong();
    await deleteAt(
      writing,
      what,
      some.flatMap(({ place, after }) => (after ? [] : [place]))
    );
    const rows = some.flatMap((change) => rowOf(what, change, revision));
    await insertMany(store, writing, 'texts', TEXT_COLUMNS, rows, { key: TEXT_KEY });
    await insertMany(
      store,
      writing,
      'text_events',
      EVENT_COLUMNS,
      some.map((change) => eventOf(what, change, revision))
    );
  }
  return revision;
}

/** Moves or changes texts as of `revision`; their history follows. */
export async function storeMoves(
  store: Pick<Store, 'engine' | 'changes'>,
  writing: Writing,
  { revision, ...what }: Omit<TextBatch, 'language'> & { readonly revision: number },
  moves: readonly CarriedText[]
): Promise<void> {
  for (const [language, some] of byLanguage(moves)) {
    const batch = { ...what, language };
    await deleteAt(
      writing,
      batch,
      some.map(({ from }) => from)
    );
    const changes = some.map(({ to, key, before, after }) => ({ place: to, key, before, after }));
    for (const table of ['text_events', 'text_comments'] as const) await moveTrail(store, writing, table, batch, some);
    for (const part of chunksOf(changes, lengthOf)) {
      await turn();
      const rows = part.flatMap((change) => rowOf(batch, change, revision));
      await insertMany(store, writing, 'texts', TEXT_COLUMNS, rows);
      const events = part
        .filter(({ before, after }) => before !== after)
        .map((change) => eventOf(batch, recorded(change), revision));
      await insertMany(store, writing, 'text_events', EVENT_COLUMNS, events);
    }
    await turn();
  }
}

function byLanguage(moves: readonly CarriedText[]): Map<string, CarriedText[]> {
  const found = new Map<string, CarriedText[]>();
  for (const move of moves) {
    const some = found.get(move.language) ?? [];
    found.set(move.language, some);
    some.push(move);
  }
  return found;
}

/** In two steps, because texts may swap places; `~` sorts after every hash. */
async function moveTrail(
  { engine }: Pick<Store, 'engine'>,
  writing: Writing,
  table: 'text_events' | 'text_comments',
  { templateId, language }: TextBatch,
  moves: readonly CarriedText[]
): Promise<void> {
  const moved = moves.filter(({ from, to }) => from !== to);
  const name = sql.table(table);
  const ofLanguage = sql`template_id = ${templateId} and language = ${language}`;
  for (let at = 0; at < moved.length; at += PLACES_AT_ONCE) {
    await turn();
    const some = moved.slice(at, at + PLACES_AT_ONCE);
    const json = JSON.stringify(some.map(({ from, to, key }) => ({ from, to: `~${to}`, name: JSON.stringify(key) })));
    await (
      engine.name === 'sqlite'
        ? sql`update ${name} set place = move.value ->> 'to', name = move.value ->> 'name' from json_each(${json}) move
            where ${ofLanguage} and place = move.value ->> 'from'`
        : sql`update ${name} set place = move."to", name = move.name
            from json_to_recordset(${json}::json) as move("from" text, "to" text, name text)
            where ${ofLanguage} and place = move."from"`
    ).execute(writing);
  }
  await turn();
  if (moved.length > 0) {
    await sql`update ${name} set place = substr(place, 2) where ${ofLanguage} and place >= '~'`.execute(writing);
  }
}

async function deleteAt(writing: Writing, { templateId, language }: TextBatch, places: readonly string[]) {
  for (let at = 0; at < places.length; at += PLACES_AT_ONCE) {
    await writing
      .deleteFrom('texts')
      .where('template_id', '=', templateId)
      .where('language', '=', language)
      .where('place', 'in', places.slice(at, at + PLACES_AT_ONCE))
      .execute();
  }
}

/** Increments the revision and notifies followers of the template's widgets. */
export async function nextRevision(
  { changes }: Pick<Store, 'changes'>,
  writing: Writing,
  templateId: number
): Promise<number> {
  const { texts_version: revision } = await writing
    .updateTable('templates')
    .set(({ eb }) => ({ texts_version: eb('texts_version', '+', 1) }))
    .where('id', '=', templateId)
    .returning('texts_version')
    .executeTakeFirstOrThrow();
  await changes.publish(writing, 'texts', String(templateId));
  return revision;
}

const TEXT_KEY = ['template_id', 'language', 'place'] as const;
const TEXT_COLUMNS = [
  'template_id',
  'language',
  'place',
  'name',
  'text',
  'reviewed',
  'source',
  'source_hash',
  'accepted',
  'published',
  'revision',
  'changed_at',
  'changed_by'
] as const;

function rowOf({ templateId, language }: TextBatch, { place, key, after }: TextChange, revision: number) {
  if (!after) return [];
  const { text, sourceHash, published, at, by } = after;
  return [
    {
      template_id: templateId,
      language,
      place,
      name: JSON.stringify(key),
      text,
      reviewed: Number(after.reviewed),
      source: JSON.stringify(after.source),
      source_hash: sourceHash,
      accepted: JSON.stringify(after.accepted),
      published,
      revision,
      changed_at: at,
      changed_by: by
    }
  ];
}

const EVENT_COLUMNS = [
  'template_id',
  'language',
  'place',
  'name',
  'batch',
  'kind',
  'before',
  'after',
  'revision',
  'at',
  'by',
  'user_id'
] as const;

function eventOf(what: TextBatch, { place, key, event }: RecordedChange, revision: number) {
  const { templateId, language, batch, kind, at, by, userId } = what;
  return {
    template_id: templateId,
    language,
    place,
    name: JSON.stringify(key),
    batch,
    kind,
    ...event,
    revision,
    at,
    by,
    user_id: userId
  };
}

function storedJson(stored: StoredText | undefined): string | null {
  if (!stored) return null;
  const { text, reviewed, source, sourceHash, accepted, published, at, by } = stored;
  return JSON.stringify({ text, reviewed, source, sourceHash, accepted, published, at, by });
}

/** The state before or after an event. */
export const storedFrom = (json: string | null): StoredText | undefined =>
  json === null ? undefined : (JSON.parse(json) as StoredText);
