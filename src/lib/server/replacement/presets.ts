import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { columnsOf, storeColumns, type StoredVariant } from './stored.js';
import type { Planner } from './planner.js';

/** A preset of the template, whose Values are carried over like those of a variant. */
export interface StoredPreset extends StoredVariant {
  readonly name: string;
  readonly presetId: number;
}

/** Negative Ids, which no variant has, so that plans are never mixed up. */
export async function presetsOf(db: Database, templateId: number): Promise<StoredPreset[]> {
  const rows = await db
    .selectFrom('presets')
    .select(['id', 'name', 'version', 'own_values', 'set_aside', 'trails'])
    .where('template_id', '=', templateId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, ...row }) => ({ ...row, id: -id, presetId: id }));
}

interface Carrying {
  readonly templateId: number;
  readonly planner: Planner;
  /** As of `columnsOf`. */
  readonly forgotten: number;
}

/** Moves the Values of all presets of a template as planned. */
export async function carryPresets(
  store: Pick<Store, 'changes' | 'engine'>,
  writing: Writing,
  presets: readonly StoredPreset[],
  { templateId, planner, forgotten }: Carrying
): Promise<void> {
  if (presets.length === 0) return;
  const rows = [];
  for (const preset of presets) {
    rows.push({ id: preset.presetId, before: preset, after: columnsOf(await planner.planOf(preset), forgotten) });
  }
  await storeColumns(store, writing, 'presets', rows);
  await writing
    .updateTable('presets')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('template_id', '=', templateId)
    .execute();
  await writing
    .updateTable('templates')
    .set(({ eb }) => ({ presets_version: eb('presets_version', '+', 1) }))
    .where('id', '=', templateId)
    .execute();
  await store.changes.publish(writing, 'presets', String(templateId));
}
