import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change } from './changes.js';
import { nextVersion, weightOf, weightOfAll, WEIGHTS } from './nextVersion.js';
import { compareSpotVersions } from './versionOrder.js';

describe('the version after another one', () => {
  it.each([
    ['1.4.2', '1.4.3', '1.5.0', '2.0.0'],
    ['1.9', '1.9.1', '1.10', '2.0'],
    ['3', '3.0.1', '3.1', '4'],
    ['1.2.3.4', '1.2.4.0', '1.3.0.0', '2.0.0.0'],
    ['v1.0.0', 'v1.0.1', 'v1.1.0', 'v2.0.0'],
    ['1.5.0-beta', '1.5.0', '1.5.0', '2.0.0'],
    ['1.5.1-rc.1', '1.5.1', '1.6.0', '2.0.0'],
    ['2.0.0-1', '2.0.0', '2.0.0', '2.0.0'],
    ['1.99999999999999999999.0', '1.99999999999999999999.1', undefined, '2.0.0'],
    ['99999999999999999999', '99999999999999999999.0.1', '99999999999999999999.1', undefined],
    ['Autumn 2026', undefined, undefined, undefined],
    ['', undefined, undefined, undefined]
  ])('of %j is %j, %j or %j', (version, ...expected) => {
    expect(WEIGHTS.map((weight) => nextVersion(version, weight))).toEqual(expected);
  });

  it('is later, whatever its weight', () => {
    const versions = fc
      .tuple(fc.array(fc.nat(30), { minLength: 1, maxLength: 5 }), fc.constantFrom('', '-beta', '-1'))
      .map(([numbers, suffix]) => numbers.join('.') + suffix);
    fc.assert(
      fc.property(versions, fc.constantFrom(...WEIGHTS), (version, weight) => {
        expect(compareSpotVersions(version, nextVersion(version, weight)!)).toBeLessThan(0);
      })
    );
  });
});

describe('the weight of a version', () => {
  const side = (value: unknown) => ({ pointer: '/ApiVersion', value });
  const of = (code: Change['code'], more: object = {}) => ({ code, ...more }) as Change;

  it.each([
    ['breaking', of('element-removed')],
    ['breaking', of('rule-narrowed')],
    ['breaking', of('api-version-changed', { before: side(1), after: side(2) })],
    ['fix', of('api-version-changed', { before: side(2), after: side(1) })],
    ['feature', of('element-added')],
    ['feature', of('rule-widened')],
    ['fix', of('conditions-changed')],
    ['fix', of('file-changed')]
  ])('is %s after %o', (weight, change) => {
    expect(weightOf(change)).toBe(weight);
  });

  it('is that of its heaviest change', () => {
    expect(weightOfAll([of('file-changed'), of('element-removed'), of('element-added')])).toBe('breaking');
    expect(weightOfAll([])).toBe('fix');
  });
});
