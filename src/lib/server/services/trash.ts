import { quoted } from '../../ascdata/messages/sentence.js';
import type { DeletedWidget, WidgetSummary } from '../../api.js';
import type { Actor } from '../rights/actor.js';
import { demand } from '../rights/demand.js';
import type { Database, Writing } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { nameKey } from '../store/namekey.js';
import { removeUnusedPackages } from './packageuse.js';
import { Refusal } from './refusal.js';
import { tellOf } from './variantnews.js';
import { takableWidgets } from './visible.js';
import { nextName } from './widgetnames.js';
import { demandTaking } from './widgetplace.js';
import { allWidgets, summaryOf, widgetRow, widgets, type WidgetRow } from './widgetrows.js';

/** A deleted widget can be restored for so long. */
export const RESTORABLE_DAYS = 30;
const RESTORABLE_MILLISECONDS = RESTORABLE_DAYS * 24 * 60 * 60 * 1000;

/** The Trash: widgets that are deleted, and come back with everything they had, each only for whom `can` allows it. */
export class Trash {
  readonly #store: Store;
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(store: Store, now: () => Date) {
    this.#store = store;
    this.#db = store.db;
    this.#now = now;
  }

  /** What the actor may restore, the newest first. */
  async list(actor: Actor): Promise<DeletedWidget[]> {
    demand(actor, 'widget.delete');
    const rows = await restorable(this.#db, this.#oldest())
      .where((where) => where.and(takableWidgets(actor)))
      .orderBy('variants.deleted_at', 'desc')
      .orderBy('variants.id', 'desc')
      .execute();
    return rows.map((row) => ({
      ...summaryOf(row),
      deletedAt: row.deleted_at!,
      deletedBy: row.deleted_by,
      restorableUntil: new Date(Date.parse(row.deleted_at!) + RESTORABLE_MILLISECONDS).toISOString()
    }));
  }

  /**
   * Deletes a widget; until 30 days later it can be restored.
   * @param matches is it still the version that is meant?
   * @throws Refusal not-found, not-allowed, `saved-since`, or `last-variant` for the only variant of a standard widget
   */
  async remove(actor: Actor, id: number, matches: (version: number) => boolean = () => true): Promise<void> {
    await this.#store.write(async (writing) => {
      const row = await widgetRow(writing, id);
      demandTaking(actor, row);
      if (!matches(row.version)) throw savedSince(row.name);
      if (row.standard === 1 && !(await hasOther(writing, row))) throw lastVariant();
      const deleted_at = this.#now().toISOString();
      await writing.updateTable('variants').set({ deleted_at, deleted_by: actor.name }).where('id', '=', id).execute();
      await tellOf(this.#store, writing, id);
    });
  }

  /**
   * Brings a deleted widget back to where it was, with its group if that was deleted too; one that is there stays as it is.
   * @throws Refusal not-found, also for what was deleted more than 30 days ago; not-allowed
   */
  async restore(actor: Actor, id: number): Promise<WidgetSummary> {
    return this.#store.write(async (writing) => {
      const deleted = await restorable(writing, this.#oldest()).where('variants.id', '=', id).executeTakeFirst();
      const row = deleted ?? (await widgetRow(writing, id));
      demandTaking(actor, row);
      if (deleted) {
        const there = { deleted_at: null, deleted_by: null };
        await writing.updateTable('variants').set(there).where('id', '=', id).execute();
        if (row.group_id !== null) await restoreGroup(writing, row.group_id);
        await tellOf(this.#store, writing, id);
      }
      return summaryOf(await widgetRow(writing, id));
    });
  }

  /** Removes for good what was deleted more than 30 days ago. A template goes with its last variant. */
  async removeOutdated(): Promise<void> {
    const oldest = this.#oldest();
    await this.#store.write(async (writing) => {
      const { numDeletedRows } = await writing
        .deleteFrom('variants')
        .where('deleted_at', '<', oldest)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return;
      await removeEmptyTemplates(writing);
      await removeEmptyGroups(writing);
    });
  }

  #oldest(): string {
    return new Date(this.#now().getTime() - RESTORABLE_MILLISECONDS).toISOString();
  }
}

/** Deleted groups to which nothing is left to restore. */
export async function removeEmptyGroups(writing: Writing): Promise<void> {
  await writing
    .deleteFrom('widget_groups')
    .where('deleted_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('variants').select('variants.id').whereRef('variants.group_id', '=', 'widget_groups.id')))
    )
    .execute();
}

function restorable(db: Database, oldest: string) {
  return allWidgets(db)
    .select(['variants.deleted_at', 'variants.deleted_by'])
    .where('variants.deleted_at', '>=', oldest);
}

/** A group that is deleted is there again; where its name was given to another one since, with a number. */
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

/** Templates without a variant, and their packages; those of the product stay. */
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

async function hasOther(writing: Writing, { id, template_id }: WidgetRow): Promise<boolean> {
  const other = await widgets(writing)
    .where('variants.template_id', '=', template_id)
    .where('variants.id', '!=', id)
    .executeTakeFirst();
  return other !== undefined;
}

function savedSince(name: string): Refusal {
  return new Refusal('lost-race', 'saved-since', {
    en: `${quoted(name, 'en')} stays: values were saved in it since then. To delete it with them, choose “Delete” in its menu.`,
    de: `${quoted(name, 'de')} bleibt: Inzwischen wurden darin Werte gespeichert. Um es mit ihnen zu löschen, im Menü „Löschen“ wählen.`
  });
}

function lastVariant(): Refusal {
  return new Refusal('conflict', 'last-variant', {
    en: 'This is the only variant of a standard widget; it stays, so that the widget can be used again.',
    de: 'Das ist die einzige Variante eines Standard-Widgets; sie bleibt, damit das Widget weiter nutzbar ist.'
  });
}
