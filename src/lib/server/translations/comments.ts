import { sql } from 'kysely';
import { setImmediate as turn } from 'node:timers/promises';
import { keyBody, keyFrom, type TextKey } from '../../ascdata/texts/textKey.js';
import type { NewComment, TextCommentBody } from '../../api.js';
import { demand } from '../authorization/can.js';
import type { Creations } from '../people/creations.js';
import { insertMany } from '../platform/store/insertMany.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { openLanguage, type OpenedLanguage, type LanguageRequest } from './openTexts.js';
import { placeOf, type TextPlaces } from './textPlaces.js';
import { commentNotFound, textUnknown, tooManyComments } from './refusals.js';
import { nextRevision, type TextBatch } from './textStore.js';

/** Per language of a template: more than anybody reads, and what an answer and an exported file can hold. */
const MAX_COMMENTS = 5_000;
const MAX_CHARACTERS = 1_000_000;
const ROWS_AT_ONCE = 500;
const COLUMNS = ['template_id', 'language', 'place', 'name', 'text', 'at', 'by', 'user_id', 'batch'] as const;

/** A comment that a file brings. */
export interface BroughtComment {
  readonly key: TextKey;
  readonly text: string;
}

/** Comments on texts, per language. */
export class TextComments {
  readonly #store: Store;
  readonly #places: TextPlaces;
  readonly #creations: Creations;
  readonly #now: () => Date;

  constructor(store: Store, places: TextPlaces, parts: { readonly creations: Creations; now(): Date }) {
    const { creations, now } = parts;
    this.#store = store;
    this.#places = places;
    this.#creations = creations;
    this.#now = now;
  }

  /** In order. @throws Refusal widget-not-found, language-not-found, not-allowed */
  async list(asked: LanguageRequest): Promise<TextCommentBody[]> {
    const { templateId, language } = await this.#open(asked);
    const rows = await this.#store.db
      .selectFrom('text_comments')
      .select(['id', 'name', 'text', 'at', 'by', 'user_id'])
      .where('template_id', '=', templateId)
      .where('language', '=', language)
      .orderBy('id')
      .limit(MAX_COMMENTS)
      .execute();
    return rows.map(({ id, name, text, at, by, user_id }) => ({
      Id: id,
      ...keyBody(JSON.parse(name) as TextKey),
      Text: text,
      By: by,
      At: at,
      Own: user_id !== null && user_id === asked.actor.userId
    }));
  }

  /** @returns its Id @throws Refusal as `list`, text-unknown, too-many-comments; HttpError 429 */
  async add(asked: LanguageRequest, comment: NewComment): Promise<number> {
    this.#creations.demand(asked.actor);
    const { templateId } = await this.#open(asked);
    const { name: by, userId } = asked.actor;
    return this.#store.writeRow({ table: 'templates', id: templateId }, async (writing) => {
      const { language, places } = await openLanguage(writing, this.#places, { ...asked, action: 'text.comment' });
      const key = keyFrom(comment);
      const place = placeOf(key);
      if (!places.has(place)) throw textUnknown([]);
      await demandRoom(writing, { templateId, language }, [comment.Text]);
      const at = this.#now().toISOString();
      const row = { template_id: templateId, language, place, name: JSON.stringify(key) };
      const { id } = await writing
        .insertInto('text_comments')
        .values({ ...row, text: comment.Text, at, by, user_id: userId })
        .returning('id')
        .executeTakeFirstOrThrow();
      await nextRevision(this.#store, writing, templateId);
      return id;
    });
  }

  /** Deletes the actor's own comment; administrators delete any. @throws Refusal as `list`, comment-not-found */
  async remove(asked: LanguageRequest, commentId: number): Promise<void> {
    const { templateId, resource } = await this.#open(asked);
    await this.#store.writeRow({ table: 'templates', id: templateId }, async (writing) => {
      const { language } = await openLanguage(writing, this.#places, { ...asked, action: 'text.comment' });
      const comment = await writing
        .selectFrom('text_comments')
        .select('user_id')
        .where('id', '=', commentId)
        .where('template_id', '=', templateId)
        .where('language', '=', language)
        .executeTakeFirst();
      if (!comment) throw commentNotFound();
      demand(asked.actor, 'textComment.remove', { ...resource, userId: comment.user_id });
      await writing.deleteFrom('text_comments').where('id', '=', commentId).execute();
      await nextRevision(this.#store, writing, templateId);
    });
  }

  #open(asked: LanguageRequest): Promise<OpenedLanguage> {
    return openLanguage(this.#store.db, this.#places, { ...asked, action: 'text.comment' });
  }
}

/** The comment and its author; null: not known. */
export interface Said {
  readonly text: string;
  readonly by: string | null;
}

/** As in files for translators. */
export const toldInFile = ({ text, by }: Said): string => (by === null ? text : `${by}: ${text}`);

/** Comments on each text, oldest first; by hash of its key. */
export async function saidByPlace(
  db: Database,
  { templateId, language }: Pick<OpenedLanguage, 'templateId' | 'language'>
): Promise<ReadonlyMap<string, readonly Said[]>> {
  const rows = await db
    .selectFrom('text_comments')
    .select(['place', 'text', 'by'])
    .where('template_id', '=', templateId)
    .where('language', '=', language)
    .orderBy('id')
    .limit(MAX_COMMENTS)
    .execute();
  const comments = new Map<string, Said[]>();
  for (const { place, text, by } of rows) {
    const said = comments.get(place) ?? [];
    comments.set(place, said);
    said.push({ text, by });
  }
  return comments;
}

/** Adds the comments of an import, in the name of the importing user. @throws Refusal too-many-comments */
export async function bringComments(
  store: Pick<Store, 'engine'>,
  writing: Writing,
  { templateId, language, batch, at, by, userId }: TextBatch,
  comments: readonly BroughtComment[]
): Promise<void> {
  await demandRoom(
    writing,
    { templateId, language },
    comments.map(({ text }) => text)
  );
  const rows = comments.map(({ key, text }) => ({
    ...{ template_id: templateId, language, place: placeOf(key), name: JSON.stringify(key) },
    ...{ text, at, by, user_id: userId, batch }
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    if (from > 0) await turn();
    await insertMany(store, writing, 'text_comments', COLUMNS, rows.slice(from, from + ROWS_AT_ONCE));
  }
}

/** Deletes those of an import. Returns their number. */
export async function takeBackComments(
  writing: Writing,
  { templateId, language }: Pick<OpenedLanguage, 'templateId' | 'language'>,
  batch: string
): Promise<number> {
  const { numDeletedRows } = await writing
    .deleteFrom('text_comments')
    .where('batch', '=', batch)
    .where('template_id', '=', templateId)
    .where('language', '=', language)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Author of those of an import; undefined: there are none. */
export async function commentsOf(
  db: Database,
  { templateId, language }: Pick<OpenedLanguage, 'templateId' | 'language'>,
  batch: string
): Promise<{ readonly user_id: number | null } | undefined> {
  return db
    .selectFrom('text_comments')
    .select('user_id')
    .where('batch', '=', batch)
    .where('template_id', '=', templateId)
    .where('language', '=', language)
    .executeTakeFirst();
}

/** @throws Refusal too-many-comments */
async function demandRoom(
  db: Database,
  { templateId, language }: Pick<OpenedLanguage, 'templateId' | 'language'>,
  texts: readonly string[]
): Promise<void> {
  const { said, characters } = await db
    .selectFrom('text_comments')
    .select(({ fn }) => fn.countAll<number>().as('said'))
    .select(sql<number | null>`sum(length(text))`.as('characters'))
    .where('template_id', '=', templateId)
    .where('language', '=', language)
    .executeTakeFirstOrThrow();
  const added = texts.reduce((sum, text) => sum + text.length, 0);
  const isFull = Number(said) + texts.length > MAX_COMMENTS || Number(characters) + added > MAX_CHARACTERS;
  if (isFull) throw tooManyComments();
}
