import { createHmac } from 'node:crypto';
import type { Actor } from '../platform/authorization/actor.js';
import type { Store } from '../platform/store/store.js';
import { actorOf, ENVIRONMENT } from './actor.js';
import { LookUps } from './lookUps.js';

/**
 * What authenticated a caller, so that what is created for them can end with it: a session (`s5`) or key (`k5`) by its Id, or
 * the key of the environment (`e…`). It is not secret and grants nothing.
 */
export type Bearer = `${'s' | 'k' | 'e'}${string}`;

interface Found {
  readonly userId: number;
  readonly actor: Actor;
  /** Milliseconds: the end of the session or key, as far as known. */
  readonly ends: number;
}

/** Resolves sessions and keys to users while they last. Results are kept until something about that user changes. */
export class Bearers {
  readonly #lookUps: LookUps<Found>;
  readonly #environment: Bearer | undefined;

  /** @param secret distinguishes keys of the environment without revealing them */
  constructor(
    private readonly store: Pick<Store, 'db' | 'changes'>,
    { adminApiKey, secret }: { adminApiKey: string | undefined; secret: string }
  ) {
    this.#lookUps = new LookUps(store.changes);
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
    const found = await this.#lookUps.find(bearer, () => this.#read(bearer));
    return found && found.ends > Date.now() ? found.actor : undefined;
  }

  close(): void {
    this.#lookUps.close();
  }

  async #read(bearer: Bearer): Promise<Found | undefined> {
    const id = Number(bearer.slice(1));
    const row = await (bearer.startsWith('s') ? this.#session(id) : this.#key(id));
    const actor = row && (await actorOf(this.store.db, row.userId));
    const ends = row?.expires_at ? Date.parse(row.expires_at) : Infinity;
    return actor && { userId: row.userId, actor, ends };
  }

  async #session(id: number) {
    const row = await this.store.db
      .selectFrom('sessions')
      .select(['user_id', 'expires_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row && { ...row, userId: row.user_id };
  }

  async #key(id: number) {
    const row = await this.store.db
      .selectFrom('api_keys')
      .select(['reference_id', 'expires_at'])
      .where('id', '=', id)
      .where('enabled', '=', 1)
      .executeTakeFirst();
    return row && { ...row, userId: Number(row.reference_id) };
  }
}
