import { isTimeZone } from '../shared/zones.js';

const KEY = 'ascdata-editor.time-zone';

/** The zone last entered in this browser, else the platform's (docs/decisions/dates-and-time-zones.md). */
export function lastZone(platformZone: string): string {
  try {
    const zone = localStorage.getItem(KEY);
    if (zone && isTimeZone(zone)) return zone;
  } catch {
    // No storage here (server, or blocked): the platform's zone it is.
  }
  return isTimeZone(platformZone) ? platformZone : 'UTC';
}

export function rememberZone(zone: string): void {
  try {
    localStorage.setItem(KEY, zone);
  } catch {
    // Without storage the choice lasts as long as the field.
  }
}
