import type { DashboardSummary, DeletedDashboard, TrashedItem } from '../../api.js';
import type { Actor } from '../platform/authorization/actor.js';
import { can, demand } from '../authorization/can.js';
import type { Database } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import type { DashboardRow } from '../platform/store/tables/dashboards.js';
import { dashboardNotFound, dashboardNotInTrash } from './refusals.js';
import { summaryOf } from './dashboards.js';
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
import { takableDashboards } from './visible.js';

/**
 * Deleted dashboards, restored as they were, subject to `can`. Separate from `WidgetTrash`, because nothing depends on a
 * dashboard; what both share is in `trash/restorable`.
 */
export class DashboardTrash {
  readonly #store: Store;
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(store: Store, now: () => Date) {
    this.#store = store;
    this.#db = store.db;
    this.#now = now;
  }

  /** One page, newest first: the user's own, and for administrators the shared ones too. */
  async list(actor: Actor, query: TrashQuery): Promise<TrashPage<DeletedDashboard>> {
    demand(actor, 'dashboard.edit');
    const rows = await this.#restorable(this.#db, query)
      .where((where) => where.and(takableDashboards(actor)))
      .orderBy('deleted_at', 'desc')
      .orderBy('id', 'desc')
      .limit((query.limit ?? DEFAULT_LIMIT) + 1)
      .execute();
    return trashPage(rows, query, deletedOf);
  }

  /** What its address shows; undefined: it is not in the Trash, or the actor could not see it. */
  async noteOn(actor: Actor, id: number): Promise<TrashedItem | undefined> {
    const row = await this.#restorable(this.#db).where('id', '=', id).executeTakeFirst();
    const resource = row && { userId: row.user_id };
    if (!resource || !can(actor, 'dashboard.read', resource)) return undefined;
    return noteOn('dashboard', row, can(actor, 'dashboard.edit', resource));
  }

  /**
   * Restores a deleted dashboard with all its tiles; one that is not deleted stays as it is.
   * @throws Refusal dashboard-not-found, also for what was deleted more than 30 days ago; not-allowed
   */
  async restore(actor: Actor, id: number): Promise<DashboardSummary> {
    return this.#store.writeRow({ table: 'dashboards', id }, async (writing) => {
      const row = await writing.selectFrom('dashboards').selectAll().where('id', '=', id).executeTakeFirst();
      const isThere = row && (row.deleted_at === null || row.deleted_at >= oldestRestorable(this.#now()));
      if (!isThere) throw dashboardNotFound();
      demand(actor, 'dashboard.edit', { userId: row.user_id });
      await writing.updateTable('dashboards').set(THERE).where('id', '=', id).execute();
      return summaryOf(actor, row);
    });
  }

  /**
   * Deletes a dashboard in the Trash for good. The widgets on it stay.
   * @throws Refusal not-in-trash, not-allowed
   */
  async purge(actor: Actor, id: number): Promise<void> {
    await this.#store.writeRow({ table: 'dashboards', id }, async (writing) => {
      const row = await this.#restorable(writing).where('id', '=', id).executeTakeFirst();
      if (!row) throw dashboardNotInTrash();
      demand(actor, 'dashboard.edit', { userId: row.user_id });
      await writing.deleteFrom('dashboards').where('id', '=', id).execute();
    });
  }

  /** Deletes for good what has been in the Trash for more than 30 days. */
  async removeOutdated(): Promise<void> {
    const oldest = oldestRestorable(this.#now());
    await this.#store.write((writing) => writing.deleteFrom('dashboards').where('deleted_at', '<', oldest).execute());
  }

  #restorable(db: Database, query: TrashQuery = {}) {
    return db
      .selectFrom('dashboards')
      .selectAll()
      .where((where) => where.and(inTrash('dashboards', query, this.#now())));
  }
}

function deletedOf(row: DashboardRow): DeletedDashboard {
  return {
    Id: row.id,
    Name: row.name,
    Shared: row.user_id === null,
    ...deletionOf(row)
  };
}
