import type {
  CatalogueItem,
  CataloguePage,
  LanguagePermission,
  PermissionChange,
  PermissionsOverview,
  Role,
  UserSummary
} from '../api.js';
import { request, type Answer } from '../client/request.js';

/** The operations on users and their permissions. None rejects: what went wrong is in the answer. */

const remove = (url: string): Promise<Answer<undefined>> => request(url, { method: 'DELETE' });

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

const languagesOf = async (answer: Promise<Answer<{ Languages: readonly LanguagePermission[] }>>) => {
  const given = await answer;
  return given.ok ? { ok: true as const, value: given.value.Languages } : given;
};

/** Which languages a user translates or reviews. */
export const languagesOfUser = (id: number): Promise<Answer<readonly LanguagePermission[]>> =>
  languagesOf(request(`/api/Users/${id}/Languages`));

/** Replaces the stored set with this one. */
export const setLanguages = (
  id: number,
  Languages: readonly LanguagePermission[]
): Promise<Answer<readonly LanguagePermission[]>> =>
  languagesOf(request(`/api/Users/${id}/Languages`, { method: 'PUT', json: { Languages } }));

/** Locations or players whose name contains the words, for choosing one. */
export const searchObjects = async (
  kind: 'location' | 'player',
  search: string,
  signal: AbortSignal
): Promise<Answer<readonly CatalogueItem[]>> => {
  const query = new URLSearchParams({ search, limit: '20' });
  const answer = await request<CataloguePage>(`/api/catalogue/${kind}?${query}`, { signal });
  return answer.ok ? { ok: true, value: answer.value.Items } : answer;
};
