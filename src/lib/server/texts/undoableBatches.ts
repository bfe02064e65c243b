import { setImmediate as turn } from 'node:timers/promises';
import type { UndoableBatch } from '../../api.js';
import type { Database } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { openLanguage, type OpenedLanguage, type LanguageRequest } from './openTexts.js';
import type { TextPlaces } from './textPlaces.js';
import type { StoredText } from './records.js';
import { undoChanges, type TextEvent } from './undo.js';

/** The last events of a language, in which the caller's own batches are looked for. */
const MOST_EVENTS = 20_000;
const ROWS_AT_ONCE = 1_000;
const MOST_BATCHES = 20;
/** Own batches that are looked at: most of those that cannot be undone have been undone. */
const MOST_LOOKED_AT = 200;
/** Texts of a batch that are looked at, for one that is still as the batch left it. */
const MOST_TEXTS = 50;

const OWN_EVENT = ['place', 'name', 'kind', 'before', 'after', 'user_id', 'batch', 'at'] as const;
type OwnEvent = TextEvent & { readonly batch: string; readonly at: string };
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
    const newest = all
      .sort((one, other) => Number(other.At > one.At) - Number(one.At > other.At))
      .slice(0, MOST_BATCHES);
    const several = await this.#inSeveral(newest.map((each) => each.Batch));
    return newest.map((each) => ({ ...each, ...(several.has(each.Batch) && { InAll: true as const }) }));
  }

  /**
   * Batches with a text that is still as they left it, once the newer ones have been undone: what was saved over the person's own
   * text can be undone step by step.
   */
  async #saved(opened: OpenedLanguage, userId: number): Promise<Batch[]> {
    const undone = new Map<string, StoredText | undefined>();
    const usable: Batch[] = [];
    for (const events of await this.#ownEvents(opened, userId)) {
      const changes = await undoChanges(this.#db, opened, events, undone);
      if (changes.length === 0) continue;
      for (const { place, after } of changes) undone.set(place, after);
      usable.push({ Batch: events[0]!.batch, At: events[0]!.at });
      if (usable.length === MOST_BATCHES) break;
    }
    return usable;
  }

  /** What the person saved or published, by batch, the newest first: of each the first texts. */
  async #ownEvents({ templateId, language }: OpenedLanguage, userId: number) {
    const batches = new Map<string, OwnEvent[]>();
    let before = Number.MAX_SAFE_INTEGER;
    for (let read = 0; read < MOST_EVENTS && batches.size < MOST_LOOKED_AT; read += ROWS_AT_ONCE) {
      const ids = await this.#db
        .selectFrom('text_events')
        .select(['id', 'batch', 'kind', 'user_id'])
        .where('template_id', '=', templateId)
        .where('language', '=', language)
        .where('id', '<', before)
        .orderBy('id', 'desc')
        .limit(ROWS_AT_ONCE)
        .execute();
      const own = ids.filter(({ user_id, kind }) => user_id === userId && (kind === 'save' || kind === 'publish'));
      for (const event of await this.#whole(own)) {
        const known = batches.get(event.batch) ?? [];
        if (known.length < MOST_TEXTS) batches.set(event.batch, [...known, event]);
      }
      if (ids.length < ROWS_AT_ONCE) break;
      before = ids.at(-1)!.id;
      // SQLite answers without yielding.
      await turn();
    }
    return [...batches.values()];
  }

  /** These events with what they did: of each batch no more than are looked at. */
  async #whole(events: readonly { readonly id: number; readonly batch: string }[]): Promise<OwnEvent[]> {
    const counts = new Map<string, number>();
    const wanted = events.filter(({ batch }) => {
      const count = (counts.get(batch) ?? 0) + 1;
      counts.set(batch, count);
      return count <= MOST_TEXTS;
    });
    if (wanted.length === 0) return [];
    return this.#db
      .selectFrom('text_events')
      .select(OWN_EVENT)
      .where(
        'id',
        'in',
        wanted.map(({ id }) => id)
      )
      .orderBy('id', 'desc')
      .execute();
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
