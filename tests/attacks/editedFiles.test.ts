import { expect, it } from 'vitest';
import { sample, form } from '../api/harness.js';
import { PASSWORD } from '../e2e/server.js';
import { describeAttack } from './target.js';

const SECRET = 'globalThis.unsaved = "not for others";';

describeAttack('edited files that are not saved', (target) => {
  it('open for one session only, whatever the path is spelled like, and are gone with it', async () => {
    const bytes = await sample({ files: { 'main.js': 'saved' } });
    const uploaded = await target.ask('/api/Widgets', { method: 'POST', body: form(['widget.dash.zip', bytes]) });
    const { Id: id } = (await uploaded.json()) as { Id: number };
    const signIn = async () => {
      const answer = await target.send('POST', '/sign-in', { Name: 'admin', Password: PASSWORD }, null);
      const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      return (method: string, path: string, body?: FormData) =>
        target.ask(path, { method, as: null, body, headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    };
    const [editor, other] = [await signIn(), await signIn()];
    const body = form(['main.js', new TextEncoder().encode(SECRET)]);
    const answer = await editor('PUT', `/api/Widgets/${id}/EditedFiles`, body);
    const { PreviewPath: path } = (await answer.json()) as { PreviewPath: string };
    const read = async (at: string) => {
      const response = await target.ask(at, { as: null });
      const policy = response.headers.get('content-security-policy') ?? '';
      const isSealed = policy.includes('sandbox allow-scripts') && response.headers.get('cache-control') === 'private, no-store';
      return [response.status, (await response.text()).includes(SECRET), isSealed] as const;
    };
    expect(await read(`${path}main.js`)).toEqual([200, true, true]);

    const { PreviewPath: theirs } = (await (await other('POST', `/api/Widgets/${id}/Preview`)).json()) as {
      PreviewPath: string;
    };
    expect(await read(`${theirs}main.js`)).toEqual([200, false, true]);
    for (const spelled of ['%6dain.js', 'x/../main.js', './main.js', 'main.js%00', 'MAIN.JS', '/main.js', 'main%2ejs']) {
      const [status] = await read(`${path}${spelled}`);
      expect([200, 404], spelled).toContain(status);
    }
    for (const method of ['GET', 'POST', 'HEAD']) {
      expect([404, 405]).toContain((await other(method, `/api/Widgets/${id}/EditedFiles`)).status);
    }
    const foreign = await target.ask(`/api/Widgets/${id}/EditedFiles`, {
      method: 'PUT',
      as: target.admin,
      body: form(['main.js', new TextEncoder().encode('1')]),
      headers: { origin: 'null' }
    });
    expect(foreign.status).toBe(403);

    expect((await editor('POST', '/sign-out')).status).toBe(204);
    expect(await read(`${path}main.js`)).toEqual([403, false, true]);
    expect(await read(`${path}index.html`)).toEqual([403, false, true]);
  });

  it('are counted while they arrive: more than allowed is refused and not kept', async () => {
    const size = 1024 * 1024;
    const files = Array.from({ length: 12 }, (_, at) => [`f${at}.txt`, new Uint8Array(size).fill(65)] as const);
    const answer = await target.ask('/api/Widgets/1/EditedFiles', { method: 'PUT', body: form(...files) });
    expect([400, 413]).toContain(answer.status);
  });
});
