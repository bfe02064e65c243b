const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/;

/**
 * Milliseconds since 1970 of a date with time such as `2026-11-21T08:00:00+01:00`. Without an offset it is UTC: a server's own
 * time zone never counts. undefined if it is not one, also for days that do not exist (30 February).
 */
export function instantOf(text: string): number | undefined {
  const [, year, month, day, , , , offset] = DATE_TIME.exec(text) ?? [];
  if (year === undefined || !isDay(Number(year), Number(month), Number(day))) return undefined;
  const instant = Date.parse(offset === undefined ? `${text}Z` : text);
  return Number.isNaN(instant) ? undefined : instant;
}

/** Whether this day exists. */
export function isDay(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);
}

/**
 * The same time of the same day, the given number of months earlier, in UTC; in a shorter month, its last day: 12 months before
 * 29 February is 28 February.
 */
export function monthsBefore(instant: Date, months: number): Date {
  const first = new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() - months, 1));
  const last = daysOf(first.getUTCFullYear(), first.getUTCMonth() + 1);
  const result = new Date(instant);
  result.setUTCFullYear(first.getUTCFullYear(), first.getUTCMonth(), Math.min(instant.getUTCDate(), last));
  return result;
}

/** Day 0 of the next month is the last day of this one. */
function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
