/** In milliseconds. */
export const HOUR = 60 * 60 * 1_000;
export const DAY = 24 * HOUR;
