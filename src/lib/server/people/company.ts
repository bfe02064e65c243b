import { betterAuth } from 'better-auth';
import { genericOAuth, type GenericOAuthUserInfo } from 'better-auth/plugins';
import { createHash } from 'node:crypto';
import { log } from '../platform/log.js';
import { cleanName } from '../platform/names.js';
import type { OidcSettings } from '../platform/settings.js';
import { authOptions, type AuthHooks, type AuthSettings } from './auth.js';
import { cookieNames, onlyCookie } from '../platform/http/cookies.js';
import { visitorHeaders, type Visitor } from './signIn.js';

const PROVIDER = 'company';
const MAX_NAME = 150;

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
  #opened: { origin: string; auth: Promise<CompanyAuth> } | undefined;

  constructor(
    private readonly oidc: OidcSettings,
    private readonly settings: AuthSettings,
    private readonly hooks: AuthHooks
  ) {
    this.label = oidc.label;
  }

  /** Where to send the browser; undefined: the service does not answer, or does not match the configuration. */
  async start(origin: string, to: string, visitor: Visitor): Promise<CompanyAnswer | undefined> {
    const auth = await this.#auth(origin);
    if (!auth) return undefined;
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
    const auth = await this.#auth(url.origin);
    if (!auth) return undefined;
    const names = cookieNames(this.settings.origin);
    const state = onlyCookie(cookies, names.state);
    if (state === 'several') return state;
    const headers = visitorHeaders(visitor);
    if (state !== 'none') headers.set('cookie', `${names.state}=${state.value}`);
    const answer = await auth.handler(new Request(url, { headers }));
    const location = answer.headers.get('location');
    if (location === null || new URL(location, url).pathname === FAILED_PATH) return undefined;
    const lines = answer.headers.getSetCookie();
    return lines.some((each) => each.startsWith(`${names.session}=`)) ? { location, cookies: lines } : undefined;
  }

  /** Opened on first use, and again after a failure: the service may be down while we start. */
  async #auth(requested: string): Promise<CompanyAuth | undefined> {
    const origin = this.settings.origin ?? requested;
    if (this.#opened?.origin !== origin)
      this.#opened = { origin, auth: open(this.oidc, this.settings, this.hooks, origin) };
    const opened = this.#opened;
    const auth = await opened.auth;
    const { socialProviders } = await auth.$context;
    const found = socialProviders.find(({ id }) => id === PROVIDER);
    if (found && sameIssuer(found.issuer, this.oidc.issuer)) return auth;
    log().warn({ part: 'sign-in' }, 'the service of OIDC_ISSUER does not answer, or says it is another issuer');
    if (this.#opened === opened) this.#opened = undefined;
    return undefined;
  }
}

/** Tells failure from success; the browser is not sent there. */
const FAILED_PATH = '/auth/failed';

type CompanyAuth = Awaited<ReturnType<typeof open>>;

function open(oidc: OidcSettings, settings: AuthSettings, hooks: AuthHooks, origin: string) {
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
  const options = authOptions({ ...settings, origin: settings.origin }, hooks, [provider]);
  const auth = betterAuth({ ...options, baseURL: origin, onAPIError: { errorURL: `${origin}${FAILED_PATH}` } });
  return Promise.resolve(auth);
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
