import type { SessionSummary } from '../../api.js';
import { daysAfter } from '../../ascdata/durations.js';
import type { Writing } from '../platform/store/schema.js';
import { changePeople, type PeopleContext } from './peopleContext.js';
import { deviceOf } from './device.js';
import { SESSION_IDLE_DAYS } from './lastSeen.js';
import { sessionNotFound, userNotFound } from './refusals.js';
import { endSessions } from './users.js';

/** Browsers in which a user is signed in. */
const MOST_SESSIONS = 100;

/** Signed-in browsers. A session that is ended here ends on every instance; its browser is signed out at its next request. */
export class Sessions {
  constructor(private readonly context: PeopleContext) {}

  /** Last used first; `current` is the session of the request. */
  async list(userId: number, current: number | undefined): Promise<SessionSummary[]> {
    const rows = await this.context.store.db
      .selectFrom('sessions')
      .select(['id', 'ip_address', 'user_agent', 'created_at', 'updated_at'])
      .where('user_id', '=', userId)
      .where('expires_at', '>', new Date().toISOString())
      .execute();
    return rows
      .map((row) => ({
        Id: String(row.id),
        Device: deviceOf(row.user_agent),
        Address: row.ip_address || null,
        CreatedAt: row.created_at,
        LastSeenAt: this.context.seen.latest('session', row.id, row.updated_at) ?? row.updated_at,
        Current: row.id === current
      }))
      .sort((a, b) => (a.LastSeenAt < b.LastSeenAt ? 1 : -1));
  }

  /** @throws Refusal session-not-found */
  async end(userId: number, id: number): Promise<void> {
    await changePeople(this.context, async (writing, touch) => {
      touch(userId);
      const ended = await writing
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (ended.numDeletedRows === 0n) throw sessionNotFound();
    });
  }

  /** All but `except`. @throws Refusal user-not-found */
  async endAll(userId: number, except?: number): Promise<void> {
    await changePeople(this.context, async (writing, touch) => {
      const user = await writing.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
      if (!user) throw userNotFound();
      if (await endSessions(writing, userId, except)) touch(userId);
    });
  }
}

/** Removes sessions that are over. One from a time when the clock was ahead lasts as if it had just begun. */
export async function removeOverSessions(writing: Writing): Promise<void> {
  const now = new Date();
  const created_at = now.toISOString();
  const expires_at = daysAfter(now, SESSION_IDLE_DAYS).toISOString();
  await writing.deleteFrom('sessions').where('expires_at', '<', created_at).execute();
  await writing
    .updateTable('sessions')
    .set({ created_at, expires_at })
    .where((where) => where.or([where('expires_at', '>', expires_at), where('created_at', '>', expires_at)]))
    .execute();
}

/** Ends the sessions of a user that are beyond the most a user may have, the longest unused first. */
export async function endSurplusSessions(writing: Writing, userId: number): Promise<boolean> {
  const surplus = await writing
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SESSIONS)
    .offset(MOST_SESSIONS)
    .execute();
  const ids = surplus.map(({ id }) => id);
  if (ids.length > 0) await writing.deleteFrom('sessions').where('id', 'in', ids).execute();
  return ids.length > 0;
}
