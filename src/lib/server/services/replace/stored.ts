import type { Pair } from '../../../package/compare/changes.js';
import type { SetAsideValue } from '../../../package/compare/outcomes.js';
import type { Database, Writing } from '../../store/schema.js';
import { Refusal } from '../refusal.js';
import type { PackageSide, StoredVariant } from './planner.js';

/** Versions of a template that can be restored; with one more, the oldest goes for good. */
export const KEPT_VERSIONS = 10;

/** JSON.parse treats members such as `__proto__` as plain keys. */
export function setAsideFromText(text: string): SetAsideValue[] {
  return JSON.parse(text) as SetAsideValue[];
}

export async function sideOf(db: Database, packageId: number): Promise<PackageSide> {
  const row = await db
    .selectFrom('packages')
    .select(['hash', 'spot_version', 'source'])
    .where('id', '=', packageId)
    .executeTakeFirstOrThrow();
  const files = await db
    .selectFrom('package_files')
    .innerJoin('files', 'files.sha256', 'package_files.sha256')
    .select(['name', 'files.sha256', 'size'])
    .where('package_id', '=', packageId)
    .orderBy('position')
    .execute();
  return { packageId, hash: row.hash, spotVersion: row.spot_version, source: row.source, files };
}

export interface TemplateState {
  readonly id: number;
  readonly spot_identifier: string;
  readonly package_id: number;
  readonly standard: number;
  readonly archive_hash: string | null;
}

/** The template of a widget. @throws Refusal not-found */
export async function templateState(db: Database, templateId: number): Promise<TemplateState> {
  return db.selectFrom('templates').selectAll().where('id', '=', templateId).executeTakeFirstOrThrow();
}

export interface VariantOfTemplate extends StoredVariant {
  readonly name: string;
  readonly group_name: string | null;
  readonly deleted_at: string | null;
}

/** All of them, deleted ones too: what is restored later has to fit as well. */
export async function variantsOf(db: Database, templateId: number): Promise<VariantOfTemplate[]> {
  return db
    .selectFrom('variants')
    .leftJoin('widget_groups', 'widget_groups.id', 'variants.group_id')
    .select(['variants.id', 'variants.name', 'widget_groups.name as group_name'])
    .select(['version', 'own_values', 'set_aside', 'deleted_at'])
    .where('template_id', '=', templateId)
    .orderBy('variants.id')
    .execute();
}

/** Versions of a template from this one on, in the order they were replaced. @throws Refusal version-not-found */
export async function versionsFrom(db: Database, templateId: number, versionId: number) {
  const rows = await db
    .selectFrom('template_versions')
    .selectAll()
    .where('template_id', '=', templateId)
    .where('id', '>=', versionId)
    .orderBy('id')
    .execute();
  if (rows[0]?.id === versionId) return rows;
  throw new Refusal('not-found', 'version-not-found', {
    en: 'This version of the widget can no longer be restored. The newest ten are kept.',
    de: 'Diese Version des Widgets kann nicht mehr wiederhergestellt werden. Die neuesten zehn werden aufbewahrt.'
  });
}

/** Notes what a template was until now. The oldest beyond `KEPT_VERSIONS` go. */
export async function keepVersion(
  writing: Writing,
  { id: template_id, package_id, standard, archive_hash }: TemplateState,
  { pairs, at, by }: { readonly pairs: readonly Pair[]; readonly at: string; readonly by: string | null }
): Promise<void> {
  await writing
    .insertInto('template_versions')
    .values({
      template_id,
      package_id,
      standard,
      archive_hash,
      pairs: JSON.stringify(pairs),
      replaced_at: at,
      replaced_by: by
    })
    .execute();
  const old = await writing
    .selectFrom('template_versions')
    .select('id')
    .where('template_id', '=', template_id)
    .orderBy('id', 'desc')
    .offset(KEPT_VERSIONS)
    .limit(1_000)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await writing.deleteFrom('template_versions').where('id', 'in', ids).execute();
}
