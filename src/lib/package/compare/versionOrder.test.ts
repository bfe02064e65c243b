import { describe, expect, it } from 'vitest';
import { compareSpotVersions, mayFollow, wrongVersionIn } from './versionOrder.js';

describe('the later of two SpotVersions', () => {
  it.each([
    ['1.9', '1.10', -1],
    ['2', '1.99.99', 1],
    ['1.0', '1', 0],
    ['v1.2', '1.2.0', 0],
    ['1.2-beta', '1.2', -1],
    ['1.2-a', '1.2-b', undefined],
    ['2026 spring', '2026', undefined]
  ])('%s and %s: %s', (a, b, order) => {
    expect(compareSpotVersions(a, b)).toBe(order);
    expect(compareSpotVersions(b, a)).toBe(order === undefined ? undefined : 0 - order);
  });
});

it.each([
  ['1.4.2', '2.0-beta', true],
  ['1.4.2', 'v2', true],
  ['1.4.2', 'abc', false],
  ['1.4.2', '1.', false],
  ['1.4.2', '', false],
  ['1.4.2', '1.5-a\u202Eb', false],
  ['2026 spring', '2026 autumn', true],
  ['2026 spring', '2026\nautumn', false]
])('after %j may come %j: %j', (before, after, may) => {
  expect(mayFollow(before, after)).toBe(may);
});

it.each([
  ['1.0.0', 'abc', 'abc'],
  ['1.0.0', '1', undefined],
  ['1.0.0', '', undefined],
  ['1.0.0', 5, undefined],
  ['abc', 'abc', undefined],
  ['2.\n0', '2.\n0', undefined],
  [undefined, 'spring', undefined]
])('edited from %j, %j is told as wrong: %j', (was, is, wrong) => {
  expect(wrongVersionIn({ SpotVersion: was }, { SpotVersion: is })).toBe(wrong);
});
