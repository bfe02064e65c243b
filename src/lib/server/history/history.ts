import type { History as HistoryBody, HistoryEntry, HistoryKind, Moment } from '../../api.js';
import { shownValues, toRecord, valuesFromText, valuesToText } from '../packages/ownvalues.js';
import type { Actor } from '../platform/authorization/actor.js';
import { checkedName } from '../platform/names.js';
import type { Database } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import type { ValueSaveRow } from '../platform/store/tables/saves.js';
import { changesFromText, walkedBack, type SavedChange, type Side, type StoredChanges } from '../saves/changes.js';
import { KEPT_DAYS } from '../saves/retention.js';
import type { Bearer } from '../people/bearers.js';
import type { PreviewTokens } from '../widgets/previewtoken.js';
import { details } from '../widgets/rows.js';
import { momentNotFound, tooManyNames } from './refusals.js';
import { renamedSince } from './renamed.js';

const PAGE = 50;

/** Changes that an entry of the list has. */
const MOST_CHANGES = 20;

/** Named moments of one widget. */
const MOST_NAMES = 100;

/** Saves of the template that its variants have notes of their own of, or that were before them. */
const NOT_OF_TEMPLATE = ['made', 'start', 'package'];

export interface HistoryAsk {
  readonly before?: number | undefined;
  /** ISO 8601. */
  readonly until?: string | undefined;
  readonly named?: boolean | undefined;
}

/** What the Values of a widget were. A moment is the state that a save of it, or of the template it inherits from, left. */
export class WidgetHistory {
  readonly #store: Store;
  readonly #db: Database;
  readonly #tokens: PreviewTokens;

  constructor(store: Store, tokens: PreviewTokens) {
    this.#store = store;
    this.#db = store.db;
    this.#tokens = tokens;
  }

  /** The newest first. @throws Refusal not-found, not-allowed */
  async list(actor: Actor, id: number, { before, until, named }: HistoryAsk): Promise<HistoryBody> {
    const { inherits_id } = await details(this.#db, actor, id, 'widget.read');
    let asked = savesOf(this.#db, id, inherits_id)
      .orderBy('id', 'desc')
      .limit(PAGE + 1);
    if (before !== undefined) asked = asked.where('id', '<', before);
    if (until !== undefined) asked = asked.where('at', '<=', new Date(until).toISOString());
    if (named) asked = asked.where('name', 'is not', null);
    const rows = await asked.execute();
    const page = rows.slice(0, PAGE);
    return {
      Entries: page.map((row) => entryOf(row, id)),
      Next: rows.length > PAGE ? page.at(-1)!.id : null,
      KeptDays: KEPT_DAYS
    };
  }

  /** @param bearer whose preview it will be @throws Refusal not-found, not-allowed, moment-not-found */
  async moment(actor: Actor, bearer: Bearer, id: number, momentId: number): Promise<Moment> {
    const row = await details(this.#db, actor, id, 'widget.read');
    const save = await this.#save(id, row.inherits_id, momentId);
    const own = await this.#ownAt(id, row.own_values, momentId);
    const inherited =
      row.inherits_id === null ? undefined : await this.#ownAt(row.inherits_id, row.inherited_values ?? '{}', momentId);
    const next = await savesOf(this.#db, id, row.inherits_id)
      .where('id', '>', momentId)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    const then = await this.#packageOf(save.package_id, row);
    const previewOf = (packageId: number) => this.#tokens.path({ widgetId: id, packageId, bearer });
    return {
      ...headOf(save, id),
      Until: next?.at ?? null,
      SpotVersion: then?.spotVersion ?? null,
      Source: then?.source ?? null,
      PreviewPath: then ? previewOf(save.package_id) : null,
      SavedValues: shownValues(valuesToText(own), inherited ? valuesToText(inherited) : null),
      Own: [...own.keys()],
      Before: JSON.stringify(toRecord(await this.#before(save))),
      Pairs: await renamedSince(this.#db, row.template_id, save.at)
    };
  }

  /**
   * Marks a moment of the widget itself; a blank name takes the mark away.
   * @throws Refusal not-found, not-allowed, moment-not-found, name-invalid, too-many-names
   */
  async name(actor: Actor, id: number, momentId: number, name: string | null): Promise<HistoryEntry> {
    const checked = name === null || name.trim() === '' ? null : checkedName(name);
    return this.#store.write(async (writing) => {
      await details(writing, actor, id, 'widget.edit');
      const row = await writing
        .selectFrom('value_saves')
        .selectAll()
        .where('id', '=', momentId)
        .where('variant_id', '=', id)
        .executeTakeFirst();
      if (!row) throw momentNotFound();
      if (checked !== null && row.name === null) await this.#demandFewNames(writing, id);
      const named = { name: checked, named_by: checked === null ? null : actor.name };
      await writing.updateTable('value_saves').set(named).where('id', '=', momentId).execute();
      return entryOf({ ...row, ...named }, id);
    });
  }

  async #demandFewNames(db: Database, id: number): Promise<void> {
    const { count } = await db
      .selectFrom('value_saves')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('variant_id', '=', id)
      .where('name', 'is not', null)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_NAMES) throw tooManyNames(MOST_NAMES);
  }

  async #save(id: number, inheritsId: number | null, momentId: number): Promise<ValueSaveRow> {
    const save = await savesOf(this.#db, id, inheritsId).where('id', '=', momentId).executeTakeFirst();
    if (!save) throw momentNotFound();
    return save;
  }

  /** The own Values of a variant after a moment, from those of now. */
  async #ownAt(variantId: number, now: string, momentId: number): Promise<Map<string, unknown>> {
    const later = await this.#db
      .selectFrom('value_saves')
      .select('changes')
      .where('variant_id', '=', variantId)
      .where('id', '>', momentId)
      .where('changes', '!=', '{}')
      .orderBy('id', 'desc')
      .execute();
    const changes = later.map((row) => changesFromText(row.changes));
    return walkedBack(valuesFromText(now), changes, await this.#longOf(variantId, changes));
  }

  /** What a save changed, as it was before; undefined: none of its own. */
  async #before({ variant_id, changes: text }: ValueSaveRow): Promise<Map<string, unknown>> {
    const changes = changesFromText(text);
    const valueOf = await this.#longOf(variant_id, [changes]);
    return new Map([...changes].map(([id, { from }]) => [id, from ? valueIn(from, valueOf) : null]));
  }

  async #longOf(variantId: number, all: readonly StoredChanges[]): Promise<(hash: string) => unknown> {
    const needed = all.some((changes) => [...changes.values()].some(({ from }) => from && 'hash' in from));
    if (!needed) return () => undefined;
    const rows = await this.#db.selectFrom('saved_values').selectAll().where('variant_id', '=', variantId).execute();
    const long = new Map(rows.map(({ hash, value }) => [hash, value]));
    return (hash) => JSON.parse(long.get(hash)!) as unknown;
  }

  /** undefined: it is gone. Published texts are known of the package of now alone. */
  async #packageOf(
    packageId: number,
    now: { readonly package_id: number; readonly source: string; readonly spot_version: string }
  ): Promise<{ source: string; spotVersion: string } | undefined> {
    if (packageId === now.package_id) return { source: now.source, spotVersion: now.spot_version };
    const row = await this.#db
      .selectFrom('packages')
      .select(['source', 'spot_version'])
      .where('id', '=', packageId)
      .executeTakeFirst();
    return row && { source: row.source, spotVersion: row.spot_version };
  }
}

/** Of a variant and of what it inherits from, since it is there. */
function savesOf(db: Database, id: number, inheritsId: number | null) {
  const saves = db.selectFrom('value_saves').selectAll();
  if (inheritsId === null) return saves.where('variant_id', '=', id);
  return saves.where(({ and, eb, or, selectFrom }) =>
    or([
      eb('variant_id', '=', id),
      and([
        eb('variant_id', '=', inheritsId),
        eb('kind', 'not in', NOT_OF_TEMPLATE),
        eb(
          'id',
          '>',
          selectFrom('value_saves')
            .select(({ fn }) => fn.min('id').as('first'))
            .where('variant_id', '=', id)
        )
      ])
    ])
  );
}

const valueIn = (side: Side, valueOf: (hash: string) => unknown): unknown =>
  'hash' in side ? valueOf(side.hash) : side.value;

const headOf = ({ id, at, by, kind, name, named_by, variant_id }: ValueSaveRow, widget: number) => ({
  Moment: id,
  At: at,
  By: by,
  Kind: kind as HistoryKind,
  OfTemplate: variant_id !== widget,
  Name: name,
  NamedBy: named_by
});

function entryOf(row: ValueSaveRow, widget: number): HistoryEntry {
  const changes = [...changesFromText(row.changes)];
  const sideOf = (side: SavedChange['from']) =>
    side === undefined ? null : 'hash' in side ? {} : { Value: side.value };
  return {
    ...headOf(row, widget),
    Changes: changes.slice(0, MOST_CHANGES).map(([Id, { from, to }]) => ({ Id, From: sideOf(from), To: sideOf(to) })),
    Count: changes.length
  };
}
