import type { AcceptedPackage } from '../packages/packages.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Writing } from '../platform/store/schema.js';

/** Where a package comes from. */
export interface PackageOrigin {
  readonly standard: number;
  readonly archive_hash: string | null;
  readonly running: number;
  /** Name of the followed folder. */
  readonly folder?: string | undefined;
}

/** Replaces a template's package, within the caller's transaction. */
export type PlacePackage = (writing: Writing, templateId: number, origin: PackageOrigin) => Promise<void>;

/** Replaces packages without losing Values of variants; implemented in `replacement/replacements.ts`. */
export interface Replacing {
  /** Runs a transaction that may replace a template's package without confirmation. It may run again. */
  placing<T>(accepted: AcceptedPackage, transaction: (place: PlacePackage) => Promise<T>, actor?: Actor): Promise<T>;
}
