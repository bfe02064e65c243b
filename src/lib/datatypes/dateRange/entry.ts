import { isRecord, own } from '../../ascdata/elements.js';
import { isDateTime, MIDNIGHT } from '../shared/iso.js';
import { fromWallClock } from '../shared/wallClock.js';
import { toWallClock } from '../shared/zones.js';
import type { RangeMode } from './form.js';

export type End = 'From' | 'To';

/** How both ends are entered: in which zone, and whether the zone is stored. */
export interface EntryMode {
  readonly mode: RangeMode;
  readonly zone: string;
}

/** The stored text of an end; '' if there is none or it is not text. */
export function storedEnd(value: unknown, end: End): string {
  const stored = isRecord(value) ? own(value, end) : undefined;
  return typeof stored === 'string' ? stored : '';
}

/** What the clock of the entry shows for a stored end, `YYYY-MM-DDThh:mm:ss`; '' where it is open or unusable. */
export function localTimeOf(stored: string, { zone }: Pick<EntryMode, 'zone'>): string {
  const wall = stored.endsWith('Z') ? (toWallClock(stored, zone) ?? '') : stored;
  return isDateTime(wall) ? wall : '';
}

/**
 * What is stored for an entered time. A time that does not exist in the zone is kept without `Z`, which the check refuses:
 * it stays readable and is not moved. Of a time that occurs twice the first one is taken; the other is offered beside it.
 */
export function storedFor(wall: string, { mode, zone }: EntryMode): string {
  if (wall === '' || mode === 'time') return wall;
  if (mode === 'day') return wall.slice(0, 10) + MIDNIGHT;
  const clock = fromWallClock(wall, zone);
  if (clock?.kind === 'once') return clock.utc;
  return clock?.kind === 'overlap' ? clock.earlier.utc : wall;
}

/**
 * The Value with another end. The untouched end stays as it is, unless it is written the other way (with or without `Z`,
 * because the platform's zone support was switched since): a range whose ends differ in that means nothing.
 */
export function withEnd(value: unknown, end: End, stored: string, entry: EntryMode): Record<string, unknown> {
  const other: End = end === 'From' ? 'To' : 'From';
  const kept = storedEnd(value, other);
  const odd =
    kept !== '' && stored !== '' && kept.endsWith('Z') !== (entry.mode === 'zoned') && localTimeOf(kept, entry) !== '';
  const ends = { [end]: stored, [other]: odd ? storedFor(localTimeOf(kept, entry), entry) : kept };
  return { ...(isRecord(value) ? value : {}), From: ends['From'], To: ends['To'] };
}

/** Both ends with the same times on another zone's clock: for times that were just typed. */
export function inZone(value: unknown, from: EntryMode, to: EntryMode): Record<string, unknown> {
  const move = (end: End): string => {
    const stored = storedEnd(value, end);
    const wall = localTimeOf(stored, from);
    return wall === '' ? stored : storedFor(wall, to);
  };
  return { ...(isRecord(value) ? value : {}), From: move('From'), To: move('To') };
}

export interface ZoneChoice {
  readonly kind: 'gap' | 'overlap';
  /** The times to choose from; `stored` is what picking one writes. */
  readonly times: readonly { readonly wall: string; readonly offset: string; readonly stored: string }[];
}

/** The question about an end: a time that is skipped, or occurs twice, when the zone's clocks change. */
export function zoneChoice(stored: string, entry: EntryMode): ZoneChoice | undefined {
  const wall = localTimeOf(stored, entry);
  const clock = entry.mode === 'zoned' && wall !== '' ? fromWallClock(wall, entry.zone) : undefined;
  if (clock?.kind === 'gap') {
    const time = (near: string) => ({ wall: near, offset: '', stored: storedFor(near, entry) });
    return { kind: 'gap', times: [time(clock.before), time(clock.after)] };
  }
  if (clock?.kind !== 'overlap') return undefined;
  const times = [clock.earlier, clock.later].map(({ utc, offset }) => ({ wall, offset, stored: utc }));
  return { kind: 'overlap', times };
}
