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
import { request, type Answer } from '../client/request.js';

/** The operations behind these pages. None rejects: what went wrong is in the answer. */

const remove = (url: string): Promise<Answer<undefined>> => request(url, { method: 'DELETE' });

export const signIn = (Name: string, Password: string): Promise<Answer<undefined>> =>
  request('/sign-in', { method: 'POST', json: { Name, Password } });

export const signOut = (): Promise<Answer<undefined>> => request('/sign-out', { method: 'POST' });

export const account = (): Promise<Answer<Account>> => request('/api/Account');

export const changePassword = (
  CurrentPassword: string | undefined,
  Password: string,
  RevokeKeys: boolean
): Promise<Answer<undefined>> => {
  const current = CurrentPassword !== undefined && { CurrentPassword };
  return request('/api/Account/Password', { method: 'PUT', json: { ...current, Password, RevokeKeys } });
};

export const sessions = (): Promise<Answer<SessionSummary[]>> => request('/api/Account/Sessions');
export const endSession = (id: string): Promise<Answer<undefined>> =>
  remove(`/api/Account/Sessions/${encodeURIComponent(id)}`);
export const endOtherSessions = (): Promise<Answer<undefined>> => remove('/api/Account/Sessions');

/** Whose keys: of the person who is signed in (`/api/Account/Keys`), or of a user. */
export const ownKeys = '/api/Account/Keys';
export const keysOf = (userId: number): string => `/api/Users/${userId}/Keys`;

export const keys = (path: string): Promise<Answer<KeySummary[]>> => request(path);
export const createKey = (path: string, Name: string, ExpiresAt: string | null): Promise<Answer<NewKey>> =>
  request(path, { method: 'POST', json: { Name, ...(ExpiresAt !== null && { ExpiresAt }) } });
export const revokeKey = (path: string, id: string): Promise<Answer<undefined>> =>
  remove(`${path}/${encodeURIComponent(id)}`);

export interface UserProfile {
  readonly Name: string;
  readonly Role: Role;
  readonly LocationId: number | null;
  readonly PlayerId: number | null;
}

export const createUser = (profile: UserProfile, Password: string | undefined): Promise<Answer<{ Id: number }>> =>
  request('/api/Users', {
    method: 'POST',
    json: { ...profile, Permissions: [], ...(Password !== undefined && { Password }) }
  });

export const changeUser = (
  id: number,
  change: Partial<UserProfile> & { Locked?: boolean; Password?: string; RevokeKeys?: boolean }
): Promise<Answer<UserSummary>> => request(`/api/Users/${id}`, { method: 'PATCH', json: change });

export const removeUser = (id: number): Promise<Answer<undefined>> => remove(`/api/Users/${id}`);
export const signOutUser = (id: number): Promise<Answer<undefined>> => remove(`/api/Users/${id}/Sessions`);

/** Everybody's, or those of one user. */
export const permissions = (userId?: number): Promise<Answer<PermissionsOverview>> =>
  request(`/api/Permissions${userId === undefined ? '' : `?UserId=${userId}`}`);

export const changePermissions = (Changes: readonly PermissionChange[]): Promise<Answer<undefined>> =>
  request('/api/Permissions', { method: 'PUT', json: { Changes } });

/** Locations or players whose name contains the words, for choosing one. */
export const objectsNamed = async (
  kind: 'location' | 'player',
  search: string,
  signal: AbortSignal
): Promise<Answer<readonly CatalogueItem[]>> => {
  const query = new URLSearchParams({ search, limit: '20' });
  const answer = await request<CataloguePage>(`/api/catalogue/${kind}?${query}`, { signal });
  return answer.ok ? { ok: true, value: answer.value.items } : answer;
};
