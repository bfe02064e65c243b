import { setImmediate as turn } from 'node:timers/promises';
import type { Level, Permission, PermissionChange, PermissionsOverview, UserPermissions } from '../../api.js';
import type { Actor } from '../platform/authorization/actor.js';
import { demand } from '../authorization/demand.js';
import type { Writing } from '../platform/store/schema.js';
import { changePeople, type PeopleContext } from './peopleContext.js';
import { spotGroupTwice, spotGroupUnknown, userNotFound, userUnknown } from './refusals.js';

/** Keeps a statement's parameters below every database's limit. */
const CHUNK = 500;
const CHANGES_OF_A_TURN = 100;

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

  /** Replaces the set. @throws Refusal for an unknown user or spot group */
  async replace(actor: Actor, userId: number, permissions: readonly Permission[]): Promise<void> {
    demand(actor, 'user.manage');
    await changePeople(this.context, async (writing, touch) => {
      touch(userId);
      await demandUser(writing, userId);
      await replacePermissions(writing, userId, permissions);
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

  /** Changes permissions of several users, all or none. @throws Refusal for an unknown user or spot group */
  async change(actor: Actor, changes: readonly PermissionChange[]): Promise<void> {
    demand(actor, 'user.manage');
    await changePeople(this.context, async (writing, touch) => {
      await demandGroups(writing, changes, (at) => `/Changes/${at}/SpotGroupId`);
      await demandUsers(writing, changes);
      for (const [at, { UserId, SpotGroupId, Level: level }] of changes.entries()) {
        // SQLite answers without yielding to others.
        if (at % CHANGES_OF_A_TURN === 0) await turn();
        touch(UserId);
        if (level === null) await removePermission(writing, UserId, SpotGroupId);
        else await setPermission(writing, UserId, SpotGroupId, level);
      }
    });
  }
}

/** The whole set of a user. @throws Refusal for a spot group that is unknown or named twice */
export async function replacePermissions(
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
  for (let at = 0; at < permissions.length; at += CHUNK) {
    const rows = permissions
      .slice(at, at + CHUNK)
      .map(({ SpotGroupId, Level }) => ({ user_id: userId, spot_group_id: SpotGroupId, level: Level }));
    await writing.insertInto('user_permissions').values(rows).execute();
  }
}

async function setPermission(writing: Writing, user_id: number, spot_group_id: number, level: Level): Promise<void> {
  await writing
    .insertInto('user_permissions')
    .values({ user_id, spot_group_id, level })
    .onConflict((conflict) => conflict.columns(['user_id', 'spot_group_id']).doUpdateSet({ level }))
    .execute();
}

async function removePermission(writing: Writing, userId: number, spotGroupId: number): Promise<void> {
  await writing
    .deleteFrom('user_permissions')
    .where('user_id', '=', userId)
    .where('spot_group_id', '=', spotGroupId)
    .execute();
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
