import { sql } from 'kysely';
import type { LanguageLevel, Level, Role } from '../../api.js';
import { coversLanguage } from '../../ascdata/translations.js';
import { sessionNeeded } from '../platform/http/errors.js';
import type { Writing } from '../platform/store/schema.js';

/** Keeps a statement's parameters below every database's limit. */
const CHUNK = 500;

/** What a user's permissions come from. */
interface Held {
  readonly role: Role;
  readonly place: string;
  readonly groups: Map<number, Level>;
  readonly languages: [language: string, level: LanguageLevel][];
}

/**
 * Does `work`, which changes these users. With a key it raises the permissions of nobody who has a way in, even if they are
 * locked: what a stolen key gives to somebody would outlive it. Users who cannot sign in yet get their way in from a session.
 * @param session of the request; undefined: a key
 * @throws HttpError session-needed; the transaction has to be rolled back
 */
export async function withoutRaising<T>(
  writing: Writing,
  { ids, session }: { readonly ids: readonly number[]; readonly session: number | undefined },
  work: () => Promise<T>
): Promise<T> {
  if (session !== undefined) return work();
  const before = await heldBy(writing, await withWayIn(writing, [...new Set(ids)]));
  const result = await work();
  const after = await heldBy(writing, [...before.keys()]);
  for (const [id, held] of after) if (isMore(held, before.get(id)!)) throw sessionNeeded();
  return result;
}

function isMore(after: Held, before: Held): boolean {
  if (before.role === 'administrator') return false;
  if (after.role !== before.role || after.place !== before.place) return true;
  const isNew = ([group, level]: [number, Level]) => {
    const had = before.groups.get(group);
    return had !== 'write' && had !== level;
  };
  const isSpoken = ([language, level]: [string, LanguageLevel]) =>
    before.languages.some(([own, had]) => (had === 'review' || had === level) && coversLanguage(own, language));
  return [...after.groups].some(isNew) || !after.languages.every(isSpoken);
}

/** Those of these users with a password, a key, a sign-in through the company, or who are administrators. */
async function withWayIn(writing: Writing, ids: readonly number[]): Promise<number[]> {
  const found: number[] = [];
  for (let at = 0; at < ids.length; at += CHUNK) {
    const rows = await writing
      .selectFrom('users')
      .select('id')
      .where('id', 'in', ids.slice(at, at + CHUNK))
      .where(({ or, eb, exists, selectFrom, ref }) =>
        or([
          eb('external', '=', 1),
          eb('role', '=', 'administrator'),
          exists(
            selectFrom('user_accounts').select('user_accounts.id').whereRef('user_accounts.user_id', '=', 'users.id')
          ),
          exists(
            selectFrom('api_keys')
              .select('api_keys.id')
              .where('api_keys.reference_id', '=', sql<string>`cast(${ref('users.id')} as text)`)
          )
        ])
      )
      .execute();
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}

async function heldBy(writing: Writing, ids: readonly number[]): Promise<Map<number, Held>> {
  const found = new Map<number, Held>();
  for (let at = 0; at < ids.length; at += CHUNK) {
    const some = ids.slice(at, at + CHUNK);
    const users = writing.selectFrom('users').select(['id', 'role', 'location_id', 'player_id']);
    for (const { id, role, location_id, player_id } of await users.where('id', 'in', some).execute())
      found.set(id, { role, place: `${location_id} ${player_id}`, groups: new Map(), languages: [] });
    const groups = await writing.selectFrom('user_permissions').selectAll().where('user_id', 'in', some).execute();
    for (const { user_id, spot_group_id, level } of groups) found.get(user_id)?.groups.set(spot_group_id, level);
    const spoken = await writing.selectFrom('user_languages').selectAll().where('user_id', 'in', some).execute();
    for (const { user_id, language, level } of spoken) found.get(user_id)?.languages.push([language, level]);
  }
  return found;
}
