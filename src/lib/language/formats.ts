import { localeOf } from './locale.js';

/** Cached formats: creating one takes longer than using it. */
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();
const distances = new Map<string, Intl.RelativeTimeFormat>();
const lists = new Map<string, Intl.ListFormat>();
const languages = new Map<string, Intl.DisplayNames>();

/** How a language writes dates and times: English as in Europe, the day first. */
export const dateFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  kept(dates, language, options, () => new Intl.DateTimeFormat(localeOf(language), options));

/** How a language writes numbers. */
export const numberFormat = (language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  kept(numbers, language, options, () => new Intl.NumberFormat(localeOf(language), options));

/** How a language writes how far away something is in time, always with a number: “in 1 day”. */
export const distanceFormat = (language: string): Intl.RelativeTimeFormat =>
  kept(distances, language, {}, () => new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'always' }));

/** How a language joins the parts of a list: with “and” (conjunction) or “or” (disjunction). */
export const listFormat = (language: string, type: 'conjunction' | 'disjunction'): Intl.ListFormat =>
  kept(lists, language, { type }, () => new Intl.ListFormat(localeOf(language), { type }));

/** What a language calls other languages. */
export const languageNames = (language: string): Intl.DisplayNames =>
  kept(languages, language, {}, () => new Intl.DisplayNames(localeOf(language), { type: 'language' }));

function kept<T>(formats: Map<string, T>, language: string, options: object, make: () => T): T {
  const key = language + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) formats.set(key, (format = make()));
  return format;
}
