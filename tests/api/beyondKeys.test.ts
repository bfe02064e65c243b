import { beforeEach, describe, expect, it } from 'vitest';
import { METHODS } from '../../src/lib/server/platform/openapi/operations.js';
import { named, specified } from '../openapi/documented.js';
import { ADMIN_KEY, adminSession, ask, serve, serverOfEach, sessionOf, userWith, type TestUser } from './harness.js';
import { dump, made } from './things.js';

const server = serverOfEach(serve);
let boss: TestUser;
let anna: TestUser;
let writer: TestUser;
let second: TestUser;
let robot: number;
let group: number;
let place: number;
beforeEach(async () => {
  group = (await made('SpotGroups', { Name: 'Entrance' })).Id;
  boss = await userWith({ name: 'boss', role: 'administrator', password: 'correct horse' });
  anna = await userWith({ name: 'anna', password: 'correct horse' });
  writer = await userWith({ name: 'writer', permissions: [{ SpotGroupId: group, Level: 'write' }] });
  second = await userWith({ name: 'second', role: 'administrator' });
  robot = (await made('Users', { Name: 'Robot of a script', Role: 'user' })).Id;
  place = (await made('Locations', { Name: 'Shop' })).Id;
});

type Operation = readonly [what: string, method: (typeof METHODS)[number], path: () => string, body: () => object];

const Password = 'battery staple';
const change = (UserId: number) => ({ Changes: [{ UserId, SpotGroupId: group, Level: 'write' }] });

const OF_ONESELF: readonly Operation[] = [
  ['makes itself another key', 'POST', () => 'Account/Keys', () => ({ Name: 'Next' })],
  [
    'changes its user’s password, also where it knows the present one',
    'PUT',
    () => 'Account/Password',
    () => ({ CurrentPassword: 'correct horse', Password })
  ]
];

const OF_OTHERS: readonly Operation[] = [
  ['makes a key for anybody', 'POST', () => `Users/${anna.id}/Keys`, () => ({})],
  ['sets a password', 'PATCH', () => `Users/${anna.id}`, () => ({ Password })],
  ['sets a password beside other changes', 'PATCH', () => `Users/${anna.id}`, () => ({ Name: 'Eve', Password })],
  ['creates a user with a password', 'POST', () => 'Users', () => ({ Name: 'Eve', Role: 'user', Password })],
  ['creates an administrator', 'POST', () => 'Users', () => ({ Name: 'Eve', Role: 'administrator' })],
  ['makes anybody administrator', 'PATCH', () => `Users/${anna.id}`, () => ({ Role: 'administrator' })],
  ['sets more permissions for somebody who can sign in', 'PUT', () => 'Permissions', () => change(anna.id)],
  [
    'sets more permissions for a user who can sign in',
    'PUT',
    () => `Users/${anna.id}/Permissions`,
    () => ({ Permissions: [{ SpotGroupId: group, Level: 'write' }] })
  ],
  [
    'gives a language to somebody who can sign in',
    'PUT',
    () => `Users/${anna.id}/Languages`,
    () => ({ Languages: [{ Language: 'de', Level: 'review' }] })
  ],
  [
    'gives another role to somebody who can sign in',
    'PATCH',
    () => `Users/${anna.id}`,
    () => ({ Role: 'location', LocationId: place })
  ],
  ['unlocks anybody', 'PATCH', () => `Users/${anna.id}`, () => ({ Locked: false })]
];

/** Of the administrator whose key asks. */
const OF_ITS_OWN_RIGHTS: readonly Operation[] = [
  ['changes its user’s role', 'PATCH', () => `Users/${boss.id}`, () => ({ Role: 'user' })],
  ['changes its user’s location', 'PATCH', () => `Users/${boss.id}`, () => ({ LocationId: null })],
  [
    'sets its user’s permissions',
    'PUT',
    () => `Users/${boss.id}/Permissions`,
    () => ({ Permissions: [{ SpotGroupId: group, Level: 'write' }] })
  ],
  [
    'sets its user’s languages',
    'PUT',
    () => `Users/${boss.id}/Languages`,
    () => ({ Languages: [{ Language: 'de', Level: 'review' }] })
  ],
  ['changes its user’s permissions among others', 'PUT', () => 'Permissions', () => change(boss.id)]
];

const LEFT_TO_KEYS: readonly Operation[] = [
  ['creates a user without a way in', 'POST', () => 'Users', () => ({ Name: 'Robot', Role: 'user' })],
  ['changes a name', 'PATCH', () => `Users/${anna.id}`, () => ({ Name: 'Eve' })],
  ['locks', 'PATCH', () => `Users/${anna.id}`, () => ({ Locked: true })],
  ['revokes all keys of a user', 'PATCH', () => `Users/${anna.id}`, () => ({ RevokeKeys: true })],
  ['sets permissions for a user without a way in', 'PUT', () => 'Permissions', () => change(robot)],
  [
    'gives a language to a user without a way in',
    'PUT',
    () => `Users/${robot}/Languages`,
    () => ({ Languages: [{ Language: 'de', Level: 'review' }] })
  ],
  [
    'takes permissions away',
    'PUT',
    () => `Users/${writer.id}/Permissions`,
    () => ({ Permissions: [{ SpotGroupId: group, Level: 'read' }] })
  ],
  ['makes an administrator a user', 'PATCH', () => `Users/${second.id}`, () => ({ Role: 'user' })],
  ['signs anybody out', 'DELETE', () => `Users/${anna.id}/Sessions`, () => ({})],
  ['deletes', 'DELETE', () => `Users/${anna.id}`, () => ({})]
];

const send = ([, method, path, body]: Operation, as: NonNullable<Parameters<typeof ask>[1]>['as']) =>
  ask(`/api/${path()}`, { method, as, ...(method !== 'DELETE' && { json: body() }) });

async function expectBeyond(operation: Operation, keys: readonly string[]): Promise<void> {
  const before = await dump(server);
  for (const key of keys) {
    const response = await send(operation, key);
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'session-needed' }]);
  }
  expect(await dump(server)).toBe(before);
}

describe('no key', () => {
  it.each(OF_ONESELF)('%s', async (...operation) => {
    await expectBeyond(operation, [ADMIN_KEY, boss.key, anna.key]);
    expect((await send(operation, await sessionOf(anna.id))).ok).toBe(true);
  });

  it.each(OF_OTHERS)('%s', async (...operation) => {
    await expectBeyond(operation, [ADMIN_KEY, boss.key]);
    expect((await send(operation, await adminSession())).ok).toBe(true);
  });

  it.each(OF_ITS_OWN_RIGHTS)('%s', async (...operation) => {
    await expectBeyond(operation, [boss.key]);
    expect((await send(operation, await sessionOf(boss.id))).ok).toBe(true);
  });
});

it.each(LEFT_TO_KEYS)('a key of an administrator %s', async (...operation) => {
  expect((await send(operation, boss.key)).ok).toBe(true);
});

it('a key without the permission is told so, not told to sign in', async () => {
  const refused = await ask(`/api/Users/${boss.id}/Keys`, { method: 'POST', as: anna.key, json: {} });
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'not-allowed' }]);
});

it('the OpenAPI document marks the operations that always need a session', () => {
  const always = specified.filter(({ spec }) => spec.needsSession === 'always').map((operation) => named(operation));
  expect(always.sort()).toEqual(['POST /Account/Keys', 'POST /Users/{id}/Keys', 'PUT /Account/Password']);
});
