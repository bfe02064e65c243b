/** Title of a tab, what it shows first. What has the name of its screen is named once. */
export function pageTitle(...parts: readonly string[]): string {
  return [...new Set(parts)].join(' – ');
}
