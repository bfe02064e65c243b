/**
 * Addresses of the Widgets screen: `/` or `/widgets`, `/templates`, `/trash`, `/groups/<Id>`. As `placeOf` in
 * widgetlist/places.ts, which is not imported because every page loads this file.
 */
export const match = (path: string): boolean => /^(?:|widgets|templates|trash|groups\/[1-9]\d{0,14})$/.test(path);
