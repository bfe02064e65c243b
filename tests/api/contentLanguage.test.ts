import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WidgetSummary } from '../../src/lib/api.js';
import type { App } from '../../src/lib/server/app/app.js';
import { MESSAGE_LANGUAGES, type MessageLanguage } from '../../src/lib/language/languages.js';
import { log } from '../../src/lib/server/platform/log.js';
import { ContentLanguage } from '../../src/lib/server/standard/contentLanguage.js';
import { Browser } from '../people/browser.js';
import { administrator } from '../rights/actors.js';
import { engines, enginesInFull, environmentOf, type Place } from '../store/engines.js';
import { temporaryFolder } from '../store/temporary.js';
import { ask, NUMBER_ELEMENT, sample, serve, TEXT_ELEMENT, type Server } from './harness.js';
import { Listener } from './live.js';

const PASSWORD = 'a password of these tests';
const GERMAN = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };
const FRENCH = { 'accept-language': 'fr-CH,fr;q=0.9' };
const TEXTS = { en: 'Hello', de: 'Hallo', fr: 'Bonjour' };
const NAMES = { en: 'Notice board', de: 'Schwarzes Brett', fr: 'Panneau d’affichage' };

let widgets: string;
let server: Server | undefined;

beforeEach(() => {
  widgets = join(temporaryFolder(), 'widgets');
  for (const folder of ['de', 'fr']) mkdirSync(join(widgets, folder), { recursive: true });
});
afterEach(stop);

async function stop(): Promise<void> {
  await server?.[Symbol.asyncDispose]();
  server = undefined;
}

const page = (language: MessageLanguage, title: string) =>
  `<!doctype html><html lang="${language}"><head><title>${title}</title>
<script src="lib/WizardBase.js"></script><script src="lib/DashboardWidgetBase.js"></script></head>
<body><script>const widget = new DashboardWidgetBase(new WizardBase());</script></body></html>`;

/** Puts this version of the standard widget “board” into the folder. */
async function ship(language: MessageLanguage, version = 1): Promise<void> {
  const text = { ...TEXT_ELEMENT, Value: [{ Text: TEXTS[language] }] };
  const files = { 'index.html': page(language, NAMES[language]), 'version.txt': String(version) };
  const bytes = await sample({ identifier: 'standard.board', elements: [text, NUMBER_ELEMENT], files });
  writeFileSync(join(widgets, language === 'en' ? '' : language, 'board.dash.zip'), bytes);
}

async function shipAll(version = 1): Promise<void> {
  for (const language of MESSAGE_LANGUAGES) await ship(language, version);
}

/** Starts, or starts again, on the same data. */
async function start(place: Place, env: Record<string, string> = {}): Promise<App> {
  await stop();
  const own = { WIDGETS_DIR: widgets, ADMIN_PASSWORD: PASSWORD };
  server = await serve({ ...environmentOf(place), ...own, ...env }, place.folder);
  return server.app;
}

/** Signs in `admin` with this language, and waits for its effects. */
async function signIn({ contentLanguage }: App, headers: Record<string, string> = GERMAN): Promise<number> {
  const json = { Name: 'admin', Password: PASSWORD };
  const { status } = await new Browser().ask('/sign-in', { method: 'POST', json, headers });
  await contentLanguage.close();
  return status;
}

/** The first of the standard widgets, with its name and text. */
async function board(app: App): Promise<{ id: number; name: string; text: unknown }> {
  const [{ Id: id, Name: name }] = (await app.widgets.list(administrator)) as [WidgetSummary];
  const { Values } = await app.values.read(administrator, id);
  return { id, name, text: (Values.Title as [{ Text: string }])[0].Text };
}

const ENGLISH = { name: NAMES.en, text: TEXTS.en };
const IN_GERMAN = { name: NAMES.de, text: TEXTS.de };
const IN_FRENCH = { name: NAMES.fr, text: TEXTS.fr };

describe.each(enginesInFull)('the standard widgets, on $name', (engine) => {
  it('take the language of the very first sign-in, keep it, and open pages are told', async () => {
    await shipAll();
    const place = await engine.place();
    const app = await start(place);
    const before = await board(app);
    expect(before).toMatchObject(ENGLISH);
    const listener = await Listener.open(`${before.id}/Events`);
    await listener.next();
    expect(await signIn(app)).toBe(204);
    expect(await board(app)).toEqual({ id: before.id, ...IN_GERMAN });
    const heard = [await listener.next(), await listener.next(), await listener.next()].map((event) => event?.[0]);
    expect(heard.sort()).toEqual(['named', 'saved', 'texts']);
    await listener.cut();

    await signIn(app, { 'accept-language': 'en' });
    expect(await board(app)).toMatchObject(IN_GERMAN);
    await shipAll(2);
    expect(await board(await start(place))).toEqual({ id: before.id, ...IN_GERMAN });
  });

  it('come in every language of the interface, and change language only while nobody has edited them', async () => {
    await shipAll();
    const place = await engine.place();
    await signIn(await start(place), FRENCH);
    expect(await board(await start(place))).toMatchObject(IN_FRENCH);
    expect(await board(await start(place, { CONTENT_LANGUAGE: 'de' }))).toMatchObject(IN_GERMAN);
    const app = await start(place, { CONTENT_LANGUAGE: 'fr' });
    const { id } = await board(app);
    await app.values.save(administrator, id, { values: new Map([['Count', 7]]), matches: () => true });
    expect(await board(await start(place, { CONTENT_LANGUAGE: 'de' }))).toMatchObject(IN_FRENCH);
    await shipAll(2);
    expect(await board(await start(place))).toMatchObject(IN_FRENCH);
  });

  it('stay English if the first to sign in reads English or states no language', async () => {
    await shipAll();
    const readers: Record<string, string>[] = [{ 'accept-language': 'en-GB' }, {}];
    for (const first of readers) {
      const place = await engine.place();
      const app = await start(place);
      await signIn(app, first);
      await signIn(app);
      expect(await board(app)).toMatchObject(ENGLISH);
      expect(await board(await start(place))).toMatchObject(ENGLISH);
      await stop();
    }
  });

  it('keep their language once somebody has changed them, even when newer versions come', async () => {
    type Touch = (app: App, id: number) => Promise<unknown>;
    const touches: Record<string, Touch> = {
      saved: ({ values }, id) =>
        values.save(administrator, id, { values: new Map([['Count', 7]]), matches: () => true }),
      renamed: ({ variants }, id) => variants.change(administrator, id, { name: 'Our board' }),
      copied: ({ variants }, id) => variants.create(administrator, id, {}),
      moved: async ({ variants, widgetGroups }, id) => {
        const group = await widgetGroups.create(administrator, { Name: 'Foyer' });
        await variants.change(administrator, id, { groupId: group.Id });
      }
    };
    for (const [how, touch] of Object.entries(touches)) {
      await shipAll();
      const place = await engine.place();
      const app = await start(place);
      const { id } = await board(app);
      await touch(app, id);
      await signIn(app);
      const kept = { name: how === 'renamed' ? 'Our board' : NAMES.en, text: TEXTS.en };
      expect(await board(app), how).toMatchObject(kept);
      expect(await board(await start(place)), how).toMatchObject(kept);
      await shipAll(2);
      expect(await board(await start(place)), how).toMatchObject(kept);
      await stop();
    }
  });
});

describe('the language of the standard widgets', () => {
  const [sqlite] = engines;
  const place = () => sqlite!.place();

  it('is that of the request with the one-time link if that is the first way in', async () => {
    await shipAll();
    const app = await start(await place(), { ADMIN_PASSWORD: '' });
    const { headers } = await new Browser().ask(`/sign-in/link/${app.people.link}?to=/dashboard`, { headers: GERMAN });
    expect(headers.get('location')).toBe('/dashboard');
    await app.contentLanguage.close();
    expect(await board(app)).toMatchObject(IN_GERMAN);
  });

  it('is not decided by a failed sign-in or a request with a key', async () => {
    await shipAll();
    const app = await start(await place());
    const json = { Name: 'admin', Password: 'wrong' };
    expect((await new Browser().ask('/sign-in', { method: 'POST', json, headers: GERMAN })).status).toBe(401);
    await ask('/api/Widgets', { headers: GERMAN });
    await new Browser().ask('/sign-in/link/wrong', { headers: GERMAN });
    await app.contentLanguage.close();
    expect(await board(app)).toMatchObject(ENGLISH);
  });

  it('is CONTENT_LANGUAGE, whoever signs in, on a store with another language too, and after it is unset', async () => {
    await shipAll();
    const at = await place();
    const german = await start(at, { CONTENT_LANGUAGE: 'de' });
    await signIn(german, { 'accept-language': 'en' });
    expect(await board(german)).toMatchObject(IN_GERMAN);
    expect(await board(await start(at))).toMatchObject(IN_GERMAN);
    const english = await start(at, { CONTENT_LANGUAGE: 'en' });
    await signIn(english);
    expect(await board(english)).toMatchObject(ENGLISH);
    await shipAll(2);
    expect(await board(await start(at, { CONTENT_LANGUAGE: 'de' }))).toMatchObject(IN_GERMAN);
  });

  it('is that of the packages while the folder has no German ones', async () => {
    await ship('en');
    const at = await place();
    const app = await start(at);
    await signIn(app);
    expect(await board(app)).toMatchObject(ENGLISH);
    await ship('en', 2);
    expect(await board(await start(at))).toMatchObject(ENGLISH);
    await ship('de', 2);
    expect(await board(await start(at))).toMatchObject(IN_GERMAN);
  });

  it('lets people sign in although a package cannot be used, and is applied at the next start', async () => {
    const warned = vi.spyOn(log(), 'warn').mockReturnValue();
    await shipAll();
    writeFileSync(join(widgets, 'de', 'board.dash.zip'), 'no zip');
    const at = await place();
    const app = await start(at);
    expect(await signIn(app)).toBe(204);
    expect(warned).toHaveBeenCalledWith({ part: 'content-language' }, expect.stringContaining('board.dash.zip'));
    warned.mockRestore();
    expect(await board(app)).toMatchObject(ENGLISH);
    await ship('de');
    expect(await board(await start(at))).toMatchObject(IN_GERMAN);
  });

  it('leaves alone what was replaced by a package of somebody’s own', async () => {
    await shipAll();
    const at = await place();
    const app = await start(at);
    const { id } = await board(app);
    await app.store.db.updateTable('templates').set({ standard: 0, archive_hash: null }).execute();
    await signIn(app);
    expect(await board(app)).toMatchObject({ id, ...ENGLISH });
    expect(await board(await start(at))).toMatchObject({ id, ...ENGLISH });
  });
});

describe('deciding the language', () => {
  it('is done once for two instances, and places widgets once', async () => {
    for (const engine of engines) {
      const store = await (await engine.place()).open();
      const placed: string[] = [];
      const open = (name: string) =>
        ContentLanguage.open(store, undefined, (language) => {
          placed.push(`${name} ${language}`);
          return Promise.resolve([]);
        });
      const [one, two] = [await open('one'), await open('two')];
      one.entered('de');
      two.entered('en');
      one.entered('en');
      await Promise.all([one.close(), two.close()]);
      expect(placed).toHaveLength(1);
      const decided = await (await open('three')).decided();
      expect(placed[0]).toMatch(new RegExp(`^(one de|two en)$`));
      expect(placed[0]!.endsWith(decided!)).toBe(true);
      await store.close();
    }
  });

  it('makes nobody wait, and does not fail them', async () => {
    const failed = vi.spyOn(log(), 'error').mockReturnValue();
    const store = await (await engines[0]!.place()).open();
    const placing = () => Promise.reject<string[]>(new Error('No room.'));
    const language = await ContentLanguage.open(store, undefined, placing);
    expect(language.entered('de')).toBeUndefined();
    await language.settled();
    expect(failed).toHaveBeenCalledTimes(1);
    failed.mockRestore();
    expect(await (await ContentLanguage.open(store, undefined, placing)).decided()).toBe('de');
    await store.close();
  });
});
