import { createHmac } from 'node:crypto';
import { can, type Action } from '../authorization/can.js';
import type { Actor, DemandStill } from '../platform/authorization/actor.js';
import { notAllowed } from '../platform/refusal.js';
import type { Database } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { actorOf, ENVIRONMENT } from './actor.js';
import { LookUps } from './lookUps.js';

/**
 * What authenticated a caller, so that what is created for them can end with it: a session (`s5`) or key (`k5`) by its Id, or
 * the key of the environment (`e…`). It is not secret and grants nothing.
 */
export type Bearer = `${'s' | KeyKind}${string}`;

/**
 * In whose name something happens later: a person (`u5`), whatever session they have by then, or a key as in `Bearer`. What a
 * key did later ends with that very key.
 */
export type LastingBearer = `${'u' | KeyKind}${string}`;

type KeyKind = 'k' | 'e';
type AnyBearer = Bearer | LastingBearer;
type Request = Pick<App.Locals, 'sessionId' | 'keyId' | 'actor'>;

interface Found {
  readonly userId: number;
  readonly actor: Actor;
  /** Milliseconds: the end of the session or key, as far as known. */
  readonly ends: number;
}

/** Resolves sessions, keys and persons to users while they last. Results are kept until something about that user changes. */
export class Bearers {
  readonly #lookUps: LookUps<Found>;
  readonly #environment: `e${string}` | undefined;

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
  of(request: Request): Bearer {
    return request.sessionId === undefined ? this.#keyOf(request) : `s${request.sessionId}`;
  }

  /** Who answers for what this request leads to later. @throws Error if it has no bearer */
  lasting(request: Request): LastingBearer {
    const { sessionId, actor } = request;
    return sessionId !== undefined && actor?.userId ? `u${actor.userId}` : this.#keyOf(request);
  }

  /**
   * undefined: the session or key has ended, or its user is locked or deleted. Does not count as a use.
   * @param db where to read it now, instead of from the cache; in a transaction, that one
   */
  async actor(bearer: AnyBearer, db?: Database): Promise<Actor | undefined> {
    if (bearer.startsWith('e')) return bearer === this.#environment ? ENVIRONMENT : undefined;
    const found = await (db ? find(db, bearer) : this.#lookUps.find(bearer, () => find(this.store.db, bearer)));
    return found && found.ends > Date.now() ? found.actor : undefined;
  }

  /**
   * For work that may outlast the right to it, such as the check of a package.
   * @returns asks again, by what is stored now; @throws (what is returned) Refusal not-allowed
   */
  demandStill(request: Request, action: Action): DemandStill {
    const bearer = this.of(request);
    return async (db) => {
      if (!can(await this.actor(bearer, db), action)) throw notAllowed();
    };
  }

  close(): void {
    this.#lookUps.close();
  }

  #keyOf({ keyId, actor }: Request): `${KeyKind}${string}` {
    if (keyId !== undefined) return `k${keyId}`;
    if (actor?.userId === null && this.#environment) return this.#environment;
    throw new Error('Nobody was found behind this request.');
  }
}

async function find(db: Database, bearer: AnyBearer): Promise<Found | undefined> {
  const id = Number(bearer.slice(1));
  const row = bearer.startsWith('u') ? { userId: id, expires_at: null } : await stored(db, bearer.startsWith('s'), id);
  const actor = row && (await actorOf(db, row.userId));
  const ends = row?.expires_at ? Date.parse(row.expires_at) : Infinity;
  return actor && { userId: row.userId, actor, ends };
}

async function stored(db: Database, isSession: boolean, id: number) {
  if (isSession) {
    const session = await db
      .selectFrom('sessions')
      .select(['user_id', 'expires_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    return session && { ...session, userId: session.user_id };
  }
  const key = await db
    .selectFrom('api_keys')
    .select(['reference_id', 'expires_at'])
    .where('id', '=', id)
    .where('enabled', '=', 1)
    .executeTakeFirst();
  return key && { ...key, userId: Number(key.reference_id) };
}
