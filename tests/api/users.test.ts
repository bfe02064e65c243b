import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeySummary, NewKey, UserSummary } from '../../src/lib/api.js';
import { Browser } from '../people/browser.js';
import { objectRow } from '../store/engines.js';
import { ADMIN_KEY, adminSession, ask, ORIGIN, serve, serverOfEach, userWith, type Session } from './harness.js';

// Password hashing is slow by design; the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const server = serverOfEach(serve);
beforeEach(async () => {
  const { db } = server.app.store;
  await db
    .insertInto('objects')
    .values([
      objectRow('spotGroup', 1, 'Winter'),
      objectRow('spotGroup', 2, 'Summer'),
      objectRow('location', 7, 'Graz', '/7/'),
      objectRow('player', 7, 'Lobby')
    ])
    .execute();
});

const post = (json: unknown) => ask('/api/Users', { method: 'POST', json });
const patch = (id: number, json: unknown, as: string | Session = ADMIN_KEY) =>
  ask(`/api/Users/${id}`, { method: 'PATCH', as, json });
const createKey = async (id: number, json: object) =>
  ask(`/api/Users/${id}/Keys`, { method: 'POST', as: await adminSession(), json });
const remove = (path: string) => ask(path, { method: 'DELETE' });
const read = async <T>(path: string) => (await (await ask(path)).json()) as T;
const list = () => read<UserSummary[]>('/api/Users');
const outcome = async (response: Response) => {
  const body = (await response.json()) as { code: string; errors?: { pointer: string }[] };
  return [response.status, body.code, ...(body.errors ?? []).map(({ pointer }) => pointer)];
};
/** All users, with their permissions, accounts, sessions and keys. */
const everything = async () => {
  const { db } = server.app.store;
  return {
    users: await db.selectFrom('users').selectAll().execute(),
    permissions: await db.selectFrom('user_permissions').selectAll().execute(),
    accounts: await db.selectFrom('user_accounts').selectAll().execute(),
    sessions: await db.selectFrom('sessions').selectAll().execute(),
    keys: await db.selectFrom('api_keys').selectAll().execute()
  };
};

describe('POST /api/Users', () => {
  it('creates a user with permissions, and answers with the user’s address', async () => {
    const response = await post({ Name: ' Anna ', Role: 'user', Permissions: [{ SpotGroupId: 1, Level: 'write' }] });
    const user = (await response.json()) as UserSummary;
    expect([response.status, response.headers.get('location')]).toEqual([201, `/api/Users/${user.Id}`]);
    expect(user).toEqual({
      Id: user.Id,
      Name: 'Anna',
      Role: 'user',
      LocationId: null,
      LocationName: null,
      PlayerId: null,
      PlayerName: null,
      Locked: false,
      External: false,
      CreatedAt: user.CreatedAt,
      LastSeenAt: null
    });
    expect(await read(`/api/Users/${user.Id}/Permissions`)).toEqual({
      Permissions: [{ SpotGroupId: 1, Level: 'write' }]
    });
  });

  it('creates a location user with the name of its location', async () => {
    const user = (await (await post({ Name: 'Branch', Role: 'location', LocationId: 7 })).json()) as UserSummary;
    expect(user).toMatchObject({ Role: 'location', LocationId: 7, LocationName: 'Graz' });
  });

  it('creates a user that is a player, with the player’s name, until it gets another role', async () => {
    const user = (await (await post({ Name: 'lobby', Role: 'player', PlayerId: 7 })).json()) as UserSummary;
    expect(user).toMatchObject({ Role: 'player', PlayerId: 7, PlayerName: 'Lobby', LocationId: null });
    const { Key } = await server.app.people.keys.create(user.Id, {});
    const account = await (await ask('/api/Account', { as: Key })).json();
    expect(account).toMatchObject({ Role: 'player', PlayerId: 7, LocationId: null });
    expect(await (await patch(user.Id, { Name: 'entrance' })).json()).toMatchObject({ PlayerId: 7 });
    expect(await (await patch(user.Id, { Role: 'user' }, await adminSession())).json()).toMatchObject({
      PlayerId: null,
      PlayerName: null
    });
    expect(await outcome(await patch(user.Id, { Role: 'player' }))).toEqual([400, 'player-needed', '/PlayerId']);
  });

  it.each<[what: string, body: unknown, outcome: unknown[]]>([
    ['without a name', { Role: 'user' }, [400, 'body-invalid', '/Name']],
    ['with a blank name', { Name: ' ', Role: 'user' }, [400, 'body-invalid', '/Name']],
    ['with a name nothing of which can be seen', { Name: '\u0301', Role: 'user' }, [400, 'body-invalid', '/Name']],
    ['with a name of nothing but an accent', { Name: '´', Role: 'user' }, [400, 'name-blank', '/Name']],
    ['with a NUL in its name', { Name: 'a\u0000', Role: 'user' }, [400, 'body-invalid', '/Name']],
    ['with a role that does not exist', { Name: 'a', Role: 'root' }, [400, 'body-invalid', '/Role']],
    ['with a short password', { Name: 'a', Role: 'user', Password: 'short' }, [400, 'body-invalid', '/Password']],
    ['of a location, without one', { Name: 'a', Role: 'location' }, [400, 'location-needed', '/LocationId']],
    ['of a player, without one', { Name: 'a', Role: 'player' }, [400, 'player-needed', '/PlayerId']],
    ['of an unknown player', { Name: 'a', Role: 'player', PlayerId: 99 }, [400, 'player-unknown', '/PlayerId']],
    [
      'with a player it must not have',
      { Name: 'a', Role: 'user', PlayerId: 7 },
      [400, 'player-not-allowed', '/PlayerId']
    ],
    [
      'of an unknown location',
      { Name: 'a', Role: 'location', LocationId: 8 },
      [400, 'location-unknown', '/LocationId']
    ],
    [
      'with a location it must not have',
      { Name: 'a', Role: 'user', LocationId: 7 },
      [400, 'location-not-allowed', '/LocationId']
    ],
    [
      'with an unknown spot group',
      {
        Name: 'a',
        Role: 'user',
        Permissions: [
          { SpotGroupId: 1, Level: 'read' },
          { SpotGroupId: 9, Level: 'read' }
        ]
      },
      [400, 'spot-group-unknown', '/Permissions/1/SpotGroupId']
    ],
    [
      'with a spot group twice',
      {
        Name: 'a',
        Role: 'user',
        Permissions: [
          { SpotGroupId: 1, Level: 'read' },
          { SpotGroupId: 1, Level: 'write' }
        ]
      },
      [400, 'spot-group-twice', '/Permissions/1/SpotGroupId']
    ],
    ['whose name is taken, in capitals', { Name: 'ADMIN', Role: 'user' }, [409, 'name-taken', '/Name']]
  ])('refuses one %s, and changes nothing', async (_what, body, expected) => {
    const before = await everything();
    expect(await outcome(await post(body))).toEqual(expected);
    expect(await everything()).toEqual(before);
  });

  it('gives a name to only one of several requests at the same time', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post({ Name: 'Anna', Role: 'user' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe('GET /api/Users', () => {
  it.each([
    ['Arabic', 'م'],
    ['Korean, whose syllables are compared letter by letter', '한'],
    ['emoji', '😀']
  ])('continues its pages after the longest names: %s', async (_script, character) => {
    await userWith({ name: character.repeat(200) });
    await userWith({ name: character.repeat(199) });
    const [, next] = /<([^>]+)>; rel="next"/.exec((await ask('/api/Users?limit=2')).headers.get('link') ?? '') ?? [];
    const page = await ask(next ?? '');
    expect([page.status, ((await page.json()) as UserSummary[]).length]).toEqual([200, 1]);
  });

  it('lists by name in pages that leave nobody out, and finds part of a name whatever its case', async () => {
    for (const Name of ['Zoe', 'anna', 'Änne', 'Bob']) await post({ Name, Role: 'user' });
    const names: string[] = [];
    for (let next: string | undefined = '/api/Users?limit=2'; next;) {
      const page = await ask(next);
      names.push(...((await page.json()) as UserSummary[]).map(({ Name }) => Name));
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(names).toEqual(['admin', 'anna', 'Änne', 'Bob', 'Zoe']);
    expect((await read<UserSummary[]>('/api/Users?search=NN')).map(({ Name }) => Name)).toEqual(['anna', 'Änne']);
    expect(await read('/api/Users?search=%25')).toEqual([]);
  });

  it('says when a user was last seen', async () => {
    const { id, key } = await userWith();
    // From a time when the clock was ahead.
    await server.app.store.db.updateTable('users').set({ last_seen_at: '2200-01-01T00:00:00.000Z' }).execute();
    await ask('/api/Account', { as: key });
    const [, user] = await list();
    expect(user).toMatchObject({ Id: id, LastSeenAt: expect.stringMatching(/^20\d\d-/) as string });
  });
});

describe('PATCH /api/Users/{id}', () => {
  it('changes only what is given', async () => {
    const { id } = await userWith({ name: 'Anna', role: 'location', locationId: 7 });
    expect(await (await patch(id, { Name: 'Anna B.' })).json()).toMatchObject({ Name: 'Anna B.', LocationId: 7 });
    expect(await (await patch(id, { Name: 'ANNA B.' })).json()).toMatchObject({ Name: 'ANNA B.' });
    expect(await (await patch(id, { Role: 'user' }, await adminSession())).json()).toMatchObject({
      Role: 'user',
      LocationId: null
    });
    expect(await outcome(await patch(id, { Role: 'location' }))).toEqual([400, 'location-needed', '/LocationId']);
    expect(await outcome(await patch(id, { Name: 'Admin' }))).toEqual([409, 'name-taken', '/Name']);
    expect(await outcome(await patch(4711, { Name: 'x' }))).toEqual([404, 'user-not-found']);
  });

  it('accepts only the new password afterwards', async () => {
    const { id } = await userWith({ name: 'Anna', password: 'correct horse' });
    await patch(id, { Password: 'battery staple' }, await adminSession());
    await expect(new Browser().signIn('Anna', 'correct horse')).rejects.toThrow();
    expect(await (await new Browser().signIn('Anna', 'battery staple')).whoAmI()).toBe('Anna');
  });
});

describe('an administrator', () => {
  const remaining = () => [409, 'last-administrator'];

  it('who is the last one able to sign in cannot be locked, demoted or deleted', async () => {
    await userWith({ role: 'administrator' });
    const [admin] = await list();
    const before = await everything();
    expect(await outcome(await patch(admin!.Id, { Locked: true }))).toEqual(remaining());
    expect(await outcome(await patch(admin!.Id, { Role: 'user' }))).toEqual(remaining());
    expect(await outcome(await remove(`/api/Users/${admin!.Id}`))).toEqual(remaining());
    expect(await everything()).toEqual(before);
  });

  it('can be deleted while another one with a password exists who is not locked', async () => {
    const { id } = await userWith({ role: 'administrator', password: 'correct horse' });
    const [admin] = await list();
    await patch(id, { Locked: true });
    expect((await remove(`/api/Users/${admin!.Id}`)).status).toBe(409);
    await patch(id, { Locked: false }, await adminSession());
    expect((await remove(`/api/Users/${admin!.Id}`)).status).toBe(204);
    expect(await outcome(await patch(id, { Locked: true }))).toEqual(remaining());
  });

  it('cannot lock or delete themselves', async () => {
    const { id, key } = await userWith({ role: 'administrator', password: 'correct horse' });
    const lock = await ask(`/api/Users/${id}`, { method: 'PATCH', as: key, json: { Locked: true } });
    expect(await outcome(lock)).toEqual([409, 'not-oneself']);
    expect(await outcome(await ask(`/api/Users/${id}`, { method: 'DELETE', as: key }))).toEqual([409, 'not-oneself']);
  });
});

describe('permissions', () => {
  const permissions = (id: number) => `/api/Users/${id}/Permissions`;
  const put = async (path: string, json: unknown) => ask(path, { method: 'PUT', as: await adminSession(), json });

  it('are replaced as a whole or not at all', async () => {
    const { id } = await userWith({ permissions: [{ SpotGroupId: 1, Level: 'read' }] });
    const wanted = { Permissions: [{ SpotGroupId: 2, Level: 'write' }] };
    expect(await (await put(permissions(id), wanted)).json()).toEqual(wanted);
    const wrong = {
      Permissions: [
        { SpotGroupId: 1, Level: 'read' },
        { SpotGroupId: 9, Level: 'read' }
      ]
    };
    expect(await outcome(await put(permissions(id), wrong))).toEqual([
      400,
      'spot-group-unknown',
      '/Permissions/1/SpotGroupId'
    ]);
    expect(await read(permissions(id))).toEqual(wanted);
    expect(await outcome(await put(permissions(4711), wanted))).toEqual([404, 'user-not-found']);
  });

  it('of several users are changed together or not at all', async () => {
    const [a, b] = [await userWith({ name: 'a' }), await userWith({ name: 'b' })];
    const change = (UserId: number, SpotGroupId: number, Level: string | null) => ({ UserId, SpotGroupId, Level });
    const good = [change(a.id, 1, 'read'), change(b.id, 2, 'write'), change(a.id, 1, 'write')];
    expect((await put('/api/Permissions', { Changes: good })).status).toBe(204);
    const bad = [change(a.id, 1, null), change(b.id, 9, 'read')];
    expect(await outcome(await put('/api/Permissions', { Changes: bad }))).toEqual([
      400,
      'spot-group-unknown',
      '/Changes/1/SpotGroupId'
    ]);
    const nobody = [change(a.id, 1, null), change(4711, 1, 'read')];
    expect(await outcome(await put('/api/Permissions', { Changes: nobody }))).toEqual([
      400,
      'user-unknown',
      '/Changes/1/UserId'
    ]);
    expect(await read('/api/Permissions')).toEqual({
      SpotGroups: [
        { Id: 2, Name: 'Summer' },
        { Id: 1, Name: 'Winter' }
      ],
      Users: [
        { Id: a.id, Name: 'a', Role: 'user', Read: [], Write: [1] },
        { Id: 1, Name: 'admin', Role: 'administrator', Read: [], Write: [] },
        { Id: b.id, Name: 'b', Role: 'user', Read: [], Write: [2] }
      ]
    });
    expect((await read<{ Users: object[] }>(`/api/Permissions?UserId=${b.id}`)).Users).toEqual([
      { Id: b.id, Name: 'b', Role: 'user', Read: [], Write: [2] }
    ]);
    expect((await ask('/api/Permissions?UserId=4711')).status).toBe(404);
    await put('/api/Permissions', { Changes: [change(a.id, 1, null)] });
    expect(await read(permissions(a.id))).toEqual({ Permissions: [] });
  });
});

describe('keys', () => {
  it('are shown only once, not stored in plain text, listed without their secret, and can be revoked', async () => {
    const { id } = await userWith();
    const path = `/api/Users/${id}/Keys`;
    const response = await createKey(id, { Name: 'Import', ExpiresAt: '2999-01-02T03:04:05Z' });
    const { Key, ...summary } = (await response.json()) as NewKey;
    expect([response.status, response.headers.get('location')]).toEqual([201, `${path}/${summary.Id}`]);
    expect(summary).toMatchObject({ Name: 'Import', Start: Key.slice(0, 8), ExpiresAt: '2999-01-02T03:04:05.000Z' });
    expect(Key).toMatch(/^asc_\w{40}$/);
    expect(JSON.stringify(await everything())).not.toContain(Key);
    expect((await read<KeySummary[]>(path))[1]).toEqual(summary);
    expect(await (await ask('/api/Account', { as: Key })).json()).toMatchObject({ Id: id });
    expect((await remove(`${path}/${summary.Id}`)).status).toBe(204);
    expect((await ask('/api/Account', { as: Key })).status).toBe(401);
    expect((await remove(`${path}/${summary.Id}`)).status).toBe(404);
  });

  it('of another user cannot be revoked through one’s own address', async () => {
    const [a, b] = [await userWith(), await userWith()];
    const [key] = await read<KeySummary[]>(`/api/Users/${b.id}/Keys`);
    expect((await remove(`/api/Users/${a.id}/Keys/${key!.Id}`)).status).toBe(404);
    expect((await ask(`/api/Account/Keys/${key!.Id}`, { method: 'DELETE', as: a.key })).status).toBe(404);
    expect((await ask('/api/Account', { as: b.key })).status).toBe(200);
  });

  it('cannot be created with an expiry in the past, or for a user who does not exist', async () => {
    const { id } = await userWith();
    const past = await createKey(id, { ExpiresAt: '2020-01-01T00:00:00Z' });
    expect(await outcome(past)).toEqual([400, 'expiry-past', '/ExpiresAt']);
    expect(await outcome(await createKey(4711, {}))).toEqual([404, 'user-not-found']);
  });

  it('that have expired are refused', async () => {
    const { id } = await userWith();
    const response = await createKey(id, { ExpiresAt: '2999-01-01T00:00:00Z' });
    const { Key, Id } = (await response.json()) as NewKey;
    const expires_at = '2020-01-01T00:00:00.000Z';
    await server.app.store.db.updateTable('api_keys').set({ expires_at }).where('id', '=', Number(Id)).execute();
    expect((await ask('/api/Account', { as: Key })).status).toBe(401);
  });

  it('are deleted with their user', async () => {
    const { id, key } = await userWith({ permissions: [{ SpotGroupId: 1, Level: 'read' }] });
    expect((await remove(`/api/Users/${id}`)).status).toBe(204);
    expect((await ask('/api/Account', { as: key })).status).toBe(401);
    expect(await everything()).toMatchObject({ permissions: [], keys: [], users: [{ name: 'admin' }] });
  });
});

describe('from another website', () => {
  it.each([
    ['POST', '/api/Users'],
    ['PATCH', '/api/Users/1'],
    ['DELETE', '/api/Users/1'],
    ['PUT', '/api/Users/1/Permissions'],
    ['DELETE', '/api/Users/1/Sessions'],
    ['POST', '/api/Users/1/Keys'],
    ['DELETE', '/api/Users/1/Keys/1'],
    ['PUT', '/api/Permissions'],
    ['PUT', '/api/Account/Password'],
    ['DELETE', '/api/Account/Sessions'],
    ['DELETE', '/api/Account/Sessions/1'],
    ['POST', '/api/Account/Keys'],
    ['DELETE', '/api/Account/Keys/1'],
    ['POST', '/sign-in'],
    ['POST', '/sign-out']
  ])('%s %s is refused, whatever its content type', async (method, path) => {
    for (const origin of ['null', 'https://evil.example', ORIGIN.replace('http:', 'https:')]) {
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
        const response = await ask(path, { method, headers: { origin, 'content-type': type }, body: '{}' });
        expect(await outcome(response)).toEqual([403, 'foreign-origin']);
      }
    }
  });
});
