import { DAY } from '../../ascdata/durations.js';

/** An unused session ends after this time … */
export const SESSION_IDLE_DAYS = 7;
/** … and any session after this time. */
export const SESSION_DAYS = 30;

export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY);
}

/** When a session used just now will end. */
export function sessionEnd(createdAt: string, seenAt: Date): string {
  const last = daysAfter(new Date(createdAt), SESSION_DAYS);
  const idle = daysAfter(seenAt, SESSION_IDLE_DAYS);
  return (idle < last ? idle : last).toISOString();
}
