import type { DashboardBody, DashboardSummary, DashboardTile } from '../../api.js';
import type { Packages } from '../packages/packages.js';
import type { Actor } from '../platform/authorization/actor.js';
import { can, demand, type Action } from '../authorization/can.js';
import type { Creations } from '../people/creations.js';
import type { Database } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import type { DashboardRow } from '../platform/store/tables/dashboards.js';
import { dashboardNotFound, lastShared, lostRace, noUser, tooManyDashboards } from './refusals.js';
import { checkTiles } from './tiles.js';
import { PREPARED_FACT, preparedTiles } from './prepared.js';
import { trashKey } from '../platform/store/searchKeys.js';
import { noteUses } from './uses.js';

export interface NewDashboard {
  readonly Name: string;
  /** For everybody; administrators only. */
  readonly Shared?: boolean;
  /** Its tiles are copied. */
  readonly CopyOf?: number;
}

export interface DashboardSave {
  readonly tiles: readonly DashboardTile[];
  /** Whether the version the save is based on matches. */
  matches(version: number): boolean;
}

/** A name that is understood in every language of the interface; administrators can change it. */
const SHARED_NAME = 'Dashboard';

/** How many one user has, and how many are shared; those in the Trash included. */
const MOST = { own: 200, shared: 1_000 } as const;

/** Dashboards: several per user, and at least one shared. A refusal changes nothing. */
export class Dashboards {
  readonly #store: Store;
  readonly #db: Database;
  readonly #creations: Creations;
  readonly #now: () => Date;
  readonly #packages: Pick<Packages, 'sizes'>;

  constructor(
    store: Store,
    {
      packages,
      creations,
      now
    }: { readonly packages: Pick<Packages, 'sizes'>; readonly creations: Creations; now(): Date }
  ) {
    this.#packages = packages;
    this.#store = store;
    this.#creations = creations;
    this.#db = store.db;
    this.#now = now;
  }

  /** At the start: makes sure there is a shared dashboard. The first one shows the available standard widgets. */
  async ensureShared(): Promise<void> {
    if (await this.#firstShared(this.#db)) return;
    await this.#store.write(async (writing) => {
      if (await this.#firstShared(writing)) return;
      const tiles = JSON.stringify(await preparedTiles(writing));
      const { id } = await writing
        .insertInto('dashboards')
        .values(this.#row(null, SHARED_NAME, tiles))
        .returning('id')
        .executeTakeFirstOrThrow();
      await noteUses(this.#store, writing, id, widgetsOn({ tiles }));
      const fact = { name: PREPARED_FACT, value: String(id) };
      await writing
        .insertInto('facts')
        .values(fact)
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: fact.value }))
        .execute();
    });
  }

  /** Whether it is the one prepared at the first start, has widgets on it, and nobody has arranged it since. */
  async isPrepared({ Id, Version, Tiles }: DashboardBody): Promise<boolean> {
    if (Version !== 1 || Tiles.length === 0) return false;
    const fact = await this.#db
      .selectFrom('facts')
      .select('value')
      .where('name', '=', PREPARED_FACT)
      .executeTakeFirst();
    return fact?.value === String(Id);
  }

  /** The user's own dashboards and the shared ones, oldest first. */
  async list(actor: Actor): Promise<DashboardSummary[]> {
    demand(actor, 'dashboard.list');
    const rows = await this.#db
      .selectFrom('dashboards')
      .selectAll()
      .where('deleted_at', 'is', null)
      .where(({ eb, or }) => or([eb('user_id', 'is', null), eb('user_id', '=', actor.userId ?? 0)]))
      .orderBy('id')
      .execute();
    return rows.map((row) => summaryOf(actor, row));
  }

  /** @throws Refusal dashboard-not-found, not-allowed */
  async read(actor: Actor, id: number): Promise<DashboardBody> {
    return bodyOf(actor, await this.#allowed(this.#db, actor, 'dashboard.read', id));
  }

  /** @throws Refusal not-allowed, dashboard-not-found (of the one to copy), no-user, too-many-dashboards; HttpError 429 */
  async create(actor: Actor, { Name, Shared = false, CopyOf }: NewDashboard): Promise<DashboardBody> {
    const userId = Shared ? null : actor.userId;
    demand(actor, 'dashboard.create', Shared ? { userId: null } : {});
    if (!Shared && userId === null) throw noUser();
    this.#creations.demand(actor);
    const row = await this.#store.write(async (writing) => {
      const tiles = CopyOf === undefined ? '[]' : (await this.#allowed(writing, actor, 'dashboard.read', CopyOf)).tiles;
      await demandRoom(writing, userId);
      const made = await writing
        .insertInto('dashboards')
        .values(this.#row(userId, Name.trim(), tiles))
        .returningAll()
        .executeTakeFirstOrThrow();
      await noteUses(this.#store, writing, made.id, widgetsOn(made));
      return made;
    });
    return bodyOf(actor, row);
  }

  /** @throws Refusal dashboard-not-found, not-allowed */
  async rename(actor: Actor, id: number, name: string): Promise<DashboardSummary> {
    return this.#store.writeRow({ table: 'dashboards', id }, async (writing) => {
      const row = await this.#allowed(writing, actor, 'dashboard.edit', id);
      const changed = { name: name.trim(), changed_at: this.#now().toISOString() };
      await writing.updateTable('dashboards').set(changed).where('id', '=', id).execute();
      return summaryOf(actor, { ...row, ...changed });
    });
  }

  /**
   * Saves the tiles.
   * @throws Refusal dashboard-not-found, not-allowed; `tiles-invalid` with each place; `version-conflict` with the `current`
   * dashboard when somebody saved in between
   */
  async save(actor: Actor, id: number, { tiles, matches }: DashboardSave): Promise<DashboardBody> {
    const before = await this.#allowed(this.#db, actor, 'dashboard.edit', id);
    // Reads long definitions before the transaction, not in it.
    if (matches(before.version)) await checkTiles(this.#db, this.#packages, actor, tiles);
    return this.#store.writeRow({ table: 'dashboards', id }, async (writing) => {
      const row = await this.#allowed(writing, actor, 'dashboard.edit', id);
      if (!matches(row.version)) throw lostRace(bodyOf(actor, row));
      await checkTiles(writing, this.#packages, actor, tiles);
      const changed = {
        tiles: JSON.stringify(tiles.map(plain)),
        version: row.version + 1,
        changed_at: this.#now().toISOString()
      };
      await writing.updateTable('dashboards').set(changed).where('id', '=', id).execute();
      await noteUses(this.#store, writing, id, widgetsOn(changed));
      return bodyOf(actor, { ...row, ...changed });
    });
  }

  /**
   * Deletes a dashboard; it can be restored for 30 days (`DashboardTrash`).
   * @throws Refusal dashboard-not-found, not-allowed, last-shared-dashboard
   */
  async remove(actor: Actor, id: number): Promise<void> {
    await this.#store.write(async (writing) => {
      const row = await this.#allowed(writing, actor, 'dashboard.edit', id);
      if (row.user_id === null && !(await this.#firstShared(writing, id))) throw lastShared();
      const deleted = {
        deleted_at: this.#now().toISOString(),
        deleted_by: actor.name,
        deleted_key: trashKey(row.name)
      };
      await writing.updateTable('dashboards').set(deleted).where('id', '=', id).execute();
    });
  }

  async #allowed(db: Database, actor: Actor, action: Action, id: number): Promise<DashboardRow> {
    const row = await db.selectFrom('dashboards').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row || row.deleted_at !== null) throw dashboardNotFound();
    demand(actor, action, { userId: row.user_id });
    return row;
  }

  #firstShared(db: Database, besides = 0): Promise<{ id: number } | undefined> {
    const shared = db.selectFrom('dashboards').select('id').where('user_id', 'is', null);
    return shared.where('deleted_at', 'is', null).where('id', '!=', besides).executeTakeFirst();
  }

  #row(user_id: number | null, name: string, tiles: string) {
    const now = this.#now().toISOString();
    return { user_id, name, tiles, version: 1, created_at: now, changed_at: now };
  }
}

/** @param userId the owner of one more; null: it is shared. @throws Refusal too-many-dashboards */
async function demandRoom(writing: Database, userId: number | null): Promise<void> {
  const most = userId === null ? MOST.shared : MOST.own;
  const { all } = await writing
    .selectFrom('dashboards')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .where('user_id', 'is not distinct from', userId)
    .executeTakeFirstOrThrow();
  if (Number(all) >= most) throw tooManyDashboards(most);
}

export function summaryOf(actor: Actor, row: DashboardRow): DashboardSummary {
  return {
    Id: row.id,
    Name: row.name,
    Shared: row.user_id === null,
    Editable: can(actor, 'dashboard.edit', { userId: row.user_id }),
    Version: row.version,
    ChangedAt: row.changed_at
  };
}

function bodyOf(actor: Actor, row: DashboardRow): DashboardBody {
  return { ...summaryOf(actor, row), Tiles: tilesOf(row) };
}

const tilesOf = ({ tiles }: Pick<DashboardRow, 'tiles'>): DashboardTile[] => JSON.parse(tiles) as DashboardTile[];

const widgetsOn = (row: Pick<DashboardRow, 'tiles'>): number[] => tilesOf(row).map(({ WidgetId }) => WidgetId);

/** Unknown members are dropped. */
function plain({ Id, WidgetId, Slot, Row, Slots, Rows, Width, Height }: DashboardTile): DashboardTile {
  return { Id, WidgetId, Slot, Row, Slots, Rows, ...(Width && { Width }), ...(Height && { Height }) };
}
