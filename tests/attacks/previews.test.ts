import { expect, it } from 'vitest';
import { sample, form } from '../api/harness.js';
import { PASSWORD } from '../e2e/server.js';
import { describeAttack } from './target.js';

describeAttack('the path of a preview', (target) => {
  it('opens nothing once the person who opened it has signed out, although it is valid for a day', async () => {
    const uploaded = await target.ask('/api/Widgets', { method: 'POST', body: form(['widget.dash.zip', await sample()]) });
    const { Id: id } = (await uploaded.json()) as { Id: number };
    const signedIn = await target.send('POST', '/sign-in', { Name: 'admin', Password: PASSWORD }, null);
    const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const asBrowser = (path: string) =>
      target.ask(path, { method: 'POST', as: null, headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    const { PreviewPath } = (await (await asBrowser(`/api/Widgets/${id}/Preview`)).json()) as { PreviewPath: string };
    const read = async () => {
      const response = await target.ask(`${PreviewPath}index.html`, { as: null });
      return [response.status, response.headers.get('content-security-policy')?.includes('sandbox allow-scripts')];
    };
    expect(await read()).toEqual([200, true]);
    expect((await asBrowser('/sign-out')).status).toBe(204);
    expect(await read()).toEqual([403, true]);
  });
});
