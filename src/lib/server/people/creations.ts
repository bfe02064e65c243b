import type { Actor } from '../platform/authorization/actor.js';
import { tooMany } from '../platform/http/errors.js';
import { Limiter } from './limiter.js';

/** Of one user, in all rooms together: more than anybody types, and too few to fill the store unnoticed. */
const CREATION_RATE = { atOnce: 300, perSecond: 1 };

/** Limits how fast one user creates drafts, comments and presets. All keys of a user count as one, and that of the environment. */
export class Creations {
  readonly #limiter = new Limiter(CREATION_RATE);

  /** @throws HttpError 429 */
  demand({ userId }: Pick<Actor, 'userId'>): void {
    const seconds = this.#limiter.take(String(userId));
    if (seconds !== undefined) throw tooMany(seconds);
  }
}
