import type { SessionSummary } from '../../src/lib/api.js';
import { RESOURCES } from '../../src/lib/server/catalogue/resources.js';
import { adminSession, sessionOf, userWith } from '../api/harness.js';
import { made } from '../api/things.js';
import { drafts } from './draftRequests.js';
import { ANY, done, get, named, send, type Largest } from './sending.js';
import { newUpdate, NUMBERS, tilesOf, type BigStore } from './store.js';
import { texts } from './textRequests.js';
import { widgets } from './widgetRequests.js';

const catalogue: Record<string, Largest> = Object.fromEntries(
  RESOURCES.filter(({ path }) => path !== 'Spots').flatMap(({ path }) => [
    [`GET /${path}`, get(`${path}?search=1&limit=1000`)],
    [`POST /${path}`, (_, turn) => send('POST', path, { Name: named(turn) })]
  ])
);

const newDashboard = async (turn: number) => (await made('Dashboards', { Name: `Board ${turn}`, Shared: true })).Id;
const newUser = async ({ spotGroup }: BigStore) =>
  (await userWith({ permissions: [{ SpotGroupId: spotGroup, Level: 'read' }] })).id;
const newKey = async (user: number) =>
  (await done<{ Id: string }>(send('POST', `Users/${user}/Keys`, { Name: 'Key' }, { as: await adminSession() }))).Id;

const people: Record<string, Largest> = {
  'GET /Account': async () => ({ path: 'Account', options: { as: await adminSession() } }),
  'GET /Account/Keys': ({ session }) => ({ path: 'Account/Keys', options: { as: session } }),
  'POST /Account/Keys': ({ session }, turn) => send('POST', 'Account/Keys', { Name: named(turn) }, { as: session }),
  'DELETE /Account/Keys/{key}': async ({ session }) => {
    const { Id } = await done<{ Id: string }>(send('POST', 'Account/Keys', { Name: 'Key' }, { as: session }));
    return send('DELETE', `Account/Keys/${Id}`, undefined, { as: session });
  },
  'PUT /Account/Password': ({ session }) =>
    send('PUT', 'Account/Password', { Password: 'p'.repeat(200) }, { as: session }),
  'GET /Account/Sessions': ({ session }) => ({ path: 'Account/Sessions', options: { as: session } }),
  'DELETE /Account/Sessions': ({ session }) => send('DELETE', 'Account/Sessions', undefined, { as: session }),
  'DELETE /Account/Sessions/{session}': async ({ session, user }) => {
    await sessionOf(user);
    const all = await done<SessionSummary[]>({ path: 'Account/Sessions', options: { as: session } });
    return send('DELETE', `Account/Sessions/${all.find(({ Current }) => !Current)?.Id}`, undefined, { as: session });
  },
  'GET /Permissions': ({ user }) => ({ path: `Permissions?UserId=${user}` }),
  'PUT /Permissions': async ({ user, spotGroup }, turn) => {
    const Level = (['read', 'write'] as const)[turn % 2];
    const Changes = NUMBERS(10_000).map((index) => ({
      UserId: user + 1 + (index % 100),
      SpotGroupId: spotGroup + 1 + Math.floor(index / 100),
      Level
    }));
    return send('PUT', 'Permissions', { Changes }, { as: await adminSession() });
  },
  'GET /Users': get('Users?search=person&limit=1000'),
  'POST /Users': ({ spotGroup }, turn) =>
    send('POST', 'Users', { Name: named(turn), Role: 'user', Permissions: permissions(spotGroup, turn) }),
  'GET /Users/{id}': ({ user }) => ({ path: `Users/${user}` }),
  'PATCH /Users/{id}': ({ user }, turn) => send('PATCH', `Users/${user}`, { Name: named(turn) }),
  'DELETE /Users/{id}': async (store, turn) => {
    const { Id } = await done<{ Id: number }>(
      send('POST', 'Users', { Name: `gone ${turn}`, Role: 'user', Permissions: permissions(store.spotGroup, 0) })
    );
    return send('DELETE', `Users/${Id}`);
  },
  'GET /Users/{id}/Keys': ({ user }) => ({ path: `Users/${user}/Keys` }),
  'POST /Users/{id}/Keys': async (store, turn) =>
    send('POST', `Users/${await newUser(store)}/Keys`, { Name: named(turn) }, { as: await adminSession() }),
  'DELETE /Users/{id}/Keys/{key}': async ({ user }) => send('DELETE', `Users/${user}/Keys/${await newKey(user)}`),
  'GET /Users/{id}/Languages': ({ user }) => ({ path: `Users/${user}/Languages` }),
  'PUT /Users/{id}/Languages': async (store, turn) => {
    const Languages = NUMBERS(200).map((index) => ({
      Language: `de-x-${index}`,
      Level: (['translate', 'review'] as const)[turn % 2]
    }));
    return send('PUT', `Users/${await newUser(store)}/Languages`, { Languages }, { as: await adminSession() });
  },
  'GET /Users/{id}/Permissions': ({ user }) => ({ path: `Users/${user}/Permissions` }),
  'PUT /Users/{id}/Permissions': async (store, turn) => {
    const Permissions = permissions(store.spotGroup, turn);
    return send('PUT', `Users/${await newUser(store)}/Permissions`, { Permissions }, { as: await adminSession() });
  },
  'DELETE /Users/{id}/Sessions': async (store) => send('DELETE', `Users/${await newUser(store)}/Sessions`)
};

const permissions = (spotGroup: number, turn: number) =>
  NUMBERS(10_000).map((index) => ({ SpotGroupId: spotGroup + index, Level: (['read', 'write'] as const)[turn % 2] }));

const spot = async (spotGroup: number, turn: number) =>
  (await made('Spots', { Name: `spot of ${turn}`, Type: 'Wizard', SpotGroupId: spotGroup })).Id;

const spots: Record<string, Largest> = {
  'GET /Spots': get('Spots?search=1&limit=1000'),
  'POST /Spots': ({ spotGroup }, turn) =>
    send('POST', 'Spots', { Name: named(turn), Type: 'Wizard', SpotGroupId: spotGroup }),
  'PUT /Spots': async ({ spotGroup }, turn) =>
    send('PUT', 'Spots', { Id: await spot(spotGroup, turn), ValidFrom: null, ValidTo: null }),
  'DELETE /Spots': async ({ spotGroup }, turn) => send('DELETE', `Spots?id=${await spot(spotGroup, turn)}`),
  'GET /Spots/AscContent': async ({ spotGroup }, turn) => ({
    path: `Spots/AscContent?id=${await spot(spotGroup, turn)}`
  }),
  'POST /Spots/CreateCopy': async ({ spotGroup }, turn) =>
    send('POST', 'Spots/CreateCopy', { SpotId: await spot(spotGroup, turn), Name: named(turn) }),
  'GET /Spots/Preview': async ({ spotGroup }, turn) => ({
    path: `Spots/Preview?id=${await spot(spotGroup, turn)}`,
    status: 503
  }),
  'PUT /Spots/Tags': async ({ spotGroup }, turn) =>
    send('PUT', 'Spots/Tags', {
      SpotId: await spot(spotGroup, turn),
      Tags: NUMBERS(100).map((index) => `${index}`.padEnd(50, 't'))
    }),
  'GET /Spots/Thumbnail': async ({ spotGroup }, turn) => ({
    path: `Spots/Thumbnail?id=${await spot(spotGroup, turn)}`,
    status: 503
  })
};

const players: Record<string, Largest> = {
  'POST /Players/{id}/Messages': ({ player }) =>
    send('POST', `Players/${player}/Messages`, { Content: NUMBERS(14_000).map((index) => ({ a: index })) }),
  'GET /Fast/player/{playerId}/{messageId}': async ({ player }) => {
    const Content = NUMBERS(14_000).map((index) => ({ a: index }));
    const { Id } = await done<{ Id: number }>(send('POST', `Players/${player}/Messages`, { Content }));
    return { path: `Fast/player/${player}/${Id}` };
  },
  'GET /Reporting/PlayTimes': get('Reporting/PlayTimes?groupBy=spot&limit=1000'),
  'POST /Reporting/PlayTimes': ({ player }, turn) => {
    const at = Date.now() - turn * 20_000_000;
    const Rows = NUMBERS(10_000).map((index) => ({
      SpotId: 1 + index,
      PlayerId: player + (index % 5_000),
      StartedAt: new Date(at - index * 1_000).toISOString(),
      Seconds: 5
    }));
    return send('POST', 'Reporting/PlayTimes', { Rows });
  },
  'GET /Updates': get('Updates?limit=1000'),
  'POST /Updates': (_, turn) => ({
    path: `Updates?Version=7.${turn}&FileName=a.bin`,
    options: {
      method: 'POST',
      body: new Uint8Array(5_000_000),
      headers: { 'content-type': 'application/octet-stream' }
    }
  }),
  'GET /Updates/{id}': ({ update }) => ({ path: `Updates/${update}` }),
  'DELETE /Updates/{id}': async (_, turn) => send('DELETE', `Updates/${await newUpdate(`8.${turn}`)}`),
  'GET /Updates/{id}/Confirmations': ({ update }) => ({ path: `Updates/${update}/Confirmations?limit=1000` }),
  'POST /Updates/{id}/Confirmations': ({ update, player }) =>
    send('POST', `Updates/${update}/Confirmations`, {
      PlayerId: player,
      State: 'failed',
      Version: '1.1',
      Message: 'm'.repeat(1_000)
    }),
  'GET /Updates/{id}/File': ({ update }) => ({ path: `Updates/${update}/File` })
};

const dashboards: Record<string, Largest> = {
  'GET /Dashboards': get('Dashboards'),
  'POST /Dashboards': ({ dashboard }, turn) =>
    send('POST', 'Dashboards', { Name: named(turn), Shared: true, CopyOf: dashboard }),
  'GET /Dashboards/Trash': get('Dashboards/Trash?search=gone&limit=1000'),
  'DELETE /Dashboards/Trash/{id}': async (_, turn) => {
    const id = await newDashboard(turn);
    await done(send('DELETE', `Dashboards/${id}`));
    return send('DELETE', `Dashboards/Trash/${id}`);
  },
  'GET /Dashboards/{id}': ({ dashboard }) => ({ path: `Dashboards/${dashboard}` }),
  'PUT /Dashboards/{id}': ({ dashboard, variants }, turn) =>
    send('PUT', `Dashboards/${dashboard}`, { Tiles: tilesOf(variants.slice(turn % 1_000)) }, { headers: ANY }),
  'PATCH /Dashboards/{id}': ({ dashboard }, turn) => send('PATCH', `Dashboards/${dashboard}`, { Name: named(turn) }),
  'DELETE /Dashboards/{id}': async (_, turn) => send('DELETE', `Dashboards/${await newDashboard(turn)}`),
  'POST /Dashboards/{id}/Restore': async (_, turn) => {
    const id = await newDashboard(turn);
    await done(send('DELETE', `Dashboards/${id}`));
    return send('POST', `Dashboards/${id}/Restore`);
  }
};

const pickers: Record<string, Largest> = {
  'GET /catalogue/{kind}': get('catalogue/spot?search=spot 1&limit=200'),
  'GET /catalogue/{kind}/lookup': get(
    `catalogue/spot/lookup?ids=${NUMBERS(1_000)
      .map((index) => index + 1)
      .join(',')}`
  ),
  'GET /docs': get('docs'),
  'GET /openapi.json': get('openapi.json')
};

/** Of every operation, by method and path. */
export const LARGEST: Readonly<Record<string, Largest>> = {
  ...catalogue,
  ...people,
  ...spots,
  ...players,
  ...dashboards,
  ...drafts,
  ...texts,
  ...widgets,
  ...pickers
};
