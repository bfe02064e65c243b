import { nameKey } from '../platform/store/searchKeys.js';
import { ADDRESS_HEADER, USER_HEADER, type Auth } from './auth.js';
import { changePeople, type PeopleContext } from './peopleContext.js';
import { isLink, takeLink } from './firstAdministrator.js';
import { Limiter, type Rate } from './limiter.js';
import { networkOf } from './network.js';

/** The source of a sign-in. */
export interface Visitor {
  /** Of the connection, not what a request claims. */
  readonly address: string;
  readonly userAgent: string | null;
}

export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** `cookies`: for the browser. `limited`: too many attempts; seconds until the next. */
export type SignInResult =
  | { readonly cookies: readonly string[] }
  | { readonly failed: true }
  | { readonly limited: number };

/**
 * Failed attempts per address, per name and address, and per name from anywhere: a burst, then one per interval. The last is
 * generous, because it also locks out the right person.
 */
const ADDRESS_RATE: Rate = { atOnce: 30, perSecond: 1 / 10 };
const NAME_THERE_RATE: Rate = { atOnce: 10, perSecond: 1 / 30 };
const NAME_RATE: Rate = { atOnce: 50, perSecond: 1 / 5 };
const FAILED = { failed: true } as const;

/** Our own ways to sign in: password and one-time link. */
export class SignIn {
  readonly #addresses = new Limiter(ADDRESS_RATE);
  readonly #namesThere = new Limiter(NAME_THERE_RATE);
  readonly #names = new Limiter(NAME_RATE);

  constructor(private readonly context: PeopleContext) {}

  /**
   * Neither the answer nor its timing distinguishes a wrong name, a wrong password and a locked user.
   * @param read reads the body, once the address has an attempt left: reading costs, and an unreadable body counts as an
   * attempt too
   * @throws what `read` does
   */
  async withPassword(read: () => Promise<Credentials>, visitor: Visitor): Promise<SignInResult> {
    const from = networkOf(visitor.address);
    const tooEarly = this.#addresses.take(from);
    if (tooEarly !== undefined) return { limited: tooEarly };
    const { name, password } = await read();
    const key = nameKey(name.normalize('NFC').trim()).trim();
    const there = `${from} ${key}`;
    const limited = this.#namesThere.take(there) ?? this.#names.take(key);
    if (limited !== undefined) return { limited };
    const user = await this.context.store.db
      .selectFrom('users')
      .leftJoin('user_accounts', (join) =>
        join.onRef('user_accounts.user_id', '=', 'users.id').on('user_accounts.provider_id', '=', 'credential')
      )
      .select(['users.id', 'users.locked', 'user_accounts.password'])
      .where('users.name_key', '=', key)
      .executeTakeFirst();
    const isRight = await this.context.passwords.isRight(user?.password ?? undefined, password);
    if (!user || !isRight || user.locked === 1) return FAILED;
    this.#addresses.giveBack(from);
    this.#namesThere.giveBack(there);
    this.#names.giveBack(key);
    return this.#start(user.id, visitor);
  }

  /** @param token of the link printed at the start; it works once */
  async withLink(token: string, visitor: Visitor): Promise<SignInResult> {
    const { store } = this.context;
    // Anybody can ask, and a write keeps others waiting.
    if (!(await isLink(store.db, token))) return FAILED;
    const userId = await store.write((writing) => takeLink(writing, token));
    return userId === undefined ? FAILED : this.#start(userId, visitor);
  }

  /** Ends the sessions whose cookies a browser sends. Returns the cookies that delete them. */
  async out(headers: Headers): Promise<readonly string[]> {
    const ids = await this.context.identity.sessionsOf(headers);
    if (ids.length > 0) {
      await changePeople(this.context, async (writing, touch) => {
        const ended = await writing.deleteFrom('sessions').where('id', 'in', ids).returning('user_id').execute();
        for (const { user_id } of ended) touch(user_id);
      });
    }
    const { headers: answer } = await this.context.auth.api.signOut({ headers: new Headers(), returnHeaders: true });
    return answer.getSetCookie();
  }

  async #start(userId: number, visitor: Visitor): Promise<SignInResult> {
    const headers = visitorHeaders(visitor);
    headers.set(USER_HEADER, String(userId));
    return (await startOrFail(this.context.auth, headers)) ?? FAILED;
  }
}

/** What the library learns about a browser: never its own headers, which could claim another address. */
export function visitorHeaders({ address, userAgent }: Visitor): Headers {
  const headers = new Headers({ [ADDRESS_HEADER]: address });
  if (userAgent !== null) headers.set('user-agent', userAgent.slice(0, 500));
  return headers;
}

/** undefined: the user was locked or deleted in the meantime. */
async function startOrFail(auth: Auth, headers: Headers): Promise<SignInResult | undefined> {
  try {
    const { headers: answer } = await auth.api.startSession({ headers, returnHeaders: true });
    return { cookies: answer.getSetCookie() };
  } catch (error) {
    if (error instanceof Error && error.name === 'APIError') return undefined;
    throw error;
  }
}
