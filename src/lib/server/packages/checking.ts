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

export interface Asker {
  /** The caller; omitted: the product itself. */
  readonly actor?: Pick<Actor, 'userId'> | undefined;
  /** The user's time zone, for `Today`; default the platform's. */
  readonly zone?: string | undefined;
}

/** The options of one check. Pattern tests count against the caller's budget, so that they do not delay others. */
export function checkOptions(checking: Checking, { actor, zone }: Asker = {}): CheckOptions {
  const { platform } = checking;
  // All requests with the key of the environment count as one caller.
  const patterns = actor ? checking.patterns.by(String(actor.userId)) : checking.patterns;
  return { registry, platform, patterns, today: dateIn(zone ?? platform.timeZone, checking.now()) };
}
