import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { errorOfStore } from '../platform/http/errors.js';
import type { Database, Writing } from '../platform/store/schema.js';

const CREDENTIAL = 'credential';

/** How passwords are hashed and verified. */
export interface Hashing {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

/** Deliberately slow, so that stolen hashes are of little use. */
const SCRYPT: Hashing = { hash: hashPassword, verify: verifyPassword };

/**
 * Hashed or verified at the same time, and waiting for that. More at once would take all threads that also read and write
 * files.
 */
const AT_ONCE = 2;
const MOST_WAITING = 50;

export class Passwords {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  /** The hash of a password that nobody has: verifying against it takes as long as against a real one. */
  readonly #nobodys: Promise<string>;

  constructor(private readonly hashing: Hashing = SCRYPT) {
    this.#nobodys = hashing.hash(crypto.randomUUID());
  }

  /** @throws HttpError 503 busy if too many wait */
  hash(password: string): Promise<string> {
    return this.#inTurn(() => this.hashing.hash(password));
  }

  /** Takes the same time with or without a hash. @throws HttpError 503 busy if too many wait */
  async isRight(hash: string | undefined, password: string): Promise<boolean> {
    const compared = hash ?? (await this.#nobodys);
    const matches = await this.#inTurn(() => this.hashing.verify({ hash: compared, password }));
    return matches && hash !== undefined;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting.length >= MOST_WAITING) throw errorOfStore('busy');
    if (this.#running >= AT_ONCE) await new Promise<void>((start) => this.#waiting.push(start));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

/** The hash of a user's password; undefined: it has none. */
export async function passwordOf(db: Database | Writing, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_accounts')
    .select('password')
    .where('provider_id', '=', CREDENTIAL)
    .where('account_id', '=', String(userId))
    .executeTakeFirst();
  return row?.password ?? undefined;
}

export async function setPassword(writing: Writing, userId: number, hash: string): Promise<void> {
  const now = new Date().toISOString();
  await writing
    .insertInto('user_accounts')
    .values({
      user_id: userId,
      provider_id: CREDENTIAL,
      account_id: String(userId),
      password: hash,
      created_at: now,
      updated_at: now
    })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password: hash, updated_at: now })
    )
    .execute();
}

/** Ids of the administrators who can sign in. */
export async function waysIn(writing: Writing, firstAdministrator: number | undefined): Promise<Set<number>> {
  const rows = await writing
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'administrator')
    .where('locked', '=', 0)
    .where((where) =>
      where.or([
        where('external', '=', 1),
        // Without a password it gets a new link at each start.
        where('id', '=', firstAdministrator ?? -1),
        where.exists(
          where
            .selectFrom('user_accounts')
            .select('user_accounts.id')
            .whereRef('user_accounts.user_id', '=', 'users.id')
            .where('user_accounts.provider_id', '=', CREDENTIAL)
            .where('user_accounts.password', 'is not', null)
        )
      ])
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
