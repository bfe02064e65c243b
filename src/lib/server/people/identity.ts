import { getSessionCookie } from 'better-auth/cookies';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Actor } from '../rights/actor.js';
import type { Store } from '../store/store.js';
import { actorOf, ENVIRONMENT } from './actor.js';
import type { Auth } from './auth.js';
import { Limiter, type Rate } from './limiter.js';
import type { LastSeen, SeenSession } from './seen.js';

/** Who asks, and with what. */
export interface Caller {
  readonly actor: Actor;
  /** undefined: with a key. */
  readonly sessionId?: number;
}

/** `limited`: a key over its limit, with the seconds after which it may ask again. */
export type Identified = Caller | 'nobody' | { readonly limited: number };

interface Known {
  readonly caller: Caller;
  /** null: the key of the environment. */
  readonly userId: number | null;
  readonly session?: SeenSession;
  readonly keyId?: number;
  /** Milliseconds: to be read again then, or over. */
  readonly until: number;
}

/** What a key may ask for, on each instance. */
const KEY_RATE: Rate = { atOnce: 1000, perSecond: 100 };
/** How long an instance may go without news of the others that got lost on the way. */
const KEPT_MILLISECONDS = 10_000;
const MAX_KNOWN = 10_000;
const MAX_KEY = 500;

const OF_ENVIRONMENT: Known = { caller: { actor: ENVIRONMENT }, userId: null, until: Infinity };

/**
 * Finds out who asks. What was read is kept until anybody changes anything about people, on any instance: the store's
 * news empty it before the change is answered, so that the next request meets the new rights.
 */
export class Identity {
  readonly #known = new Map<string, Known>();
  readonly #environmentKey: Buffer | undefined;
  readonly #limiter: Limiter;
  readonly #endListening: () => void;
  /** Counts what was forgotten: an answer that was read before must not be kept after. */
  #age = 0;

  constructor(
    private readonly store: Store,
    private readonly auth: Auth,
    private readonly seen: LastSeen,
    options: { adminApiKey: string | undefined; keyRate?: Rate }
  ) {
    this.#environmentKey = options.adminApiKey === undefined ? undefined : digest(options.adminApiKey);
    this.#limiter = new Limiter(options.keyRate ?? KEY_RATE);
    this.#endListening = store.changes.listen('people', () => this.forget());
  }

  async identify(headers: Headers): Promise<Identified> {
    const known = await this.#find(headers);
    if (!known) return 'nobody';
    const limited = known.keyId === undefined ? undefined : this.#limiter.take(String(known.keyId));
    if (limited !== undefined) return { limited };
    if (known.userId !== null) this.seen.saw({ ...known, userId: known.userId });
    return known.caller;
  }

  /** The same of a request that is still being answered: neither a use of the session or key, nor a request of its own. */
  async stillThere(headers: Headers): Promise<Caller | undefined> {
    return (await this.#find(headers))?.caller;
  }

  /** Everything is read again from now on. */
  forget(): void {
    this.#age += 1;
    this.#known.clear();
  }

  close(): void {
    this.#endListening();
  }

  async #find(headers: Headers): Promise<Known | undefined> {
    const bearer = /^bearer(?: +(.*))?$/i.exec(headers.get('authorization') ?? '');
    if (bearer) return this.#byKey(bearer[1] ?? '');
    const cookie = getSessionCookie(headers, { cookiePrefix: 'ascdata' });
    return cookie === null ? undefined : this.#recall(`session ${cookie}`, () => this.#readSession(headers));
  }

  async #byKey(key: string): Promise<Known | undefined> {
    if (key === '' || key.length > MAX_KEY) return undefined;
    const hash = digest(key);
    if (this.#environmentKey && timingSafeEqual(hash, this.#environmentKey)) return OF_ENVIRONMENT;
    const stored = hash.toString('base64url');
    return this.#recall(`key ${stored}`, () => this.#readKey(stored));
  }

  async #recall(name: string, read: () => Promise<Known | undefined>): Promise<Known | undefined> {
    const kept = this.#known.get(name);
    if (kept && kept.until > Date.now()) return kept;
    const age = this.#age;
    const known = await read();
    if (age !== this.#age) return known;
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    if (known) this.#known.set(name, known);
    else this.#known.delete(name);
    return known;
  }

  async #readKey(hash: string): Promise<Known | undefined> {
    const row = await this.store.db
      .selectFrom('api_keys')
      .select(['id', 'reference_id', 'expires_at', 'enabled'])
      .where('key', '=', hash)
      .executeTakeFirst();
    const ends = row?.expires_at ? Date.parse(row.expires_at) : Infinity;
    if (!row || row.enabled !== 1 || ends <= Date.now()) return undefined;
    const actor = await actorOf(this.store.db, Number(row.reference_id));
    if (!actor) return undefined;
    return { caller: { actor }, userId: Number(row.reference_id), keyId: row.id, until: untilOr(ends) };
  }

  async #readSession(headers: Headers): Promise<Known | undefined> {
    const found = await this.auth.api.getSession({
      headers: new Headers({ cookie: headers.get('cookie') ?? '' }),
      query: { disableRefresh: true }
    });
    if (!found) return undefined;
    const [id, userId] = [Number(found.session.id), Number(found.session.userId)];
    const actor = await actorOf(this.store.db, userId);
    if (!actor) return undefined;
    const session = { id, createdAt: found.session.createdAt.toISOString() };
    const until = untilOr(found.session.expiresAt.getTime());
    return { caller: { actor, sessionId: id }, userId, session, until };
  }
}

function untilOr(ends: number): number {
  return Math.min(Date.now() + KEPT_MILLISECONDS, ends);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
