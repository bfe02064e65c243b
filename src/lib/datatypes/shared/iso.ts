/**
 * Dates as the contract writes them: `YYYY-MM-DDThh:mm:ss`, no zone. Such strings of equal form sort as the moments they
 * name, so everything below compares text and needs no date library.
 */

const CALENDAR_DAY =
  '(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))' +
  '|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)';

/** Every moment of the calendar, including leap years: 2024-02-29 matches, 2025-02-30 does not. */
export const DATE_TIME = `${CALENDAR_DAY}T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d`;

const dateTime = new RegExp(`^${DATE_TIME}$`);
const dateTimeShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ?$/;

export const MIDNIGHT = 'T00:00:00';
export const DAY_END = 'T23:59:59';
export const TODAY = 'Today';

export function isDateTime(value: unknown): value is string {
  return typeof value === 'string' && value.length === 19 && dateTime.test(value);
}

/** Formatted like a date, but the day or time does not exist (2025-02-30, 24:61). */
export function isImpossibleDate(value: unknown): value is string {
  return typeof value === 'string' && dateTimeShape.test(value) && !dateTime.test(value.slice(0, 19));
}

/**
 * MinDate or MaxDate as a moment. `Today` is the current date in the user's zone, from 00:00:00 (a lower limit) to
 * 23:59:59 (an upper limit). undefined: no limit, or not a usable one.
 */
export function limitOf(raw: unknown, edge: 'start' | 'end', today: string): string | undefined {
  if (raw === TODAY) return today + (edge === 'start' ? MIDNIGHT : DAY_END);
  return isDateTime(raw) ? raw : undefined;
}

/** For sentences: the day, with the time only if it matters. */
export function shortDate(iso: string): string {
  const day = iso.slice(0, 10);
  const rest = iso.slice(10);
  return rest === MIDNIGHT || rest === DAY_END || rest === '' ? day : `${day} ${rest.slice(1)}`;
}

/** The moment `seconds` later, or undefined beyond the years 0000 … 9999. */
export function addSeconds(iso: string, seconds: number): string | undefined {
  const moment = new Date(`${iso}Z`);
  moment.setTime(moment.getTime() + seconds * 1000);
  const text = Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 19);
  return isDateTime(text) ? text : undefined;
}

/** Which parts of a moment are entered: a day with its time, a day, a time, a time with its seconds. */
export type MomentKind = 'moment' | 'day' | 'time' | 'exactTime';

export const isTime = (kind: MomentKind): boolean => kind === 'time' || kind === 'exactTime';
