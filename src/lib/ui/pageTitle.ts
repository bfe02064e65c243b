/** Title of a tab, with what it shows first. An object named like its screen is named once. */
export function pageTitle(...parts: readonly string[]): string {
  return [...new Set(parts)].join(' – ');
}
