import { createHash, randomBytes } from 'node:crypto';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { passwordOf, setPassword, type Passwords } from './passwords.js';
import { newUserRow } from './rows.js';

const FIRST = 'first-administrator';
const LINK = 'sign-in-link';
const TOKEN_BYTES = 32;

/**
 * Creates the user `admin` in a store without users. As long as that user is an administrator, not locked and without a
 * password, each start sets `ADMIN_PASSWORD` or else creates a new link that signs in once.
 * @returns the token of the link; undefined: there is none, because none is needed
 */
export async function prepareFirstAdministrator(
  store: Store,
  passwords: Passwords,
  adminPassword: string | undefined
): Promise<string | undefined> {
  const hash = adminPassword === undefined ? undefined : await passwords.hash(adminPassword);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return store.write(async (writing) => {
    await writing.deleteFrom('facts').where('name', '=', LINK).execute();
    const id = (await firstAdministrator(writing)) ?? (await makeFirst(writing));
    if (id === undefined || !(await isAdministrator(writing, id)) || (await passwordOf(writing, id))) return undefined;
    if (hash !== undefined) {
      await setPassword(writing, id, hash);
      return undefined;
    }
    await writing
      .insertInto('facts')
      .values({ name: LINK, value: hashed(token) })
      .execute();
    return token;
  });
}

/** Whether this is the link of the start, not yet used. */
export async function isLink(db: Database, token: string): Promise<boolean> {
  const link = db.selectFrom('facts').select('name').where('name', '=', LINK).where('value', '=', hashed(token));
  return (await link.executeTakeFirst()) !== undefined;
}

/** Ends the link and returns the user it signs in; undefined: it is not the link of this start, or was used. */
export async function takeLink(writing: Writing, token: string): Promise<number | undefined> {
  const taken = await writing
    .deleteFrom('facts')
    .where('name', '=', LINK)
    .where('value', '=', hashed(token))
    .executeTakeFirst();
  return taken.numDeletedRows > 0n ? firstAdministrator(writing) : undefined;
}

/** With a password the link is no longer needed. */
export async function endLink(writing: Writing): Promise<void> {
  await writing.deleteFrom('facts').where('name', '=', LINK).execute();
}

/** The Id of the user created by the first start, even if that user has been deleted since; undefined: none was created. */
export async function firstAdministrator(db: Database | Writing): Promise<number | undefined> {
  const fact = await db.selectFrom('facts').select('value').where('name', '=', FIRST).executeTakeFirst();
  return fact && Number(fact.value);
}

async function makeFirst(writing: Writing): Promise<number | undefined> {
  if (await writing.selectFrom('users').select('id').limit(1).executeTakeFirst()) return undefined;
  const row = newUserRow({ name: 'admin', role: 'administrator', locationId: null, playerId: null });
  const { id } = await writing.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
  await writing
    .insertInto('facts')
    .values({ name: FIRST, value: String(id) })
    .execute();
  return id;
}

async function isAdministrator(writing: Writing, id: number): Promise<boolean> {
  const user = await writing.selectFrom('users').select(['role', 'locked']).where('id', '=', id).executeTakeFirst();
  return user?.role === 'administrator' && user.locked === 0;
}

function hashed(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
