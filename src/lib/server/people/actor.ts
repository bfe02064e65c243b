import type { Actor } from '../platform/authorization/actor.js';
import type { Database } from '../platform/store/schema.js';

/** The bearer of `ADMIN_API_KEY`. */
export const ENVIRONMENT: Actor = {
  userId: null,
  name: 'ADMIN_API_KEY',
  role: 'administrator',
  locationId: null,
  locationLineage: null,
  playerId: null,
  groups: new Map(),
  languages: new Map()
};

/** A user with their current permissions; undefined: there is none, or it is locked. */
export async function actorOf(db: Database, userId: number): Promise<Actor | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'role', 'location_id', 'player_id', 'locked'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user || user.locked === 1) return undefined;
  const { id, name, role, location_id: locationId, player_id: playerId } = user;
  const permissions = await db
    .selectFrom('user_permissions')
    .select(['spot_group_id', 'level'])
    .where('user_id', '=', id)
    .execute();
  const groups = new Map(permissions.map(({ spot_group_id, level }) => [spot_group_id, level]));
  const spoken = await db
    .selectFrom('user_languages')
    .select(['language', 'level'])
    .where('user_id', '=', id)
    .execute();
  const languages = new Map(spoken.map(({ language, level }) => [language, level]));
  const locationLineage = locationId === null ? null : await lineageOf(db, locationId);
  return { userId: id, name, role, locationId, locationLineage, playerId, groups, languages };
}

/** `/1/5/9/`: from the root of the tree down to this location; null if it no longer exists. */
async function lineageOf(db: Database, locationId: number): Promise<string | null> {
  const row = await db
    .selectFrom('objects')
    .select('lineage')
    .where('kind', '=', 'location')
    .where('id', '=', locationId)
    .executeTakeFirst();
  return row?.lineage ?? null;
}
