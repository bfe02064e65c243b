import { beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../e2e/server.js';
import { ADMIN_KEY, describeAttack } from './target.js';

interface Key {
  readonly Id: string;
  readonly Key: string;
}

describeAttack('a key leaves nothing behind that outlives it', (target) => {
  let short: Key;
  const bySession = (method: string, path: string, json: unknown) => target.send(method, path, json, target.admin);
  /** All users, and the keys of `admin`. */
  const access = async () => {
    const [users, keys] = await Promise.all(
      ['/api/Users', '/api/Users/1/Keys'].map(
        async (path) => (await (await target.ask(path)).json()) as Record<string, unknown>[]
      )
    );
    return [
      users!.map(({ Id, Name, Role, Locked }) => [Id, Name, Role, Locked]),
      keys!.map(({ Id, ExpiresAt }) => [Id, ExpiresAt])
    ];
  };

  beforeAll(async () => {
    const ExpiresAt = new Date(Date.now() + 3_600_000).toISOString();
    short = (await (await bySession('POST', '/api/Users/1/Keys', { ExpiresAt })).json()) as Key;
  });

  it.each<[method: string, path: string, body: object]>([
    ['POST', '/api/Account/Keys', {}],
    ['POST', '/api/v1.18/Account/Keys', { Name: 'for ever', ExpiresAt: null }],
    ['POST', '/api/Users/1/Keys', {}],
    ['PUT', '/api/Account/Password', { CurrentPassword: PASSWORD, Password: 'battery staple' }],
    ['PATCH', '/api/Users/1', { Password: 'battery staple' }],
    ['PATCH', '/api/Users/1', { Locked: false }],
    ['POST', '/api/Users', { Name: 'Eve', Role: 'administrator', Password: 'battery staple' }],
    ['POST', '/api/Users', { Name: 'Eve', Role: 'user', Password: 'battery staple' }],
    ['POST', '/api/Users', { Name: 'Eve', Role: 'administrator' }]
  ])('%s %s with %j is refused to the key of an administrator and to ADMIN_API_KEY', async (method, path, body) => {
    const before = await access();
    for (const key of [short.Key, ADMIN_KEY]) {
      const refused = await target.send(method, path, body, key);
      expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('"session-needed"')]);
    }
    expect(await access()).toEqual(before);
  });

  it('a cookie beside it does not give it a session', async () => {
    const { cookie } = target.admin;
    for (const beside of ['ascdata.session_token=planted', `${cookie}; ${cookie}`, cookie]) {
      const headers = { authorization: `Bearer ${short.Key}`, cookie: beside, 'content-type': 'application/json' };
      const refused = await target.ask('/api/Account/Keys', { method: 'POST', headers, body: '{}' });
      expect([beside, refused.status]).toEqual([beside, 403]);
    }
  });

  it('a password change that revokes keys ends them at the next request, and other sessions too', async () => {
    const user = { Name: 'Anna', Role: 'user', Password: 'correct horse' };
    const { Id } = (await (await bySession('POST', '/api/Users', user)).json()) as { Id: number };
    const { Key } = (await (await bySession('POST', `/api/Users/${Id}/Keys`, {})).json()) as Key;
    const signedIn = await target.send('POST', '/sign-in', { Name: 'Anna', Password: 'correct horse' }, null);
    const anna = { cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '' };
    const statuses = async () => [
      (await target.ask('/api/Account', { as: Key })).status,
      (await target.ask('/api/Account', { as: null, headers: anna })).status
    ];
    expect(await statuses()).toEqual([200, 200]);
    const changed = await bySession('PATCH', `/api/Users/${Id}`, { Password: 'battery staple', RevokeKeys: true });
    expect([changed.status, await statuses()]).toEqual([200, [401, 401]]);
  });
});
