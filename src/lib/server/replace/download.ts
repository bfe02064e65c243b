import { setImmediate as turn } from 'node:timers/promises';
import type { CheckedPackage } from '../packages/tasks.js';
import type { Database } from '../platform/store/schema.js';
import { shownValues } from '../packages/ownValues.js';
import type { Packages } from '../packages/packages.js';
import { sideOf } from '../packages/packageSide.js';
import { definitionOf, editionOf } from '../widgets/rows.js';

type FileOf = Pick<CheckedPackage['files'][number], 'name' | 'sha256'>;

/**
 * Whether this is an unchanged download of a widget of the template: as its package was uploaded, or with published texts and the Values
 * that are saved in it now. Replacing with it would change nothing but make saved Values the defaults of all variants.
 */
export async function isDownloadOf(
  {
    db,
    packages,
    owner
  }: { readonly db: Database; readonly packages: Pick<Packages, 'source' | 'withValues'>; readonly owner: string },
  template: { readonly id: number; readonly package_id: number },
  checked: Pick<CheckedPackage, 'hash' | 'source' | 'files'>
): Promise<boolean> {
  const { hash, files } = await sideOf({ db, packages }, template.package_id);
  if (hash === checked.hash) return true;
  if (!isSameBesideData(files, checked.files)) return false;
  const definition = definitionOf(await editionOf(db, template.id));
  const source = await packages.source(db, definition);
  const saved = await db
    .selectFrom('variants')
    .leftJoin('variants as base', 'base.id', 'variants.inherits_id')
    .select(['variants.own_values', 'base.own_values as inherited_values'])
    .distinct()
    .where('variants.template_id', '=', template.id)
    .where('variants.deleted_at', 'is', null)
    .execute();
  for (const { own_values, inherited_values } of saved) {
    // In pages, because there may be very many variants.
    await turn();
    const ownValues = shownValues(own_values, inherited_values);
    if ((await packages.withValues(owner, { source, ownValues })) === checked.source) return true;
  }
  return false;
}

function isSameBesideData(before: readonly FileOf[], after: readonly FileOf[]): boolean {
  const others = (files: readonly FileOf[]) => files.filter(({ name }) => name !== 'ascData.json');
  const known = new Map(others(before).map(({ name, sha256 }) => [name, sha256]));
  const sent = others(after);
  return sent.length === known.size && sent.every(({ name, sha256 }) => known.get(name) === sha256);
}
