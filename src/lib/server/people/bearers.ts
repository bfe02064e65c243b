import { createHmac } from 'node:crypto';
import { LruCache } from '../platform/lruCache.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Store } from '../platform/store/store.js';
import { actorOf, ENVIRONMENT } from './actor.js';
import type { Identity } from './identity.js';

/**
 * What authenticated a caller, so that what is created for them can end with it: a session (`s5`) or key (`k5`) by its Id, or
 * the key of the environment (`e…`). It is not secret and grants nothing.
 */
export type Bearer = `${'s' | 'k' | 'e'}${string}`;

interface Found {
  readonly actor: Actor;
  /** Milliseconds: the end of the session or key, as far as known. */
  readonly ends: number;
}

interface Kept {
  /** The state of `Identity` when it was read. */
  readonly age: number;
  readonly readAt: number;
  readonly found: Promise<Found | undefined>;
}

const MAX_KEPT = 10_000;
/** How long an answer is kept at most, as in `Identity`: news of a change can get lost. */
const KEPT_MILLISECONDS = 10_000;

/** Resolves sessions and keys to users while they last. Results are cached until anything about people changes. */
export class Bearers {
  readonly #kept = new LruCache<Bearer, Kept>(MAX_KEPT);
  readonly #environment: Bearer | undefined;

  /** @param secret distinguishes keys of the environment without revealing them */
  constructor(
    private readonly db: Store['db'],
    private readonly identity: Pick<Identity, 'age'>,
    { adminApiKey, secret }: { adminApiKey: string | undefined; secret: string }
  ) {
    if (adminApiKey === undefined) return;
    this.#environment = `e${createHmac('sha256', secret).update(adminApiKey).digest('hex').slice(0, 16)}`;
  }

  /** The bearer of this request. @throws Error if it has none */
  of({ sessionId, keyId, actor }: Pick<App.Locals, 'sessionId' | 'keyId' | 'actor'>): Bearer {
    if (sessionId !== undefined) return `s${sessionId}`;
    if (keyId !== undefined) return `k${keyId}`;
    if (actor?.userId === null && this.#environment) return this.#environment;
    throw new Error('Nobody was found behind this request.');
  }

  /** undefined: the session or key has ended, or its user is locked or deleted. Does not count as a use. */
  async actor(bearer: Bearer): Promise<Actor | undefined> {
    if (bearer.startsWith('e')) return bearer === this.#environment ? ENVIRONMENT : undefined;
    const known = this.#kept.get(bearer, () => this.#read(bearer));
    const isOld = known.age !== this.identity.age || known.readAt + KEPT_MILLISECONDS < Date.now();
    if (isOld) this.#kept.delete(bearer);
    const found = await (isOld ? this.#kept.get(bearer, () => this.#read(bearer)) : known).found;
    return found && found.ends > Date.now() ? found.actor : undefined;
  }

  #read(bearer: Bearer): Kept {
    const found = this.#find(bearer.startsWith('s') ? 'session' : 'key', Number(bearer.slice(1)));
    found.catch(() => this.#kept.delete(bearer));
    return { age: this.identity.age, readAt: Date.now(), found };
  }

  async #find(kind: 'session' | 'key', id: number): Promise<Found | undefined> {
    const row = await (kind === 'session' ? this.#session(id) : this.#key(id));
    const actor = row && (await actorOf(this.db, row.userId));
    return actor && { actor, ends: row.expires_at === null ? Infinity : Date.parse(row.expires_at) };
  }

  async #session(id: number) {
    const row = await this.db
      .selectFrom('sessions')
      .select(['user_id', 'expires_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row && { ...row, userId: row.user_id };
  }

  async #key(id: number) {
    const row = await this.db
      .selectFrom('api_keys')
      .select(['reference_id', 'expires_at'])
      .where('id', '=', id)
      .where('enabled', '=', 1)
      .executeTakeFirst();
    return row && { ...row, userId: Number(row.reference_id) };
  }
}
