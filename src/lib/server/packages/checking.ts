import type { CheckOptions } from '../../ascdata/values.js';
import type { Platform } from '../../ascdata/dataTypeModel.js';
import { dateIn } from '../../datatypes/shared/zones.js';
import { registry } from '../../datatypes/registry.js';
import type { KnownLibraries } from '../../package/check.js';
import type { PatternPool } from '../../patterns/tester.js';
import type { Actor } from '../platform/authorization/actor.js';

/** What saved Values and uploaded packages are checked against. */
export interface Checking {
  readonly platform: Platform;
  readonly patterns: PatternPool;
  readonly libraries: KnownLibraries;
  now(): Date;
}

/**
 * The options of one check. Pattern tests count against the caller's budget, so that they do not delay others.
 * @param actor the caller, in whose time zone `Today` is; omitted: the product itself, in the platform's
 * @param at the instant whose day `Today` is; omitted: now
 */
export function checkOptions(
  checking: Checking,
  actor?: Pick<Actor, 'userId' | 'zone'>,
  at = checking.now()
): CheckOptions {
  const { platform } = checking;
  // All requests with the key of the environment count as one caller.
  const patterns = actor ? checking.patterns.by(String(actor.userId)) : checking.patterns;
  return { registry, platform, patterns, today: dateIn(actor?.zone ?? platform.timeZone, at) };
}
