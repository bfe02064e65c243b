import type { Actor } from '../platform/authorization/actor.js';
import { tooMany } from '../platform/http/errors.js';
import { Limiter } from './limiter.js';

/**
 * Of one user, in all rooms together: more than anybody types, and too few to fill the store unnoticed. Scripts of administrators
 * set up thousands of widgets.
 */
const RATES = {
  user: { atOnce: 300, perSecond: 1 },
  administrator: { atOnce: 1_000, perSecond: 20 }
} as const;

/** Variants that are created in one batch cost little each. */
const OF_BATCH = 10;

/**
 * Limits how fast one user creates what stays: drafts, comments, presets, variants, widget groups, dashboards. All keys of a user
 * count as one, and that of the environment.
 */
export class Creations {
  readonly #user = new Limiter(RATES.user);
  readonly #administrator = new Limiter(RATES.administrator);

  /** @throws HttpError 429 */
  demand({ userId, role }: Pick<Actor, 'userId' | 'role'>, count = 1): void {
    const limiter = role === 'administrator' ? this.#administrator : this.#user;
    const seconds = limiter.take(String(userId), count);
    if (seconds !== undefined) throw tooMany(seconds);
  }

  /** For several variants at once. @throws HttpError 429 */
  demandBatch(actor: Pick<Actor, 'userId' | 'role'>, variants: number): void {
    this.demand(actor, Math.max(1, Math.ceil(variants / OF_BATCH)));
  }
}
