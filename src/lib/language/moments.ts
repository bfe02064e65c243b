import { dateFormat } from './formats.js';

/* Instants, in the reader's time zone. Dates of the contract are not instants: `ascdata/dates.ts`. */

/** An instant in ISO 8601, or in milliseconds. */
type Instant = string | number;

/** `22 Nov 2026` */
export const dayInWords = (at: Instant, language: string): string =>
  dateFormat(language, { dateStyle: 'medium' }).format(new Date(at));

/** `22 Nov 2026, 09:15`; with its seconds if `timeStyle` is medium. */
export const momentInWords = (at: Instant, language: string, timeStyle: 'short' | 'medium' = 'short'): string =>
  dateFormat(language, { dateStyle: 'medium', timeStyle }).format(new Date(at));

/** `09:15` */
export const timeInWords = (at: Instant, language: string): string =>
  dateFormat(language, { timeStyle: 'short' }).format(new Date(at));

/** `09:15:42`, on a 24-hour clock in every language, for entries of a log. */
export const clockInWords = (at: Instant, language: string): string =>
  dateFormat(language, { timeStyle: 'medium', hourCycle: 'h23' }).format(new Date(at));

/** Moments of a list: with their seconds only where two of them would otherwise read alike. */
export function momentsInWords(moments: readonly Instant[], language: string): string[] {
  const short = moments.map((at) => momentInWords(at, language));
  return short.map((words, place) =>
    short.indexOf(words) === short.lastIndexOf(words) ? words : momentInWords(moments[place]!, language, 'medium')
  );
}
