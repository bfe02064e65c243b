import { isBlank } from '../../language/unseen.js';
import type { KeySummary, NewKey } from '../../api.js';
import { changePeople, type PeopleContext } from './peopleContext.js';
import { expiryPast, keyNotFound, tooManyKeys, userNotFound } from './refusals.js';

export interface KeyFields {
  readonly Name?: string;
  readonly ExpiresAt?: string | null;
}

interface KeyRow {
  readonly id: number;
  readonly name: string | null;
  readonly start: string | null;
  readonly created_at: string;
  readonly last_request: string | null;
  readonly expires_at: string | null;
}

const MOST_KEYS = 200;

const COLUMNS = ['id', 'name', 'start', 'created_at', 'last_request', 'expires_at'] as const;

/** Keys for scripts, each of one user, with that user's permissions. Only their hashes are stored. */
export class Keys {
  constructor(private readonly context: PeopleContext) {}

  /** Oldest first. @throws Refusal user-not-found */
  async list(userId: number): Promise<KeySummary[]> {
    await this.#demandUser(userId);
    const rows = await this.context.store.db
      .selectFrom('api_keys')
      .select(COLUMNS)
      .where('reference_id', '=', String(userId))
      .orderBy('id')
      .execute();
    return rows.map((row) => this.#summary(row));
  }

  /** Only this answer ever contains the key itself. @throws Refusal user-not-found, too-many-keys, expiry-past */
  async create(userId: number, { Name = '', ExpiresAt = null }: KeyFields): Promise<NewKey> {
    await this.#demandUser(userId);
    const expires_at = ExpiresAt === null ? null : new Date(ExpiresAt).toISOString();
    if (expires_at !== null && Date.parse(expires_at) <= Date.now()) throw expiryPast();
    if ((await this.#count(userId)) >= MOST_KEYS) throw tooManyKeys(MOST_KEYS);
    const made = await this.context.auth.api.createApiKey({
      body: { userId: String(userId), ...(!isBlank(Name) && { name: Name.trim() }) }
    });
    const row = await this.context.store.write(async (writing) => {
      const id = Number(made.id);
      await writing.updateTable('api_keys').set({ expires_at }).where('id', '=', id).execute();
      return writing.selectFrom('api_keys').select(COLUMNS).where('id', '=', id).executeTakeFirst();
    });
    if (!row) throw userNotFound();
    return { ...this.#summary(row), Key: made.key };
  }

  /** Revokes a key from the next request on. @throws Refusal key-not-found */
  async revoke(userId: number, id: number): Promise<void> {
    await changePeople(this.context, async (writing, touch) => {
      touch(userId);
      const removed = await writing
        .deleteFrom('api_keys')
        .where('id', '=', id)
        .where('reference_id', '=', String(userId))
        .executeTakeFirst();
      if (removed.numDeletedRows === 0n) throw keyNotFound();
    });
  }

  async #count(userId: number): Promise<number> {
    const row = await this.context.store.db
      .selectFrom('api_keys')
      .select(({ fn }) => fn.countAll().as('keys'))
      .where('reference_id', '=', String(userId))
      .executeTakeFirstOrThrow();
    return Number(row.keys);
  }

  async #demandUser(userId: number): Promise<void> {
    const { db } = this.context.store;
    const user = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
    if (!user) throw userNotFound();
  }

  #summary(row: KeyRow): KeySummary {
    return {
      Id: String(row.id),
      Name: row.name ?? '',
      Start: row.start ?? '',
      CreatedAt: row.created_at,
      LastUsedAt: this.context.seen.latest('key', row.id, row.last_request),
      ExpiresAt: row.expires_at
    };
  }
}
