import { afterEach, describe, expect, it, vi } from 'vitest';
import { pathToOpen } from '../../src/lib/server/app/start.js';
import { load as signIn } from '../../src/routes/sign-in/+page.server.js';
import { Browser } from '../people/browser.js';
import { ask, serve, userWith, type Server } from './harness.js';

const PASSWORD = 'correct horse';
// Password hashing is slow by design; the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

let server: Server | undefined;
let folder: string | undefined;

/** Starts on the same data as before. */
async function start(env: Record<string, string> = {}): Promise<Server> {
  await server?.app.close();
  const started: Server = await serve(env, folder);
  folder = started.folder;
  server = started;
  return started;
}
afterEach(async () => {
  await server?.[Symbol.asyncDispose]();
  server = folder = undefined;
});

const open = (link: string | undefined, browser = new Browser()) => browser.ask(`/sign-in/link/${link}`);

describe('the first start', () => {
  it('creates the user admin and a link that signs it in once', async () => {
    const { link } = (await start()).app.people;
    expect(link).toMatch(/^[\w-]{43}$/);
    const browser = new Browser();
    const response = await open(link, browser);
    expect([response.status, response.headers.get('location'), await browser.whoAmI()]).toEqual([303, '/', 'admin']);
    const second = new Browser();
    expect((await open(link, second)).headers.get('location')).toBe('/sign-in?failed=link');
    expect(await second.whoAmI()).toBeUndefined();
  });

  it('does not store the link itself', async () => {
    const { app } = await start();
    const facts = await app.store.db.selectFrom('facts').selectAll().execute();
    expect(JSON.stringify(facts)).not.toContain(app.people.link);
  });

  it.each([
    ['?to=/widgets/5', '/widgets/5'],
    ['?to=//evil.example', '/'],
    ['?to=/%5Cevil.example', '/'],
    ['?to=https://evil.example', '/'],
    ['?to=%2F%2Fevil.example', '/'],
    ['?to=%2F%09%2Fevil.example', '/']
  ])('makes a link that leads with %s to %s', async (search, location) => {
    const { link } = (await start()).app.people;
    expect((await open(`${link}${search}`)).headers.get('location')).toBe(location);
  });

  it('makes a link that neither a HEAD request nor a wrong guess uses up, or writes for', async () => {
    const { app } = await start();
    const { link } = app.people;
    const write = vi.spyOn(app.store, 'write');
    await ask(`/sign-in/link/${link}`, { method: 'HEAD', as: null });
    await open('x'.repeat(43));
    await open("' or 1=1 --");
    expect(write).not.toHaveBeenCalled();
    const browser = new Browser();
    await open(link, browser);
    expect(await browser.whoAmI()).toBe('admin');
  });

  it('prints the link, and the widget it leads to', async () => {
    const { app } = await start();
    const { link } = app.people;
    expect(pathToOpen(app)).toBe(`/sign-in/link/${link}?to=/dashboard`);
    expect(pathToOpen({ people: app.people, opened: 5 })).toBe(`/sign-in/link/${link}?to=/widgets/5`);
    const again = await start({ ADMIN_PASSWORD: PASSWORD });
    expect([pathToOpen(again.app), pathToOpen({ people: again.app.people, opened: 5 })]).toEqual(['', '/widgets/5']);
  });
});

describe('the first sign-in with ADMIN_PASSWORD', () => {
  const leadsTo = async (query = '') => {
    const url = new URL(`http://127.0.0.1/sign-in${query}`);
    return ((await signIn({ locals: {}, url } as never)) as { to: string }).to;
  };

  it('leads to the prepared dashboard, and later sign-ins to the start page', async () => {
    const { app } = await start({ ADMIN_PASSWORD: PASSWORD });
    expect([await leadsTo(), await leadsTo('?to=/widgets/5')]).toEqual(['/dashboard', '/widgets/5']);
    expect(await (await new Browser().signIn('admin', PASSWORD)).whoAmI()).toBe('admin');
    expect(await leadsTo()).toBe('/');
    await app.store.db.deleteFrom('sessions').execute();
    await app.people.close();
    expect(await leadsTo()).toBe('/');
  });
});

describe('each start after that', () => {
  it('makes a new link while there is no password, and ends the one before', async () => {
    const first = (await start()).app.people.link;
    const second = (await start()).app.people.link;
    expect(second).not.toBe(first);
    expect((await open(first)).headers.get('location')).toBe('/sign-in?failed=link');
    const browser = new Browser();
    await open(second, browser);
    expect(await browser.whoAmI()).toBe('admin');
  });

  it('makes no link once the user of the link has set a password, which needs no current one', async () => {
    const browser = new Browser();
    await open((await start()).app.people.link, browser);
    expect(await (await browser.ask('/api/Account')).json()).toMatchObject({ HasPassword: false });
    const response = await browser.ask('/api/Account/Password', { method: 'PUT', json: { Password: PASSWORD } });
    expect([response.status, await browser.whoAmI()]).toEqual([204, 'admin']);
    expect((await start()).app.people.link).toBeUndefined();
    expect(await browser.whoAmI()).toBe('admin');
    expect(await (await new Browser().signIn('admin', PASSWORD)).whoAmI()).toBe('admin');
  });

  it('takes ADMIN_PASSWORD while there is no password, but does not replace one with it', async () => {
    const { link } = (await start({ ADMIN_PASSWORD: PASSWORD })).app.people;
    expect(link).toBeUndefined();
    await start({ ADMIN_PASSWORD: 'battery staple' });
    await expect(new Browser().signIn('admin', 'battery staple')).rejects.toThrow();
    expect(await (await new Browser().signIn('admin', PASSWORD)).whoAmI()).toBe('admin');
  });

  it('does not create admin again after it was deleted', async () => {
    await start({ ADMIN_PASSWORD: PASSWORD });
    await userWith({ name: 'boss', role: 'administrator', password: PASSWORD });
    await ask('/api/Users/1', { method: 'DELETE' });
    const { app } = await start({ ADMIN_PASSWORD: PASSWORD });
    expect([app.people.link, await (await ask('/api/Users')).json()]).toMatchObject([undefined, [{ Name: 'boss' }]]);
  });
});
