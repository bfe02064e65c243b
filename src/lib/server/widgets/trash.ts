import { nextName } from '../../ascdata/nextName.js';
import type { DeletedWidget, DeletedWidgetDetails, TrashedItem, WidgetSummary, WidgetUses } from '../../api.js';
import type { Actor } from '../platform/authorization/actor.js';
import { can, demand } from '../authorization/can.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { nameKey, trashKey } from '../platform/store/searchKeys.js';
import { removeUnusedPackages } from '../packages/unused.js';
import { Refusal } from '../platform/refusal.js';
import {
  DEFAULT_LIMIT,
  deletionOf,
  inTrash,
  noteOn,
  oldestRestorable,
  THERE,
  trashPage,
  type TrashPage,
  type TrashQuery
} from '../trash/restorable.js';
import type { Saver } from '../saves/record.js';
import { publishChange } from './publishChange.js';
import { FOR_GOOD, removeVariants, settleHeirs } from './inheritance.js';
import { takableWidgets } from './visible.js';
import { demandTaking, isTakable, widgetResource } from './widgetPlace.js';
import { allWidgets, summaryOf, widgetRow, widgets, type WidgetRow } from './rows.js';

/** The dashboards that show a widget, even a deleted one. */
type UsesOf = (db: Database, actor: Actor, id: number) => Promise<WidgetUses>;

/**
 * Deleted widgets, restored with everything they had, subject to `can`. Separate from `DashboardTrash`, with which it shares
 * `trash/restorable`: deleting a widget affects variants, package and tiles, and its name may be taken in the meantime.
 */
export class WidgetTrash {
  readonly #store: Store;
  readonly #db: Database;
  readonly #now: () => Date;

  readonly #usesOf: UsesOf;

  constructor(store: Store, now: () => Date, usesOf: UsesOf) {
    this.#store = store;
    this.#db = store.db;
    this.#now = now;
    this.#usesOf = usesOf;
  }

  /** One page of what the actor can restore, newest first. */
  async list(actor: Actor, query: TrashQuery): Promise<TrashPage<DeletedWidget>> {
    demand(actor, 'widget.delete');
    const rows = await this.#restorable(this.#db, query)
      .where((where) => where.and(takableWidgets(actor)))
      .orderBy('variants.deleted_at', 'desc')
      .orderBy('variants.id', 'desc')
      .limit((query.limit ?? DEFAULT_LIMIT) + 1)
      .execute();
    return trashPage(rows, query, deletedOf);
  }

  /** One deleted widget, with what depends on it. @throws Refusal not-in-trash, not-allowed */
  async details(actor: Actor, id: number): Promise<DeletedWidgetDetails> {
    const row = await this.#one(this.#db, actor, id);
    return {
      ...deletedOf(row),
      Uses: await this.#usesOf(this.#db, actor, id),
      LastOfTemplate: row.standard === 0 && !(await hasOther(allWidgets(this.#db), row))
    };
  }

  /** What its address shows; undefined: it is not in the Trash, or the actor could not see it. */
  async noteOn(actor: Actor, id: number): Promise<TrashedItem | undefined> {
    const row = await this.#restorable(this.#db).where('variants.id', '=', id).executeTakeFirst();
    if (!row || !can(actor, 'widget.read', widgetResource(row))) return undefined;
    return noteOn('widget', row, isTakable(actor, row));
  }

  /**
   * Deletes a widget; it can be restored for 30 days.
   * @param matches whether it is still the intended version
   * @throws Refusal not-found, not-allowed, `saved-since`, or `last-variant` for the only variant of a standard widget
   */
  async remove(actor: Actor, id: number, matches: (version: number) => boolean = () => true): Promise<void> {
    await this.#store.write(async (writing) => {
      const row = await widgetRow(writing, id);
      demandTaking(actor, row);
      if (!matches(row.version)) throw savedSince(row.name);
      if (row.standard === 1 && !(await hasOther(widgets(writing), row))) throw lastVariant();
      const deleted_at = this.#now().toISOString();
      const deleted = { deleted_at, deleted_by: actor.name, deleted_key: trashKey(row.name, row.spot_identifier) };
      await writing.updateTable('variants').set(deleted).where('id', '=', id).execute();
      await publishChange(this.#store, writing, id);
    });
  }

  /**
   * Restores a deleted widget to its place, with its group if that was deleted too; one that is not deleted stays as it is.
   * @throws Refusal not-found, also for what was deleted more than 30 days ago; not-allowed
   */
  async restore(actor: Actor, id: number): Promise<WidgetSummary> {
    return this.#store.write(async (writing) => {
      const deleted = await this.#restorable(writing).where('variants.id', '=', id).executeTakeFirst();
      const row = deleted ?? (await widgetRow(writing, id));
      demandTaking(actor, row);
      if (deleted) {
        await writing.updateTable('variants').set(THERE).where('id', '=', id).execute();
        if (row.group_id !== null) await restoreGroup(writing, row.group_id);
        await publishChange(this.#store, writing, id);
      }
      return summaryOf(await widgetRow(writing, id));
    });
  }

  /**
   * Deletes a widget in the Trash for good, with everything it had. A template is deleted with its last variant.
   * @throws Refusal not-in-trash, not-allowed
   */
  async purge(actor: Actor, id: number): Promise<void> {
    await this.#store.write(async (writing) => {
      await this.#one(writing, actor, id);
      await this.#removeForGood(writing, [id], actor);
    });
  }

  /** Deletes for good what has been in the Trash for more than 30 days. A template goes with its last variant. */
  async removeOutdated(): Promise<void> {
    const oldest = oldestRestorable(this.#now());
    await this.#store.write(async (writing) => {
      const outdated = await writing
        .selectFrom('variants')
        .select('id')
        .where('deleted_at', '<', oldest)
        .where('deleted_at', '!=', FOR_GOOD)
        .execute();
      const ids = outdated.map(({ id }) => id);
      if (ids.length > 0) await this.#removeForGood(writing, ids, null);
    });
  }

  /** @param by null: the product itself */
  async #removeForGood(writing: Writing, ids: readonly number[], by: Saver | null): Promise<void> {
    const settled = await settleHeirs({ writing, at: this.#now().toISOString(), by }, ids);
    for (const id of settled) await publishChange(this.#store, writing, id);
    await removeVariants(writing, ids);
    await removeEmptyTemplates(writing);
    await removeEmptyGroups(writing);
  }

  async #one(db: Database, actor: Actor, id: number) {
    const row = await this.#restorable(db).where('variants.id', '=', id).executeTakeFirst();
    if (!row) throw notInTrash();
    demandTaking(actor, row);
    return row;
  }

  #restorable(db: Database, query: TrashQuery = {}) {
    return allWidgets(db)
      .select(['variants.deleted_at', 'variants.deleted_by'])
      .where((where) => where.and(inTrash('variants', query, this.#now())));
  }
}

/** Removes deleted groups without widgets to restore. */
export async function removeEmptyGroups(writing: Writing): Promise<void> {
  await writing
    .deleteFrom('widget_groups')
    .where('deleted_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('variants').select('variants.id').whereRef('variants.group_id', '=', 'widget_groups.id')))
    )
    .execute();
}

function deletedOf(row: WidgetRow & { deleted_at: string | null; deleted_by: string | null }): DeletedWidget {
  return { ...summaryOf(row), ...deletionOf(row) };
}

/** Restores a deleted group; numbers its name if it was taken. */
async function restoreGroup(writing: Writing, id: number): Promise<void> {
  const groups = await writing.selectFrom('widget_groups').select(['id', 'name', 'deleted_at']).execute();
  const group = groups.find((each) => each.id === id);
  if (!group || group.deleted_at === null) return;
  const taken = groups.filter(({ deleted_at }) => deleted_at === null).map(({ name }) => name);
  const name = nextName(group.name, taken);
  await writing
    .updateTable('widget_groups')
    .set({ name, name_key: nameKey(name), deleted_at: null })
    .where('id', '=', id)
    .execute();
}

/** Removes templates without a variant, and their packages; standard ones stay. */
async function removeEmptyTemplates(writing: Writing): Promise<void> {
  await writing
    .deleteFrom('templates')
    .where('standard', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('variants').select('variants.id').whereRef('variants.template_id', '=', 'templates.id')))
    )
    .execute();
  await removeUnusedPackages(writing);
}

/** Whether another widget of its template is among these. */
async function hasOther(among: ReturnType<typeof widgets>, { id, template_id }: WidgetRow): Promise<boolean> {
  const other = await among
    .where('variants.template_id', '=', template_id)
    .where('variants.id', '!=', id)
    .executeTakeFirst();
  return other !== undefined;
}

function notInTrash(): Refusal {
  return new Refusal('not-found', 'not-in-trash', (t) => t.widgets.notInTrash);
}

function savedSince(name: string): Refusal {
  return new Refusal('lost-race', 'saved-since', (t) => t.widgets.valuesSavedMeanwhile(name));
}

function lastVariant(): Refusal {
  return new Refusal('conflict', 'last-variant', (t) => t.widgets.lastStandardVariant);
}
