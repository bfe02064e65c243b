/** The user's IANA time zone. The first lookup is slow in browsers, so it happens only when needed. */
export function zoneOf(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}
