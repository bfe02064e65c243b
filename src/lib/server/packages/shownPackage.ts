import type { Shown } from '../pictures/pictures.js';
import { hashOf } from '../platform/store/fileStore.js';
import type { Store } from '../platform/store/store.js';
import { valuesFromText } from './ownValues.js';
import { dataIn } from './readDefinition.js';
import type { Definition, Packages } from './packages.js';

/** A package with Values of its own, as a picture shows it; undefined: there is none. */
export async function shownPackage(
  { store: { db }, packages }: { readonly store: Store; readonly packages: Packages },
  definition: Definition,
  ownValues: string
): Promise<Shown | undefined> {
  const { id: packageId, edition } = definition;
  const row = await db.selectFrom('packages').select('hash').where('id', '=', packageId).executeTakeFirst();
  if (!row) return undefined;
  // If texts are published meanwhile, the content may be newer than the edition that this names.
  const packageHash = edition ? hashOf(JSON.stringify([row.hash, edition])) : row.hash;
  const head = await packages.head(db, definition);
  const data = async () => dataIn(await packages.source(db, definition));
  return { packageId, packageHash, head, data, values: valuesFromText(ownValues) };
}
