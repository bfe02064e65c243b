import type { Role } from './permissions.js';

/** What our own pages are loaded with, besides bodies of operations. It is no part of the HTTP API, so it has no schema. */

/** What every page knows about the signed-in person. */
export interface PageAccount {
  /** null: the key of the environment, which belongs to no user. */
  readonly id: number | null;
  readonly name: string;
  readonly role: Role;
  /** Names of the actions that could be allowed; what a thing itself forbids, the server says. */
  readonly may: readonly string[];
  /** Ids of the spot groups that the person may write to, and give to widget groups; null: all. */
  readonly writable: readonly number[] | null;
  /** Whose unsaved changes the browser keeps; only for a browser that is signed in. `key` encrypts them: 32 bytes, base64url. */
  readonly storageOwner?: { readonly id: number; readonly key: string };
}

/** Why widgets have no pictures: the browser does not start in its sandbox, or the one that was named is not there. */
export type CardsOnlyReason = 'no-start' | 'not-found';

/** What the address of something in the Trash shows to those who were allowed to see it. */
export interface TrashedItem {
  kind: 'widget' | 'dashboard';
  name: string;
  /** Name of who deleted it; null: not known. */
  deletedBy: string | null;
  /** ISO 8601, UTC; then it goes for good. */
  restorableUntil: string;
  /** Whether the caller can restore it. */
  restorable: boolean;
}
