import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { administrator } from '../rights/actors.js';
import { enginesInFull } from '../store/engines.js';
import { eventually, nextOfFolder, root, useFollowedFolder } from './followedFolder.js';
import { ask, NUMBER_ELEMENT, sample, TEXT_ELEMENT, upload, userWith } from './harness.js';
import { Listener, save } from './live.js';
import { historyOf, momentOf } from './moments.js';
import { setValues, versionsOf } from './replacing.js';
import { made } from './things.js';

const { place, source, write, writeElements, started, useDatabase, opened } = useFollowedFolder();

describe('a folder named at the start', () => {
  it('is followed: what is saved there becomes the package at once, and stored Values stay', async () => {
    const { server, app, id, content } = await opened();
    await app.values.save(administrator, id, { values: new Map([['Count', 7]]), matches: () => true });
    writeElements(NUMBER_ELEMENT, TEXT_ELEMENT);
    await expect.poll(content, eventually).toContain(TEXT_ELEMENT.Id);
    expect((await app.values.read(administrator, id)).Values.Count).toBe(7);
    await server[Symbol.asyncDispose]();
  });

  it('that cannot be used keeps the last usable package, says why, and recovers', async () => {
    const { server, news, problem, content } = await opened();
    expect(await problem()).toBeNull();
    write('ascData.json', '{ "SpotIdentifier": "x", ');
    expect(await news()).toMatchObject({
      Folder: 'my-widget',
      Problem: { en: expect.stringMatching(/^The folder cannot be used .* last usable state\.$/) },
      Found: [{ severity: 'error', line: 1, column: 26, text: { de: expect.stringContaining('endet zu früh') } }]
    });
    expect(await content()).toContain(NUMBER_ELEMENT.Id);
    writeElements(TEXT_ELEMENT);
    expect(await problem()).toBeNull();
    expect(await content()).toContain(TEXT_ELEMENT.Id);
    rmSync(join(source(), 'ascData.json'));
    symlinkSync(place('outside.json'), join(source(), 'ascData.json'));
    expect(await problem()).toMatchObject({ fr: expect.stringMatching(/pas suivis.*«.ascData\.json.»/) });
    rmSync(source(), { recursive: true });
    expect(await problem()).toMatchObject({ en: expect.stringContaining('no longer exists') });
    await server[Symbol.asyncDispose]();
  });

  it('is told of on the pages of its variants, too', async () => {
    const { server, id } = await opened();
    const { Id: WidgetGroupId } = await made('WidgetGroups', { Name: 'Own', SpotGroupId: null });
    const { Id } = await made(`Widgets/${id}/Variants`, { WidgetGroupId });
    const variant = await Listener.open(`${Id}/Events`);
    const problem = async () => ((await nextOfFolder(variant)).Problem ? 'broken' : 'usable');
    expect(await problem()).toBe('usable');
    write('ascData.json', '{');
    expect(await problem()).toBe('broken');
    await server[Symbol.asyncDispose]();
  });

  it('is told of on no page of another widget, though the Ids of widgets and templates have drifted apart', async () => {
    const before = await started();
    const old = await upload(await sample());
    const { Id: WidgetGroupId } = await made('WidgetGroups', { Name: 'Own', SpotGroupId: null });
    await made(`Widgets/${old}/Variants`, { WidgetGroupId });
    await before[Symbol.asyncDispose]();
    const { server, app, id, problem } = await opened();
    expect(await problem()).toBeNull();
    // Its template has the Id of the folder's widget.
    const other = await upload(await sample({ identifier: 'test.other' }));
    const template = app.store.db.selectFrom('variants').select('template_id').where('id', '=', other);
    expect(await template.executeTakeFirstOrThrow()).toEqual({ template_id: id });
    const heard = await Promise.all([old, other].map((widget) => Listener.open(`${widget}/Events`)));
    write('ascData.json', '{');
    expect(await problem()).not.toBeNull();
    await Promise.all([old, other].map((widget) => save(widget, 3)));
    for (const listener of heard) {
      while ((await listener.next())?.[0] !== 'saved');
      expect(listener.events.map(({ name }) => name)).not.toContain('folder');
    }
    await server[Symbol.asyncDispose]();
  });

  it('tells what is not in use yet only those who may replace the package', async () => {
    const { server, id, news } = await opened();
    const reader = await userWith();
    const heard = await Listener.open(`${id}/Events`, { as: reader.key });
    const told = () => nextOfFolder(heard);
    await Promise.all([news(), told()]);
    const DETAILS = /Secret|"line"|Links in it/;
    const spoil = [
      () => write('ascData.json', '{ "Secret": '),
      () => write('ascData.json', JSON.stringify({ ...root, SpotIdentifier: 'Secret' })),
      () => {
        rmSync(join(source(), 'ascData.json'));
        symlinkSync(place('outside.json'), join(source(), 'ascData.json'));
      }
    ];
    for (const change of spoil) {
      change();
      expect(JSON.stringify(await news())).toMatch(DETAILS);
    }
    expect(await told()).toMatchObject({ Problem: { en: expect.stringContaining('cannot be used') }, Found: [] });
    rmSync(join(source(), 'ascData.json'));
    writeElements(TEXT_ELEMENT);
    expect(await told()).toMatchObject({ Problem: null });
    expect(heard.events.filter(({ data }) => DETAILS.test(data))).toEqual([]);
    await server[Symbol.asyncDispose]();
  });

  it('that can be used says what the check finds in it, errors first, and when that is mended', async () => {
    const { server, news, content } = await opened();
    const found = async () => {
      const { Problem, Found = [] } = await news();
      // The libraries in this folder are empty.
      const own = Found.filter(({ code }) => code !== 'package-library-edited');
      return [Problem, ...own.map(({ severity, code }) => `${severity} ${code}`)];
    };
    expect(await found()).toEqual([null]);
    const Conditions = [{ TargetId: 'Coun', Operator: '==', Value: 1, Action: 'HIDE' }];
    writeElements({ ...NUMBER_ELEMENT, Maximum: 3 }, { ...TEXT_ELEMENT, Options: { Conditions } });
    const [broken, misplaced] = ['error condition-unknown-target-similar', 'warning misplaced-key'];
    expect(await found()).toEqual([null, broken, misplaced, 'warning api-version-too-low']);
    expect(await content()).toContain('Coun');
    // As the check counts: without what follows from it, that TEXT_ELEMENT is never hidden.
    const impossible = [{ TargetId: 'Mode', Operator: '==', Value: 'z', Action: 'HIDE' }];
    const list = { Id: 'Mode', DisplayName: 'Mode', DataType: 'list', Items: ['x'], Value: 'x' };
    writeElements(list, { ...TEXT_ELEMENT, Options: { Conditions: impossible } });
    expect(await found()).toEqual([null, 'warning api-version-too-low', 'warning condition-value-impossible']);
    writeElements(NUMBER_ELEMENT);
    expect(await found()).toEqual([null]);
    await server[Symbol.asyncDispose]();
  });

  it('creates no second widget for one that was deleted, and is followed again once that is restored', async () => {
    const { server, app, id, content } = await opened();
    await app.trash.remove(administrator, id);
    writeElements(TEXT_ELEMENT);
    await expect.poll(() => app.folder?.state.problem?.en, eventually).toContain('Trash');
    expect(await app.widgets.list(administrator)).toEqual([]);
    await app.trash.restore(administrator, id);
    await expect.poll(content, eventually).toContain(TEXT_ELEMENT.Id);
    expect(await app.widgets.list(administrator)).toMatchObject([{ Id: id }]);
    await app.trash.remove(administrator, id);
    await app.trash.purge(administrator, id);
    writeElements(NUMBER_ELEMENT);
    await expect.poll(() => app.folder?.state.problem?.en, eventually).toContain('deleted for good');
    expect(await app.widgets.list(administrator)).toEqual([]);
    await server[Symbol.asyncDispose]();
  });

  it('that gets another SpotIdentifier creates no second widget, and says so', async () => {
    const { server, app, problem } = await opened();
    await problem();
    write('ascData.json', JSON.stringify({ ...root, SpotIdentifier: 'y' }));
    expect(await problem()).toMatchObject({ en: expect.stringContaining('“y”') });
    expect(await app.widgets.list(administrator)).toHaveLength(1);
    await server[Symbol.asyncDispose]();
  });
});

describe.each(enginesInFull)('the saves of a followed folder on $name', (engine) => {
  beforeEach(async () => {
    const { databaseUrl } = await engine.place();
    useDatabase(databaseUrl);
  });
  afterEach(() => {
    useDatabase(undefined);
  });

  const history = async (id: number) => (await historyOf(id)).Entries.map(({ Kind }) => Kind);

  it('are one version, also after a restart, and add nothing to the history', async () => {
    const first = await opened();
    const { id } = first;
    await setValues(id, { Count: 7 });
    const before = await history(id);
    const save = async (text: string, content: () => Promise<string>) => {
      writeElements(NUMBER_ELEMENT, { ...TEXT_ELEMENT, DisplayName: text });
      await expect.poll(content, eventually).toContain(text);
    };
    for (const text of ['One', 'Two', 'Three']) await save(text, first.content);
    expect([await versionsOf(id), await history(id)]).toEqual([[], before]);
    // What is shown is a moment, and it still has its package.
    expect(await momentOf(id, await newest(id))).toMatchObject({
      Source: expect.stringContaining('Three'),
      SavedValues: '{"Count":7}'
    });
    await first.server[Symbol.asyncDispose]();

    writeElements(NUMBER_ELEMENT);
    const again = await started({ ASCDATA_OPEN: source() });
    expect([await versionsOf(id), await history(id)]).toEqual([[], before]);
    await again[Symbol.asyncDispose]();
  });

  it('keep the version before them, which is restored with its Values, whatever came and went since', async () => {
    const { server, app, id, content } = await opened();
    await setValues(id, { Count: 7 });
    const named = await ask(`/api/Widgets/${id}/History/${await newest(id)}/Name`, {
      method: 'PUT',
      json: { Name: 'Kept' }
    });
    expect(named.status).toBe(200);
    const wind = { ...NUMBER_ELEMENT, Id: 'Wind', DisplayName: 'Wind', Value: 1 };
    for (const elements of [[NUMBER_ELEMENT, TEXT_ELEMENT], [TEXT_ELEMENT], [TEXT_ELEMENT, wind]]) {
      writeElements(...elements);
      await expect.poll(content, eventually).toBe(JSON.stringify({ ...root, Elements: elements }));
    }
    const [version, ...others] = await versionsOf(id);
    expect([version!.Origin, others]).toEqual(['my-widget', []]);
    writeElements(TEXT_ELEMENT, wind);
    const restored = await ask(`/api/Widgets/${id}/Versions/${version!.Id}/Restore`, { method: 'POST' });
    expect(restored.status).toBe(200);
    expect((await app.values.read(administrator, id)).Values).toEqual({ Count: 7 });
    await server[Symbol.asyncDispose]();
  });
  const newest = async (id: number) => (await historyOf(id)).Entries[0]!.Moment;
});
