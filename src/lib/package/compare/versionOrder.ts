import { asText, isRecord, own } from '../../ascdata/elements.js';
import { firstUnusable } from '../../ascdata/lines.js';

/**
 * Compares two SpotVersions: numbers separated by dots, one by one (1.10 is after 1.9; missing ones count as 0), then, as in
 * Semantic Versioning, a version with a suffix (`1.2-beta`) before the one without. Negative, 0 or positive as `a` is before,
 * equal to or after `b`; undefined if unknown.
 */
export function compareSpotVersions(a: string, b: string): number | undefined {
  if (a === b) return 0;
  const [left, right] = [partsOf(a), partsOf(b)];
  if (!left || !right) return undefined;
  const length = Math.max(left.numbers.length, right.numbers.length);
  for (let at = 0; at < length; at++) {
    const [one, other] = [left.numbers[at] ?? 0n, right.numbers[at] ?? 0n];
    if (one !== other) return one < other ? -1 : 1;
  }
  if (left.suffix === right.suffix) return 0;
  if (left.suffix !== '' && right.suffix !== '') return undefined;
  return left.suffix === '' ? 1 : -1;
}

/** Whether a SpotVersion can be the next one: it is one line, and counts wherever the one before does. */
export function mayFollow(before: string, after: string): boolean {
  return firstUnusable(after) === undefined && (partsOf(before) === undefined || partsOf(after) !== undefined);
}

/** The SpotVersion of a definition; '' where it has none. */
export const versionIn = (data: unknown): string =>
  asText((isRecord(data) ? own(data, 'SpotVersion') : undefined) ?? '');

/** The SpotVersion of an edited definition, if it cannot be the next one. That there is none is found by the check. */
export function wrongVersionIn(before: unknown, edited: unknown): string | undefined {
  const [was, is] = [versionIn(before), versionIn(edited)];
  return is === was || is === '' || mayFollow(was, is) ? undefined : is;
}

/** A SpotVersion that counts, in its parts; undefined: it does not. `suffix` with its hyphen, or ''. */
export function partsOf(text: string): { sign: string; numbers: bigint[]; suffix: string } | undefined {
  const match = /^(v?)(\d{1,20}(?:\.\d{1,20}){0,9})(-.{1,100})?$/.exec(text.trim());
  return match ? { sign: match[1]!, numbers: match[2]!.split('.').map(BigInt), suffix: match[3] ?? '' } : undefined;
}
