import { createHash, timingSafeEqual } from 'node:crypto';
import type { Actor } from '../platform/authorization/actor.js';
import { LruCache } from '../platform/lruCache.js';
import type { Store } from '../platform/store/store.js';
import { actorOf, ENVIRONMENT } from './actor.js';
import type { Auth } from './auth.js';
import { cookiesNamed, onlyCookie } from '../platform/http/cookies.js';
import { Limiter, type Rate } from './limiter.js';
import { LookUps } from './lookUps.js';
import { networkOf } from './network.js';
import type { LastSeen, SeenSession } from './lastSeen.js';

/** The caller, and how they were identified. */
export interface Caller {
  readonly actor: Actor;
  /** undefined: with a key. */
  readonly sessionId?: number;
  /** undefined: with a session, or the key of the environment. */
  readonly keyId?: number;
}

/**
 * `several`: more than one session cookie was sent, so none counts. `limited`: a key over its limit, or too many wrong keys
 * (`guessed`), with the seconds to wait.
 */
export type Identified = Caller | 'nobody' | 'several' | Limited;

interface Limited {
  readonly limited: number;
  readonly guessed: boolean;
}

interface Known {
  readonly caller: Caller;
  /** null: the key of the environment. */
  readonly userId: number | null;
  readonly session?: SeenSession;
  readonly keyId?: number;
  /** Milliseconds since 1970: when the session or key ends. */
  readonly ends: number;
}

/** Requests per key, on each instance. */
const KEY_RATE: Rate = { atOnce: 1000, perSecond: 100 };
/** Wrong keys per network, each counted once. */
const WRONG_KEY_RATE: Rate = { atOnce: 30, perSecond: 1 / 10 };
/** Keys that count as met. */
const MAX_MET = 10_000;
const MAX_KEY = 500;
/** More of our cookies than a browser sends unless somebody planted them; further ones are ignored. */
const MAX_COOKIES = 10;

const OF_ENVIRONMENT: Known = { caller: { actor: ENVIRONMENT }, userId: null, ends: Infinity };

/**
 * Identifies the caller. Results are kept until something about that user changes: a change here counts before it is answered,
 * so that the next request gets the new permissions; one on another instance does so as soon as its news arrives.
 */
export class Identity {
  /** By what was verified: the cookie's single value, or the hash of a key. */
  readonly #lookUps: LookUps<Known>;
  readonly #environmentKey: Buffer | undefined;
  readonly #limiter: Limiter;
  readonly #guesses = new Limiter(WRONG_KEY_RATE);
  /** Keys by the network they came from: a repeated one is not a new guess. */
  readonly #met = new LruCache<string, true>(MAX_MET);

  constructor(
    private readonly store: Store,
    private readonly auth: Auth,
    private readonly seen: LastSeen,
    private readonly options: { adminApiKey: string | undefined; sessionCookie: string; keyRate?: Rate }
  ) {
    this.#environmentKey = options.adminApiKey === undefined ? undefined : digest(options.adminApiKey);
    this.#limiter = new Limiter(options.keyRate ?? KEY_RATE);
    this.#lookUps = new LookUps(store.changes);
  }

  /** @param address of the connection: wrong keys are counted for the network it belongs to */
  async identify(headers: Headers, address: string): Promise<Identified> {
    const known = await this.#find(headers, networkOf(address));
    if (!known) return 'nobody';
    if (known === 'several' || 'limited' in known) return known;
    const limited = known.keyId === undefined ? undefined : this.#limiter.take(String(known.keyId));
    if (limited !== undefined) return { limited, guessed: false };
    if (known.userId !== null) this.seen.saw({ ...known, userId: known.userId });
    return known.caller;
  }

  /** Identifies the caller of a request that is still being answered: counts neither as a use of the session or key nor as a request. */
  async stillThere(headers: Headers): Promise<Caller | undefined> {
    const known = await this.#find(headers);
    return known && known !== 'several' && 'caller' in known ? known.caller : undefined;
  }

  /** Every session of the cookies that a browser sends, even several. For ending them, never for signing in. */
  async sessionsOf(headers: Headers): Promise<number[]> {
    const values = cookiesNamed(headers.get('cookie'), this.options.sessionCookie).slice(0, MAX_COOKIES);
    const found = await Promise.all(values.map((value) => this.#bySession(value)));
    return found.flatMap((known) => known?.session?.id ?? []);
  }

  close(): void {
    this.#lookUps.close();
  }

  /** @param network left out: the request was accepted before, so its key is not a guess */
  async #find(headers: Headers, network?: string): Promise<Known | 'several' | Limited | undefined> {
    const bearer = /^bearer(?: +([^ ].*)?)?$/i.exec(headers.get('authorization') ?? '');
    if (bearer) return this.#byKey(bearer[1] ?? '', network);
    const cookie = onlyCookie(headers.get('cookie'), this.options.sessionCookie);
    if (cookie === 'several') return cookie;
    return cookie === 'none' ? undefined : this.#bySession(cookie.value);
  }

  #bySession(value: string): Promise<Known | undefined> {
    // Anybody can send any number of cookies.
    return this.#lookUps.find(`session ${value}`, () => this.#readSession(value), false);
  }

  /**
   * A key already seen from this network, right or wrong, is not counted again: a neighbour's guesses do not stop a running
   * script, and its own expired key does not use up the budget of others.
   */
  async #byKey(key: string, network: string | undefined): Promise<Known | Limited | undefined> {
    if (key === '' || key.length > MAX_KEY) return undefined;
    const hash = digest(key);
    const stored = hash.toString('base64url');
    const isGuess = network !== undefined && !this.#met.has(`${network} ${stored}`);
    if (isGuess) {
      const limited = this.#guesses.take(network);
      if (limited !== undefined) return { limited, guessed: true };
      this.#met.get(`${network} ${stored}`, () => true);
    }
    const known = this.#isOfEnvironment(hash)
      ? OF_ENVIRONMENT
      : await this.#lookUps.find(`key ${stored}`, () => this.#readKey(stored));
    if (known && isGuess) this.#guesses.giveBack(network);
    return known;
  }

  #isOfEnvironment(hash: Buffer): boolean {
    return this.#environmentKey !== undefined && timingSafeEqual(hash, this.#environmentKey);
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
    return { caller: { actor, keyId: row.id }, userId: Number(row.reference_id), keyId: row.id, ends };
  }

  /** The library sees and verifies only the one cookie that was found. */
  async #readSession(value: string): Promise<Known | undefined> {
    const found = await this.auth.api.getSession({
      headers: new Headers({ cookie: `${this.options.sessionCookie}=${value}` }),
      query: { disableRefresh: true }
    });
    if (!found) return undefined;
    const [id, userId] = [Number(found.session.id), Number(found.session.userId)];
    const actor = await actorOf(this.store.db, userId);
    if (!actor) return undefined;
    const session = { id, createdAt: found.session.createdAt.toISOString() };
    return { caller: { actor, sessionId: id }, userId, session, ends: found.session.expiresAt.getTime() };
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
