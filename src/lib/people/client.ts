import type {
  Account,
  CatalogueItem,
  CataloguePage,
  KeySummary,
  NewKey,
  PermissionChange,
  PermissionsOverview,
  Role,
  SessionSummary,
  UserSummary
} from '../api.js';
import { ask, json, type Answer } from '../ui/ask.js';

/** The operations behind these pages. None rejects: what went wrong is in the answer. */

const remove = (url: string): Promise<Answer<undefined>> => ask(url, { method: 'DELETE' });

export const signIn = (Name: string, Password: string): Promise<Answer<undefined>> =>
  ask('/sign-in', json('POST', { Name, Password }));

export const signOut = (): Promise<Answer<undefined>> =>
  ask('/sign-out', { method: 'POST', headers: { accept: 'application/json' } });

export const account = (): Promise<Answer<Account>> => ask('/api/Account');

export const changePassword = (
  CurrentPassword: string | undefined,
  Password: string,
  RevokeKeys: boolean
): Promise<Answer<undefined>> => {
  const current = CurrentPassword !== undefined && { CurrentPassword };
  return ask('/api/Account/Password', json('PUT', { ...current, Password, RevokeKeys }));
};

export const sessions = (): Promise<Answer<SessionSummary[]>> => ask('/api/Account/Sessions');
export const endSession = (id: string): Promise<Answer<undefined>> =>
  remove(`/api/Account/Sessions/${encodeURIComponent(id)}`);
export const endOtherSessions = (): Promise<Answer<undefined>> => remove('/api/Account/Sessions');

/** Whose keys: of the person who is signed in (`/api/Account/Keys`), or of a user. */
export const ownKeys = '/api/Account/Keys';
export const keysOf = (userId: number): string => `/api/Users/${userId}/Keys`;

export const keys = (path: string): Promise<Answer<KeySummary[]>> => ask(path);
export const createKey = (path: string, Name: string, ExpiresAt: string | null): Promise<Answer<NewKey>> =>
  ask(path, json('POST', { Name, ...(ExpiresAt !== null && { ExpiresAt }) }));
export const revokeKey = (path: string, id: string): Promise<Answer<undefined>> =>
  remove(`${path}/${encodeURIComponent(id)}`);

export interface UserProfile {
  readonly Name: string;
  readonly Role: Role;
  readonly LocationId: number | null;
  readonly PlayerId: number | null;
}

export const createUser = (profile: UserProfile, Password: string | undefined): Promise<Answer<{ Id: number }>> =>
  ask('/api/Users', json('POST', { ...profile, Permissions: [], ...(Password !== undefined && { Password }) }));

export const changeUser = (
  id: number,
  change: Partial<UserProfile> & { Locked?: boolean; Password?: string; RevokeKeys?: boolean }
): Promise<Answer<UserSummary>> => ask(`/api/Users/${id}`, json('PATCH', change));

export const removeUser = (id: number): Promise<Answer<undefined>> => remove(`/api/Users/${id}`);
export const signOutUser = (id: number): Promise<Answer<undefined>> => remove(`/api/Users/${id}/Sessions`);

/** Everybody's, or those of one user. */
export const permissions = (userId?: number): Promise<Answer<PermissionsOverview>> =>
  ask(`/api/Permissions${userId === undefined ? '' : `?UserId=${userId}`}`);

export const changePermissions = (Changes: readonly PermissionChange[]): Promise<Answer<undefined>> =>
  ask('/api/Permissions', json('PUT', { Changes }));

/** Locations or players whose name contains the words, for choosing one. */
export const objectsNamed = async (
  kind: 'location' | 'player',
  search: string,
  signal: AbortSignal
): Promise<Answer<readonly CatalogueItem[]>> => {
  const query = new URLSearchParams({ search, limit: '20' });
  const answer = await ask<CataloguePage>(`/api/catalogue/${kind}?${query}`, { signal });
  return answer.ok ? { ok: true, value: answer.value.items } : answer;
};
