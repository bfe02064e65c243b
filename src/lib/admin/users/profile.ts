import type { Role, UserSummary } from '../../api.js';
import type { UserProfile } from '../client.js';

export const ROLES: readonly Role[] = ['user', 'location', 'player', 'administrator'];

/** What users of the role of the same name are bound to, and others are not. */
export type Bound = 'location' | 'player';

export interface BoundTo {
  readonly id: number;
  readonly name: string;
}

/** What is typed into the fields of a user. What belongs to another role is kept until it is sent. */
export interface ProfileInput {
  name: string;
  role: Role;
  location: BoundTo | null;
  player: BoundTo | null;
}

/** The member of a request that names it. */
export const BINDING_POINTERS: Readonly<Record<Bound, string>> = { location: '/LocationId', player: '/PlayerId' };

export function isBound(role: Role): role is Bound {
  return role === 'location' || role === 'player';
}

export function inputOf(user: UserSummary): ProfileInput {
  const bound = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });
  return {
    name: user.Name,
    role: user.Role,
    location: bound(user.LocationId, user.LocationName),
    player: bound(user.PlayerId, user.PlayerName)
  };
}

/** What is still to be chosen; undefined: nothing. */
export function missingBinding({ role, ...chosen }: ProfileInput): Bound | undefined {
  return isBound(role) && chosen[role] === null ? role : undefined;
}

/** The input as it is sent: only what belongs to the role. */
export function profileOf({ name, role, location, player }: ProfileInput): UserProfile {
  return {
    Name: name.trim(),
    Role: role,
    LocationId: role === 'location' ? (location?.id ?? null) : null,
    PlayerId: role === 'player' ? (player?.id ?? null) : null
  };
}
