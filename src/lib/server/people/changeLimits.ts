import type { Actor } from '../platform/authorization/actor.js';
import { Limiter, type Rate } from './limiter.js';

/**
 * Changes of accounts, by action, of each user on each instance: after each one all instances read permissions again. Scripts
 * of administrators set up thousands of users.
 */
const RATES = {
  'account.use': { atOnce: 30, perSecond: 1 },
  'user.manage': { atOnce: 1_000, perSecond: 20 }
} as const satisfies Record<string, Rate>;

type ChangeAction = keyof typeof RATES;

/** Limits how often a user may change accounts. */
export class ChangeLimits {
  readonly #limiters = {
    'account.use': new Limiter(RATES['account.use']),
    'user.manage': new Limiter(RATES['user.manage'])
  } as const satisfies Record<ChangeAction, Limiter>;

  /** Counts a change by this user. Returns the seconds to wait; undefined: it may be made. Other actions have no limit. */
  take(action: string | undefined, { userId }: Pick<Actor, 'userId'>): number | undefined {
    return isChangeAction(action) ? this.#limiters[action].take(String(userId)) : undefined;
  }
}

const isChangeAction = (action: string | undefined): action is ChangeAction =>
  action !== undefined && Object.hasOwn(RATES, action);
