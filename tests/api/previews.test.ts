import { beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../people/browser.js';
import { enginesInFull } from '../store/engines.js';
import { ADMIN_KEY, ask, previewOf, serverOfAll, userWith, type TestUser } from './harness.js';
import { made, serveOn } from './things.js';
import { newWidget } from '../rights/cases.js';

const PASSWORD = 'password of the previews';

describe.each(enginesInFull)(
  'a preview ends with the access of the person who opened it, on $name',
  { timeout: 60_000 },
  (engine) => {
    const server = serverOfAll(() => serveOn(engine, { ADMIN_PASSWORD: PASSWORD }));
    let spotGroup = 0;
    let widgetGroup = 0;
    let widget = 0;
    beforeAll(async () => {
      spotGroup = (await made('SpotGroups', { Name: 'Shop' })).Id;
      widgetGroup = (await made('WidgetGroups', { Name: 'Shop', SpotGroupId: spotGroup })).Id;
      widget = await newWidget({ 'own group': widgetGroup, 'group without spot group': 0 }, 'own group');
    });

    let counted = 0;
    const reader = () => {
      const permissions = [{ SpotGroupId: spotGroup, Level: 'read' as const }];
      return userWith({ name: `reader ${++counted}`, password: PASSWORD, permissions });
    };
    const signedIn = async () => {
      const user = await reader();
      return { user, browser: await new Browser().signIn(`reader ${counted}`, PASSWORD) };
    };
    const previewIn = async (browser: Browser) => {
      const answer = await browser.ask(`/api/Widgets/${widget}/Preview`, { method: 'POST' });
      return ((await answer.json()) as { PreviewPath: string }).PreviewPath;
    };
    /** As a frame requests: without any cookie. */
    const status = async (path: string) => (await ask(`${path}index.html`, { as: null })).status;
    const change = async (path: string, method: string, json?: unknown) =>
      expect((await ask(path, { method, json })).status).toBeLessThan(300);

    const byAdministrator = async (path: string, json: unknown) => {
      const administrator = await new Browser().signIn('admin', PASSWORD);
      expect((await administrator.ask(path, { method: 'PATCH', json })).status).toBe(200);
    };

    it.each<[what: string, end: (user: TestUser, browser: Browser) => Promise<unknown>]>([
      ['the person signs out', (_, browser) => browser.ask('/sign-out', { method: 'POST' })],
      ['the session is ended elsewhere', ({ id }) => change(`/api/Users/${id}/Sessions`, 'DELETE')],
      ['the user is locked', ({ id }) => change(`/api/Users/${id}`, 'PATCH', { Locked: true })],
      ['the user is deleted', ({ id }) => change(`/api/Users/${id}`, 'DELETE')],
      [
        'the user gets another password',
        ({ id }) => byAdministrator(`/api/Users/${id}`, { Password: 'another one 1' })
      ],
      ['the permission is withdrawn', ({ id }) => change(`/api/Users/${id}/Permissions`, 'PUT', { Permissions: [] })]
    ])('once %s', async (_what, end) => {
      const { user, browser } = await signedIn();
      const [path, other] = [await previewIn(browser), await previewOf(widget)];
      expect([await status(path), await status(other)]).toEqual([200, 200]);
      await end(user, browser);
      expect([await status(path), await status(other)]).toEqual([403, 200]);
    });

    it('once the key is revoked', async () => {
      const { id, key } = await reader();
      const path = await previewOf(widget, key);
      expect(await status(path)).toBe(200);
      const [first] = (await (await ask(`/api/Users/${id}/Keys`)).json()) as { Id: string }[];
      await change(`/api/Users/${id}/Keys/${first!.Id}`, 'DELETE');
      expect(await status(path)).toBe(403);
    });

    it('while the widget is moved out of reach or deleted', async () => {
      const { browser } = await signedIn();
      const path = await previewIn(browser);
      const hidden = (await made('WidgetGroups', { Name: 'Hidden', SpotGroupId: null })).Id;
      await change(`/api/Widgets/${widget}`, 'PATCH', { WidgetGroupId: hidden });
      expect(await status(path)).toBe(403);
      await change(`/api/Widgets/${widget}`, 'PATCH', { WidgetGroupId: widgetGroup });
      expect(await status(path)).toBe(200);
      await change(`/api/Widgets/${widget}`, 'DELETE');
      expect(await status(path)).toBe(403);
      await change(`/api/Widgets/${widget}/Restore`, 'POST');
      expect(await status(path)).toBe(200);
    });

    it('even if the person has another session', async () => {
      const { browser } = await signedIn();
      const path = await previewIn(browser);
      const again = await new Browser().signIn(`reader ${counted}`, PASSWORD);
      await browser.ask('/sign-out', { method: 'POST' });
      expect([await status(path), await status(await previewIn(again))]).toEqual([403, 200]);
    });

    it('once the session has expired', async () => {
      const { user, browser } = await signedIn();
      const path = await previewIn(browser);
      const { people, store } = server.app;
      const [session] = await people.sessions.list(user.id, undefined);
      await store.write((writing) =>
        writing
          .updateTable('sessions')
          .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
          .where('id', '=', Number(session!.Id))
          .execute()
      );
      expect(await status(path)).toBe(403);
    });

    it('and that of ADMIN_API_KEY only opens for the current key', async () => {
      const path = await previewOf(widget, ADMIN_KEY);
      const [, , token = ''] = path.split('/');
      const said = server.app.tokens.read(token)!;
      expect(await status(path)).toBe(200);
      const forged = server.app.tokens.path({ ...said, bearer: 'e0123456789abcdef' });
      expect(await status(forged)).toBe(403);
    });
  }
);
