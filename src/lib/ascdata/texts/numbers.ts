/** A number as written in a text, and its possible values: `1.250` can be one and a quarter, or 1,250. */
interface WrittenNumber {
  readonly text: string;
  readonly values: ReadonlySet<string>;
}

const NUMBER = /\p{Nd}+(?:[.,\u066b\u066c]\p{Nd}+)*/gu;
const SEPARATOR = /[.,\u066b\u066c]/u;
const ARABIC_POINT = '\u066b';
const ARABIC_GROUP = '\u066c';

/** How often a number is in each of two texts. */
export interface NumberCount {
  /** As written in one of them. */
  readonly text: string;
  readonly source: number;
  readonly target: number;
}

/** Numbers that two texts do not have equally often. */
interface NumberDifference {
  /** Those of which only the source has as many, as written; `target` likewise. */
  readonly source: string[];
  readonly target: string[];
  /** Given if both texts have one of them, but not equally often. */
  readonly counts?: readonly NumberCount[];
}

/** Numbers of a text that are compared: each with each of the other. */
const MOST_NUMBERS = 200;
/** Differing numbers that are counted. */
const MOST_COUNTED = 3;

/**
 * Numbers that only one of two texts has, as written. Numbers match if they may have the same value, in any script, and dates if they may
 * be the same day.
 */
export function differingNumbers(source: string, target: string): NumberDifference {
  const [ours, theirs] = withoutSharedDates(source, target).map(numbersIn) as [WrittenNumber[], WrittenNumber[]];
  const left = [...theirs];
  const missing = ours.filter((number) => {
    const at = left.findIndex((other) => mayEqual(number, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const differing: WrittenNumber[] = [];
  for (const number of [...left, ...missing]) {
    if (differing.length === MOST_COUNTED) break;
    if (!differing.some((other) => mayEqual(number, other))) differing.push(number);
  }
  const counts = differing.map((number) => {
    const [inSource, inTarget] = [ours, theirs].map((all) => all.filter((other) => mayEqual(number, other)).length);
    return { text: number.text, source: inSource!, target: inTarget! };
  });
  const isRepeated = counts.some((each) => each.source > 0 && each.target > 0);
  return {
    source: missing.map(({ text }) => text),
    target: left.map(({ text }) => text),
    ...(isRepeated && { counts })
  };
}

const DATE = /(?<![\p{Nd}./-])(?:(\d{1,2})([./-])(\d{1,2})\2(\d{4})|(\d{4})-(\d{2})-(\d{2}))(?![./-]?\p{Nd})/gu;
/** Dates of a text that are looked for in the other. */
const MOST_DATES = 20;

/** Two texts without the dates that both have, each written in its own way. */
function withoutSharedDates(source: string, target: string): [string, string] {
  const [ours, theirs] = withoutDatesOf(source, target);
  const [there, here] = withoutDatesOf(theirs, ours);
  return [here, there];
}

/** Two texts without the dates in figures of the first that the second has in figures or words. */
function withoutDatesOf(one: string, other: string): [string, string] {
  let [left, rest] = [one, other];
  for (const date of [...one.matchAll(DATE)].slice(0, MOST_DATES)) {
    const days = daysOf(date);
    const same =
      [...rest.matchAll(DATE)].find((each) => daysOf(each).some((day) => days.includes(day))) ?? inWords(days, rest);
    if (!same) continue;
    left = left.replace(date[0], ' ');
    rest = `${rest.slice(0, same.index)} ${rest.slice(same.index + same[0].length)}`;
  }
  return [left, rest];
}

/** The days that a date in figures can mean, as `31 12 2026`: the month comes first only before a slash. */
function daysOf([
  ,
  first = '',
  sign,
  second = '',
  last = '',
  year = '',
  month = '',
  day = ''
]: RegExpMatchArray): string[] {
  const all = sign === undefined ? [[day, month, year]] : [[first, second, last]];
  if (sign === '/') all.push([second, first, last]);
  const numbers = all.map((each) => each.map(Number));
  return numbers.filter(([d = 0, m = 0]) => d >= 1 && d <= 31 && m >= 1 && m <= 12).map((each) => each.join(' '));
}

/** One of these days with its month in words: `31. Dezember 2026`, `December 31, 2026`. */
function inWords(days: readonly string[], text: string): RegExpExecArray | undefined {
  for (const day of days) {
    const [number, , year] = day.split(' ');
    const found = new RegExp(`(?<!\\d)0?${number}(?=\\D{0,23}\\s)\\D{1,24}${year}(?!\\d)`, 'u').exec(text);
    if (found) return found;
  }
  return undefined;
}

const mayEqual = (one: WrittenNumber, other: WrittenNumber): boolean =>
  [...one.values].some((value) => other.values.has(value));

/** A number in the digits of another one: `12` in the digits of `٧٨` is `١٢`. */
export function inDigitsOf(number: string, other: string): string {
  const sign = /\p{Nd}/u.exec(other)?.[0];
  if (sign === undefined) return number;
  const zero = sign.codePointAt(0)! - digitOf(sign);
  return number.replace(/\p{Nd}/gu, (digit) => String.fromCodePoint(zero + digitOf(digit)));
}

function numbersIn(text: string): WrittenNumber[] {
  return (text.match(NUMBER) ?? [])
    .slice(0, MOST_NUMBERS)
    .map((number) => ({ text: number, values: valuesOf(number) }));
}

function valuesOf(number: string): ReadonlySet<string> {
  const parts = number.split(SEPARATOR).map(digitsOf);
  const separators = [...number].filter((sign) => SEPARATOR.test(sign));
  const [last, whole] = [parts.at(-1) ?? '', parts.slice(0, -1)];
  const point = separators.at(-1);
  const values: string[] = [];
  if (areGroups(parts) && point !== ARABIC_POINT) values.push(canonical(parts.join(''), ''));
  const isPoint = separators.indexOf(point ?? '') === separators.length - 1 && point !== ARABIC_GROUP;
  if (whole.length > 0 && isPoint && (whole.length === 1 || areGroups(whole)))
    values.push(canonical(whole.join(''), last));
  // A date or a version: equal only as a whole.
  return new Set(values.length > 0 ? values : [parts.join(' ')]);
}

const areGroups = (parts: readonly string[]): boolean =>
  parts.length === 1 || ((parts[0]?.length ?? 0) <= 3 && parts.slice(1).every(({ length }) => length === 3));

function canonical(whole: string, decimals: string): string {
  let [from, to] = [0, decimals.length];
  while (from < whole.length - 1 && whole[from] === '0') from += 1;
  while (to > 0 && decimals[to - 1] === '0') to -= 1;
  return to === 0 ? whole.slice(from) : `${whole.slice(from)}.${decimals.slice(0, to)}`;
}

const digitsOf = (number: string): string => (/^[0-9]*$/.test(number) ? number : [...number].map(digitOf).join(''));

/**
 * The value 0 … 9 of a decimal digit in any script: in Unicode the ten digits of a set are consecutive, and adjacent sets are
 * complete.
 */
function digitOf(sign: string): number {
  const code = sign.codePointAt(0)!;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}
