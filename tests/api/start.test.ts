import { mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Preview } from '../../src/lib/server/widgets/previewToken.js';
import type { Actor } from '../../src/lib/server/platform/authorization/actor.js';
import { usesOf } from '../../src/lib/server/dashboards/uses.js';
import { temporaryFolder } from '../store/temporary.js';
import type { WidgetSummary } from '../../src/lib/api.js';
import { ask, NUMBER_ELEMENT, sample, serve, serveDemo, TEXT_ELEMENT, type Server } from './harness.js';
import { replaced, versionsOf } from './replacing.js';
import { administrator } from '../rights/actors.js';

const ADMINISTRATOR: Actor = {
  userId: null,
  name: 'Administrator',
  role: 'administrator',
  locationId: null,
  locationLineage: null,
  playerId: null,
  groups: new Map(),
  languages: new Map()
};

let folder: string;
let widgets: string;

beforeEach(() => {
  folder = temporaryFolder();
  widgets = join(folder, 'widgets');
  mkdirSync(widgets);
});

const data = () => join(folder, 'data');
const put = async (name: string, of: Parameters<typeof sample>[0]) =>
  writeFileSync(join(widgets, name), await sample(of));
const started = (env: Record<string, string> = {}) =>
  serve({ WIDGETS_DIR: widgets, RENDER_AS_ROOT: '1', ...env }, data());

describe('standard widgets', () => {
  it('are there after the first start, under the title of their page, and only once after the next', async () => {
    await put('clock.dash.zip', { identifier: 'standard.clock' });
    writeFileSync(join(widgets, 'readme.txt'), 'no widget');
    for (let round = 0; round < 2; round++) {
      const server = await started();
      expect(await server.app.widgets.list(administrator)).toMatchObject([{ Name: 'Sample', Standard: true }]);
      expect(server.app.notices).toEqual([]);
      await server[Symbol.asyncDispose]();
    }
  });

  it('fill their places on the dashboard of the first start, which counts as prepared until it is arranged', async () => {
    await put('clock.dash.zip', { identifier: 'standard.clock' });
    await put('figure.dash.zip', { identifier: 'standard.key-figure' });
    await put('other.dash.zip', { identifier: 'standard.other' });
    const first = await started();
    const { dashboards, store } = first.app;
    const [summary] = await dashboards.list(administrator);
    const body = await dashboards.read(administrator, summary!.Id);
    expect(body.Tiles).toMatchObject([
      { Id: 'standard.clock', Slot: 0, Row: 0 },
      { Id: 'standard.key-figure', Slot: 2, Row: 0 }
    ]);
    const clock = body.Tiles[0]!.WidgetId;
    expect((await usesOf(store.db, administrator, clock)).Dashboards).toMatchObject([{ Id: body.Id, Shared: true }]);
    const copy = await dashboards.create(administrator, { Name: 'Copy', Shared: true, CopyOf: body.Id });
    expect([await dashboards.isPrepared(body), await dashboards.isPrepared(copy)]).toEqual([true, false]);
    await first[Symbol.asyncDispose]();

    const again = await started();
    const kept = await again.app.dashboards.read(administrator, body.Id);
    expect([kept, await again.app.dashboards.isPrepared(kept)]).toEqual([body, true]);
    const saved = { tiles: [...body.Tiles].reverse(), matches: () => true };
    const arranged = await again.app.dashboards.save(administrator, body.Id, saved);
    expect(await again.app.dashboards.isPrepared(arranged)).toBe(false);
    await again[Symbol.asyncDispose]();
  });

  it('are replaced by newer ones without losing a Value, even one whose element was gone for a while', async () => {
    await put('clock.dash.zip', { identifier: 'standard.clock' });
    const first = await started();
    const [widget] = await first.app.widgets.list(administrator);
    const values = new Map<string, unknown>([['Count', 7]]);
    values.set('Title', [{ Text: 'Mine' }]);
    await first.app.values.save(administrator, widget!.Id, { values, matches: () => true });
    await first.app.variants.change(administrator, widget!.Id, { name: 'My clock' });
    await first[Symbol.asyncDispose]();

    await put('clock.dash.zip', { identifier: 'standard.clock', elements: [{ ...NUMBER_ELEMENT, Maximum: 9 }] });
    const second = await started();
    expect(await second.app.widgets.list(administrator)).toMatchObject([
      { Id: widget!.Id, Name: 'My clock', ElementCount: 1 }
    ]);
    expect((await second.app.values.read(administrator, widget!.Id)).Values).toEqual({ Count: 7 });
    await second.app.values.save(administrator, widget!.Id, { values: new Map([['Count', 8]]), matches: () => true });
    await second[Symbol.asyncDispose]();

    await put('clock.dash.zip', { identifier: 'standard.clock', elements: [TEXT_ELEMENT, NUMBER_ELEMENT] });
    const third = await started();
    const { Values } = await third.app.values.read(administrator, widget!.Id);
    expect(Values).toEqual({ Title: [{ Text: 'Mine' }], Count: 8 });
    await third[Symbol.asyncDispose]();
  });

  it('that are broken are left out with a notice, while the others are there', async () => {
    await put('broken.dash.zip', { files: { 'index.html': undefined } });
    await put('clock.dash.zip', { identifier: 'standard.clock' });
    const server = await started();
    expect(await server.app.widgets.list(administrator)).toHaveLength(1);
    expect(server.app.notices).toEqual([expect.stringContaining('broken.dash.zip was left out')]);
    await server[Symbol.asyncDispose]();
  });

  it('are still updated after Replace with their own download, but not after Replace with another package', async () => {
    await put('clock.dash.zip', { identifier: 'standard.clock' });
    const server = await started();
    const [widget] = await server.app.widgets.list(administrator);
    const id = widget!.Id;
    const values = new Map<string, unknown>([
      ['Count', 7],
      ['Title', [{ Text: 'Mine' }]]
    ]);
    await server.app.values.save(administrator, id, { values, matches: () => true });
    const state = async () => {
      const [{ Standard: standard }] = (await server.app.widgets.list(administrator)) as [WidgetSummary];
      const { Values, Version } = await server.app.values.read(administrator, id);
      return { standard, Values, Version, versions: (await versionsOf(id)).length };
    };
    const before = await state();
    for (const as of ['uploaded', 'now']) {
      const bytes = new Uint8Array(await (await ask(`/api/Widgets/${id}/Package?as=${as}`)).arrayBuffer());
      expect(await replaced(id, bytes)).toMatchObject({ same: true, endsUpdates: false, changes: [] });
      expect(await state()).toEqual(before);
    }
    const other = await sample({ identifier: 'standard.clock', elements: [NUMBER_ELEMENT] });
    expect(await replaced(id, other, { query: '?dryRun=1' })).toMatchObject({ same: false, endsUpdates: true });
    expect(await state()).toEqual(before);
    await replaced(id, other);
    expect(await state()).toMatchObject({ standard: false, versions: 1 });
    await server[Symbol.asyncDispose]();
  });

  it('cannot lose their only variant', async () => {
    await put('clock.dash.zip', { identifier: 'standard.clock' });
    const server = await started();
    const [widget] = await server.app.widgets.list(administrator);
    await expect(server.app.trash.remove(administrator, widget!.Id)).rejects.toMatchObject({ code: 'last-variant' });
    const second = await server.app.variants.create(administrator, widget!.Id, { name: 'Second' });
    await server.app.trash.remove(administrator, widget!.Id);
    expect(await server.app.widgets.list(administrator)).toMatchObject([{ Id: second.Id }]);
    await server[Symbol.asyncDispose]();
  });
});

describe('a package named at the start', () => {
  it('is opened, and after a change is opened again as the same widget with its Values', async () => {
    const file = join(folder, 'mine.dash.zip');
    writeFileSync(file, await sample());
    const first = await started({ ASCDATA_OPEN: file });
    const id = first.app.opened ?? 0;
    await first.app.values.save(administrator, id, { values: new Map([['Count', 7]]), matches: () => true });
    await first[Symbol.asyncDispose]();

    writeFileSync(file, await sample({ files: { 'more.js': '1' } }));
    const second = await started({ ASCDATA_OPEN: file });
    expect(second.app.opened).toBe(id);
    expect((await second.app.values.read(administrator, id)).Values.Count).toBe(7);
    expect(await second.app.widgets.list(administrator)).toMatchObject([{ Name: 'mine' }]);
    await second[Symbol.asyncDispose]();
  });

  it('can be a folder, whose hidden files and links are left out', async () => {
    const source = join(folder, 'my-widget');
    mkdirSync(join(source, 'lib'), { recursive: true });
    mkdirSync(join(source, '.git'));
    writeFileSync(join(source, '.git', 'config'), 'x');
    writeFileSync(join(folder, 'outside.txt'), 'secret');
    symlinkSync(join(folder, 'outside.txt'), join(source, 'link.txt'));
    const script = '<script src="lib/WizardBase.js"></script><script src="lib/DashboardWidgetBase.js"></script>';
    writeFileSync(join(source, 'index.html'), `${script}<script>new DashboardWidgetBase(new WizardBase())</script>`);
    writeFileSync(join(source, 'lib', 'WizardBase.js'), '');
    writeFileSync(join(source, 'lib', 'DashboardWidgetBase.js'), '');
    const root = {
      SpotIdentifier: 'x',
      SpotVersion: '1',
      ApiVersion: 1,
      SpotType: 'DashboardWidget',
      NumberOfSlots: 1
    };
    writeFileSync(join(source, 'ascData.json'), JSON.stringify(root));
    const server = await started({ ASCDATA_OPEN: source });
    expect(await server.app.widgets.list(administrator)).toMatchObject([{ Id: server.app.opened, Name: 'my-widget' }]);
    const files = await server.app.store.db.selectFrom('package_files').select('name').orderBy('name').execute();
    expect(files.map(({ name }) => name)).toEqual([
      'ascData.json',
      'index.html',
      'lib/DashboardWidgetBase.js',
      'lib/WizardBase.js'
    ]);
    await server[Symbol.asyncDispose]();
  });

  it('that is broken or missing keeps the product from starting, with the reason', async () => {
    const file = join(folder, 'broken.dash.zip');
    writeFileSync(file, await sample({ files: { 'ascData.json': undefined } }));
    await expect(started({ ASCDATA_OPEN: file })).rejects.toThrow(/cannot be opened:\n- .*ascData\.json/);
    await expect(started({ ASCDATA_OPEN: join(folder, 'nowhere') })).rejects.toThrow('There is no file or folder');
  });

  it('that is broken in several ways is told each of them, a line each', async () => {
    const wrong = ['a', 'b', 'c', 'd'].map((Id) => ({ Id, DisplayName: Id, DataType: 'number', Value: 'x' }));
    const unknown = { Id: 'e', DisplayName: 'e', DataType: 'List', Items: ['x'], Value: 'x' };
    const root = { SpotIdentifier: 'broken', SpotVersion: '1.0.0', ApiVersion: 1, SpotType: 'DashboardWidget' };
    const source = JSON.stringify({ ...root, NumberOfSlots: 1, Elements: [...wrong, unknown] });
    const file = join(folder, 'several.dash.zip');
    writeFileSync(file, await sample({ files: { 'ascData.json': source } }));
    const { message } = (await started({ ASCDATA_OPEN: file }).catch((error: unknown) => error)) as Error;
    expect(message.split('\n').slice(1)).toEqual(Array.from({ length: 5 }, () => expect.stringMatching(/^- ascData/)));
    expect(message).toContain('List');
  });
});

describe('the demo catalogue', () => {
  it('is not inserted with DEMO=0, nor again into a catalogue that has had it', async () => {
    const facts = (server: Server) => server.app.store.db.selectFrom('facts').selectAll().execute();
    const media = async (server: Server) => (await server.app.catalogue.search(ADMINISTRATOR, { kind: 'media' })).Total;
    await using full = await serveDemo();
    expect(await media(full)).toBe(100_000);
    const all = await facts(full);

    const without = await started({ DEMO: '0' });
    expect(await media(without)).toBe(0);
    // As if everything had been deleted, which takes longer than inserting it.
    const known = new Set((await facts(without)).map(({ name }) => name));
    const had = all.filter(({ name }) => !known.has(name));
    await without.app.store.db.insertInto('facts').values(had).execute();
    await without[Symbol.asyncDispose]();

    await using second = await started({ DEMO: '1' });
    expect(await media(second)).toBe(0);
  });
});

describe('the secret behind the preview paths', () => {
  it('is in a data folder that only its owner can open, and outlives a restart', async () => {
    const first = await started();
    const preview: Preview = { widgetId: 1, packageId: 1, bearer: 's1' };
    const token = first.app.tokens.create(preview);
    await first[Symbol.asyncDispose]();
    expect(statSync(data()).mode & 0o777).toBe(0o700);
    const second = await started();
    expect(second.app.tokens.read(token)).toEqual(preview);
    await second[Symbol.asyncDispose]();
  });
});
