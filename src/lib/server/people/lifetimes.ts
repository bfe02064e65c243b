import { addDays, min } from 'date-fns';

/** An unused session ends after this time … */
export const SESSION_IDLE_DAYS = 7;
/** … and any session after this time. */
export const SESSION_DAYS = 30;

/** When a session used just now will end. */
export const sessionEnd = (createdAt: string, seenAt: Date): string =>
  min([addDays(createdAt, SESSION_DAYS), addDays(seenAt, SESSION_IDLE_DAYS)]).toISOString();
