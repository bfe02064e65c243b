import { dateInDigits } from '../../ascdata/dates.js';
import type { MessageLanguage } from '../../language/languages.js';
import { dateFormat } from '../../language/formats.js';
import { MIDNIGHT } from '../shared/iso.js';
import { isTime, type MomentKind } from './momentControls.js';

/** Longer texts are not parsed. */
const LONGEST = 60;

/** Punctuation between the parts of a date, the same one twice. */
const DAY_FIRST = /^(\d{1,2})([./ -])(\d{1,2})\2(\d{4})(?!\d)/;
const YEAR_FIRST = /^(\d{4})([./-])(\d\d)\2(\d\d)(?!\d)/;
const NAMED = /^(\d{1,2})[. -]?(\p{L}{3,})[. -]?(\d{4})(?!\d)/u;

/** With a colon or a dot, or four or six digits; an hour alone only with the word that says it is one. */
const TIME = /^(\d{1,2})(?:([:.])(\d\d)(?:\2(\d\d))?)?( ?(?:uhr|[ap]\.?m\.?))?$/i;
const DIGITS = /^(\d\d)(\d\d)(\d\d)?$/;

const two = (digits: number | string): string => String(digits).padStart(2, '0');

/** A moment as a field shows it: `24.12.2026, 14:30:00`, `24/12/2026`, `14:30`. Anything else is returned unchanged. */
export function formatMoment(value: string, kind: MomentKind, language: MessageLanguage): string {
  if (isTime(kind) || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(value)) return value;
  const day = dateInDigits(value.slice(0, 10), language);
  return kind === 'day' ? day : `${day}, ${value.slice(11)}`;
}

/**
 * Parses a moment as people type it, into the form the contract stores; undefined if it means nothing, or is ambiguous. The day comes
 * first, as everywhere in the product, unless the year does or the month is named; a year needs four digits, because two may be an
 * unfinished year. A day without a time begins at midnight. Impossible dates (30.02.2026) are parsed as written: the check reports them.
 */
export function parseMoment(typed: string, kind: MomentKind, language: MessageLanguage): string | undefined {
  if (typed.length > LONGEST) return undefined;
  const text = typed
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?([./:-]) ?/g, '$1');
  if (isTime(kind)) return readTime(text, kind);
  const day = readDay(text, language);
  const rest = day && /^(?:$|(?:T|, ?| )(.+)$)/i.exec(text.slice(day.length));
  if (!day || !rest) return undefined;
  const time = rest[1] === undefined ? MIDNIGHT.slice(1) : readTime(rest[1], 'exactTime');
  const moment = `${day.iso}T${time}`;
  return time === undefined || (kind === 'day' && !moment.endsWith(MIDNIGHT)) ? undefined : moment;
}

/** The day at the start of a text, and its length in the text. */
function readDay(text: string, language: MessageLanguage): { iso: string; length: number } | undefined {
  const [whole, year, month, day] = partsOfDay(text, language);
  if (!whole || !year || !month || !day || Number(month) > 12) return undefined;
  return { iso: `${year}-${two(month)}-${two(day)}`, length: whole.length };
}

function partsOfDay(text: string, language: MessageLanguage): (string | undefined)[] {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return [yearFirst[0], yearFirst[1], yearFirst[3], yearFirst[4]];
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return [dayFirst[0], dayFirst[4], dayFirst[3], dayFirst[1]];
  const named = NAMED.exec(text);
  return named ? [named[0], named[3], monthOf(named[2] ?? '', language), named[1]] : [];
}

/** The month that a name, or the beginning of one, stands for: three letters tell them apart. */
function monthOf(name: string, language: MessageLanguage): string | undefined {
  const format = dateFormat(language, { month: 'long', timeZone: 'UTC' });
  const wanted = name.toLowerCase();
  for (let month = 0; month < 12; month++)
    if (format.format(Date.UTC(2026, month)).toLowerCase().startsWith(wanted)) return String(month + 1);
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
  const half = /[ap]/i.exec(word.replace(/uhr/i, ''))?.[0].toLowerCase();
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

/** Whether a reader who writes the month first would read another day. */
export function isAmbiguous(value: string): boolean {
  const [month, day] = [value.slice(5, 7), value.slice(8, 10)];
  return /^\d{4}-\d\d-\d\dT/.test(value) && day <= '12' && day !== month;
}
