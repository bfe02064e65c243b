import { isMessageLanguage, LANGUAGES } from '../language/languages.js';
import { localeOf } from '../language/locale.js';

/** A date of the contract in digits, in the order of a language; also one that is not in the calendar (30/02/2026). */
export function dateInDigits(iso: string, language: string): string {
  const parts = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d)(?::(\d\d))?(Z?))?$/.exec(iso);
  if (!parts) return iso;
  const [, year, month, day, time, seconds, zone] = parts;
  const date = [day, month, year].join(isMessageLanguage(language) ? LANGUAGES[language].dateSeparator : '/');
  if (time === undefined || (time === '00:00' && seconds === '00' && !zone)) return date;
  return `${date}, ${time}${seconds === undefined || seconds === '00' ? '' : `:${seconds}`}${zone ? ' UTC' : ''}`;
}

/**
 * A date of the contract (`YYYY-MM-DDThh:mm:ss`, or the day alone; in UTC where it ends in Z) in the words of a language; the
 * time only where there is one, and its seconds. Anything else stays unchanged. English is written as in Europe, the day first, like everywhere in the product.
 */
export function dateInWords(iso: string, language: string): string {
  const isZoned = iso.endsWith('Z');
  const moment = new Date(isZoned || iso.length === 10 ? iso : `${iso}Z`);
  if (Number.isNaN(moment.getTime())) return iso;
  const style: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeZone: 'UTC' };
  if (isZoned || !/^.{10}(?:T00:00:00)?$/.test(iso)) style.timeStyle = /:00Z?$/.test(iso) ? 'short' : 'medium';
  const format = new Intl.DateTimeFormat(localeOf(language), style);
  return format.format(moment) + (isZoned ? ' UTC' : '');
}
