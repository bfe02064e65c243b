import { localeOf } from './locale.js';

/** Cached formats: creating one takes longer than using it. */
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** How a language writes dates and times: English as in Europe, the day first. */
export const dateFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  kept(dates, language, options, () => new Intl.DateTimeFormat(localeOf(language), options));

/** How a language writes numbers. */
export const numberFormat = (language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  kept(numbers, language, options, () => new Intl.NumberFormat(localeOf(language), options));

function kept<T>(formats: Map<string, T>, language: string, options: object, make: () => T): T {
  const key = language + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) formats.set(key, (format = make()));
  return format;
}
