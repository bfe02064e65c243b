/** Types of spots, and whether one carries a package with its ascData content. A new type is one row here. */
const TYPES = {
  Image: { hasContent: false },
  Video: { hasContent: false },
  Html: { hasContent: false },
  Wizard: { hasContent: true },
  DashboardWidget: { hasContent: true }
} as const;

export type SpotType = keyof typeof TYPES;
/** A type whose spots carry a package. It is the SpotType of the package's ascData.json too. */
export type PackageSpotType = 'Wizard' | 'DashboardWidget';

export const SPOT_TYPES = Object.keys(TYPES) as readonly SpotType[];

export function isPackageType(type: SpotType): type is PackageSpotType {
  return TYPES[type].hasContent;
}
