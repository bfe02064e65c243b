// Only the files of this folder know the sign-in library.
import { apiKey } from '@better-auth/api-key';
import { betterAuth, type BetterAuthOptions, type BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { daysAfter } from '../../ascdata/durations.js';
import { log } from '../platform/log.js';
import type { Database } from '../platform/store/schema.js';
import { cookieNames } from '../platform/http/cookies.js';
import { SESSION_DAYS, SESSION_IDLE_DAYS } from './lastSeen.js';

/** Set by us on requests passed to the library, from the address of the connection; never taken from a request. */
export const ADDRESS_HEADER = 'x-own-client-address';

const DAY_SECONDS = 24 * 60 * 60;
const KEY_PREFIX = 'asc_';
const KEY_LENGTH = 40;

/**
 * Maps what the library stores to our tables. Both engines use its SQLite form (numbers for flags, texts for instants), as
 * everywhere else in the store.
 */
const MODELS = {
  user: {
    modelName: 'users',
    fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    // Not required when a user is created: the hook below adds them.
    additionalFields: {
      nameKey: { type: 'string', required: false, fieldName: 'name_key', input: false, unique: true },
      role: { type: 'string', required: false, input: false },
      locationId: { type: 'number', required: false, fieldName: 'location_id', input: false },
      playerId: { type: 'number', required: false, fieldName: 'player_id', input: false },
      locked: { type: 'number', required: false, input: false },
      external: { type: 'number', required: false, input: false },
      lastSeenAt: { type: 'string', required: false, fieldName: 'last_seen_at', input: false }
    }
  },
  session: {
    modelName: 'sessions',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      createdAt: 'created_at',
      updatedAt: 'updated_at'
    }
  },
  account: {
    modelName: 'user_accounts',
    fields: {
      userId: 'user_id',
      providerId: 'provider_id',
      accountId: 'account_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      createdAt: 'created_at',
      updatedAt: 'updated_at'
    }
  },
  verification: {
    modelName: 'verifications',
    fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' }
  }
} as const satisfies BetterAuthOptions;

const KEY_MODEL = {
  apikey: {
    modelName: 'api_keys',
    fields: {
      configId: 'config_id',
      referenceId: 'reference_id',
      refillInterval: 'refill_interval',
      refillAmount: 'refill_amount',
      lastRefillAt: 'last_refill_at',
      rateLimitEnabled: 'rate_limit_enabled',
      rateLimitTimeWindow: 'rate_limit_time_window',
      rateLimitMax: 'rate_limit_max',
      requestCount: 'request_count',
      lastRequest: 'last_request',
      expiresAt: 'expires_at',
      createdAt: 'created_at',
      updatedAt: 'updated_at'
    }
  }
};

const KEYS = {
  schema: KEY_MODEL,
  defaultPrefix: KEY_PREFIX,
  defaultKeyLength: KEY_LENGTH,
  startingCharactersConfig: { shouldStore: true, charactersLength: KEY_PREFIX.length + 4 },
  maximumNameLength: 200,
  rateLimit: { enabled: false },
  keyExpiration: { minExpiresIn: 0, maxExpiresIn: 36_500 }
};

export interface AuthSettings {
  readonly db: Database;
  readonly secret: string;
  /** `https://widgets.example.org`: cookies are then sent over https only. */
  readonly origin: string | undefined;
}

export interface AuthHooks {
  /** The rest of the row of a user who signs in through the company for the first time. */
  newUser(name: string): Promise<{ name: string; nameKey: string }>;
  isLocked(userId: number): Promise<boolean>;
  /** A session of the user has begun, whichever way they signed in. */
  signedIn(userId: number): Promise<void>;
}

/** The error code for a locked user. */
const LOCKED = 'USER_IS_LOCKED';

export function authOptions(settings: AuthSettings, hooks: AuthHooks, more: readonly BetterAuthPlugin[] = []) {
  const { db, secret, origin } = settings;
  return {
    ...MODELS,
    appName: 'ascdata',
    database: { db, type: 'sqlite', transaction: false },
    secret,
    baseURL: origin ?? 'http://127.0.0.1:3000',
    basePath: '/auth',
    user: MODELS.user,
    session: { ...MODELS.session, expiresIn: SESSION_DAYS * DAY_SECONDS, disableSessionRefresh: true },
    account: {
      ...MODELS.account,
      // The same name or address elsewhere is a different person.
      accountLinking: { enabled: false },
      // Tokens of the company's service are not needed once it has identified the user.
      updateAccountOnSignIn: false
    },
    // We count wrong passwords and wrong keys ourselves.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      // Its other log lines may contain tokens.
      log: (level, message) => log()[level === 'error' ? 'warn' : 'debug']({ part: 'sign-in' }, message)
    },
    advanced: {
      cookiePrefix: cookieNames(origin).prefix,
      // Otherwise it would add a prefix before ours.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: origin?.startsWith('https:') ?? false },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: 'serial', validateSchema: false }
    },
    databaseHooks: databaseHooks(hooks),
    plugins: [apiKey(KEYS), ownSignIn, ...more]
  } satisfies BetterAuthOptions;
}

/**
 * Completes the rows that the library creates. Tokens of the company's service are not stored, and a locked user gets no
 * session.
 */
function databaseHooks(hooks: AuthHooks): BetterAuthOptions['databaseHooks'] {
  return {
    user: {
      create: {
        before: async (user) => ({
          data: { ...user, ...(await hooks.newUser(user.name)), role: 'user', locked: 0, external: 1 }
        })
      }
    },
    account: {
      create: {
        before: (account) =>
          Promise.resolve({ data: { ...account, accessToken: null, refreshToken: null, idToken: null } })
      }
    },
    session: {
      create: {
        before: async (session) => {
          if (await hooks.isLocked(Number(session.userId))) throw new APIError('FORBIDDEN', { code: LOCKED });
          return { data: { ...session, expiresAt: daysAfter(new Date(), SESSION_IDLE_DAYS) } };
        },
        after: (session) => hooks.signedIn(Number(session.userId))
      }
    }
  };
}

/** Signs in a user whom we have identified: by password or by the one-time link. */
const ownSignIn = {
  id: 'own-sign-in',
  endpoints: {
    startSession: createAuthEndpoint.serverOnly({ method: 'POST', requireHeaders: true }, async (context) => {
      const userId = context.headers.get(USER_HEADER) ?? '';
      const { internalAdapter } = context.context;
      const user = await internalAdapter.findUserById(userId);
      const session = user && (await internalAdapter.createSession(user.id));
      if (!session) throw new APIError('UNAUTHORIZED');
      await setSessionCookie(context, { session, user });
      return { sessionId: session.id };
    })
  }
} satisfies BetterAuthPlugin;

/** The user for `startSession`. We set its headers ourselves, never from a request. */
export const USER_HEADER = 'x-own-user';

export function createAuth(settings: AuthSettings, hooks: AuthHooks) {
  return betterAuth(authOptions(settings, hooks));
}

export type Auth = ReturnType<typeof createAuth>;
