import type { Store } from '../platform/store/store.js';
import type { Writing } from '../platform/store/schema.js';
import type { Auth } from './auth.js';
import type { Identity } from './identity.js';
import type { Passwords } from './passwords.js';
import type { LastSeen } from './lastSeen.js';

/** What the files of this folder share. */
export interface PeopleContext {
  readonly store: Store;
  readonly auth: Auth;
  readonly identity: Identity;
  readonly seen: LastSeen;
  readonly passwords: Passwords;
}

/** Marks a user as changed. */
export type Touch = (userId: number) => void;

/**
 * Changes users or permissions. `work` touches each user that it changes, and nobody if it changes nothing. Once it resolves
 * this instance reads them again; the others do when the news reaches them.
 */
export function changePeople<T>(
  { store }: Pick<PeopleContext, 'store'>,
  work: (writing: Writing, touch: Touch) => Promise<T>
): Promise<T> {
  return store.write(async (writing) => {
    const touched = new Set<number>();
    const made = await work(writing, (userId) => touched.add(userId));
    if (touched.size > 0) await store.changes.publish(writing, 'people', ...[...touched].map(String));
    return made;
  });
}
