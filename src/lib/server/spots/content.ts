import type { Database } from '../platform/store/schema.js';
import type { Packages } from '../packages/packages.js';
import { Refusal } from '../platform/refusal.js';
import type { SpotType } from '../../api/spots.js';
import type { PackageSpotType } from '../packages/tasks.js';

/** Whether spots of a type carry a package with its ascData content. */
const HAS_CONTENT: Readonly<Record<SpotType, boolean>> = {
  Image: false,
  Video: false,
  Html: false,
  Wizard: true,
  DashboardWidget: true
};

export function isPackageType(type: SpotType): type is PackageSpotType {
  return HAS_CONTENT[type];
}

interface ContentOf {
  readonly type: SpotType;
  readonly packageId: number | null;
  readonly ownValues: string;
}

/**
 * Text of a spot's ascData.json with its Values in it; unknown keys and the order are preserved. A spot without a package has a
 * definition without elements.
 * @throws Refusal `no-asc-content` for a type without content
 */
export async function ascContent(
  { db, packages, owner }: { readonly db: Database; readonly packages: Packages; readonly owner: string },
  { type, packageId, ownValues }: ContentOf
): Promise<string> {
  if (!isPackageType(type)) throw noContent(type);
  if (packageId === null) return emptyDefinition(type);
  return packages.withValues(owner, { source: await packages.source(db, { id: packageId }), ownValues });
}

function emptyDefinition(type: PackageSpotType): string {
  const definition = {
    SpotIdentifier: `empty-${type}`,
    SpotVersion: '1.0.0',
    ApiVersion: 1,
    SpotType: type,
    NumberOfSlots: 1,
    Elements: []
  };
  return `${JSON.stringify(definition, null, 2)}\n`;
}

function noContent(type: SpotType): Refusal {
  return new Refusal('not-found', 'no-asc-content', (t) => t.spots.noContent(type));
}
