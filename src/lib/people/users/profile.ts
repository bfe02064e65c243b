import type { Role } from '../../api.js';

export const ROLES: readonly Role[] = ['user', 'location', 'administrator'];

/** What is typed into the fields of a user. */
export interface ProfileDraft {
  name: string;
  role: Role;
  location: { id: number; name: string } | null;
}
