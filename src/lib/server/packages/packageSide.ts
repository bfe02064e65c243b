import { dataOf } from '../../ascdata/elements.js';
import { inEveryLanguage } from '../../language/languages.js';
import { comparePackages } from '../../package/compare/compare.js';
import { sentenceOf } from '../../package/compare/sentences.js';
import type { Database } from '../platform/store/schema.js';
import { present, type Packages } from './packages.js';
import type { ComparedSide, Differences, DifferencesTask } from './tasks.js';

/** One side of a comparison of packages. */
export interface PackageSide extends ComparedSide {
  readonly hash: string;
  readonly spotVersion: string;
}

/** What two packages differ in. */
export function differencesTask({ before, after, mapping, today, most }: DifferencesTask): Differences {
  const [old, fresh] = [before, after].map(({ source, files }) => ({ ascData: dataOf(source), files }));
  const { changes } = comparePackages(old!, fresh!, mapping, { today });
  const texts = changes.slice(0, most).map((change) => inEveryLanguage((language) => sentenceOf(change, language)));
  return { texts, count: changes.length };
}

/** One that is stored. @throws Refusal `packages-busy`: it is gone */
export async function sideOf(
  { db, packages }: { readonly db: Database; readonly packages: Pick<Packages, 'source'> },
  packageId: number
): Promise<PackageSide> {
  const row = present(
    await db.selectFrom('packages').select(['hash', 'spot_version']).where('id', '=', packageId).executeTakeFirst()
  );
  const files = await db
    .selectFrom('package_files')
    .innerJoin('files', 'files.sha256', 'package_files.sha256')
    .select(['name', 'files.sha256', 'size'])
    .where('package_id', '=', packageId)
    .orderBy('position')
    .execute();
  const source = await packages.source(db, { id: packageId });
  return { hash: row.hash, spotVersion: row.spot_version, source, files };
}
