import { createHmac } from 'node:crypto';
import type { Account } from '../../api.js';
import type { Actor } from '../platform/authorization/actor.js';
import { nameKey } from '../platform/store/searchKeys.js';
import type { Settings } from '../platform/settings.js';
import type { Store } from '../platform/store/store.js';
import { createAuth, type AuthHooks, type AuthSettings } from './auth.js';
import { Company, removeOverSignIns } from './company.js';
import { Bearers } from './bearers.js';
import { ChangeLimits, Limiter, type Rate } from './limiter.js';
import { changePeople, type PeopleContext } from './peopleContext.js';
import { cookieNames, type CookieNames } from '../platform/http/cookies.js';
import { prepareFirstAdministrator } from './firstAdministrator.js';
import { Identity, type Identified } from './identity.js';
import { Keys } from './keys.js';
import { passwordOf, Passwords, type Hashing } from './passwords.js';
import { LanguagePermissions } from './languages.js';
import { Permissions } from './permissions.js';
import { externalUser, noUser, passwordWrong, userNotFound } from './refusals.js';
import { LastSeen } from './lastSeen.js';
import { endSurplusSessions, removeOverSessions, Sessions } from './sessions.js';
import { SignIn } from './signIn.js';
import { endKeys, endSessions, setNewPassword, Users } from './users.js';

const PASSWORD_RATE: Rate = { atOnce: 10, perSecond: 1 / 30 };

export type PeopleSettings = Pick<Settings, 'adminPassword' | 'adminApiKey' | 'oidc' | 'origin'> & {
  /** Requests per key, on each instance. */
  readonly keyRate?: Rate;
  readonly hashing?: Hashing;
};

type Parts = Pick<People, 'bearers' | 'company' | 'cookies' | 'link'> & { readonly storageSecret: Uint8Array };

/** Who can sign in, how, and with which permissions. */
export class People {
  readonly users: Users;
  readonly permissions: Permissions;
  readonly languages: LanguagePermissions;
  readonly sessions: Sessions;
  readonly keys: Keys;
  readonly signIn: SignIn;
  /** The user behind a session or key that something was created for. */
  readonly bearers: Bearers;
  readonly changeLimits = new ChangeLimits();
  /** undefined: no sign-in through a company's service is configured. */
  readonly company: Company | undefined;
  readonly cookies: CookieNames;
  /** Token of the one-time link for the first administrator; undefined: none is needed. */
  readonly link: string | undefined;
  readonly #context: PeopleContext;
  readonly #passwordTries = new Limiter(PASSWORD_RATE);
  readonly #storageSecret: Uint8Array;

  private constructor(context: PeopleContext, { bearers, company, cookies, storageSecret, link }: Parts) {
    this.#context = context;
    this.users = new Users(context);
    this.permissions = new Permissions(context);
    this.languages = new LanguagePermissions(context);
    this.sessions = new Sessions(context);
    this.keys = new Keys(context);
    this.signIn = new SignIn(context);
    this.bearers = bearers;
    this.company = company;
    this.cookies = cookies;
    this.link = link;
    this.#storageSecret = storageSecret;
  }

  static async open(store: Store, settings: PeopleSettings): Promise<People> {
    const secret = Buffer.from(await store.secret('auth')).toString('hex');
    const authSettings: AuthSettings = { db: store.db, secret, origin: settings.origin };
    const hooks = hooksOf(store);
    const auth = createAuth(authSettings, hooks);
    const seen = new LastSeen(store);
    const cookies = cookieNames(settings.origin);
    const identity = new Identity(store, auth, seen, { ...settings, sessionCookie: cookies.session });
    const company = settings.oidc && new Company(settings.oidc, store, authSettings, hooks);
    const passwords = new Passwords(settings.hashing);
    const link = await prepareFirstAdministrator(store, passwords, settings.adminPassword);
    const bearers = new Bearers(store, { adminApiKey: settings.adminApiKey, secret });
    const storageSecret = await store.secret('drafts');
    return new People({ store, auth, identity, seen, passwords }, { bearers, company, cookies, storageSecret, link });
  }

  /** Encrypts what a browser keeps for this user; the same in all sessions of the user. 32 bytes, base64url. */
  storageKey(userId: number): string {
    return createHmac('sha256', this.#storageSecret).update(String(userId)).digest('base64url');
  }

  /** @param address of the connection */
  identify(headers: Headers, address: string): Promise<Identified> {
    return this.#context.identity.identify(headers, address);
  }

  /**
   * The caller of a request that stays open; undefined: no longer anybody (locked, signed out, key revoked). Does not prolong
   * the session.
   */
  async stillThere(headers: Headers): Promise<Actor | undefined> {
    return (await this.#context.identity.stillThere(headers))?.actor;
  }

  /** Whether nobody has a password yet. */
  async hasNoPasswords(): Promise<boolean> {
    const { db } = this.#context.store;
    const row = await db
      .selectFrom('user_accounts')
      .select('id')
      .where('password', 'is not', null)
      .limit(1)
      .executeTakeFirst();
    return row === undefined;
  }

  /** Whether nobody has ever signed in. */
  async isUnvisited(): Promise<boolean> {
    const { db } = this.#context.store;
    // A sign-in is written at once; `last_seen_at` a while later.
    const session = await db.selectFrom('sessions').select('id').limit(1).executeTakeFirst();
    const seen = db.selectFrom('users').select('id').where('last_seen_at', 'is not', null);
    return session === undefined && (await seen.limit(1).executeTakeFirst()) === undefined;
  }

  async account({ userId, name, role, locationId, playerId }: Actor): Promise<Account> {
    const { db } = this.#context.store;
    const user =
      userId === null
        ? undefined
        : await db.selectFrom('users').select('external').where('id', '=', userId).executeTakeFirst();
    const hasPassword = userId !== null && (await passwordOf(db, userId)) !== undefined;
    return {
      Id: userId,
      Name: name,
      Role: role,
      LocationId: locationId,
      PlayerId: playerId,
      External: user?.external === 1,
      HasPassword: hasPassword
    };
  }

  /**
   * Changes the caller's password and ends their other sessions, and their keys on request. Needs the current password, unless
   * there is none.
   * @returns seconds to wait after too many attempts
   * @throws Refusal password-wrong, external-user, no-user
   */
  async changePassword(
    actor: Actor,
    session: number | undefined,
    { current, password, revokeKeys }: { current: string | undefined; password: string; revokeKeys: boolean }
  ): Promise<number | undefined> {
    const userId = ownId(actor);
    const { passwords, store } = this.#context;
    const { db } = store;
    const user = await db.selectFrom('users').select('external').where('id', '=', userId).executeTakeFirst();
    if (!user) throw userNotFound();
    if (user.external === 1) throw externalUser();
    const limited = this.#passwordTries.take(String(userId));
    if (limited !== undefined) return limited;
    const present = await passwordOf(db, userId);
    if (present !== undefined && !(await passwords.isRight(present, current ?? ''))) throw passwordWrong();
    const hash = await passwords.hash(password);
    await changePeople(this.#context, async (writing, touch) => {
      touch(userId);
      // It may have been changed in the meantime, to end this session.
      if ((await passwordOf(writing, userId)) !== present) throw passwordWrong();
      await setNewPassword(writing, userId, hash);
      await endSessions(writing, userId, session);
      if (revokeKeys) await endKeys(writing, userId);
    });
    this.#passwordTries.giveBack(String(userId));
    return undefined;
  }

  /** Deletes sessions and unfinished sign-ins that are over. */
  async removeExpired(): Promise<void> {
    await this.#context.store.write(async (writing) => {
      await removeOverSessions(writing);
      await removeOverSignIns(writing);
    });
  }

  async close(): Promise<void> {
    this.#context.identity.close();
    this.bearers.close();
    await this.#context.seen.close();
  }
}

/** The calling user. @throws Refusal for the key of the environment, which belongs to no user */
export function ownId({ userId }: Actor): number {
  if (userId === null) throw noUser();
  return userId;
}

function hooksOf(store: Store): AuthHooks {
  const { db } = store;
  const find = (key: string) => db.selectFrom('users').select('id').where('name_key', '=', key).executeTakeFirst();
  return {
    async newUser(wanted) {
      // Never an existing user: the next free number is added.
      for (let number = 1; ; number += 1) {
        const name = number === 1 ? wanted : `${wanted} ${number}`;
        if (!(await find(nameKey(name)))) return { name, nameKey: nameKey(name) };
      }
    },
    async isLocked(userId) {
      const user = await db.selectFrom('users').select('locked').where('id', '=', userId).executeTakeFirst();
      return user?.locked !== 0;
    },
    signedIn: (userId) =>
      changePeople({ store }, async (writing, touch) => {
        if (await endSurplusSessions(writing, userId)) touch(userId);
      })
  };
}
