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

/** Differing numbers that are counted. */
const MOST_COUNTED = 3;

/** Numbers that only one of two texts has, as written. Numbers match if they may have the same value, in any script. */
export function differingNumbers(source: string, target: string): NumberDifference {
  const [ours, theirs] = [numbersIn(source), numbersIn(target)];
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
  return (text.match(NUMBER) ?? []).map((number) => ({ text: number, values: valuesOf(number) }));
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

const digitsOf = (number: string): string => [...number].map(digitOf).join('');

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
