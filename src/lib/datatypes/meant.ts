import type { Meant, Reading } from '../ascdata/dataTypeModel.js';
import { ofJson } from '../ascdata/jsonReadings.js';
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
  if (Array.isArray(written)) return { ...NOTHING, read: listsOf(written) };
  if (typeof written !== 'string') {
    return { ...NOTHING, read: distinct(partsOf(written).flatMap(ofJson)), whole: wholesOf(written, element) };
  }
  const text = written.trim();
  if (text === '' || text.length > LONGEST) return NOTHING;
  if (text.toLowerCase() === TODAY.toLowerCase()) return { ...NOTHING, read: [TODAY], whole: wholesOf(text, element) };
  const readings = readingsOf(written, element);
  // Which moment a person in another zone calls so is not known.
  const zoneless = text.replace(ZONE, '');
  const other = zoneless === text ? [] : readingsOf(zoneless, element);
  const near = readings.flatMap((each) => (each.kind === 'unread' ? each.near : []));
  const read = distinct([...ofJson(written), ...inAll(readings)]);
  const days = read.filter((value): value is string => isDateTime(value) && value.endsWith(MIDNIGHT));
  return {
    read,
    whole: wholesOf(written, element, readings),
    near: distinct([...near.flatMap(({ value }) => partsOf(value)), ...inAll(other)]),
    // With a colon, midnight itself is meant.
    ...(days.length === 1 && !text.includes(':') && { last: days[0]!.replace(MIDNIGHT, DAY_END) })
  };
}

const NOTHING: Meant = { read: [], whole: [], near: [] };

/** As whole Values of the element: in another JSON type, or as a person would have typed them. */
function wholesOf(written: unknown, element: AscElement, readings?: readonly Reading[]): unknown[] {
  const own = ofJson(written);
  const typed = own.length === 0 ? [] : (readings ?? readingsOf(String(written), element));
  return distinct([...own, ...typed.flatMap((each) => waysOf(each)).map(({ value }) => value)]);
}

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
