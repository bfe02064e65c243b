import type { Shown } from '../pictures/pictures.js';
import type { Store } from '../platform/store/store.js';
import { valuesFromText } from './ownvalues.js';

/** A package with Values of its own, as a picture shows it; undefined: there is none. */
export async function shownPackage(
  { db }: Store,
  packageId: number | null,
  ownValues: string
): Promise<Shown | undefined> {
  if (packageId === null) return undefined;
  const row = await db.selectFrom('packages').select(['hash', 'source']).where('id', '=', packageId).executeTakeFirst();
  return row && { packageId, packageHash: row.hash, source: row.source, values: valuesFromText(ownValues) };
}
