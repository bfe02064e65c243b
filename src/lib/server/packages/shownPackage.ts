import type { Shown } from '../pictures/pictures.js';
import { hashOf } from '../platform/store/fileStore.js';
import type { Store } from '../platform/store/store.js';
import { valuesFromText } from './ownValues.js';

/**
 * A package with Values of its own, as a picture shows it; undefined: there is none.
 * @param definition replaces its own
 */
export async function shownPackage(
  { db }: Store,
  packageId: number | null,
  ownValues: string,
  definition: string | null = null
): Promise<Shown | undefined> {
  if (packageId === null) return undefined;
  const row = await db.selectFrom('packages').select(['hash', 'source']).where('id', '=', packageId).executeTakeFirst();
  if (!row) return undefined;
  const packageHash = definition === null ? row.hash : hashOf(`${row.hash} ${definition}`);
  return { packageId, packageHash, source: definition ?? row.source, values: valuesFromText(ownValues) };
}
