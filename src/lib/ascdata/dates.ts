import { isMessageLanguage, LANGUAGES } from '../language/languages.js';
import { dateFormat } from '../language/formats.js';

/** A date of the contract in digits, in the order of a language; even one that does not exist (30/02/2026). */
export function dateInDigits(iso: string, language: string): string {
  const parts = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d)(?::(\d\d))?(Z?))?$/.exec(iso);
  if (!parts) return iso;
  const [, year, month, day, time, seconds, zone] = parts;
  const date = [day, month, year].join(isMessageLanguage(language) ? LANGUAGES[language].dateSeparator : '/');
  if (time === undefined || (time === '00:00' && seconds === '00' && !zone)) return date;
  return `${date}, ${time}${seconds === undefined || seconds === '00' ? '' : `:${seconds}`}${zone ? ' UTC' : ''}`;
}

/**
 * A date of the contract (`YYYY-MM-DDThh:mm:ss`, or the day alone; in UTC if it ends in Z) in words of a language, with the
 * time and seconds only if present. Anything else stays unchanged. English has the day first, like everywhere in the product.
 */
export function dateInWords(iso: string, language: string): string {
  const isZoned = iso.endsWith('Z');
  const moment = new Date(isZoned || iso.length === 10 ? iso : `${iso}Z`);
  if (Number.isNaN(moment.getTime())) return iso;
  const isTimed = isZoned || !/^.{10}(?:T00:00:00)?$/.test(iso);
  const timeStyle = isTimed ? (/:00Z?$/.test(iso) ? 'short' : 'medium') : undefined;
  const format = dateFormat(language, { dateStyle: 'medium', timeStyle, timeZone: 'UTC' });
  return format.format(moment) + (isZoned ? ' UTC' : '');
}

/** The day on this computer's clock, `YYYY-MM-DD`. By hand: lightFormat of date-fns would weigh 0.8 kB before the first field. */
export function dayOf(moment: Date): string {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}

/** The IANA zone of this computer. The first lookup is slow in browsers, so it happens only when needed. */
export function ownZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone && zone !== 'Etc/Unknown' ? zone : 'UTC';
}
