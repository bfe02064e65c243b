import { dateInDigits, dayOf as calendarDay } from '../../ascdata/dates.js';
import type { Reading } from '../../ascdata/dataTypeModel.js';
import { LANGUAGES, MESSAGE_LANGUAGES, type MessageLanguage } from '../../language/languages.js';
import { dateFormat } from '../../language/formats.js';
import { isTime, MIDNIGHT, type MomentKind } from './iso.js';
import { firstMeaning, nearOf, readingOf, UNREAD, waysOf } from './reading.js';

/** Longer texts are not parsed. */
const LONGEST = 60;

/** Punctuation between the parts of a date, the same one twice. */
const IN_DIGITS = /^(\d{1,2})([./ -])(\d{1,2})\2(\d{4})(?!\d)/;
const YEAR_FIRST = /^(\d{4})([./-])(\d\d)\2(\d\d)(?!\d)/;
const NAMED = /^(\d{1,2})(?:er)?[. -]?(\p{L}{3,})[. -]?(\d{4})(?!\d)/u;
const NAME_FIRST = /^(\p{L}{3,})[. ]?(\d{1,2}),? ?(\d{4})(?!\d)/u;

/** The same with two digits of a year, or none. `24.12. 8:30` has none. */
const SHORT_DIGITS = /^(\d{1,2})([./-])(\d{1,2})(?:\2(\d\d)(?![\d:.h])|\.)?(?=$|[ ,]|(?<=\.)\d{1,2}[:h])/;
const SHORT_NAMED = /^(\d{1,2})(?:er)?[. -]?(\p{L}{3,})(?:[. -](\d\d)(?![\d:.h]))?(?!\p{L}|[. -]?\d{3})/u;

/** `Mo, ` or `Monday `. */
const WEEKDAY = /^(\p{L}{2,})(?:\., ?|[., ] ?)(?=[\p{L}\d])/u;
/** A Sunday, the first day of the week as `getUTCDay` counts. */
const SUNDAY = Date.UTC(2026, 0, 4);
const DAY = 86_400_000;

/** What Austria calls months besides. */
const ALSO: readonly (readonly [string, string])[] = [
  ['jänner', '1'],
  ['feber', '2']
];

/** With a colon, a dot or an h, or four or six digits; an hour alone only with the word that says it is one. */
const TIME = /^(\d{1,2})(?: ?([:.h]) ?(\d\d)(?:\2(\d\d))?)?( ?(?:uhr|h|heures?|o[’']clock|[ap]\.?m\.?))?$/i;
const DIGITS = /^(\d\d)(\d\d)(\d\d)?$/;

/** An hour alone, or the digits of `8:30` without its sign: what they probably mean. */
const SHORT_TIME = /^([01]?\d|2[0-3]|\d(?=[0-5]\d$))([0-5]\d)?$/;

const two = (digits: number | string): string => String(digits).padStart(2, '0');

/** A moment as a field shows it: `24.12.2026, 14:30:00`, `24/12/2026`, `14:30`. Anything else is returned unchanged. */
export function formatMoment(value: string, kind: MomentKind, language: MessageLanguage): string {
  if (isTime(kind) || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(value)) return value;
  const day = dateInDigits(value.slice(0, 10), language);
  return kind === 'day' ? day : `${day}, ${value.slice(11)}`;
}

/**
 * Reads a moment as people write it, into the form the contract stores. In digits the day comes first, as everywhere in the
 * product, unless the year does. With a sign that some readers of `language` write in dates of the other order (`03/04/2026`), and
 * where the calendar has both days, it may be either. A month can be named in any language of the interface. A year needs four
 * digits, because two may be an unfinished year: what has fewer is near the moment that it probably means, as is an hour alone (`9`). The day of the week may stand before it, if it is the right one. A day without a time begins at midnight. Impossible dates (30.02.2026) are read as
 * written: the check reports them.
 */
export function readMoment(typed: string, kind: MomentKind, language: MessageLanguage): Reading<string> {
  if (typed.length > LONGEST) return UNREAD;
  const text = typed
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?([./:-]) ?/g, '$1');
  if (isTime(kind)) {
    const time = readTime(text, kind);
    if (time !== undefined) return readingOf([{ value: time }]);
    const [, hour, minute = '00'] = SHORT_TIME.exec(text) ?? [];
    const near = hour === undefined ? undefined : readTime(`${hour}:${minute}`, kind);
    return near === undefined ? UNREAD : { kind: 'unread', near: [{ value: near }] };
  }
  const said = readWritten(text, kind, language);
  if (nearOf(said).length > 0) return said;
  const [named, name = ''] = WEEKDAY.exec(text) ?? [];
  const weekday = named === undefined ? undefined : weekdayOf(name, language);
  if (named === undefined || weekday === undefined) return said;
  const isOnIt = ({ value }: { readonly value: string }) => new Date(value.slice(0, 10)).getUTCDay() === weekday;
  const reading = readWritten(text.slice(named.length), kind, language);
  if (reading.kind !== 'unread') return readingOf(waysOf(reading).filter(isOnIt));
  return { kind: 'unread', near: reading.near.filter(isOnIt) };
}

/** Without the day of the week. */
function readWritten(text: string, kind: MomentKind, language: MessageLanguage): Reading<string> {
  const reading = readWhole(text, kind, language);
  if (reading.kind !== 'unread') return reading;
  return { kind: 'unread', near: waysOf(readWhole(withYear(text, language), kind, language)) };
}

function readWhole(text: string, kind: MomentKind, language: MessageLanguage): Reading<string> {
  return readingOf(
    readDays(text, language).flatMap(({ iso, length, by }) => {
      const rest = /^(?:$|(?:T|, ?| (?:à |um |at )?)(.+)$)/i.exec(text.slice(length));
      const time = rest?.[1] === undefined ? MIDNIGHT.slice(1) : readTime(rest[1], 'exactTime');
      const value = `${iso}T${time}`;
      const isRead = rest !== null && time !== undefined && (kind !== 'day' || value.endsWith(MIDNIGHT));
      return isRead ? [{ value, by }] : [];
    })
  );
}

/** What a moment means where it is typed in `language`; undefined: nothing. */
export const parseMoment = (typed: string, kind: MomentKind, language: MessageLanguage): string | undefined =>
  firstMeaning(readMoment(typed, kind, language));

/** With the year that a text without a whole one probably means: of this century, and without any that of the next such day. */
function withYear(text: string, language: MessageLanguage): string {
  const [digits, day, sign = '', month, decade] = SHORT_DIGITS.exec(text) ?? [];
  const [named, dayNamed, name, decadeNamed] = digits ? [] : (SHORT_NAMED.exec(text) ?? []);
  const short = digits ?? named;
  if (short === undefined) return text;
  const whole = (year: number) => (digits ? [day, month, year].join(sign) : `${dayNamed} ${name} ${year}`);
  const rest = text.slice(short.length).trimStart();
  const written = (year: number) => `${whole(year)}${rest && !rest.startsWith(',') ? ' ' : ''}${rest}`;
  if (decade ?? decadeNamed) return written(2000 + Number(decade ?? decadeNamed));
  const today = calendarDay(new Date());
  const isOver = readDays(whole(Number(today.slice(0, 4))), language).some(({ iso }) => iso < today);
  return written(Number(today.slice(0, 4)) + (isOver ? 1 : 0));
}

interface Day {
  readonly iso: string;
  /** In the text. */
  readonly length: number;
  readonly by?: string;
}

/** The days that the start of a text can mean. */
function readDays(text: string, language: MessageLanguage): Day[] {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return dayOf(yearFirst[0], yearFirst[1], yearFirst[3], yearFirst[4]);
  const [whole, first, sign, second, year] = IN_DIGITS.exec(text) ?? [];
  if (whole) {
    const monthMayBeFirst =
      sign !== '.' && (sign !== LANGUAGES[language].dateSeparator || LANGUAGES[language].monthMayBeFirst);
    const dayFirst = dayOf(whole, year, second, first).map((day) => ({ ...day, by: 'day-first' }));
    if (!monthMayBeFirst || Number(second) > 31) return dayFirst;
    const isDay = Number(second) > 0 && Number(first) > 0;
    return [
      ...dayFirst,
      ...(isDay ? dayOf(whole, year, first, second) : []).map((day) => ({ ...day, by: 'month-first' }))
    ];
  }
  const [named, day, name, yearAfter] = NAMED.exec(text) ?? [];
  if (named) return dayOf(named, yearAfter, monthOf(name ?? '', language), day);
  const [nameFirst, month, dayAfter, yearLast] = NAME_FIRST.exec(text) ?? [];
  return nameFirst ? dayOf(nameFirst, yearLast, monthOf(month ?? '', language), dayAfter) : [];
}

function dayOf(whole: string, year?: string, month?: string, day?: string): Day[] {
  if (!year || !month || !day || Number(month) > 12) return [];
  return [{ iso: `${year}-${two(month)}-${two(day)}`, length: whole.length }];
}

/** The month that a name, or the beginning of one, stands for: three letters tell them apart. The language of the interface first. */
function monthOf(name: string, language: MessageLanguage): string | undefined {
  const moments = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month));
  const found = nameAmong(name, { month: 'long' }, moments, language);
  if (found !== undefined) return String(found + 1);
  return ALSO.find(([full]) => full.startsWith(name.toLowerCase()))?.[1];
}

/** The day of the week that a name, or the beginning of one, stands for, Sunday as 0. */
const weekdayOf = (name: string, language: MessageLanguage): number | undefined =>
  nameAmong(
    name,
    { weekday: 'long' },
    Array.from({ length: 7 }, (_, day) => SUNDAY + day * DAY),
    language
  );

/** Which of these moments is the only one that a language calls so, or begins to. */
function nameAmong(
  name: string,
  options: Intl.DateTimeFormatOptions,
  moments: readonly number[],
  language: MessageLanguage
): number | undefined {
  const wanted = name.toLowerCase();
  for (const each of new Set([language, ...MESSAGE_LANGUAGES])) {
    const format = dateFormat(each, { ...options, timeZone: 'UTC' });
    const found = moments.flatMap((moment, at) => (format.format(moment).toLowerCase().startsWith(wanted) ? [at] : []));
    if (found.length === 1) return found[0];
  }
  return undefined;
}

/** Seconds that a time without seconds would lose are kept, so that the check refuses them. */
function readTime(text: string, kind: MomentKind): string | undefined {
  const [, hour, , minute, seconds = '00', word] = TIME.exec(text) ?? withSigns(text);
  if (hour === undefined || (minute === undefined && word === undefined)) return undefined;
  const counted = hourOf(Number(hour), word);
  if (counted === undefined) return undefined;
  const time = `${two(counted)}:${minute ?? '00'}`;
  return kind === 'time' && seconds === '00' ? time : `${time}:${seconds}`;
}

/** Reads `1430` as `14:30`. */
function withSigns(text: string): (string | undefined)[] {
  const [, hour, minute, seconds] = DIGITS.exec(text) ?? [];
  return [text, hour, ':', minute, seconds];
}

/** The hour of the day; undefined if no morning or afternoon has that hour. */
function hourOf(hour: number, word = ''): number | undefined {
  const half = /^ ?([ap])\.?m/i.exec(word)?.[1]?.toLowerCase();
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

/** Whether a reader who writes the month first would read another day. */
export function isAmbiguous(value: string): boolean {
  const [month, day] = [value.slice(5, 7), value.slice(8, 10)];
  return /^\d{4}-\d\d-\d\dT/.test(value) && day <= '12' && day !== month;
}
