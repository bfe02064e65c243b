import { sql } from 'kysely';
import { setImmediate as turn } from 'node:timers/promises';
import type { Permission, PermissionChange, PermissionsOverview, UserPermissions } from '../../api.js';
import type { Actor } from '../platform/authorization/actor.js';
import { demand } from '../authorization/can.js';
import { insertMany } from '../platform/store/insertMany.js';
import type { Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { changePeople, type PeopleContext } from './peopleContext.js';
import { withoutRaising } from './raising.js';
import { spotGroupTwice, spotGroupUnknown, userNotFound, userUnknown } from './refusals.js';

/** Keeps a statement's parameters below every database's limit. */
const CHUNK = 500;
/** SQLite answers without yielding to others; this many take a few milliseconds. */
const ROWS_AT_ONCE = 2_000;

/** The permissions of users, by spot group. */
export class Permissions {
  constructor(private readonly context: PeopleContext) {}

  /** @throws Refusal user-not-found */
  async of(actor: Actor, userId: number): Promise<Permission[]> {
    demand(actor, 'user.manage');
    const { db } = this.context.store;
    await demandUser(db, userId);
    const rows = await db
      .selectFrom('user_permissions')
      .select(['spot_group_id', 'level'])
      .where('user_id', '=', userId)
      .orderBy('spot_group_id')
      .execute();
    return rows.map(({ spot_group_id, level }) => ({ SpotGroupId: spot_group_id, Level: level }));
  }

  /** Replaces the set. @param session as for `withoutRaising` @throws Refusal for an unknown user or spot group */
  async replace(actor: Actor, userId: number, permissions: readonly Permission[], session?: number): Promise<void> {
    demand(actor, 'user.manage');
    await changePeople(this.context, async (writing, touch) => {
      touch(userId);
      await demandUser(writing, userId);
      await withoutRaising(writing, { ids: [userId], session }, () =>
        replacePermissions(this.context.store, writing, userId, permissions)
      );
    });
  }

  /** Everybody's permissions, or those of one user. @throws Refusal user-not-found */
  async overview(actor: Actor, userId?: number): Promise<PermissionsOverview> {
    demand(actor, 'user.manage');
    const { db } = this.context.store;
    const groups = await db
      .selectFrom('objects')
      .select(['id', 'name'])
      .where('kind', '=', 'spotGroup')
      .orderBy('name_key')
      .orderBy('id')
      .execute();
    let users = db.selectFrom('users').select(['id', 'name', 'role']).orderBy('name_key');
    let rows = db.selectFrom('user_permissions').selectAll().orderBy('spot_group_id');
    if (userId !== undefined) {
      await demandUser(db, userId);
      users = users.where('id', '=', userId);
      rows = rows.where('user_id', '=', userId);
    }
    const byUser = new Map<number, UserPermissions>(
      (await users.execute()).map(({ id, name, role }) => [id, { Id: id, Name: name, Role: role, Read: [], Write: [] }])
    );
    for (const { user_id, spot_group_id, level } of await rows.execute()) {
      const user = byUser.get(user_id);
      (level === 'write' ? user?.Write : user?.Read)?.push(spot_group_id);
    }
    return { SpotGroups: groups.map(({ id, name }) => ({ Id: id, Name: name })), Users: [...byUser.values()] };
  }

  /** Changes permissions of several users, all or none. @param session as for `withoutRaising` @throws Refusal for an unknown user or spot group */
  async change(actor: Actor, changes: readonly PermissionChange[], session?: number): Promise<void> {
    demand(actor, 'user.manage');
    await changePeople(this.context, async (writing, touch) => {
      await demandGroups(writing, changes, (at) => `/Changes/${at}/SpotGroupId`);
      await demandUsers(writing, changes);
      for (const { UserId } of changes) touch(UserId);
      // Of several for the same user and group the last one counts.
      const last = new Map(changes.map((change) => [`${change.UserId} ${change.SpotGroupId}`, change]));
      const ids = changes.map(({ UserId }) => UserId);
      await withoutRaising(writing, { ids, session }, () =>
        setPermissions(this.context.store, writing, [...last.values()])
      );
    });
  }
}

/** The whole set of a user. @throws Refusal for a spot group that is unknown or named twice */
export async function replacePermissions(
  store: Pick<Store, 'engine'>,
  writing: Writing,
  userId: number,
  permissions: readonly Permission[]
): Promise<void> {
  const seen = new Set<number>();
  permissions.forEach(({ SpotGroupId }, at) => {
    if (seen.has(SpotGroupId)) throw spotGroupTwice(`/Permissions/${at}/SpotGroupId`);
    seen.add(SpotGroupId);
  });
  await demandGroups(writing, permissions, (at) => `/Permissions/${at}/SpotGroupId`);
  await writing.deleteFrom('user_permissions').where('user_id', '=', userId).execute();
  await insertPermissions(
    store,
    writing,
    permissions.map((permission) => ({ UserId: userId, ...permission }))
  );
}

/** @param changes each for another user or group */
async function setPermissions(store: Pick<Store, 'engine'>, writing: Writing, changes: readonly PermissionChange[]) {
  for (let at = 0; at < changes.length; at += ROWS_AT_ONCE) {
    await turn();
    const named = JSON.stringify(
      changes.slice(at, at + ROWS_AT_ONCE).map(({ UserId, SpotGroupId }) => [UserId, SpotGroupId])
    );
    const pairs =
      store.engine.name === 'sqlite'
        ? sql`select value ->> 0, value ->> 1 from json_each(${named})`
        : sql`select (pair ->> 0)::bigint, (pair ->> 1)::bigint from json_array_elements(${named}::json) as pair`;
    await sql`delete from user_permissions where (user_id, spot_group_id) in (${pairs})`.execute(writing);
  }
  await insertPermissions(store, writing, changes);
}

async function insertPermissions(store: Pick<Store, 'engine'>, writing: Writing, changes: readonly PermissionChange[]) {
  const rows = changes.flatMap(({ UserId, SpotGroupId, Level: level }) =>
    level === null ? [] : [{ user_id: UserId, spot_group_id: SpotGroupId, level }]
  );
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await turn();
    const some = rows.slice(at, at + ROWS_AT_ONCE);
    await insertMany(store, writing, 'user_permissions', ['user_id', 'spot_group_id', 'level'], some);
  }
}

/** @throws Refusal user-not-found */
export async function demandUser(db: Pick<Writing, 'selectFrom'>, userId: number): Promise<void> {
  const user = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  if (!user) throw userNotFound();
}

async function demandUsers(writing: Writing, changes: readonly PermissionChange[]): Promise<void> {
  const rows = await writing.selectFrom('users').select('id').execute();
  const known = new Set(rows.map(({ id }) => id));
  const at = changes.findIndex(({ UserId }) => !known.has(UserId));
  if (at >= 0) throw userUnknown(`/Changes/${at}/UserId`);
}

async function demandGroups(
  writing: Writing,
  named: readonly { readonly SpotGroupId: number }[],
  pointer: (at: number) => string
): Promise<void> {
  const ids = [...new Set(named.map(({ SpotGroupId }) => SpotGroupId))];
  const known = new Set<number>();
  for (let at = 0; at < ids.length; at += CHUNK) {
    const rows = await writing
      .selectFrom('objects')
      .select('id')
      .where('kind', '=', 'spotGroup')
      .where('id', 'in', ids.slice(at, at + CHUNK))
      .execute();
    for (const { id } of rows) known.add(id);
  }
  const missing = named.findIndex(({ SpotGroupId }) => !known.has(SpotGroupId));
  if (missing >= 0) throw spotGroupUnknown(pointer(missing));
}
