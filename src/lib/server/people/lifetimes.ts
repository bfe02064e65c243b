import { daysAfter } from '../../ascdata/durations.js';

/** An unused session ends after this time … */
export const SESSION_IDLE_DAYS = 7;
/** … and any session after this time. */
export const SESSION_DAYS = 30;

/** When a session used just now will end. */
export function sessionEnd(createdAt: string, seenAt: Date): string {
  const ends = [daysAfter(createdAt, SESSION_DAYS), daysAfter(seenAt, SESSION_IDLE_DAYS)];
  return new Date(Math.min(...ends.map(Number))).toISOString();
}
