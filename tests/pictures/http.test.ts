import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../src/lib/server/platform/authorization/actor.js';
import { ask, serve, userWith, type Server } from '../api/harness.js';
import { build, type Built } from './harness.js';
import { decodePng } from './png.js';

const ADMINISTRATOR: Actor = {
  userId: null,
  name: 'Test',
  role: 'administrator',
  locationId: null,
  locationLineage: null,
  playerId: null,
  groups: new Map(),
  languages: new Map()
};

let built: Built;
let server: Server;
let spot: number;
beforeAll(async () => {
  built = await build();
  server = await serve({ RENDER_DIR: built.folder, RENDER: '0' });
  const given = { Name: '<b>Sommer</b> 😀', Type: 'Image', Width: 640, Height: 360 } as const;
  spot = (await server.app.spots.create(ADMINISTRATOR, given)).Id;
}, 60_000);
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

describe.each(['Preview', 'Thumbnail'])('GET /Spots/%s', (operation) => {
  const path = (id: unknown, prefix = '/api') => `${prefix}/Spots/${operation}?id=${String(id)}`;

  it('answers with a PNG that only the caller may cache, and with 304 to those who have it', async () => {
    for (const prefix of ['/api', '/api/v1.18']) {
      const response = await ask(path(spot, prefix));
      expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
        200,
        'image/png',
        'private, no-cache'
      ]);
      const { width, height } = decodePng(new Uint8Array(await response.arrayBuffer()));
      expect([width, height]).toEqual(operation === 'Preview' ? [640, 360] : [320, 180]);
      const again = await ask(path(spot), { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
  });

  it('with a spot Id that does not exist answers 404, not 500', async () => {
    for (const id of [987_654_321, Number.MAX_SAFE_INTEGER]) expect((await ask(path(id))).status).toBe(404);
  });

  it('without an id, or with an invalid one, answers 400', async () => {
    for (const id of ['', '0', '-1', '1.5', 'x', '1&id=2', '99999999999999999999']) {
      expect((await ask(path(id))).status).toBe(400);
    }
  });

  it('without rights for the spot or group must not answer 200', async () => {
    const { key } = await userWith();
    expect((await ask(path(spot), { as: key })).status).toBe(403);
    expect((await ask(path(spot), { as: null })).status).toBe(401);
  });
});
