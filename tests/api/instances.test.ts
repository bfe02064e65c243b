import { sql } from 'kysely';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readPackage } from '../../src/lib/package/read.js';
import { startApp } from '../../src/lib/server/app/start.js';
import type { App } from '../../src/lib/server/app/app.js';
import { settingsFrom } from '../../src/lib/server/platform/settings.js';
import { QUICK } from '../people/hashing.js';
import { engines, environmentOf, type Place } from '../store/engines.js';
import { temporaryFolder } from '../store/temporary.js';
import { packageWorker } from '../built.js';
import { withPackage } from './uploading.js';
import { NUMBER_ELEMENT, sample, TEXT_ELEMENT } from './harness.js';
import { Listener } from './live.js';
import { administrator } from '../rights/actors.js';

const BEARER = 's1';
/** Id of an instance that no longer runs. */
const GONE = '00000000-0000-4000-8000-000000000000';
const shared = engines.filter(({ name }) => name === 'postgres');

async function widgetsFolder(): Promise<string> {
  const folder = join(temporaryFolder(), 'widgets');
  mkdirSync(folder);
  const elements = [TEXT_ELEMENT, { ...NUMBER_ELEMENT, Options: { Maximum: 1000 } }];
  for (const name of ['clock', 'news']) {
    const bytes = await sample({ identifier: `standard.${name}`, elements });
    writeFileSync(join(folder, `${name}.dash.zip`), bytes);
  }
  return folder;
}

/** Several apps on one store, each like a separate process, with its own folders. */
async function instances(place: Place, count: number, env: Record<string, string> = {}) {
  const own = { WIDGETS_DIR: await widgetsFolder(), PACKAGE_WORKER: await packageWorker() };
  const common = { ...environmentOf(place), DEMO: '0', ...own, ...env };
  const start = () => {
    const settings = settingsFrom({ ...common, ...(place.databaseUrl && { DATA_DIR: temporaryFolder() }) });
    return startApp({ ...settings, hashing: QUICK });
  };
  const apps = await Promise.all(Array.from({ length: count }, start));
  const dispose = async () => void (await Promise.all(apps.map((app) => app.close())));
  return { apps, [Symbol.asyncDispose]: dispose };
}

const save = ({ values }: App, id: number, version: number, Count: number) =>
  values.save(administrator, id, { values: new Map([['Count', Count]]), matches: (each) => each === version });

const outcomes = async (all: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(all)).map((each) =>
    each.status === 'fulfilled' ? 'saved' : (each.reason as { code: string }).code
  );

describe.each(engines)('saves of the Values of one widget at the same time, on $name', (engine) => {
  it(
    'let exactly one of those based on one version win, and refuse the others as conflicts',
    { timeout: 60_000 },
    async () => {
      const place = await engine.place();
      await using at = await instances(place, engine.name === 'postgres' ? 2 : 1);
      const [widget] = await at.apps[0]!.widgets.list(administrator);
      const attempts = Array.from({ length: 12 }, (_, index) =>
        save(at.apps[index % at.apps.length]!, widget!.Id, 1, index)
      );
      const said = await outcomes(attempts);
      expect(said.toSorted()).toEqual(['saved', ...Array.from({ length: 11 }, () => 'version-conflict')].toSorted());
      const winner = said.indexOf('saved');
      expect(await at.apps[0]!.values.read(administrator, widget!.Id)).toMatchObject({
        Version: 2,
        Values: { Count: winner }
      });
    }
  );
});

describe.each(shared)('two instances on one database, on $name', { timeout: 120_000 }, (engine) => {
  it('show each other’s saves, widgets and files', async () => {
    await using at = await instances(await engine.place(), 2);
    const [one, two] = at.apps as [App, App];
    const [widget] = await one.widgets.list(administrator);
    await save(one, widget!.Id, 1, 7);
    expect(await two.values.read(administrator, widget!.Id)).toMatchObject({ Version: 2, Values: { Count: 7 } });
    const bytes = await sample({ identifier: 'uploaded', files: { 'big.bin': new Uint8Array(2_500_000).fill(7) } });
    const { id } = await withPackage(two, bytes, (upload) => two.placement.upload(administrator, upload));
    const files = await Promise.all(at.apps.map((app) => app.widgets.download(administrator, id)));
    expect(files[0]!.file.size).toBeGreaterThan(0);
    expect(files[0]!.file.sha256).toBe(files[1]!.file.sha256);
  });

  it('create everything only once when they start at the same time on an empty database', async () => {
    await using at = await instances(await engine.place('empty'), 3, { ADMIN_API_KEY: 'a key of the administrator' });
    for (const app of at.apps) {
      const widgets = await app.widgets.list(administrator);
      expect(widgets.map(({ SpotIdentifier: spotIdentifier }) => spotIdentifier).toSorted()).toEqual([
        'standard.clock',
        'standard.news'
      ]);
      expect(app.notices.filter((notice) => /left out/.test(notice))).toEqual([]);
    }
    const [one] = at.apps;
    const users = await one!.store.db.selectFrom('users').select('name').execute();
    expect(new Set(users.map(({ name }) => name)).size).toBe(users.length);
  });

  it('open each other’s previews, and close them when the session ends on the other one', async () => {
    await using at = await instances(await engine.place(), 2, { ADMIN_PASSWORD: 'a password of these tests' });
    const [one, two] = at.apps as [App, App];
    const visitor = { address: '127.0.0.1', userAgent: null };
    const admin = () => Promise.resolve({ name: 'admin', password: 'a password of these tests' });
    const signedIn = await one.people.signIn.withPassword(admin, visitor);
    const [session] = await one.people.sessions.list(1, undefined);
    const [widget] = await one.widgets.list(administrator);
    const path = await one.widgets.previewPath(administrator, `s${session!.Id}`, widget!.Id);
    const [, , token = ''] = path.split('/');
    expect('cookies' in signedIn).toBe(true);
    expect((await two.previews.opens(token))?.packageId).toBe(one.tokens.read(token)?.packageId);
    await one.people.sessions.end(1, Number(session!.Id));
    expect(await one.previews.opens(token)).toBeUndefined();
    // The news is still in transit.
    await vi.waitFor(async () => expect(await two.previews.opens(token)).toBeUndefined(), 5000);
  });
});

const TRANSLATED = { ...TEXT_ELEMENT, Translations: { de: { DisplayName: 'Titel' } } };

/** A folder with a widget of the SpotIdentifier `followed`. */
async function folderNamed(folder: string): Promise<string> {
  const source = join(temporaryFolder(), folder);
  const { files } = await readPackage(await sample({ identifier: 'followed', elements: [TRANSLATED] }));
  for (const { name, bytes } of files!) {
    mkdirSync(dirname(join(source, name)), { recursive: true });
    writeFileSync(join(source, name), bytes);
  }
  return source;
}

describe.each(shared)('a widget that follows a folder of another instance, on $name', (engine) => {
  it(
    'is changed only there: elsewhere that is refused, not undone by its next save',
    { timeout: 120_000 },
    async () => {
      const place = await engine.place();
      const source = await folderNamed('my-widget');
      await using here = await instances(place, 1, { ASCDATA_OPEN: source });
      await using elsewhere = await instances(place, 1);
      const [[one], [two]] = [here.apps as [App], elsewhere.apps as [App]];
      const id = one.opened!;
      const next = await sample({ identifier: 'followed', elements: [TRANSLATED, NUMBER_ELEMENT] });
      const replace = (app: App, isDryRun: boolean) =>
        withPackage(app, next, (upload) => app.replacements.replace(administrator, id, upload, { isDryRun }));
      const asked = { actor: administrator, id, language: 'de' };
      const changes = () => [
        replace(two, true),
        replace(two, false),
        two.textEdits.publish(asked, { matches: () => true, onlyReviewed: false }),
        two.textLanguages.remove(administrator, id, 'de')
      ];
      expect(await outcomes(changes())).toEqual(Array(4).fill('folder-elsewhere'));
      // Of other widgets, and by those who only translate, nothing is refused.
      expect(await outcomes([two.textLanguages.add(administrator, id, 'fr')])).toEqual(['saved']);
      await one.followed.close();
      expect(await outcomes([replace(two, false)])).toEqual(['saved']);
    }
  );

  it('follows no second one, in a folder or a file, which is told the first one', { timeout: 120_000 }, async () => {
    const place = await engine.place();
    const [source, second] = [await folderNamed('first'), await folderNamed('second')];
    writeFileSync(join(second, 'more.txt'), 'of the second');
    const file = join(temporaryFolder(), 'third.dash.zip');
    writeFileSync(file, await sample({ identifier: 'followed' }));
    const start = (path: string) => instances(place, 1, { ASCDATA_OPEN: path });
    await using here = await start(source);
    const [one] = here.apps as [App];
    const inUse = async () => (await one.widgets.editorData(administrator, BEARER, one.opened!)).PackageId;
    const before = await inUse();
    for (const path of [second, file]) await expect(start(path)).rejects.toThrow(/“first”/);
    expect(await inUse()).toBe(before);
    await one.followed.close();
    await using other = await start(second);
    expect(await inUse()).not.toBe(before);
    expect(other.apps[0]!.opened).toBe(one.opened);
  });

  it('starts after an instance that has fallen silent', { timeout: 120_000 }, async () => {
    const place = await engine.place();
    await using other = await instances(place, 1);
    const soon = new Date(Date.now() + 2_000).toISOString();
    const silent = { name: 'folder followed', finished_at: null, locked_by: `${GONE} first`, locked_until: soon };
    await other.apps[0]!.store.db.insertInto('jobs').values(silent).execute();
    await using here = await instances(place, 1, { ASCDATA_OPEN: await folderNamed('second') });
    expect(here.apps[0]!.opened).toBeGreaterThan(0);
  });

  it('takes nothing in while another one follows, and goes on afterwards', { timeout: 120_000 }, async () => {
    const place = await engine.place();
    const source = await folderNamed('first');
    await using here = await instances(place, 1, { ASCDATA_OPEN: source });
    const [{ store, folder, widgets, opened }] = here.apps as [App];
    const hold = async (until: number) => {
      const lock = { locked_by: `${GONE} second`, locked_until: new Date(Date.now() + until).toISOString() };
      await store.db.updateTable('jobs').set(lock).where('name', '=', 'folder followed').execute();
    };
    const state = async () => (await widgets.editorData(administrator, BEARER, opened!)).PackageId;
    const before = await state();
    await hold(20_000);
    writeFileSync(join(source, 'more.txt'), 'of the first');
    await expect.poll(() => folder!.state.problem?.en ?? '', { timeout: 20_000 }).toContain('“second”');
    expect(await state()).toBe(before);
    await hold(0);
    await expect.poll(() => folder!.state.problem, { timeout: 20_000 }).toBeUndefined();
    expect(await state()).not.toBe(before);
  });
});

describe.each(shared)('live streams of two instances on one database, on $name', { timeout: 120_000 }, (engine) => {
  const stream = async ({ live, people }: App, id: number, key: string, known?: string) => {
    const headers = new Headers({ authorization: `Bearer ${key}`, ...(known && { 'last-event-id': known }) });
    const actor = await people.stillThere(headers);
    return new Listener(await live.open({ actor: actor!, headers, ids: [id] }));
  };
  const adminKey = 'a key of the administrator';

  it('tell what was saved on the other one, and resume on either', async () => {
    await using at = await instances(await engine.place(), 2, { ADMIN_API_KEY: adminKey });
    const [one, two] = at.apps as [App, App];
    const { Id: id } = (await one.widgets.list(administrator))[0]!;
    const listener = await stream(two, id, adminKey);
    expect(await listener.next()).toEqual(['now', { Id: id, Version: 1, By: null }]);
    await save(one, id, 1, 7);
    expect(await listener.next()).toEqual(['saved', { Id: id, Version: 2, By: administrator.name }]);
    await listener.cut();
    await save(two, id, 2, 8);
    const resumed = await stream(one, id, adminKey, listener.lastEventId);
    expect(await resumed.next()).toEqual(['saved', { Id: id, Version: 3, By: administrator.name }]);
    await resumed.cut();
  });

  it('end at once for a user who is locked on the other one', async () => {
    await using at = await instances(await engine.place(), 2, { ADMIN_API_KEY: adminKey });
    const [one, two] = at.apps as [App, App];
    const { Id: id } = (await one.widgets.list(administrator))[0]!;
    const actor = await one.people.stillThere(new Headers({ authorization: `Bearer ${adminKey}` }));
    const user = await one.people.users.create(actor!, { Name: 'Anna', Role: 'user' });
    const { Key } = await one.people.keys.create(user.Id, {});
    const listener = await stream(two, id, Key);
    await listener.next();
    await one.people.users.change(actor!, user.Id, { Locked: true });
    expect(await listener.next()).toBeUndefined();
  });

  it('tell what is saved now after news may have been missed', async () => {
    await using at = await instances(await engine.place(), 1, { ADMIN_API_KEY: adminKey });
    const [one] = at.apps as [App];
    const { Id: id } = (await one.widgets.list(administrator))[0]!;
    const listener = await stream(one, id, adminKey);
    await listener.next();
    // Without news: as if another instance had saved while the connection for them was broken.
    await one.store.db.updateTable('variants').set({ version: 5, changed_by: 'Anna' }).where('id', '=', id).execute();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'ascdata news' and datname = current_database()`.execute(one.store.db);
    expect(await listener.next()).toEqual(['saved', { Id: id, Version: 5, By: 'Anna' }]);
    await listener.cut();
  });
});
