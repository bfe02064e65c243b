import type { CheckOptions } from '../../ascdata/values.js';
import type { PatternTester, Platform } from '../../ascdata/datatype.js';
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
  return { registry, platform, patterns, today: todayIn(zone ?? platform.timeZone, checking.now()) };
}

/** The calendar date at a moment in a zone, `YYYY-MM-DD`. A zone nobody knows counts as UTC. */
export function todayIn(zone: string, now: Date): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone: zone }).format(now);
  } catch {
    return now.toISOString().slice(0, 10);
  }
}
