import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { path, versionKey } from './versions.js';

const numbers = fc.array(fc.nat(999_999_999), { minLength: 1, maxLength: 8 });

/** Number by number; a missing one is 0. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}

const textOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

describe('versions', () => {
  it('sort number by number: 1.10 is newer than 1.9, and 1.2 is 1.2.0', () => {
    const sorted = ['1.10', '1.9', '2', '1.2.0.1', '10.0', '1.2'].sort((a, b) =>
      textOrder(versionKey(a), versionKey(b))
    );
    expect(sorted).toEqual(['1.2', '1.2.0.1', '1.9', '1.10', '2', '10.0']);
    expect(versionKey('1.2')).toBe(versionKey('01.2.0.0'));
  });

  it('have keys that sort as their numbers do', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        expect(textOrder(versionKey(a.join('.')), versionKey(b.join('.')))).toBe(compare(a, b));
      }),
      { seed: 20261121 }
    );
  });

  it.each(['', '1.', '.1', '1..2', '1.2-beta', 'v1', '1.2.3.4.5.6.7.8.9', '1234567890', '-1', '1 '])(
    'do not include %j',
    (text) => {
      expect(() => versionKey(text)).toThrow(TypeError);
    }
  );
});

describe('what a player installs', () => {
  const step = (version: string, min: string | null = null) => ({
    version,
    versionKey: versionKey(version),
    minVersionKey: min === null ? null : versionKey(min)
  });
  const versions = (from: string, ...steps: ReturnType<typeof step>[]) =>
    path(versionKey(from), steps).map(({ version }) => version);

  it('is only what is newer than its own version', () => {
    expect(versions('1.9', step('1.8'), step('1.9'), step('1.9.0'), step('1.10'))).toEqual(['1.10']);
  });

  it('leaves out an update that needs a version the player does not reach', () => {
    expect(versions('1.0', step('2.0', '1.5'), step('3.0'))).toEqual(['3.0']);
  });

  it('includes an update that needs a version which an earlier update brings', () => {
    expect(versions('1.0', step('1.5'), step('2.0', '1.5'), step('3.0', '2.1'))).toEqual(['1.5', '2.0']);
  });
});
