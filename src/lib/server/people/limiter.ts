import type { Actor } from '../platform/authorization/actor.js';
/** A burst of attempts, and a rate per second after it. */
export interface Rate {
  readonly atOnce: number;
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

const MAX_BUCKETS = 50_000;

/**
 * Counts per name in the memory of this process; each instance counts for itself. Beyond a number of names the least recently
 * used are forgotten, because their buckets are likely to be full again.
 */
export class Limiter {
  readonly #buckets = new Map<string, Bucket>();

  constructor(
    private readonly rate: Rate,
    private readonly now: () => number = () => Date.now()
  ) {}

  /** Takes `count`, at most `atOnce`, or none. Returns undefined if there were as many, otherwise the seconds until there are. */
  take(name: string, count = 1): number | undefined {
    const bucket = this.#filled(name);
    if (bucket.left < count) return Math.max(1, Math.ceil((count - bucket.left) / this.rate.perSecond));
    bucket.left -= count;
    return undefined;
  }

  /** Gives back what was taken. */
  giveBack(name: string): void {
    const bucket = this.#filled(name);
    bucket.left = Math.min(this.rate.atOnce, bucket.left + 1);
  }

  /** The current bucket of a name, which becomes the most recently used one. */
  #filled(name: string): Bucket {
    const at = this.now();
    const bucket = this.#buckets.get(name) ?? { left: this.rate.atOnce, at };
    const seconds = Math.max(0, at - bucket.at) / 1000;
    bucket.left = Math.min(this.rate.atOnce, bucket.left + seconds * this.rate.perSecond);
    bucket.at = at;
    this.#buckets.delete(name);
    this.#buckets.set(name, bucket);
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > MAX_BUCKETS && oldest !== undefined) this.#buckets.delete(oldest);
    return bucket;
  }
}

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
