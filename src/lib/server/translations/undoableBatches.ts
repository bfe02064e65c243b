import { setImmediate as turn } from 'node:timers/promises';
import type { UndoableBatch } from '../../api.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Database } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { openLanguage, type OpenedLanguage, type LanguageRequest } from './openTexts.js';
import type { TextPlaces } from './textPlaces.js';
import type { StoredText } from './records.js';
import { keptAt } from './textStore.js';
import { changesBack, type TextEvent } from './undo.js';

/** The last events of a language, in which the caller's own batches are looked for. */
const MOST_EVENTS = 20_000;
const MOST_BATCHES = 20;
const ROWS_AT_ONCE = 1_000;
/** With the texts before and after: of the longest, they take a few milliseconds. */
const EVENTS_AT_ONCE = 50;

type OwnEvent = TextEvent & { readonly batch: string; readonly at: string };
type Batch = Omit<UndoableBatch, 'InAll'>;

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
    const found = [...(await this.#said(opened, userId)), ...(await this.#saved(asked.actor, opened, userId))];
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
  async #saved(actor: Actor, opened: OpenedLanguage, userId: number): Promise<Batch[]> {
    const { templateId, language } = opened;
    /** The texts once the batches found so far have been undone. */
    const now = new Map<string, StoredText | undefined>();
    const usable = new Map<string, Batch>();
    for await (const events of this.#ownEvents(opened, userId)) {
      const unknown = [...new Set(events.map(({ place }) => place))].filter((place) => !now.has(place));
      const kept = await keptAt(this.#db, templateId, language, unknown);
      for (const place of unknown) now.set(place, kept.get(place));
      for (const of of byBatch(events)) {
        const changes = await changesBack(actor, opened, of, now);
        for (const { place, after } of changes) now.set(place, after);
        const [{ batch, at, kind }] = of;
        // Many events of one batch come in several parts.
        const known = usable.get(batch);
        if (!known && usable.size === MOST_BATCHES) return [...usable.values()];
        const Count = (known?.Count ?? 0) + changes.length;
        if (Count === 0) continue;
        const isPublication = kind === 'publish';
        usable.set(batch, { Batch: batch, At: known?.At ?? at, Count, ...(isPublication && { Publication: true }) });
      }
    }
    return [...usable.values()];
  }

  /** What the person saved or published, the newest first, a few at once. */
  async *#ownEvents({ templateId, language }: OpenedLanguage, userId: number): AsyncGenerator<OwnEvent[]> {
    let before = Number.MAX_SAFE_INTEGER;
    for (let read = 0; read < MOST_EVENTS; read += ROWS_AT_ONCE) {
      const rows = await this.#db
        .selectFrom('text_events')
        .select(['id', 'kind', 'user_id'])
        .where('template_id', '=', templateId)
        .where('language', '=', language)
        .where('id', '<', before)
        .orderBy('id', 'desc')
        .limit(ROWS_AT_ONCE)
        .execute();
      const own = rows.filter(({ user_id, kind }) => user_id === userId && (kind === 'save' || kind === 'publish'));
      for (let at = 0; at < own.length; at += EVENTS_AT_ONCE) {
        const ids = own.slice(at, at + EVENTS_AT_ONCE).map(({ id }) => id);
        yield await this.#db
          .selectFrom('text_events')
          .select(['place', 'name', 'kind', 'before', 'after', 'user_id', 'batch', 'at'])
          .where('id', 'in', ids)
          .orderBy('id', 'desc')
          .execute();
      }
      if (rows.length < ROWS_AT_ONCE) return;
      before = rows.at(-1)!.id;
      // SQLite answers without yielding.
      await turn();
    }
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
    return rows.map(({ batch, at }) => ({ Batch: batch ?? '', At: at, Count: 0 }));
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

/** Consecutive events of one batch. */
function byBatch(events: readonly OwnEvent[]): [OwnEvent, ...OwnEvent[]][] {
  const runs: [OwnEvent, ...OwnEvent[]][] = [];
  for (const event of events) {
    const last = runs.at(-1);
    if (last?.[0].batch === event.batch) last.push(event);
    else runs.push([event]);
  }
  return runs;
}
