import type { CheckOptions } from '../../ascdata/values.js';
import type { PatternTester, Platform } from '../../ascdata/datatype.js';
import { dateIn } from '../../datatypes/shared/zones.js';
import { registry } from '../../datatypes/registry.js';
import type { KnownLibraries } from '../../package/check.js';

/** What everything that is saved or uploaded is checked against. */
export interface Checking {
  readonly platform: Platform;
  readonly patterns: PatternTester;
  readonly libraries: KnownLibraries;
  now(): Date;
}

/** The options of one check. `zone` is the user's time zone, for `Today`; without it the platform's counts. */
export function checkOptions(checking: Checking, zone?: string): CheckOptions {
  const { platform, patterns } = checking;
  return { registry, platform, patterns, today: dateIn(zone ?? platform.timeZone, checking.now()) };
}
