import type { Account, KeySummary, NewKey, SessionSummary } from '../api.js';
import { request, type Answer } from './request.js';

/** The operations on one's own account, its sessions and keys. None rejects: what went wrong is in the answer. */

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

/** Whose keys: one's own (`/api/Account/Keys`), or those of a user. */
export const ownKeys = '/api/Account/Keys';
export const keysOf = (userId: number): string => `/api/Users/${userId}/Keys`;

export const keys = (path: string): Promise<Answer<KeySummary[]>> => request(path);
export const createKey = (path: string, Name: string, ExpiresAt: string | null): Promise<Answer<NewKey>> =>
  request(path, { method: 'POST', json: { Name, ...(ExpiresAt !== null && { ExpiresAt }) } });
export const revokeKey = (path: string, id: string): Promise<Answer<undefined>> =>
  remove(`${path}/${encodeURIComponent(id)}`);
