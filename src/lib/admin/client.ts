import type {
  CatalogueItem,
  CataloguePage,
  LanguagePermission,
  PermissionChange,
  PermissionsOverview,
  Role,
  UserSummary,
  WidgetGroupEntry
} from '../api.js';
import { request, requestAll, type Answer } from '../client/request.js';

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

/** A spot group with the names of the widget groups that take its permissions. */
export type PermissionGroup = PermissionsOverview['SpotGroups'][number] & { readonly WidgetGroups?: readonly string[] };

export interface Permissions extends Omit<PermissionsOverview, 'SpotGroups'> {
  readonly SpotGroups: readonly PermissionGroup[];
}

/** Everybody's, or those of one user. */
export async function permissions(userId?: number): Promise<Answer<Permissions>> {
  const [answer, groups] = await Promise.all([
    request<PermissionsOverview>(`/api/Permissions${userId === undefined ? '' : `?UserId=${userId}`}`),
    requestAll<WidgetGroupEntry>('/api/WidgetGroups')
  ]);
  // Without the widget groups, the permissions can be set nevertheless.
  if (!answer.ok || !groups.ok) return answer;
  const names = new Map<number | null, string[]>();
  for (const { SpotGroupId, Name } of groups.value) names.set(SpotGroupId, [...(names.get(SpotGroupId) ?? []), Name]);
  const SpotGroups = answer.value.SpotGroups.map((group) => ({ ...group, WidgetGroups: names.get(group.Id) ?? [] }));
  return { ...answer, value: { ...answer.value, SpotGroups } };
}

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
