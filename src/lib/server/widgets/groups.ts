import type { WidgetGroupEntry } from '../../api.js';
import type { Actor } from '../platform/authorization/actor.js';
import { can, demand } from '../authorization/can.js';
import type { Creations } from '../people/creations.js';
import type { Database, WidgetGroupRow, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { nameKey } from '../platform/store/searchKeys.js';
import { Refusal } from '../platform/refusal.js';
import { objectById } from '../catalogue/objectRows.js';
import { publishChange } from './publishChange.js';
import { visibleWidgetGroups } from './visible.js';
import { removeEmptyGroups } from './trash.js';
import { widgetGroupRow } from './widgetPlace.js';

export interface NewWidgetGroup {
  readonly Name: string;
  /** Without one the group is for administrators. */
  readonly SpotGroupId?: number | null | undefined;
}

/** Widget groups. The permissions for a group are those for its spot group. */
export class WidgetGroups {
  readonly #store: Store;
  readonly #db: Database;
  readonly #creations: Creations;
  readonly #now: () => Date;

  constructor(store: Store, { creations, now }: { readonly creations: Creations; now(): Date }) {
    this.#store = store;
    this.#creations = creations;
    this.#db = store.db;
    this.#now = now;
  }

  /** Groups the actor may see, by name. `search`: part of the name, ignoring case and accents. */
  async list(actor: Actor, search = ''): Promise<WidgetGroupEntry[]> {
    const rows = await this.#db
      .selectFrom('widget_groups')
      .selectAll()
      .where('deleted_at', 'is', null)
      .where((where) => where.and(visibleWidgetGroups(actor)))
      .orderBy('name_key')
      .orderBy('id')
      .execute();
    const key = nameKey(search.trim());
    return rows.filter(({ name_key }) => name_key.includes(key)).map((row) => entryOf(row, actor));
  }

  /** @throws Refusal `widget-group-not-found`, `not-allowed` */
  async byId(actor: Actor, id: number): Promise<WidgetGroupEntry> {
    const row = await widgetGroupRow(this.#db, id);
    demand(actor, 'widgetGroup.read', { spotGroupId: row.spot_group_id });
    return entryOf(row, actor);
  }

  /** @throws Refusal `spot-group-not-found`, `not-allowed`, `widget-group-taken`; HttpError 429 */
  async create(actor: Actor, { Name, SpotGroupId = null }: NewWidgetGroup): Promise<WidgetGroupEntry> {
    this.#creations.demand(actor);
    return this.#store.write(async (writing) => {
      await demandSpotGroup(writing, actor, SpotGroupId);
      const name = named(Name);
      await demandFree(writing, actor, name);
      const row = await writing
        .insertInto('widget_groups')
        .values({ ...name, spot_group_id: SpotGroupId, created_at: this.#now().toISOString() })
        .returningAll()
        .executeTakeFirstOrThrow();
      return entryOf(row, actor);
    });
  }

  /**
   * Renames it or changes its spot group (or both). Needs write permission before and after.
   * @throws Refusal `widget-group-not-found`, `spot-group-not-found`, `not-allowed`, `widget-group-taken`
   */
  async change(actor: Actor, id: number, change: Partial<NewWidgetGroup>): Promise<WidgetGroupEntry> {
    const { Name, SpotGroupId } = change;
    return this.#store.write(async (writing) => {
      const before = await this.#writable(writing, actor, id);
      if (SpotGroupId !== undefined) await demandSpotGroup(writing, actor, SpotGroupId);
      const row: WidgetGroupRow = {
        ...before,
        ...(Name !== undefined && named(Name)),
        ...(SpotGroupId !== undefined && { spot_group_id: SpotGroupId })
      };
      const { name, name_key, spot_group_id } = row;
      if (name !== before.name) await demandFree(writing, actor, row);
      await writing.updateTable('widget_groups').set({ name, name_key, spot_group_id }).where('id', '=', id).execute();
      if (spot_group_id !== before.spot_group_id) await this.#tellOfAll(writing, id);
      return entryOf(row, actor);
    });
  }

  /**
   * Deletes an empty group; restored with any widget from the Trash.
   * @throws Refusal `widget-group-not-found`, `not-allowed`, `widget-group-not-empty`
   */
  async remove(actor: Actor, id: number): Promise<void> {
    await this.#store.write(async (writing) => {
      await this.#writable(writing, actor, id);
      const inIt = writing.selectFrom('variants').select('id').where('group_id', '=', id);
      if (await inIt.where('deleted_at', 'is', null).executeTakeFirst()) throw notEmpty();
      const deleted_at = this.#now().toISOString();
      await writing.updateTable('widget_groups').set({ deleted_at }).where('id', '=', id).execute();
      await removeEmptyGroups(writing);
    });
  }

  /** The widgets of the group may now be visible to other people. */
  async #tellOfAll(writing: Writing, id: number): Promise<void> {
    const inIt = await writing.selectFrom('variants').select('id').where('group_id', '=', id).execute();
    await publishChange(this.#store, writing, ...inIt.map(({ id }) => id));
  }

  async #writable(writing: Writing, actor: Actor, id: number): Promise<WidgetGroupRow> {
    const row = await widgetGroupRow(writing, id);
    demand(actor, 'widgetGroup.write', { spotGroupId: row.spot_group_id });
    return row;
  }
}

async function demandSpotGroup(writing: Writing, actor: Actor, id: number | null): Promise<void> {
  if (id !== null) await objectById(writing, 'spotGroup', id);
  demand(actor, 'widgetGroup.write', { spotGroupId: id });
}

/** `id`: of the group to rename; undefined: a new one. */
type Named = Pick<WidgetGroupRow, 'name' | 'name_key'> & { readonly id?: number };

function named(name: string): Named {
  const trimmed = name.trim();
  return { name: trimmed, name_key: nameKey(trimmed) };
}

/**
 * Group names are unique, ignoring case, so that people can tell the groups apart.
 * @throws Refusal `widget-group-taken`
 */
async function demandFree(writing: Writing, actor: Actor, { id, name, name_key }: Named): Promise<void> {
  const rows = await writing
    .selectFrom('widget_groups')
    .selectAll()
    .where('name_key', '=', name_key)
    .where('deleted_at', 'is', null)
    .execute();
  const other = rows.find((row) => row.id !== id && row.name.toLowerCase() === name.toLowerCase());
  if (!other) return;
  const isSeen = can(actor, 'widgetGroup.read', { spotGroupId: other.spot_group_id });
  throw taken(isSeen ? other.name : name, isSeen);
}

function entryOf({ id, name, spot_group_id }: WidgetGroupRow, actor: Actor): WidgetGroupEntry {
  const Writable = can(actor, 'widgetGroup.write', { spotGroupId: spot_group_id });
  return { Id: id, Name: name, SpotGroupId: spot_group_id, Writable };
}

function taken(name: string, isSeen: boolean): Refusal {
  return new Refusal('conflict', 'widget-group-taken', (t) => t.widgets.groupTaken(name, isSeen));
}

function notEmpty(): Refusal {
  return new Refusal('conflict', 'widget-group-not-empty', (t) => t.widgets.groupNotEmpty);
}
