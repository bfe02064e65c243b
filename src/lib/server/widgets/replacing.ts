import type { AcceptedPackage } from '../packages/packages.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Writing } from '../platform/store/schema.js';

/** Gives a template another package, in the transaction that asks for it. */
export type PlacePackage = (
  writing: Writing,
  templateId: number,
  origin: { readonly standard: number; readonly archive_hash: string | null }
) => Promise<void>;

/** What gives templates another package and loses no Value of their variants: `replacement/replacements.ts`. */
export interface Replacing {
  /** Runs a transaction that may give a template this package without asking. It may be run again. */
  placing<T>(accepted: AcceptedPackage, transaction: (place: PlacePackage) => Promise<T>, actor?: Actor): Promise<T>;
}
