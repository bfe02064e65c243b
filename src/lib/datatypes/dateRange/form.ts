import { dateInWords } from '../../ascdata/dates.js';
import type { CheckContext, CompareContext, DataTypeForm, Platform } from '../../ascdata/dataTypeModel.js';
import { isRecord } from '../../ascdata/elements.js';
import type { Finding } from '../../ascdata/findings.js';
import { finding } from '../../ascdata/valueWording.js';
import type { AscElement } from '../../ascdata/types.js';
import { dateLimits, outsideLimits } from '../shared/dateLimits.js';
import { sameBy } from '../shared/equal.js';
import { spelling, wrongType } from '../shared/unusable.js';
import { DAY_END, isDateTime, isImpossibleDate, MIDNIGHT, TODAY } from '../shared/iso.js';
import { flagOption, own } from '../shared/options.js';
import { displayNameText } from '../shared/texts.js';
import { describeUnusable, valueWord } from '../shared/valueText.js';
import { toWallClock } from '../shared/zones.js';

/** A range; '' is an end that is open. Unknown keys are kept. */
export interface DateRange {
  From: string;
  To: string;
  [unknownKey: string]: unknown;
}

/** How the ends are written: days only, wall-clock times, or moments in UTC. */
export type RangeMode = 'day' | 'time' | 'zoned';

/**
 * TimeZoneEnabled counts only together with TimeEnabled, and, where the platform is known, only if its time zone support is
 * configured; otherwise the zone entry is not offered (docs/ascdata.md, dateRange).
 */
export function rangeMode(element: AscElement, platform?: Pick<Platform, 'timeZonesEnabled'>): RangeMode {
  if (!flagOption(element, 'TimeEnabled')) return 'day';
  return flagOption(element, 'TimeZoneEnabled') && platform?.timeZonesEnabled !== false ? 'zoned' : 'time';
}

const isZoned = (end: string): boolean => end.endsWith('Z');
const isOpen = (end: unknown): boolean => end === undefined || end === null || end === '';

/** One end in its exact form; undefined if unusable. Only ranges with a time zone may hold moments in UTC. */
function readEnd(raw: unknown, zoned: boolean): string | undefined {
  if (isOpen(raw)) return '';
  if (typeof raw !== 'string') return undefined;
  return isDateTime(zoned && isZoned(raw) ? raw.slice(0, -1) : raw) ? raw : undefined;
}

/**
 * An object with From and To, each `YYYY-MM-DDThh:mm:ss`; with TimeEnabled and TimeZoneEnabled both with `Z`, or (entered while
 * the platform had no time zone support) both without. An end that is null or left out is read as open, ''.
 */
function read(raw: unknown, element: AscElement): DateRange | undefined {
  if (!isRecord(raw) || areEndsMisplaced(raw)) return undefined;
  const zoned = rangeMode(element) === 'zoned';
  const From = readEnd(own(raw, 'From'), zoned);
  const To = readEnd(own(raw, 'To'), zoned);
  if (From === undefined || To === undefined) return undefined;
  if (From !== '' && To !== '' && isZoned(From) !== isZoned(To)) return undefined;
  return own(raw, 'From') === From && own(raw, 'To') === To ? (raw as DateRange) : { ...raw, From, To };
}

/** It has ends, but not under their names: read as it stands it would be a range without ends. */
export function areEndsMisplaced(raw: object): boolean {
  const keys = Object.keys(raw);
  const missing = ['From', 'To'].filter((end) => !Object.hasOwn(raw, end));
  const isMisspelt = keys.some((key) => missing.some((end) => end.toLowerCase() === key.toLowerCase()));
  return isMisspelt || (missing.length === 2 && keys.length > 0);
}

function unreadable(raw: unknown, element: AscElement): Finding[] {
  if (isRecord(raw) && areEndsMisplaced(raw)) return [wrongType()];
  const impossible = (['From', 'To'] as const).find((end) => isImpossibleDate(own(raw, end)));
  if (impossible) return [finding('date-not-in-calendar', `/${impossible}`, { date: String(own(raw, impossible)) })];
  const mode = rangeMode(element);
  const zoneless = mode === 'zoned' ? endWithoutZone(raw) : undefined;
  if (zoneless) return [finding('range-zone-missing', `/${zoneless}`)];
  const end = unreadableEnd(raw, mode);
  return [wrongType(undefined, end && `/${end}`)];
}

/** The first end that holds something that is not a moment. */
export const unreadableEnd = (raw: unknown, mode: RangeMode): 'From' | 'To' | undefined =>
  (['From', 'To'] as const).find((end) => {
    return isRecord(raw) && readEnd(own(raw, end), mode === 'zoned') === undefined;
  });

/** Both ends are readable, and only the other one is a moment in UTC. */
function endWithoutZone(raw: unknown): 'From' | 'To' | undefined {
  const [from, to] = [readEnd(own(raw, 'From'), true), readEnd(own(raw, 'To'), true)];
  if (!from || !to || isZoned(from) === isZoned(to)) return undefined;
  return isZoned(from) ? 'To' : 'From';
}

/** The rules of one end. Limits are wall-clock times in the platform's zone, so moments are converted to it. */
function checkEnd(end: 'From' | 'To', value: string, element: AscElement, context: CheckContext): Finding[] {
  if (value === '') return [];
  const pointer = `/${end}`;
  const mode = rangeMode(element, context.platform);
  const found: Finding[] = [];
  if (mode === 'day' && !value.endsWith(MIDNIGHT)) found.push(finding('range-without-time', pointer));
  if (mode === 'zoned' && !isZoned(value)) found.push(finding('range-zone-missing', pointer));
  const wall = isZoned(value) ? (toWallClock(value, context.platform.timeZone) ?? value.slice(0, -1)) : value;
  return [...found, ...outsideLimits(wall, dateLimits(element, context.today), pointer)];
}

function check(raw: unknown, element: AscElement, context: CheckContext): Finding[] {
  const value = read(raw, element);
  if (value === undefined) return unreadable(raw, element);
  const { From, To } = value;
  const found = [...checkEnd('From', From, element, context), ...checkEnd('To', To, element, context)];
  if (From !== '' && To !== '' && From > To) found.push(finding('range-order', '/To'));
  return value === raw ? found : [spelling(JSON.stringify({ From, To }), value), ...found];
}

/**
 * Whether the range contains that date (ends included). An open end has no limit, but a range without any end contains nothing.
 * `Today` is contained if any moment of the current date is. Moments in UTC are compared with the date as it is written.
 */
function contains(value: DateRange, expected: unknown, { today }: CompareContext): boolean | undefined {
  const plain = typeof expected === 'string' && isZoned(expected) ? expected.slice(0, -1) : expected;
  const [start, end] = plain === TODAY ? [today + MIDNIGHT, today + DAY_END] : [plain, plain];
  if (!isDateTime(start) || !isDateTime(end)) return undefined;
  const { From, To } = value;
  if (From === '' && To === '') return false;
  return (From === '' || From.slice(0, 19) <= end) && (To === '' || To.slice(0, 19) >= start);
}

/** A range of which an end is being typed, or cannot be read. */
function asTyped(raw: unknown): Pick<DateRange, 'From' | 'To'> | undefined {
  const [From, To] = [own(raw, 'From'), own(raw, 'To')];
  return typeof From === 'string' && typeof To === 'string' ? { From, To } : undefined;
}

export const form: DataTypeForm<DateRange> = {
  name: 'dateRange',
  minApiVersion: 2,
  operators: ['?'],
  read,
  empty: () => ({ From: '', To: '' }),
  check,
  hasValue: ({ From, To }) => From !== '' || To !== '',
  same: (a, b, element) => sameBy((raw) => read(raw, element), a, b),
  compare: { contains },
  describe(value, element, { language }) {
    const known = read(value, element) ?? asTyped(value);
    if (known === undefined) return describeUnusable(value, language);
    const [from, to] = [known.From, known.To].map((end) => (end === '' ? '' : dateInWords(end, language)));
    if (from && to) return `${from} – ${to}`;
    if (from) return `${valueWord(language, 'from')} ${from}`;
    return to ? `${valueWord(language, 'until')} ${to}` : valueWord(language, 'empty');
  },
  texts: displayNameText
};
