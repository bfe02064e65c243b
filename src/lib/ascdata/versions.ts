import type { ApiVersion } from './types.js';

/** The lowest platform version that has each ApiVersion (docs/contract.md, Versions). */
const MIN_PLATFORM: Readonly<Record<ApiVersion, string>> = { 1: '11.0.0', 2: '11.2.0', 3: '11.3.0' };

export const API_VERSIONS: readonly ApiVersion[] = [1, 2, 3];

/** The platform versions that `PLATFORM_VERSION` offers. */
export const PLATFORM_VERSIONS = ['11.0.0', '11.1.0', '11.2.0', '11.3.0', '12.0'] as const;

/** Whether this is an ApiVersion of the contract. 0, 4, 1.5 and anything that is not a number are not. */
export function isApiVersion(value: unknown): value is ApiVersion {
  return value === 1 || value === 2 || value === 3;
}

/** The lowest platform version that supports an ApiVersion. */
export function minPlatformVersion(version: ApiVersion): string {
  return MIN_PLATFORM[version];
}

/**
 * Whether this is a platform version this product supports: two or three numbers, from 11.0.0 to 12.0 (any patch).
 * `12.0` and `12.0.0` are the same version.
 */
export function isPlatformVersion(text: string): boolean {
  if (!/^\d{1,4}\.\d{1,4}(\.\d{1,4})?$/.test(text)) return false;
  return comparePlatformVersions(text, '11.0.0') >= 0 && comparePlatformVersions(text, '12.1') < 0;
}

/** Negative, 0 or positive as version `a` is before, equal to or after `b`. Missing numbers count as 0. */
export function comparePlatformVersions(a: string, b: string): number {
  const left = a.split('.').map(Number);
  const right = b.split('.').map(Number);
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The highest ApiVersion whose minimum platform version is not above `platformVersion`; 0 below 11.0.0. */
export function supportedApiVersion(platformVersion: string): ApiVersion | 0 {
  return API_VERSIONS.findLast((v) => comparePlatformVersions(MIN_PLATFORM[v], platformVersion) <= 0) ?? 0;
}
