import { setImmediate as turn } from 'node:timers/promises';
import { canonicalLanguage } from '../../ascdata/translationRules.js';
import type { Actor } from '../platform/authorization/actor.js';
import { notAllowed } from '../platform/refusal.js';
import type { Store, Work } from '../platform/store/store.js';
import { oldestRestorable } from '../trash/restorable.js';
import { noteLanguages } from '../widgets/languages.js';
import type { Definitions } from './definition.js';
import type { FollowedFolder } from '../packages/followedFolder.js';
import type { EditParts } from './edits.js';
import { mayAddLanguage } from './languages.js';
import { openLanguage, openTexts } from './openTexts.js';
import type { TextPlaces } from './textPlaces.js';
import { languageInFolder, languageThere, languageUnusable, tooManyLanguages } from './refusals.js';
import { nextRevision } from './textStore.js';

const MAX_LANGUAGES = 100;
const ROWS_AT_ONCE = 500;
/** Tables with rows per language. */
const TABLES = ['texts', 'text_comments', 'text_events'] as const;

/** The languages a template is translated into, besides those of its package. */
export class TextLanguages {
  readonly #store: Store;
  readonly #places: TextPlaces;
  readonly #definitions: Definitions;
  readonly #followed: FollowedFolder;
  readonly #now: () => Date;

  constructor(store: Store, { places, definitions, followed }: EditParts, now: () => Date) {
    this.#followed = followed;
    this.#store = store;
    this.#places = places;
    this.#definitions = definitions;
    this.#now = now;
  }

  /**
   * Adds a language, or restores a removed one with all its texts.
   * @returns it in canonical form
   * @throws Refusal widget-not-found, not-allowed, language-invalid, language-there, too-many-languages
   */
  async add(actor: Actor, id: number, asked: string): Promise<string> {
    const opened = await openTexts(this.#store.db, this.#places, { actor, id, action: 'textLanguage.add' });
    const language = canonicalLanguage(asked);
    if (language === undefined) throw languageUnusable();
    return this.#write(opened.templateId, async (writing) => {
      const now = await openTexts(writing, this.#places, { actor, id, action: 'textLanguage.add' });
      if (!(await mayAddLanguage(writing, actor, { ...now, language }))) throw notAllowed();
      if (now.languages.some((each) => each.toLowerCase() === language.toLowerCase())) throw languageThere();
      if (now.languages.length >= MAX_LANGUAGES) throw tooManyLanguages();
      const row = { added_at: this.#now().toISOString(), added_by: actor.name, removed_at: null, removed_by: null };
      await writing
        .insertInto('text_languages')
        .values({ template_id: now.templateId, language, ...row })
        .onConflict((conflict) => conflict.columns(['template_id', 'language']).doUpdateSet(row))
        .execute();
      await noteLanguages(writing, now.templateId, [...now.languages, language]);
      await nextRevision(this.#store, writing, now.templateId);
      await this.#definitions.refresh(writing, now.templateId);
      return language;
    });
  }

  /**
   * Removes a language, which unpublishes it. Within 30 days, adding it again restores its texts. In a folder that the template follows
   * only its author removes one: there, nothing would bring the texts back.
   * @throws Refusal widget-not-found, language-not-found, not-allowed, language-in-folder, folder-elsewhere
   */
  async remove(actor: Actor, id: number, asked: string): Promise<void> {
    const action = 'textLanguage.remove';
    const { templateId } = await openTexts(this.#store.db, this.#places, { actor, id, action });
    await this.#write(templateId, async (writing) => {
      const opened = await openLanguage(writing, this.#places, { actor, id, language: asked, action });
      const { language, languages } = opened;
      const packaged = await this.#places.of(writing, opened.packageId);
      if (packaged.languages.includes(language)) {
        await this.#followed.demandHere(opened.identifier, writing);
        if (this.#followed.isOf(opened.identifier)) throw languageInFolder(this.#followed.name, language);
      }
      const at = this.#now().toISOString();
      const removed = { removed_at: at, removed_by: actor.name };
      await writing
        .insertInto('text_languages')
        .values({ template_id: templateId, language, added_at: at, added_by: actor.name, ...removed })
        .onConflict((conflict) => conflict.columns(['template_id', 'language']).doUpdateSet(removed))
        .execute();
      await noteLanguages(
        writing,
        templateId,
        languages.filter((other) => other !== language)
      );
      await nextRevision(this.#store, writing, templateId);
      await this.#definitions.refresh(writing, templateId);
    });
  }

  /** Deletes languages that can no longer be restored: texts, history and comments. */
  async removeOutdated(): Promise<void> {
    const { db } = this.#store;
    const outdated = await db
      .selectFrom('text_languages')
      .select(['template_id', 'language'])
      .where('removed_at', '<', oldestRestorable(this.#now()))
      .execute();
    for (const { template_id, language } of outdated) {
      for (const table of TABLES) await this.#removeAll(table, template_id, language);
    }
  }

  /** In small steps, since there may be very many rows. If somebody adds the language again in the meantime, the rest stays. */
  async #removeAll(table: (typeof TABLES)[number], templateId: number, language: string): Promise<void> {
    const oldest = oldestRestorable(this.#now());
    for (let removed = ROWS_AT_ONCE; removed === ROWS_AT_ONCE; await turn()) {
      removed = await this.#store.write(async (writing) => {
        const rows = await writing
          .selectFrom(table)
          .innerJoin('text_languages', (join) =>
            join
              .onRef('text_languages.template_id', '=', `${table}.template_id`)
              .onRef('text_languages.language', '=', `${table}.language`)
          )
          .select(`${table}.id`)
          .where(`${table}.template_id`, '=', templateId)
          .where(`${table}.language`, '=', language)
          .where('text_languages.removed_at', '<', oldest)
          .limit(ROWS_AT_ONCE)
          .execute();
        const ids = rows.map(({ id }) => id);
        if (ids.length > 0) await writing.deleteFrom(table).where('id', 'in', ids).execute();
        return ids.length;
      });
    }
  }

  #write<T>(id: number, work: Work<T>): Promise<T> {
    return this.#definitions.during(() => this.#store.writeRow({ table: 'templates', id }, work));
  }
}
