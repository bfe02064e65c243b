import type { AcceptedPackage } from '../packages/packages.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Writing } from '../platform/store/schema.js';

/** Replaces a template's package, within the caller's transaction. */
export type PlacePackage = (
  writing: Writing,
  templateId: number,
  origin: { readonly standard: number; readonly archive_hash: string | null; readonly running: number }
) => Promise<void>;

/** Replaces packages without losing Values of variants; implemented in `replacement/replacements.ts`. */
export interface Replacing {
  /** Runs a transaction that may replace a template's package without confirmation. It may run again. */
  placing<T>(accepted: AcceptedPackage, transaction: (place: PlacePackage) => Promise<T>, actor?: Actor): Promise<T>;
}
