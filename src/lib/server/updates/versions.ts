import { VERSION_PATTERN } from '../../api/updates.js';

const VERSION = new RegExp(VERSION_PATTERN);

/**
 * A text that sorts as the version does: number by number, so that 1.10 comes after 1.9, and 1.2 is 1.2.0. Each number is
 * led by how many digits it has; zeros at the end do not count.
 * @throws TypeError for a text that is no version
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
 * What a player installs one after the other to get from its version to the newest, out of `steps` in the order of
 * versions. Each brings the player to its own version, which may be what a later one needs; one that the player cannot get
 * to is left out.
 */
export function path<S extends Step>(from: string, steps: readonly S[]): S[] {
  let reached = from;
  return steps.filter(({ versionKey, minVersionKey }) => {
    if (versionKey <= from || (minVersionKey !== null && minVersionKey > reached)) return false;
    reached = versionKey;
    return true;
  });
}
