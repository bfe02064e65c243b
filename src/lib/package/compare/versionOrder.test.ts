import { describe, expect, it } from 'vitest';
import { compareSpotVersions } from './versionOrder.js';

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
