import type { DescribeContext, Reading, Way } from '../../ascdata/dataTypeModel.js';
import { sameJson } from './equal.js';

export const UNREAD: Reading<never> = { kind: 'unread', near: [] };

/** The reading that these ways come to, those with the same Value counted once. */
export function readingOf<V>(ways: readonly Way<V>[]): Reading<V> {
  const distinct = ways.filter(({ value }, at) => ways.findIndex((way) => sameJson(way.value, value)) === at);
  const [first, second, ...more] = distinct;
  if (!first) return UNREAD;
  return second ? { kind: 'ambiguous', ways: [first, second, ...more] } : { kind: 'value', ...first };
}

/** Every way to read it: one, several or none. */
export function waysOf<V>(reading: Reading<V>): readonly Way<V>[] {
  if (reading.kind === 'ambiguous') return reading.ways;
  return reading.kind === 'value' ? [reading] : [];
}

/** What it means, or what it is near. */
export const nearOf = <V>(reading: Reading<V>): readonly Way<V>[] =>
  reading.kind === 'unread' ? reading.near : waysOf(reading);

/** What it means to the language of the interface; undefined: nothing. For fields, which show at once what they have read. */
export const firstMeaning = <V>(reading: Reading<V>): V | undefined => waysOf(reading)[0]?.value;

export const unabridged = (words: DescribeContext): DescribeContext => ({ ...words, isUnabridged: true });
