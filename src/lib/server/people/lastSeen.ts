import { log } from '../platform/log.js';
import type { Store } from '../platform/store/store.js';
import { updateMany } from '../platform/store/updateMany.js';
import { daysAfter } from '../../ascdata/durations.js';

/** An unused session ends after this time … */
export const SESSION_IDLE_DAYS = 7;
/** … and any session after this time. */
export const SESSION_DAYS = 30;

/** When a session used just now will end. */
export function sessionEnd(createdAt: string, seenAt: Date): string {
  const ends = [daysAfter(createdAt, SESSION_DAYS), daysAfter(seenAt, SESSION_IDLE_DAYS)];
  return new Date(Math.min(...ends.map(Number))).toISOString();
}

const FLUSH_MILLISECONDS = 60_000;

export interface SeenSession {
  readonly id: number;
  readonly createdAt: string;
}

type Kind = 'user' | 'session' | 'key';

/**
 * When users, sessions and keys were last used. Kept in memory and written once a minute, so that no reading request waits for
 * the disk; a crash loses the last minute.
 */
export class LastSeen {
  readonly #store: Store;
  readonly #users = new Map<number, Date>();
  readonly #sessions = new Map<number, { createdAt: string; at: Date }>();
  readonly #keys = new Map<number, Date>();
  readonly #timer: NodeJS.Timeout;

  constructor(store: Store) {
    this.#store = store;
    this.#timer = setInterval(() => void this.#flushQuietly(), FLUSH_MILLISECONDS).unref();
  }

  saw({ userId, session, keyId }: { userId: number; session?: SeenSession; keyId?: number }): void {
    const at = new Date();
    this.#users.set(userId, at);
    if (session) this.#sessions.set(session.id, { createdAt: session.createdAt, at });
    if (keyId !== undefined) this.#keys.set(keyId, at);
  }

  /** The later of the stored time and the one still in memory. A stored time that has not come yet is from a wrong clock. */
  latest(kind: Kind, id: number, stored: string | null): string | null {
    const at = kind === 'session' ? this.#sessions.get(id)?.at : (kind === 'user' ? this.#users : this.#keys).get(id);
    const kept = at?.toISOString() ?? null;
    const isLater = stored === null || (kept !== null && kept > stored) || stored > new Date().toISOString();
    return kept !== null && isLater ? kept : stored;
  }

  async flush(): Promise<void> {
    const [users, sessions, keys] = [[...this.#users], [...this.#sessions], [...this.#keys]];
    for (const map of [this.#users, this.#sessions, this.#keys]) map.clear();
    if (users.length === 0) return;
    await this.#store.write(async (writing) => {
      const seen = users.map(([id, at]) => ({ id, last_seen_at: at.toISOString() }));
      await updateMany(this.#store, writing, 'users', ['last_seen_at'], seen, ['id']);
      const prolonged = sessions.map(([id, { createdAt, at }]) => ({
        id,
        updated_at: at.toISOString(),
        expires_at: sessionEnd(createdAt, at)
      }));
      await updateMany(this.#store, writing, 'sessions', ['updated_at', 'expires_at'], prolonged, ['id']);
      const used = keys.map(([id, at]) => ({ id, last_request: at.toISOString() }));
      await updateMany(this.#store, writing, 'api_keys', ['last_request'], used, ['id']);
    });
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#flushQuietly();
  }

  async #flushQuietly(): Promise<void> {
    await this.flush().catch((error: unknown) =>
      log().warn({ err: error }, 'last use of sessions and keys not written')
    );
  }
}
