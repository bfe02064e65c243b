/** The user's IANA time zone. */
export function zoneOf(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}
