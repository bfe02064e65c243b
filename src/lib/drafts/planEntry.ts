import { fromWallClock } from '../datatypes/shared/wallClock.js';

/** The plan as entered: a day (`YYYY-MM-DD`) and a time (`hh:mm`), or ''. Pure. */
export interface PlanEntry {
  readonly startDay: string;
  readonly startTime: string;
  readonly hasEnd: boolean;
  readonly endDay: string;
  readonly endTime: string;
  readonly zone: string;
}

/** A plan: local times in a zone, `YYYY-MM-DDThh:mm:ss`. `End` null: it stays live. */
export interface PlannedTimes {
  readonly Start: string;
  readonly End: string | null;
  readonly Zone: string;
}

/** How an entered time is understood. */
export type Meaning =
  /** Incomplete, or not a date. */
  | { readonly kind: 'open' }
  /** `isTwice`: the clocks go back, and the first of the two counts. */
  | { readonly kind: 'moment'; readonly at: number; readonly isTwice: boolean }
  /** The clocks go forward. The nearest existing times, `YYYY-MM-DDThh:mm:ss`. */
  | { readonly kind: 'gap'; readonly times: readonly [before: string, after: string] };

const wallOf = (day: string, time: string): string => (day && time ? `${day}T${time}:00` : '');

export function meaningOf(day: string, time: string, zone: string): Meaning {
  const clock = fromWallClock(wallOf(day, time), zone);
  if (!clock) return { kind: 'open' };
  if (clock.kind === 'gap') return { kind: 'gap', times: [clock.before, clock.after] };
  const utc = clock.kind === 'once' ? clock.utc : clock.earlier.utc;
  return { kind: 'moment', at: Date.parse(utc), isTwice: clock.kind === 'overlap' };
}

/** What an entered moment lacks before it means anything. */
export type Lack = 'noDay' | 'badDay' | 'noTime' | 'badTime';

export function lackOf(day: string, time: string): Lack | undefined {
  if (day === '') return 'noDay';
  if (meaningOf(day, '12:00', 'UTC').kind !== 'moment') return 'badDay';
  if (time === '') return 'noTime';
  return meaningOf(day, time, 'UTC').kind === 'moment' ? undefined : 'badTime';
}

/** The entry for a plan; without one: empty, in this zone. */
export function entryOf(plan: PlannedTimes | null, zone: string): PlanEntry {
  const [startDay = '', startTime = ''] = plan ? partsOf(plan.Start) : [];
  const [endDay = '', endTime = ''] = plan?.End ? partsOf(plan.End) : [];
  return { startDay, startTime, hasEnd: Boolean(plan?.End), endDay, endTime, zone: plan?.Zone ?? zone };
}

export const partsOf = (wall: string): [day: string, time: string] => [wall.slice(0, 10), wall.slice(11, 16)];

/** The plan of an entry; undefined: incomplete or impossible. @param now in milliseconds; no start may be earlier */
export function plannedBy(entry: PlanEntry, now: number): PlannedTimes | undefined {
  const start = meaningOf(entry.startDay, entry.startTime, entry.zone);
  if (start.kind !== 'moment' || start.at <= now) return undefined;
  const Start = wallOf(entry.startDay, entry.startTime);
  if (!entry.hasEnd) return { Start, End: null, Zone: entry.zone };
  const end = meaningOf(entry.endDay, entry.endTime, entry.zone);
  if (end.kind !== 'moment' || end.at <= start.at) return undefined;
  return { Start, End: wallOf(entry.endDay, entry.endTime), Zone: entry.zone };
}

export const isSamePlan = (a: PlannedTimes | null, b: PlannedTimes | null): boolean =>
  a?.Start === b?.Start && a?.End === b?.End && a?.Zone === b?.Zone;
