import type { FileVersion } from '../../package/compare/changes.js';
import type { Database } from '../platform/store/schema.js';

/** One side of a comparison of packages. */
export interface PackageSide {
  readonly hash: string;
  readonly spotVersion: string;
  /** Text of ascData.json. */
  readonly source: string;
  readonly files: readonly FileVersion[];
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
