import { ownZone } from '../../ascdata/dates.js';
import { isTimeZone } from '../shared/zones.js';

const KEY = 'ascdata-editor.time-zone';

/** The zone last entered in this browser, else the browser's own (docs/decisions/dates-and-time-zones.md). */
export function lastZone(): string {
  try {
    const zone = localStorage.getItem(KEY);
    if (zone && isTimeZone(zone)) return zone;
  } catch {
    // No storage here (server, or blocked).
  }
  return ownZone();
}

export function rememberZone(zone: string): void {
  try {
    localStorage.setItem(KEY, zone);
  } catch {
    // Without storage the choice lasts as long as the field.
  }
}
