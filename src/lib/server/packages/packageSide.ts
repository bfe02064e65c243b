import { dataOf } from '../../ascdata/elements.js';
import { inEveryLanguage } from '../../language/languages.js';
import { comparePackages } from '../../package/compare/compare.js';
import { sentenceOf } from '../../package/compare/sentences.js';
import type { Database } from '../platform/store/schema.js';
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

/** One that is stored. */
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
  return { hash: row.hash, spotVersion: row.spot_version, source: row.source, files };
}
