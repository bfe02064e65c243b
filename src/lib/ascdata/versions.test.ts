import { describe, expect, test } from 'vitest';
import {
  comparePlatformVersions,
  isApiVersion,
  isPlatformVersion,
  minPlatformVersion,
  supportedApiVersion
} from './versions.js';

describe('ApiVersion and platform version', () => {
  test.each([
    [1, '11.0.0'],
    [2, '11.2.0'],
    [3, '11.3.0']
  ] as const)('ApiVersion %i needs platform %s', (version, platform) => {
    expect(minPlatformVersion(version)).toBe(platform);
  });

  test.each([
    ['10.9.9', 0],
    ['11.0.0', 1],
    ['11.1.0', 1],
    ['11.1.99', 1],
    ['11.2.0', 2],
    ['11.2.5', 2],
    ['11.3.0', 3],
    ['11.10.0', 3],
    ['12.0', 3]
  ])('platform %s supports up to ApiVersion %i', (platform, version) => {
    expect(supportedApiVersion(platform)).toBe(version);
  });

  test('parts are compared as numbers, and a missing part counts as 0', () => {
    expect(comparePlatformVersions('11.10.0', '11.9.0')).toBeGreaterThan(0);
    expect(comparePlatformVersions('12.0', '12.0.0')).toBe(0);
    expect(comparePlatformVersions('11.3.0', '12')).toBeLessThan(0);
  });

  test.each([0, 4, 1.5, -1, '1', null, undefined, true, NaN])('%j is no ApiVersion', (value) => {
    expect(isApiVersion(value)).toBe(false);
  });

  test.each([
    ['11.0.0', true],
    ['11.2.7', true],
    ['12.0', true],
    ['12.0.3', true],
    ['10.9', false],
    ['12.1', false],
    ['13.0', false],
    ['11', false],
    ['11.x', false],
    ['', false],
    ['11.2.0.1', false]
  ])('“%s” is a platform version of the product: %s', (text, expected) => {
    expect(isPlatformVersion(text)).toBe(expected);
  });
});
