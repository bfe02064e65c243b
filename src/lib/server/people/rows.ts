import type { Insertable } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Role } from '../../api.js';
import { nameKey } from '../platform/store/searchKeys.js';
import type { UsersTable } from '../platform/store/tables/people.js';
import { nameBlank } from './refusals.js';

export interface UserFields {
  readonly name: string;
  readonly role: Role;
  readonly locationId: number | null;
  readonly playerId: number | null;
}

/** A user as a row of the store. */
export function newUserRow({ name, role, locationId, playerId }: UserFields): Insertable<UsersTable> {
  const now = new Date().toISOString();
  return {
    ...namedRow(name),
    role,
    location_id: locationId,
    player_id: playerId,
    locked: 0,
    external: 0,
    email: `${randomUUID()}@users.invalid`,
    email_verified: 0,
    created_at: now,
    updated_at: now
  };
}

/** A name in stored form, with its key. @throws Refusal if nothing of it is visible */
export function namedRow(given: string): { name: string; name_key: string } {
  const name = given.normalize('NFC').trim();
  const name_key = nameKey(name).trim();
  if (name_key === '') throw nameBlank();
  return { name, name_key };
}
