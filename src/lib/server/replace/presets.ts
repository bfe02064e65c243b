import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { storeColumns, type Carried, type StoredVariant } from './stored.js';

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

/** Moves the Values of all presets of a template as planned. */
export async function carryPresets(
  store: Pick<Store, 'changes' | 'engine'>,
  writing: Writing,
  templateId: number,
  presets: readonly Carried<StoredPreset>[]
): Promise<void> {
  if (presets.length === 0) return;
  const rows = presets.map(({ stored, after }) => ({ id: stored.presetId, before: stored, after }));
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
