import type { LanguageLevel, Level, Role } from '../../../api.js';
import type { Database } from '../store/schema.js';

export type { LanguageLevel, Level, Role };

/**
 * The caller: a signed-in person or the bearer of a key. Created for every request, so that a revoked permission ends at once.
 */
export interface Actor {
  /** null: the key of the environment, which belongs to no user. */
  readonly userId: number | null;
  readonly name: string;
  readonly role: Role;
  /** The location of a location user, otherwise null. */
  readonly locationId: number | null;
  /** `/1/5/9/`: the Ids from the root of the location tree to the user's own location; null without one. */
  readonly locationLineage: string | null;
  /** The player that this user is, otherwise null. */
  readonly playerId: number | null;
  /** By Id of the spot group. An administrator needs none. */
  readonly groups: ReadonlyMap<number, Level>;
  /** By language of texts. An administrator needs none. */
  readonly languages: ReadonlyMap<string, LanguageLevel>;
  /** The IANA time zone that `Today` is in, from the header `Time-Zone` or a plan; undefined: the platform's. */
  readonly zone?: string;
}

/** Whether who asked for something may still do it. @param db in a transaction, that one @throws Refusal not-allowed */
export type DemandStill = (db: Database) => Promise<void>;
