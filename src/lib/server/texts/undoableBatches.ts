import type { UndoableBatch } from '../../api.js';
import type { Database } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { openLanguage, type OpenedLanguage, type LanguageRequest } from './openTexts.js';
import type { TextPlaces } from './textPlaces.js';
import { undoChanges } from './undo.js';

/** The last events of a language, in which the caller's own batches are looked for. */
const MOST_EVENTS = 1_000;
const MOST_BATCHES = 20;
/** Texts of a batch that are looked at, for one that is still as the batch left it. */
const MOST_TEXTS = 50;

type Batch = Pick<UndoableBatch, 'Batch' | 'At'>;

/** Batches that a user can still undo, even after a reload. */
export class UndoableBatches {
  readonly #db: Database;
  readonly #places: TextPlaces;

  constructor(store: Pick<Store, 'db'>, places: TextPlaces) {
    this.#db = store.db;
    this.#places = places;
  }

  /** The caller's own, the newest first. @throws Refusal widget-not-found, language-not-found, not-allowed */
  async of(asked: LanguageRequest): Promise<UndoableBatch[]> {
    const opened = await openLanguage(this.#db, this.#places, { ...asked, action: 'text.write' });
    const { userId } = asked.actor;
    if (userId === null) return [];
    const found = [...(await this.#saved(opened, userId)), ...(await this.#said(opened, userId))];
    const all = [...new Map(found.map((each) => [each.Batch, each])).values()];
    const newest = all.sort((one, other) => (one.At < other.At ? 1 : -1)).slice(0, MOST_BATCHES);
    const several = await this.#inSeveral(newest.map((each) => each.Batch));
    return newest.map((each) => ({ ...each, ...(several.has(each.Batch) && { InAll: true as const }) }));
  }

  /** Batches with a text that is still as they left it. */
  async #saved(opened: OpenedLanguage, userId: number): Promise<Batch[]> {
    const { templateId, language } = opened;
    const rows = await this.#db
      .selectFrom('text_events')
      .select(['batch', 'place', 'name', 'kind', 'before', 'after', 'user_id', 'at'])
      .where('template_id', '=', templateId)
      .where('language', '=', language)
      .orderBy('id', 'desc')
      .limit(MOST_EVENTS)
      .execute();
    const own = rows.filter(({ user_id, kind }) => user_id === userId && (kind === 'save' || kind === 'publish'));
    const batches = new Map<string, typeof rows>();
    for (const row of own) batches.set(row.batch, [...(batches.get(row.batch) ?? []), row]);
    const usable: Batch[] = [];
    for (const [batch, events] of [...batches].slice(0, MOST_BATCHES)) {
      const changes = await undoChanges(this.#db, opened, events.slice(0, MOST_TEXTS));
      if (changes.length > 0) usable.push({ Batch: batch, At: events[0]!.at });
    }
    return usable;
  }

  /** Imports with comments. */
  async #said({ templateId, language }: OpenedLanguage, userId: number): Promise<Batch[]> {
    const rows = await this.#db
      .selectFrom('text_comments')
      .select(({ fn }) => ['batch', fn.max('at').as('at')])
      .where('template_id', '=', templateId)
      .where('language', '=', language)
      .where('user_id', '=', userId)
      .where('batch', 'is not', null)
      .groupBy('batch')
      .execute();
    return rows.map(({ batch, at }) => ({ Batch: batch ?? '', At: at }));
  }

  /** Those saved in several widgets at once. */
  async #inSeveral(batches: readonly string[]): Promise<ReadonlySet<string>> {
    if (batches.length === 0) return new Set();
    const found = new Map<string, Set<number>>();
    for (const table of ['text_events', 'text_comments'] as const) {
      const rows = await this.#db
        .selectFrom(table)
        .select(['batch', 'template_id'])
        .distinct()
        .where('batch', 'in', batches)
        .execute();
      for (const { batch, template_id } of rows) {
        found.set(batch ?? '', (found.get(batch ?? '') ?? new Set()).add(template_id));
      }
    }
    return new Set([...found].filter(([, templates]) => templates.size > 1).map(([batch]) => batch));
  }
}
