import { shownValues } from '../packages/ownValues.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { recordSave, type Saver } from '../saves/record.js';
import { can } from '../authorization/can.js';
import { notAllowed } from '../platform/refusal.js';
import { widgetResource } from './widgetPlace.js';
import { publishChange } from './publishChange.js';

/** Limits parameters per statement. */
const CHUNK = 500;

/** What a variant created from this one inherits from: a template's own widget, or what this one inherits from. */
export function inheritedBy(source: {
  readonly id: number;
  readonly group_id: number | null;
  readonly inherits_id: number | null;
}): number | null {
  return source.inherits_id ?? (source.group_id === null ? source.id : null);
}

/** The variants that inherit from this one and are not deleted. */
export function inheritingVariants(db: Database, id: number) {
  return db
    .selectFrom('variants')
    .where('variants.inherits_id', '=', id)
    .where('variants.deleted_at', 'is', null)
    .orderBy('variants.id');
}

/** Whether the actor can change all variants that inherit from this widget. They are in groups with their own permissions. */
export const mayReachHeirs = async (db: Database, actor: Actor, id: number): Promise<boolean> =>
  (await withForeignHeirs(db, actor, [id])).size === 0;

/** Those of these widgets from which variants inherit that the actor cannot change. */
export async function withForeignHeirs(
  db: Database,
  actor: Actor,
  ids: readonly number[]
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const places = await db
    .selectFrom('variants')
    .leftJoin('widget_groups', 'widget_groups.id', 'variants.group_id')
    .select(['variants.inherits_id', 'variants.group_id', 'widget_groups.spot_group_id'])
    .where('variants.inherits_id', 'in', ids)
    .where('variants.deleted_at', 'is', null)
    .distinct()
    .execute();
  const foreign = places.filter((place) => !can(actor, 'widget.edit', widgetResource(place)));
  return new Set(foreign.map(({ inherits_id }) => inherits_id!));
}

/** @throws Refusal not-allowed */
export async function demandReach(db: Database, actor: Actor, id: number): Promise<void> {
  if (!(await mayReachHeirs(db, actor, id))) throw notAllowed();
}

/**
 * After a save of `id`: gives every variant that inherits from it a new version, so that no save of one is based on outdated
 * inherited Values, and notifies editors and dashboards.
 * @param saved `at`: ISO 8601, `by`: name of the user who saved
 */
export const reachHeirs = (
  store: Pick<Store, 'changes'>,
  writing: Writing,
  { id, ...saved }: { readonly id: number; readonly at: string; readonly by: string | null }
): Promise<void> => reachHeirsOf(store, writing, { ids: [id], ...saved });

/** As `reachHeirs`, after a save of several widgets, at most 200. */
export async function reachHeirsOf(
  store: Pick<Store, 'changes'>,
  writing: Writing,
  { ids, at, by }: { readonly ids: readonly number[]; readonly at: string; readonly by: string | null }
): Promise<void> {
  if (ids.length === 0) return;
  const reached = await writing
    .updateTable('variants')
    .set(({ eb }) => ({ version: eb('version', '+', 1), changed_at: at, changed_by: by }))
    .where('inherits_id', 'in', ids)
    .returning('id')
    .execute();
  await publishChange(store, writing, ...reached.map(({ id: heir }) => heir));
}

/**
 * Before variants are removed for good: turns what their heirs inherit into own Values. What they inherited stays in their
 * history. Returns the Ids of the heirs.
 */
export async function settleHeirs(
  { writing, at, by }: { readonly writing: Writing; readonly at: string; readonly by: Saver | null },
  ids: readonly number[]
): Promise<number[]> {
  const settled: number[] = [];
  for (let from = 0; from < ids.length; from += CHUNK) {
    const heirs = await writing
      .selectFrom('variants')
      .innerJoin('variants as base', 'base.id', 'variants.inherits_id')
      .select(['variants.id', 'variants.own_values', 'base.id as base_id', 'base.own_values as inherited_values'])
      .where('variants.inherits_id', 'in', ids.slice(from, from + CHUNK))
      .orderBy('variants.id')
      .execute();
    for (const { id, own_values: before, base_id: past_base_id, inherited_values } of heirs) {
      const after = shownValues(before, inherited_values);
      const past_until = await recordSave(writing, { variantId: id, at, by, kind: 'settled', before, after });
      await writing
        .updateTable('variants')
        .set(({ eb }) => ({ inherits_id: null, own_values: after, version: eb('version', '+', 1) }))
        .set({ past_base_id, past_until })
        .where('id', '=', id)
        .execute();
      settled.push(id);
    }
  }
  return settled;
}

/** `deleted_at` of a variant that is deleted for good, but stays because the history of others shows what they inherited. */
export const FOR_GOOD = '0000-01-01T00:00:00.000Z';

/** Removes variants for good. Those that the history of others needs stay, marked with `FOR_GOOD`, until it no longer does. */
export async function removeVariants(writing: Writing, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += CHUNK) {
    await writing
      .updateTable('variants')
      .set({ deleted_at: FOR_GOOD, deleted_by: null, deleted_key: null, group_id: null, set_aside: '[]' })
      .where('id', 'in', ids.slice(from, from + CHUNK))
      .execute();
  }
  // What is inherited from inherits nothing itself, so the first round removes all heirs.
  for (let round = 0; round < 2; round++) {
    await writing
      .deleteFrom('variants')
      .where('deleted_at', '=', FOR_GOOD)
      .where('id', 'not in', (from) =>
        from.selectFrom('variants as heir').select('heir.past_base_id').where('heir.past_base_id', 'is not', null)
      )
      .execute();
  }
}
