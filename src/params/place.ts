import { placeOf } from '../lib/widgets/places.js';

/** Addresses of the Widgets screen: `/`, `/templates`, `/groups/<Id>`. */
export const match = (path: string): boolean => placeOf(path) !== undefined;
