import { fromWallClock } from '../datatypes/shared/wallClock.js';

/** When a draft goes live and ends, as it is entered: a day (`YYYY-MM-DD`) and a time (`hh:mm`), '' where nothing is. Pure. */
export interface PlanEntry {
  readonly startDay: string;
  readonly startTime: string;
  readonly hasEnd: boolean;
  readonly endDay: string;
  readonly endTime: string;
  readonly zone: string;
}

/** What is planned: times on the clock of a zone, `YYYY-MM-DDThh:mm:ss`. `End` null: it stays. */
export interface PlannedTimes {
  readonly Start: string;
  readonly End: string | null;
  readonly Zone: string;
}

/** What an entered time means. */
export type Meaning =
  /** Something is missing, or is no date. */
  | { readonly kind: 'open' }
  /** `isTwice`: the clocks are put back, and the first of two such times counts. */
  | { readonly kind: 'moment'; readonly at: number; readonly isTwice: boolean }
  /** The clocks are put forward. The nearest times that exist, `YYYY-MM-DDThh:mm:ss`. */
  | { readonly kind: 'gap'; readonly times: readonly [before: string, after: string] };

const wallOf = (day: string, time: string): string => (day && time ? `${day}T${time}:00` : '');

export function meaningOf(day: string, time: string, zone: string): Meaning {
  const clock = fromWallClock(wallOf(day, time), zone);
  if (!clock) return { kind: 'open' };
  if (clock.kind === 'gap') return { kind: 'gap', times: [clock.before, clock.after] };
  const utc = clock.kind === 'once' ? clock.utc : clock.earlier.utc;
  return { kind: 'moment', at: Date.parse(utc), isTwice: clock.kind === 'overlap' };
}

/** The entry of what is planned; of nothing: empty, in this zone. */
export function entryOf(plan: PlannedTimes | null, zone: string): PlanEntry {
  const [startDay = '', startTime = ''] = plan ? partsOf(plan.Start) : [];
  const [endDay = '', endTime = ''] = plan?.End ? partsOf(plan.End) : [];
  return { startDay, startTime, hasEnd: Boolean(plan?.End), endDay, endTime, zone: plan?.Zone ?? zone };
}

export const partsOf = (wall: string): [day: string, time: string] => [wall.slice(0, 10), wall.slice(11, 16)];

/** What an entry plans; undefined: it is not complete, or cannot be. `now` in milliseconds: what has passed cannot begin. */
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
