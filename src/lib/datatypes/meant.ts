import type { Meant, Reading } from '../ascdata/dataTypeModel.js';
import type { AscElement } from '../ascdata/types.js';
import { MESSAGE_LANGUAGES } from '../language/languages.js';
import { sameJson } from './shared/equal.js';
import { DAY_END, isDateTime, MIDNIGHT, TODAY } from './shared/iso.js';
import { waysOf } from './shared/reading.js';
import { readTyped } from './typed.js';

/** Longer texts and lists are nobody's slip, and take long to read. */
const LONGEST = 200;
/** Deepest part of a Value that the contract has. */
const DEEPEST = 3;
/** What a date-time of another system says besides: fractions of a second, and the zone. */
const ZONE = /(?<=T\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?$/;

/**
 * What the author of a file may have meant by a Value that is none of the element's, or not what conditions compare with:
 * the same in another JSON type, and what a person would have typed, in any language of the interface, since a file has none.
 */
export function meantBy(written: unknown, element: AscElement): Meant {
  if (Array.isArray(written)) return { read: listsOf(written), near: [] };
  if (typeof written !== 'string') return { read: distinct(partsOf(written).flatMap(ofJson)), near: [] };
  const text = written.trim();
  if (text === '' || text.length > LONGEST) return NOTHING;
  if (text.toLowerCase() === TODAY.toLowerCase()) return { read: [TODAY], near: [] };
  const readings = readingsOf(written, element);
  // Which moment a person in another zone calls so is not known.
  const zoneless = text.replace(ZONE, '');
  const other = zoneless === text ? [] : readingsOf(zoneless, element);
  const near = readings.flatMap((each) => (each.kind === 'unread' ? each.near : []));
  const read = distinct([...ofJson(written), ...inAll(readings)]);
  const days = read.filter((value): value is string => isDateTime(value) && value.endsWith(MIDNIGHT));
  return {
    read,
    near: distinct([...near.flatMap((value) => partsOf(value)), ...inAll(other)]),
    // With a colon, midnight itself is meant.
    ...(days.length === 1 && !text.includes(':') && { last: days[0]!.replace(MIDNIGHT, DAY_END) })
  };
}

const NOTHING: Meant = { read: [], near: [] };

const readingsOf = (text: string, element: AscElement): Reading[] =>
  MESSAGE_LANGUAGES.map((language) => readTyped(text, element, { language, contentLanguage: '' }));

/** What these readings say, as conditions name it. */
const inAll = (readings: readonly Reading[]): unknown[] =>
  readings.flatMap((each) => waysOf(each)).flatMap(({ value }) => partsOf(value));

/** A list of other entries: what is in each, and that as another JSON type. */
function listsOf(entries: readonly unknown[]): unknown[] {
  if (entries.length === 0 || entries.length > LONGEST) return [];
  const ways = entries.map((entry) => ofJson(partsOf(entry)[0]));
  return [0, 1].map((way) => ways.map((each) => each[way])).filter((list) => !list.includes(undefined));
}

/** The Value, and the same as another JSON type: "5" for 5, 1 for true, "true" for true. */
function ofJson(value: unknown): unknown[] {
  if (typeof value === 'number') return [value, String(value), ...(value === 0 || value === 1 ? [value === 1] : [])];
  if (typeof value === 'boolean') return [value, String(value)];
  if (typeof value !== 'string') return [];
  const text = value.trim().toLowerCase();
  if (text === 'true' || text === 'false') return [value, text === 'true'];
  return [value, ...(text !== '' && Number.isFinite(Number(text)) ? [Number(text)] : [])];
}

/** A condition names a part of a Value that has parts: an Id, a text, one end of a range. */
function partsOf(value: unknown, depth = 0): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return depth > DEEPEST
    ? []
    : Object.values(value)
        .slice(0, LONGEST)
        .flatMap((each) => partsOf(each, depth + 1));
}

function distinct(values: readonly unknown[]): unknown[] {
  return values.filter((value, at) => values.findIndex((each) => sameJson(each, value)) === at);
}
