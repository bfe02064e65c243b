/** In milliseconds. */
export const HOUR = 60 * 60 * 1_000;
export const DAY = 24 * HOUR;

/** The instant this many times 24 hours later, wherever clocks are put forward or back in between. */
export const daysAfter = (at: Date | number | string, days: number): Date =>
  new Date(new Date(at).getTime() + days * DAY);

/** The instant this many times 24 hours earlier. */
export const daysBefore = (at: Date | number | string, days: number): Date => daysAfter(at, -days);
