import type { Generated } from 'kysely';

export interface PeopleTables {
  users: UsersTable;
  user_permissions: UserPermissionsTable;
  user_languages: UserLanguagesTable;
  user_accounts: UserAccountsTable;
  sessions: SessionsTable;
  api_keys: ApiKeysTable;
  verifications: VerificationsTable;
}

/** Also the sign-in library's table of users. */
export interface UsersTable {
  id: Generated<number>;
  name: string;
  /** `nameKey(name)`: unique; used for sign-in, search and order. */
  name_key: string;
  role: 'administrator' | 'user' | 'location' | 'player';
  /** Only for location users. */
  location_id: number | null;
  /** Only for players. */
  player_id: number | null;
  /** 1: locked: signed out and unable to sign in. */
  locked: number;
  /** 1: signs in through the company's sign-in, and has no password here. */
  external: number;
  /** Required by the sign-in library, never used as an address: built from the Id, or from issuer and subject. */
  email: string;
  email_verified: number;
  image: string | null;
  created_at: string;
  updated_at: string;
  last_seen_at: string | null;
}

/** Permission of a user for a spot group. */
export interface UserPermissionsTable {
  user_id: number;
  spot_group_id: number;
  level: 'read' | 'write';
}

/** Permission of a user for the texts of widgets in one language. */
export interface UserLanguagesTable {
  user_id: number;
  /** Canonical, as from `Intl.getCanonicalLocales`. */
  language: string;
  level: 'translate' | 'review';
}

/** How a user signs in: with a password (`credential`), or through the company's sign-in (`company`). */
export interface UserAccountsTable {
  id: Generated<number>;
  user_id: number;
  provider_id: string;
  /** The user's Id, or issuer and subject. */
  account_id: string;
  /** Hash of the password. */
  password: string | null;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: string | null;
  refresh_token_expires_at: string | null;
  scope: string | null;
  created_at: string;
  updated_at: string;
}

/** A signed-in browser. */
export interface SessionsTable {
  id: Generated<number>;
  user_id: number;
  /** The token in the browser's cookie, without our signature. */
  token: string;
  /** Extended while the session is used, up to the longest lifetime. */
  expires_at: string;
  ip_address: string | null;
  user_agent: string | null;
  created_at: string;
  /** When it was last used, to the minute. */
  updated_at: string;
}

export interface ApiKeysTable {
  id: Generated<number>;
  /** The Id of the user, as text. */
  reference_id: string;
  name: string | null;
  /** First characters, to tell keys apart. */
  start: string | null;
  /** Hash of the key. */
  key: string;
  enabled: number;
  expires_at: string | null;
  /** When it was last used, to the minute. */
  last_request: string | null;
  created_at: string;
  updated_at: string;
  // The rest belongs to unused features of the library: limits are counted in memory.
  config_id: string;
  prefix: string | null;
  refill_interval: number | null;
  refill_amount: number | null;
  last_refill_at: string | null;
  rate_limit_enabled: number;
  rate_limit_time_window: number | null;
  rate_limit_max: number | null;
  request_count: number;
  remaining: number | null;
  permissions: string | null;
  metadata: string | null;
}

/** State of a pending sign-in through the company. */
export interface VerificationsTable {
  id: Generated<number>;
  identifier: string;
  value: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
}
