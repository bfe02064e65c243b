import type { PermissionChange, Role } from '../../api.js';
import type { Actor } from '../platform/authorization/actor.js';

/**
 * What no key may do, not even that of an administrator: give anybody access (a key, a password, unlocking), make anybody
 * administrator, or change the permissions of its own user. A stolen key could otherwise create access that outlives it. All of
 * this needs a session, and so does raising the permissions of others (`withoutRaising`).
 */

interface NewAccess {
  readonly Role?: Role;
  readonly Password?: string;
}

interface ChangedAccess extends NewAccess {
  readonly LocationId?: number | null;
  readonly Locked?: boolean;
}

type Asking = Pick<Actor, 'userId'>;

/** Whether a new user can sign in or is an administrator. */
export function givesAccess({ Password, Role }: NewAccess): boolean {
  return Password !== undefined || Role === 'administrator';
}

/** Whether changing this user grants access or changes the caller's own permissions. */
export function changesAccess(actor: Asking, userId: number, change: ChangedAccess): boolean {
  const { Locked, Role, LocationId } = change;
  const isOwn = actor.userId === userId && (Role !== undefined || LocationId !== undefined);
  return givesAccess(change) || Locked === false || isOwn;
}

/** Whether one of the permissions is the caller's own. */
export function changesOwnPermissions({ userId }: Asking, changes: readonly PermissionChange[]): boolean {
  return changes.some(({ UserId }) => UserId === userId);
}
