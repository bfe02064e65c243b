/** The title of a browser tab, which begins with the most specific part. An object named like its screen is named once. */
export function pageTitle(...parts: readonly string[]): string {
  return [...new Set(parts)].join(' – ');
}
