import type { DraftPlan } from '../../api.js';
import { fromWallClock } from '../../datatypes/shared/wallClock.js';
import { isTimeZone, toWallClock } from '../../datatypes/shared/zones.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { DraftRow } from '../platform/store/tables/drafts.js';
import { endBeforeStart, noSuchTime, skippedTime, startIsPast, zoneUnknown } from './refusals.js';

type WallClockPlan = Pick<DraftPlan, 'Start' | 'End' | 'Zone'>;

/**
 * The instants of a plan. Of a time that occurs twice, the first counts.
 * @throws Refusal time-zone-unknown, draft-no-such-time, draft-time-skipped, draft-start-past, draft-end-before-start
 */
export function planned({ Start, End, Zone }: WallClockPlan, now: Date): DraftPlan {
  if (!isTimeZone(Zone)) throw zoneUnknown();
  const StartsAt = instant(Start, Zone, '/Start');
  const EndsAt = End === null ? null : instant(End, Zone, '/End');
  if (StartsAt < now.toISOString()) throw startIsPast();
  if (EndsAt !== null && EndsAt <= StartsAt) throw endBeforeStart();
  return { Start, End, Zone, StartsAt, EndsAt };
}

function instant(wall: string, zone: string, pointer: string): string {
  const meant = fromWallClock(wall, zone);
  if (!meant) throw noSuchTime(pointer);
  if (meant.kind === 'gap') throw skippedTime(pointer, meant);
  return new Date(meant.kind === 'once' ? meant.utc : meant.earlier.utc).toISOString();
}

type Plan = Pick<DraftRow, 'state' | 'starts_at' | 'zone'>;

/** When a draft is planned to go live; undefined: it is not. */
export const startOf = ({ state, starts_at }: Pick<Plan, 'state' | 'starts_at'>): Date | undefined =>
  state === 'planned' && starts_at !== null ? new Date(starts_at) : undefined;

/** Someone in the time zone of the plan, in which its rules are judged; without a plan, in their own. */
export const inZoneOf = (plan: Plan, actor: Actor): Actor =>
  plan.zone !== null && startOf(plan) ? { ...actor, zone: plan.zone } : actor;

export const isSamePlan = (a: Plan, b: Plan): boolean =>
  a.state === b.state && a.starts_at === b.starts_at && a.zone === b.zone;

/** The times of a draft without a plan. */
export const NO_TIMES = { start_local: null, end_local: null, zone: null, starts_at: null, ends_at: null } as const;

type Times = Partial<Pick<DraftRow, keyof typeof NO_TIMES>>;
type Timed = Pick<DraftRow, keyof typeof NO_TIMES | 'state'>;

/** The times of a draft that goes live now: on time as planned; otherwise it starts now. @param at ISO 8601 */
export function startTimes({ state, zone, starts_at }: Timed, at: string): Times {
  if (zone === null || (state === 'planned' && starts_at !== null && starts_at <= at)) return {};
  return { starts_at: at, start_local: wallClock(at, zone) };
}

/** The times of a live draft that ends now: on time as planned; otherwise it ends now. @param at ISO 8601 */
export function endTimes({ zone, starts_at, ends_at }: Timed, at: string): Times {
  if (zone === null || (ends_at !== null && ends_at <= at)) return {};
  // It went live before its plan, which says nothing about it.
  if (starts_at !== null && starts_at > at) return NO_TIMES;
  return { ends_at: at, end_local: wallClock(at, zone) };
}

const wallClock = (at: string, zone: string): string | null => toWallClock(`${at.slice(0, 19)}Z`, zone) ?? null;
