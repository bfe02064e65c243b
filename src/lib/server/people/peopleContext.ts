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

/**
 * Changes users or permissions. Once it resolves this instance reads permissions again; the others do when the news reaches
 * them.
 */
export async function changePeople<T>(
  { store, identity }: Pick<PeopleContext, 'store' | 'identity'>,
  detail: string,
  work: (writing: Writing) => Promise<T>
): Promise<T> {
  const result = await store.write(async (writing) => {
    const made = await work(writing);
    await store.changes.publish(writing, 'people', detail);
    return made;
  });
  // Our own news may still be on the way.
  identity.forget();
  return result;
}
