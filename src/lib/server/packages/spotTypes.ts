import type { SpotType } from '../../api/spots.js';

/** A type whose spots carry a package. It is also the SpotType of the package's ascData.json. */
export type PackageSpotType = 'Wizard' | 'DashboardWidget';

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
