import { sql } from 'kysely';
import type { Permission, Role, UserSummary } from '../../api.js';
import type { Actor } from '../platform/authorization/actor.js';
import { demand } from '../authorization/can.js';
import { nameKey } from '../platform/store/searchKeys.js';
import type { Database, Writing } from '../platform/store/schema.js';
import { changePeople, type PeopleContext, type Touch } from './peopleContext.js';
import { endLink, firstAdministrator } from './firstAdministrator.js';
import { setPassword, waysIn } from './passwords.js';
import { replacePermissions } from './permissions.js';
import { withoutRaising } from './raising.js';
import { BOUND, externalUser, lastAdministrator, nameTaken, notOneself, userNotFound } from './refusals.js';
import { namedRow, newUserRow } from './rows.js';

export interface NewUser {
  readonly Name: string;
  readonly Password?: string;
  readonly Role: Role;
  readonly LocationId?: number | null;
  readonly PlayerId?: number | null;
  readonly Permissions?: readonly Permission[];
}

export interface UserChange {
  readonly Name?: string;
  readonly Role?: Role;
  readonly LocationId?: number | null;
  readonly PlayerId?: number | null;
  readonly Locked?: boolean;
  readonly Password?: string;
  /** Also ends all keys of the user. */
  readonly RevokeKeys?: boolean;
}

export interface UsersQuery {
  readonly search?: string;
  readonly limit?: number;
  /** `[name key, Id]` of the last entry of the previous page. */
  readonly after?: readonly [string, number];
}

export interface UsersPage {
  readonly users: UserSummary[];
  /** The start of the next page; undefined: this is the last. */
  readonly next?: readonly [string, number];
}

const DEFAULT_LIMIT = 100;

/** The users, for administrators. A refusal changes nothing. */
export class Users {
  constructor(private readonly context: PeopleContext) {}

  /** One page in name order. */
  async list(actor: Actor, { search = '', limit = DEFAULT_LIMIT, after }: UsersQuery): Promise<UsersPage> {
    demand(actor, 'user.manage');
    const key = nameKey(search.trim());
    const pattern = `%${key.replace(/[\\%_]/g, '\\$&')}%`;
    let query = summaries(this.context.store.db)
      .orderBy('users.name_key')
      .orderBy('users.id')
      .limit(limit + 1);
    if (key !== '')
      query = query.where(({ ref }) => sql<boolean>`${ref('users.name_key')} like ${pattern} escape '\\'`);
    // Name keys are unique, so the key alone marks where the previous page ended.
    if (after) query = query.where('users.name_key', '>', after[0]);
    const rows = await query.execute();
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    const users = rows.slice(0, limit).map((row) => this.#summary(row));
    return last ? { users, next: [last.name_key, last.id] } : { users };
  }

  /** @throws Refusal user-not-found */
  async read(actor: Actor, id: number): Promise<UserSummary> {
    demand(actor, 'user.manage');
    const row = await summaries(this.context.store.db).where('users.id', '=', id).executeTakeFirst();
    if (!row) throw userNotFound();
    return this.#summary(row);
  }

  /** @throws Refusal for a name that is taken, an unknown location or spot group */
  async create(actor: Actor, user: NewUser): Promise<UserSummary> {
    demand(actor, 'user.manage');
    const hash = user.Password === undefined ? undefined : await this.context.passwords.hash(user.Password);
    const { LocationId: locationId = null, PlayerId: playerId = null } = user;
    const row = newUserRow({ name: user.Name, role: user.Role, locationId, playerId });
    const id = await this.#change(async (writing) => {
      await demandBound(writing, user.Role, { location: locationId, player: playerId });
      await demandNameFree(writing, row.name_key, undefined);
      const { id } = await writing.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
      if (hash !== undefined) await setPassword(writing, id, hash);
      await replacePermissions(this.context.store, writing, id, user.Permissions ?? []);
      return id;
    });
    return this.read(actor, id);
  }

  /**
   * Changes what is given. A locked user, or one with a new password, is signed out everywhere except in `session`.
   * @throws Refusal also for the last administrator who can sign in, and for oneself
   */
  async change(actor: Actor, id: number, change: UserChange, session?: number): Promise<UserSummary> {
    demand(actor, 'user.manage');
    if (change.Locked === true && actor.userId === id) throw notOneself();
    const hash = change.Password === undefined ? undefined : await this.context.passwords.hash(change.Password);
    const named = change.Name === undefined ? undefined : namedRow(change.Name);
    await this.#change(async (writing, touch) => {
      touch(id);
      const user = await writing.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
      if (!user) throw userNotFound();
      if (hash !== undefined && user.external === 1) throw externalUser();
      const role = change.Role ?? user.role;
      const kept = {
        location: role === 'location' ? user.location_id : null,
        player: role === 'player' ? user.player_id : null
      };
      const location_id = change.LocationId === undefined ? kept.location : change.LocationId;
      const player_id = change.PlayerId === undefined ? kept.player : change.PlayerId;
      const locked = change.Locked === undefined ? user.locked : Number(change.Locked);
      await demandBound(writing, role, { location: location_id, player: player_id });
      if (role !== 'administrator' || locked === 1) await demandAnotherAdministrator(writing, id);
      if (named) await demandNameFree(writing, named.name_key, id);
      const changed = { ...named, role, location_id, player_id, locked, updated_at: new Date().toISOString() };
      const write = () => writing.updateTable('users').set(changed).where('id', '=', id).execute();
      const isRanked = [change.Role, change.LocationId, change.PlayerId].some((each) => each !== undefined);
      // All permissions are compared for it: not for a name.
      await (isRanked ? withoutRaising(writing, { ids: [id], session }, write) : write());
      if (hash !== undefined) await setNewPassword(writing, id, hash);
      if (hash !== undefined || locked === 1) await endSessions(writing, id, session);
      if (change.RevokeKeys === true) await endKeys(writing, id);
    });
    return this.read(actor, id);
  }

  /** Deletes the user with permissions, sessions and keys. @throws Refusal as `change` */
  async remove(actor: Actor, id: number): Promise<void> {
    demand(actor, 'user.manage');
    if (actor.userId === id) throw notOneself();
    await this.#change(async (writing, touch) => {
      touch(id);
      const user = await writing.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
      if (!user) throw userNotFound();
      await demandAnotherAdministrator(writing, id);
      await endKeys(writing, id);
      await writing.deleteFrom('users').where('id', '=', id).execute();
    });
  }

  #summary(row: SummaryRow): UserSummary {
    return {
      Id: row.id,
      Name: row.name,
      Role: row.role,
      LocationId: row.location_id,
      LocationName: row.location_name,
      PlayerId: row.player_id,
      PlayerName: row.player_name,
      Locked: row.locked === 1,
      External: row.external === 1,
      CreatedAt: row.created_at,
      LastSeenAt: this.context.seen.latest('user', row.id, row.last_seen_at)
    };
  }

  async #change<T>(work: (writing: Writing, touch: Touch) => Promise<T>): Promise<T> {
    try {
      return await changePeople(this.context, work);
    } catch (error) {
      // Another instance may take the name between our check and our write.
      throw isUniqueViolation(error) ? nameTaken() : error;
    }
  }
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaries>['execute']>>[number];

function summaries(db: Database) {
  return db
    .selectFrom('users')
    .leftJoin('objects as locations', (join) =>
      join.onRef('locations.id', '=', 'users.location_id').on('locations.kind', '=', 'location')
    )
    .leftJoin('objects as players', (join) =>
      join.onRef('players.id', '=', 'users.player_id').on('players.kind', '=', 'player')
    )
    .select([
      'users.id',
      'users.name',
      'users.name_key',
      'users.role',
      'users.location_id',
      'locations.name as location_name',
      'users.player_id',
      'players.name as player_name',
      'users.locked',
      'users.external',
      'users.created_at',
      'users.last_seen_at'
    ]);
}

/** Sets a password, and ends the link of the start if it is the first administrator's. */
export async function setNewPassword(writing: Writing, userId: number, hash: string): Promise<void> {
  await setPassword(writing, userId, hash);
  if (userId === (await firstAdministrator(writing))) await endLink(writing);
}

/** Signs a user out everywhere except in the session `except`. Returns whether there was another one. */
export async function endSessions(writing: Writing, userId: number, except: number | undefined): Promise<boolean> {
  const { numDeletedRows } = await writing
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', except ?? -1)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Revokes every key of a user. */
export async function endKeys(writing: Writing, userId: number): Promise<void> {
  await writing.deleteFrom('api_keys').where('reference_id', '=', String(userId)).execute();
}

/** Only a location user has a location, and only a player a player. */
async function demandBound(
  writing: Writing,
  role: Role,
  ids: Readonly<Record<'location' | 'player', number | null>>
): Promise<void> {
  for (const kind of ['location', 'player'] as const) {
    const id = ids[kind];
    if (role !== kind && id !== null) throw BOUND[kind].notAllowed();
    if (role !== kind) continue;
    if (id === null) throw BOUND[kind].needed();
    const found = await writing
      .selectFrom('objects')
      .select('id')
      .where('kind', '=', kind)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) throw BOUND[kind].unknown();
  }
}

async function demandNameFree(writing: Writing, name_key: string, except: number | undefined): Promise<void> {
  const other = await writing.selectFrom('users').select('id').where('name_key', '=', name_key).executeTakeFirst();
  if (other && other.id !== except) throw nameTaken();
}

/** Somebody must remain who can sign in and give others access. */
async function demandAnotherAdministrator(writing: Writing, id: number): Promise<void> {
  const able = await waysIn(writing, await firstAdministrator(writing));
  if (able.has(id) && able.size === 1) throw lastAdministrator();
}

function isUniqueViolation(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === '23505';
}
