import { betterAuth } from 'better-auth';
import { genericOAuth, type GenericOAuthUserInfo } from 'better-auth/plugins';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { daysAfter } from '../../ascdata/durations.js';
import { log } from '../platform/log.js';
import { cleanName } from '../platform/names.js';
import type { OidcSettings } from '../platform/settings.js';
import type { Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { authOptions, type AuthHooks, type AuthSettings } from './auth.js';
import { cookieNames, onlyCookie } from '../platform/http/cookies.js';
import { Limiter, type Rate } from './limiter.js';
import { networkOf } from './network.js';
import { visitorHeaders, type Visitor } from './signIn.js';

const PROVIDER = 'company';
const MAX_NAME = 150;
/** How long a browser waits for what the service publishes about itself. */
const WAIT_MILLISECONDS = 10_000;
/** Generous: a whole company may come from one network in the morning. A finished sign-in does not count. */
const BEGIN_RATE: Rate = { atOnce: 300, perSecond: 1 };
/** Unfinished sign-ins that are stored, of all networks. */
const MOST_BEGUN = 10_000;
/** How long what the service publishes about itself is kept … */
const KEPT_MILLISECONDS = 60 * 60 * 1000;
/** … and that it does not answer. */
const FAILED_KEPT_MILLISECONDS = 5_000;

/** The path the company's service redirects back to; with our origin, the redirect address. */
export const CALLBACK_PATH = `callback/${PROVIDER}`;

export interface CompanyAnswer {
  /** Where the browser goes next. */
  readonly location: string;
  readonly cookies: readonly string[];
}

/**
 * Sign-in through the company's own service (OpenID Connect, code flow with PKCE, state and nonce; the id_token is verified
 * against the service's keys, issuer and audience). People are identified by issuer and subject alone.
 */
export class Company {
  readonly label: string;
  /** Sign-ins that were begun and not finished, by network. */
  readonly #begun = new Limiter(BEGIN_RATE);
  #opened: Opened | undefined;

  constructor(
    private readonly oidc: OidcSettings,
    private readonly store: Pick<Store, 'db' | 'write'>,
    private readonly settings: AuthSettings,
    private readonly hooks: AuthHooks
  ) {
    this.label = oidc.label;
  }

  /**
   * Where to send the browser; undefined: the service does not answer, does not match the configuration, or too many sign-ins
   * are unfinished. `limited`: too many from this network; seconds until the next.
   */
  async start(to: string, visitor: Visitor): Promise<CompanyAnswer | { readonly limited: number } | undefined> {
    const limited = this.#begun.take(networkOf(visitor.address));
    if (limited !== undefined) return { limited };
    const auth = await this.#auth();
    if (!auth || !(await this.#hasRoom())) return undefined;
    const { headers, response } = await auth.api.signInSocial({
      headers: visitorHeaders(visitor),
      body: { provider: PROVIDER, callbackURL: to, errorCallbackURL: FAILED_PATH, disableRedirect: true },
      returnHeaders: true
    });
    return response.url ? { location: response.url, cookies: headers.getSetCookie() } : undefined;
  }

  /**
   * Handles the browser's return.
   * @param cookies as the browser sent them; `several`: more than one claims to belong to this sign-in
   * @returns undefined if it is not signed in, for whatever reason
   */
  async finish(url: URL, cookies: string | null, visitor: Visitor): Promise<CompanyAnswer | 'several' | undefined> {
    const names = cookieNames(this.settings.origin);
    const state = onlyCookie(cookies, names.state);
    // Without the cookie nobody can be signed in, so nothing is asked.
    if (typeof state === 'string') return state === 'several' ? state : undefined;
    const auth = await this.#auth();
    if (!auth) return undefined;
    const headers = visitorHeaders(visitor);
    headers.set('cookie', `${names.state}=${state.value}`);
    const returned = new URL(`${url.pathname}${url.search}`, this.oidc.origin);
    const answer = await auth.handler(new Request(returned, { headers }));
    const location = answer.headers.get('location');
    if (location === null || new URL(location, returned).pathname === FAILED_PATH) return undefined;
    const lines = answer.headers.getSetCookie();
    if (!lines.some((each) => each.startsWith(`${names.session}=`))) return undefined;
    this.#begun.giveBack(networkOf(visitor.address));
    return { location, cookies: lines };
  }

  /** Whether another unfinished sign-in can be stored. */
  async #hasRoom(): Promise<boolean> {
    if ((await begunSignIns(this.store.db)) < MOST_BEGUN) return true;
    await this.store.write(removeOverSignIns);
    return (await begunSignIns(this.store.db)) < MOST_BEGUN;
  }

  /** Opened on first use, one time for all, and again after a while: the service may be down, or change what it publishes. */
  async #auth(): Promise<CompanyAuth | undefined> {
    const opened = this.#opened;
    if (!opened || performance.now() > opened.until) this.#opened = this.#open();
    // A service that never answers must not keep everybody waiting.
    return Promise.race([this.#opened?.auth, pause(WAIT_MILLISECONDS, undefined, { ref: false })]);
  }

  #open(): Opened {
    const opened: Opened = { until: Infinity, auth: this.#fetch() };
    const keep = (auth?: CompanyAuth) =>
      void (opened.until = performance.now() + (auth ? KEPT_MILLISECONDS : FAILED_KEPT_MILLISECONDS));
    opened.auth.then(keep, () => keep());
    return opened;
  }

  /** Fetches what the service publishes about itself. */
  async #fetch(): Promise<CompanyAuth | undefined> {
    const auth = open(this.oidc, this.settings, this.hooks);
    const { socialProviders } = await auth.$context;
    const found = socialProviders.find(({ id }) => id === PROVIDER);
    if (found && sameIssuer(found.issuer, this.oidc.issuer)) return auth;
    log().warn({ part: 'sign-in' }, 'the service of OIDC_ISSUER does not answer, or says it is another issuer');
    return undefined;
  }
}

/** Sign-ins that were begun and not removed. */
async function begunSignIns(db: Store['db']): Promise<number> {
  const counted = db.selectFrom('verifications').select(({ fn }) => fn.countAll().as('rows'));
  return Number((await counted.executeTakeFirstOrThrow()).rows);
}

/** Removes unfinished sign-ins that are over, also those begun while the clock was ahead. */
export async function removeOverSignIns(writing: Writing): Promise<void> {
  const now = new Date();
  await writing
    .deleteFrom('verifications')
    .where((where) =>
      where.or([where('expires_at', '<', now.toISOString()), where('expires_at', '>', daysAfter(now, 1).toISOString())])
    )
    .execute();
}

interface Opened {
  /** On the clock of the process; Infinity: the service has not answered yet. */
  until: number;
  readonly auth: Promise<CompanyAuth | undefined>;
}

/** Tells failure from success; the browser is not sent there. */
const FAILED_PATH = '/auth/failed';

type CompanyAuth = ReturnType<typeof open>;

function open(oidc: OidcSettings, settings: AuthSettings, hooks: AuthHooks) {
  const provider = genericOAuth({
    config: [
      {
        providerId: PROVIDER,
        discoveryUrl: `${withoutSlashes(oidc.issuer)}/.well-known/openid-configuration`,
        requireIdTokenVerification: true,
        clientId: oidc.clientId,
        clientSecret: oidc.clientSecret,
        scopes: ['openid', 'profile', 'email'],
        getUserInfo: ({ idToken }) => Promise.resolve(idToken === undefined ? null : claimsOf(idToken)),
        accountSubject: ({ profile }) => identityOf(profile),
        mapProfileToUser: (profile) => ({
          name: nameOf(profile),
          email: `${createHash('sha256').update(identityOf(profile)).digest('hex')}@external.invalid`,
          emailVerified: false
        })
      }
    ]
  });
  const options = authOptions(settings, hooks, [provider]);
  return betterAuth({
    ...options,
    baseURL: oidc.origin,
    onAPIError: { errorURL: `${oidc.origin}${FAILED_PATH}` }
  });
}

/** The claims of an id_token that the library has already verified. */
function claimsOf(idToken: string): GenericOAuthUserInfo {
  const [, payload = ''] = idToken.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as GenericOAuthUserInfo;
}

function identityOf(claims: Readonly<Record<string, unknown>>): string {
  const { iss, sub } = claims;
  if (typeof iss !== 'string' || typeof sub !== 'string' || sub === '') throw new Error('The id_token names nobody.');
  return `${iss}#${sub}`;
}

function nameOf(claims: Readonly<Record<string, unknown>>): string {
  const { preferred_username, email, name, sub } = claims;
  const given = [preferred_username, email, name, sub].filter((each) => typeof each === 'string');
  const names = given.map((each) => cleanName(each.normalize('NFC'), MAX_NAME));
  return String(names.find((each) => /[\p{L}\p{N}]/u.test(each)));
}

function sameIssuer(found: string | undefined, configured: string): boolean {
  return found !== undefined && withoutSlashes(found) === withoutSlashes(configured);
}

/** An address without the slashes at its end. */
function withoutSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}
