import { beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../e2e/server.js';
import { describeAttack } from './target.js';

describeAttack('a player’s messages and updates are that player’s', (target) => {
  let player = 0;
  let message = '';
  let update = 0;
  const keys: Record<string, string> = {};

  let cookie = '';

  const made = async (path: string, json: object) => {
    const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const response = await target.ask(`/api/${path}`, { method: 'POST', as: null, headers, body: JSON.stringify(json) });
    expect(response.status, path).toBe(201);
    return (await response.json()) as { Id: number; Key: string };
  };
  const keyOf = async (user: object) => {
    const { Id } = await made('Users', user);
    return (await made(`Users/${Id}/Keys`, {})).Key;
  };
  const statusOf = async (path: string, as: string) => (await target.ask(path, { as })).status;
  const confirm = async (PlayerId: number, as: string) =>
    (
      await target.send('POST', `/api/Updates/${update}/Confirmations`, { PlayerId, State: 'installed', Version: '1.1' }, as)
    ).status;
  const dueFor = async (id: number) => {
    const due = await target.ask(`/api/v1.18/Updates?version=1.0&playerId=${id}`);
    return ((await due.json()) as { Id: number }[]).map(({ Id }) => Id);
  };

  beforeAll(async () => {
    const signedIn = await target.send('POST', '/sign-in', { Name: 'admin', Password: PASSWORD }, null);
    cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const near = (await made('Locations', { Name: 'Near' })).Id;
    const far = (await made('Locations', { Name: 'Far' })).Id;
    player = (await made('Players', { Name: 'Entrance', LocationId: near })).Id;
    const other = (await made('Players', { Name: 'Exit', LocationId: far })).Id;
    const { Id } = await made(`Players/${player}/Messages`, { Content: { Secret: 'door code 4711' } });
    message = `/api/v1.18/Fast/player/${player}/${Id}`;
    const published = await target.ask('/api/Updates?Version=1.1&FileName=player.bin', {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: 'the new player'
    });
    update = ((await published.json()) as { Id: number }).Id;
    const group = (await made('SpotGroups', { Name: 'All' })).Id;
    const Permissions = [{ SpotGroupId: group, Level: 'write' }];
    keys['a user without permissions'] = await keyOf({ Name: 'none', Role: 'user' });
    keys['a user who writes'] = await keyOf({ Name: 'writer', Role: 'user', Permissions });
    keys['a location user of another location'] = await keyOf({ Name: 'far', Role: 'location', LocationId: far });
    keys['another player'] = await keyOf({ Name: 'exit', Role: 'player', PlayerId: other });
    keys['the location user'] = await keyOf({ Name: 'near', Role: 'location', LocationId: near });
    keys['the player'] = await keyOf({ Name: 'entrance', Role: 'player', PlayerId: player });
  }, 60_000);

  it.each(['a user without permissions', 'a user who writes', 'a location user of another location', 'another player'])(
    '%s can neither read nor confirm them',
    async (who) => {
      const as = keys[who]!;
      const read = await target.ask(message, { as });
      expect([read.status, read.headers.get('content-type')]).toEqual([403, 'application/problem+json']);
      expect(await read.text()).not.toContain('4711');
      expect(await statusOf(`/api/v1.18/Updates?version=1.0&playerId=${player}`, as)).toBe(403);
      expect(await confirm(player, as)).toBe(403);
      expect(await dueFor(player)).toEqual([update]);
    }
  );

  it('a user receives no update', async () => {
    for (const path of ['/api/Updates?version=1.0', `/api/Updates/${update}`, `/api/Updates/${update}/File`]) {
      expect(await statusOf(path, keys['a user who writes']!), path).toBe(403);
    }
  });

  it('another player cannot find out which players and messages exist', async () => {
    for (const path of ['/api/v1.18/Fast/player/999/1', '/api/v1.18/Updates?version=1.0&playerId=999']) {
      expect(await statusOf(path, keys['another player']!), path).toBe(403);
    }
  });

  it('a location user can read for the players of their own location, but cannot confirm for them', async () => {
    const as = keys['the location user']!;
    expect(await statusOf(message, as)).toBe(200);
    expect(await statusOf(`/api/v1.18/Updates?version=1.0&playerId=${player}`, as)).toBe(200);
    expect(await confirm(player, as)).toBe(403);
  });

  it('a player cannot read pages or lists that are not its own', async () => {
    const as = keys['the player']!;
    for (const path of ['/', '/dashboard', '/metrics', '/api/docs', '/api/openapi.json']) {
      expect(await statusOf(path, as), path).toBe(403);
    }
    for (const path of ['Widgets', 'WidgetGroups', 'Dashboards', 'Spots', 'Players', 'Media', 'catalogue/spot', 'Users']) {
      expect(await statusOf(`/api/${path}`, as), path).toBe(403);
    }
  });

  it('the player itself can read them, receive the file and confirm it', async () => {
    const as = keys['the player']!;
    const read = await target.ask(message, { as });
    expect([read.status, await read.json()]).toMatchObject([200, { Content: { Secret: 'door code 4711' } }]);
    expect(await statusOf(`/api/v1.18/Updates?version=1.0&playerId=${player}`, as)).toBe(200);
    const file = await target.ask(`/api/Updates/${update}/File`, { as });
    expect([file.status, await file.text()]).toEqual([200, 'the new player']);
    expect(await confirm(player, as)).toBe(204);
    expect(await dueFor(player)).toEqual([]);
    expect(await statusOf('/api/Account', as)).toBe(200);
  });
});
