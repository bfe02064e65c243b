/** The user's IANA time zone. */
export function zoneOf(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/** The date of a moment in a zone, `YYYY-MM-DD`. */
export function dateOf(moment: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const byType = new Map(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${byType.get('year')}-${byType.get('month')}-${byType.get('day')}`;
}
