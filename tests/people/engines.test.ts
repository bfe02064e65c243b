import { getMigrations } from 'better-auth/db/migration';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../src/lib/server/platform/authorization/actor.js';
import { authOptions } from '../../src/lib/server/people/auth.js';
import { ENVIRONMENT } from '../../src/lib/server/people/actor.js';
import { People } from '../../src/lib/server/people/people.js';
import type { Database } from '../../src/lib/server/platform/store/schema.js';
import type { Store } from '../../src/lib/server/platform/store/store.js';
import { engines, objectRow, type Place } from '../store/engines.js';
import { QUICK } from './hashing.js';

const PASSWORD = 'correct horse';
const visitor = { address: '192.0.2.7', userAgent: 'Firefox/132.0 (Linux)' };
const anna = () => Promise.resolve({ name: 'anna', password: PASSWORD });
const opened: { people: People; store: Store }[] = [];

afterEach(async () => {
  for (const { people, store } of opened.splice(0)) {
    await people.close();
    await store.close();
  }
});

/** One instance of the product, with the services about people. */
async function instance(place: Place): Promise<{ people: People; store: Store }> {
  const store = await place.open();
  const settings = { adminPassword: undefined, adminApiKey: undefined, oidc: undefined, origin: undefined };
  const people = await People.open(store, { ...settings, hashing: QUICK });
  opened.push({ people, store });
  return { people, store };
}

async function whoIs(people: People, headers: Record<string, string>): Promise<Actor | undefined> {
  const found = await people.identify(new Headers(headers), visitor.address);
  return typeof found === 'object' && 'actor' in found ? found.actor : undefined;
}

/** A user who is signed in and has a key. */
async function somebody({ people, store }: { people: People; store: Store }) {
  await store.db
    .insertInto('objects')
    .values(objectRow('spotGroup', 1, 'Winter'))
    .execute();
  const Permissions = [{ SpotGroupId: 1, Level: 'write' as const }];
  const user = await people.users.create(ENVIRONMENT, { Name: 'Anna', Role: 'user', Password: PASSWORD, Permissions });
  const { Key } = await people.keys.create(user.Id, { Name: 'Import' });
  const result = await people.signIn.withPassword(anna, visitor);
  if (!('cookies' in result)) throw new Error('Anna was not let in.');
  const cookie = { cookie: result.cookies[0]!.split(';')[0]! };
  return { id: user.Id, key: { authorization: `Bearer ${Key}` }, cookie };
}

/** Introspection uses parameters that our own queries never have. */
function bareDatabase(connectionString: string): Database {
  return new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString }) }) });
}

describe.each(engines)('people on $name', { timeout: 60_000 }, (engine) => {
  it('have tables that hold everything the sign-in library reads and writes', async () => {
    const place = await engine.place();
    const store = await place.open();
    const hooks = {
      newUser: (name: string) => Promise.resolve({ name, nameKey: name }),
      isLocked: () => Promise.resolve(false),
      signedIn: () => Promise.resolve()
    };
    const options = authOptions({ db: store.db, secret: 'x'.repeat(64), origin: undefined }, hooks);
    const bare = place.databaseUrl === undefined ? store.db : bareDatabase(place.databaseUrl);
    const { toBeCreated, toBeAdded } = await getMigrations({ ...options, database: { db: bare, type: engine.name } });
    if (bare !== store.db) await bare.destroy();
    await store.close();
    const missing = { tables: toBeCreated.map(({ table }) => table), columns: toBeAdded };
    expect(missing).toEqual({ tables: [], columns: [] });
  });

  it('are recognised by session and key, with their permissions, until they are locked', async () => {
    const here = await instance(await engine.place());
    const { id, key, cookie } = await somebody(here);
    const expected = { userId: id, name: 'Anna', role: 'user', groups: new Map([[1, 'write']]) };
    for (const headers of [key, cookie]) expect(await whoIs(here.people, headers)).toMatchObject(expected);
    expect(await here.people.sessions.list(id, undefined)).toMatchObject([
      { Device: 'Firefox, Linux', Address: '192.0.2.7' }
    ]);
    await here.people.permissions.replace(ENVIRONMENT, id, []);
    for (const headers of [key, cookie]) expect((await whoIs(here.people, headers))?.groups.size).toBe(0);
    await here.people.users.change(ENVIRONMENT, id, { Locked: true });
    for (const headers of [key, cookie]) expect(await whoIs(here.people, headers)).toBeUndefined();
    expect(await here.people.signIn.withPassword(anna, visitor)).toEqual({ failed: true });
  });

  it('have a time when they were last seen, and leave nothing behind when they are deleted', async () => {
    const place = await engine.place();
    const here = await instance(place);
    const { id, key, cookie } = await somebody(here);
    await whoIs(here.people, key);
    await whoIs(here.people, cookie);
    await here.people.close();
    const { db } = here.store;
    const seen = await db.selectFrom('users').select('last_seen_at').where('id', '=', id).executeTakeFirst();
    const used = await db.selectFrom('api_keys').select('last_request').executeTakeFirst();
    expect([seen?.last_seen_at, used?.last_request]).toEqual([expect.any(String), expect.any(String)]);
    await here.people.users.remove(ENVIRONMENT, id);
    for (const table of ['sessions', 'api_keys', 'user_accounts', 'user_permissions'] as const) {
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    }
  });

  it('have unique names, even if several ask for the same one at once', async () => {
    const { people } = await instance(await engine.place());
    const create = () => people.users.create(ENVIRONMENT, { Name: 'Anna', Role: 'user' });
    const results = await Promise.allSettled([1, 2, 3, 4].map(create));
    const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as unknown);
    expect(refused).toEqual([1, 2, 3].map(() => expect.objectContaining({ code: 'name-taken' }) as unknown));
  });

  it('keep an administrator when two of them are locked at the same time', async () => {
    const { people } = await instance(await engine.place());
    const admin = { Role: 'administrator' as const, Password: PASSWORD };
    const [a, b] = [
      await people.users.create(ENVIRONMENT, { Name: 'a', ...admin }),
      await people.users.create(ENVIRONMENT, { Name: 'b', ...admin })
    ];
    await people.users.remove(ENVIRONMENT, 1);
    const lock = (id: number) => people.users.change(ENVIRONMENT, id, { Locked: true });
    const results = await Promise.allSettled([lock(a.Id), lock(b.Id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe.each(engines.filter(({ name }) => name === 'postgres'))('two instances on $name', (engine) => {
  it('share sessions and keys, and what changes on one applies on the other', { timeout: 60_000 }, async () => {
    const place = await engine.place();
    const [one, two] = [await instance(place), await instance(place)];
    const { id, key, cookie } = await somebody(one);
    for (const headers of [key, cookie]) expect((await whoIs(two.people, headers))?.userId).toBe(id);
    await one.people.users.change(ENVIRONMENT, id, { Role: 'administrator' }, 1);
    await expect.poll(async () => (await whoIs(two.people, key))?.role, { timeout: 2000 }).toBe('administrator');
    await one.people.users.change(ENVIRONMENT, id, { Locked: true });
    for (const headers of [key, cookie]) {
      await expect.poll(() => whoIs(two.people, headers), { timeout: 2000 }).toBeUndefined();
    }
  });
});
