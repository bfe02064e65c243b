import { VERSION_PATTERN } from '../../api/updates.js';

const VERSION = new RegExp(VERSION_PATTERN);

/**
 * A text that sorts like the version: number by number, so that 1.10 comes after 1.9, and 1.2 equals 1.2.0. Each number is
 * prefixed with its number of digits; trailing zeros are dropped.
 * @throws TypeError for a text that is not a version
 */
export function versionKey(version: string): string {
  if (!VERSION.test(version)) throw new TypeError('Not a version.');
  const numbers = version.split('.').map((digits) => digits.replace(/^0+(?=\d)/, ''));
  while (numbers.length > 1 && numbers.at(-1) === '0') numbers.pop();
  return numbers.map((digits) => `${digits.length}${digits}`).join('.');
}

export interface Step {
  readonly versionKey: string;
  /** Key of the version a player needs to have for this one; null: any. */
  readonly minVersionKey: string | null;
}

/**
 * What a player installs, in order, to get from its version to the newest, out of `steps` sorted by version. Each raises the
 * player to its own version, which a later one may need; unreachable ones are left out.
 */
export function path<S extends Step>(from: string, steps: readonly S[]): S[] {
  let reached = from;
  return steps.filter(({ versionKey, minVersionKey }) => {
    if (versionKey <= from || (minVersionKey !== null && minVersionKey > reached)) return false;
    reached = versionKey;
    return true;
  });
}
