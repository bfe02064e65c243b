import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EditorData, PublicationBody, ReplacementBody, WidgetEvent } from '../../src/lib/api.js';
import { editText, type Edit } from '../../src/lib/ascdata/editText.js';
import type { App } from '../../src/lib/server/app/app.js';
import { readPackage } from '../../src/lib/package/read.js';
import { withChange } from '../../src/lib/package/withConditions.js';
import { writePackage } from '../../src/lib/package/write.js';
import { administrator } from '../rights/actors.js';
import { enginesInFull } from '../store/engines.js';
import { temporaryFolder } from '../store/temporary.js';
import { ask, NUMBER_ELEMENT, sample, serve, TEXT_ELEMENT, upload, userWith } from './harness.js';
import { Listener, save } from './live.js';
import { historyOf, momentOf } from './moments.js';
import { sendReplacement, setValues, versionsOf } from './replacing.js';
import { languagePerson, textClient } from './texts.js';
import { made, outcome } from './things.js';
import { disk } from '../../src/lib/server/packages/heldFolder.js';

let folder: string;
let widgets: string;
beforeEach(() => {
  folder = temporaryFolder();
  widgets = join(folder, 'widgets');
  mkdirSync(widgets);
});

/** On PostgreSQL, where a test says so. */
let database: Record<string, string> = {};
const started = (env: Record<string, string> = {}) =>
  serve({ WIDGETS_DIR: widgets, ...database, ...env }, join(folder, 'data'));
const root = { SpotIdentifier: 'x', SpotVersion: '1', ApiVersion: 1, SpotType: 'DashboardWidget', NumberOfSlots: 1 };
const source = () => join(folder, 'my-widget');
const write = (name: string, text: string) => writeFileSync(join(source(), name), text);
const read = (name: string) => readFileSync(join(source(), name), 'utf8');
const writeElements = (...Elements: object[]) => write('ascData.json', JSON.stringify({ ...root, Elements }));
const eventually = { timeout: 10_000, interval: 50 };

async function nextOfFolder(listener: Listener): Promise<WidgetEvent> {
  for (let event = await listener.next(); event; event = await listener.next()) {
    if (event[0] === 'folder') return event[1] as WidgetEvent;
  }
  throw new Error('The stream has ended.');
}

async function opened(definition?: string) {
  mkdirSync(source());
  const script = '<script src="WizardBase.js"></script><script src="DashboardWidgetBase.js"></script>';
  write('index.html', `${script}<script>new DashboardWidgetBase(new WizardBase())</script>`);
  for (const name of ['WizardBase.js', 'DashboardWidgetBase.js']) write(name, '');
  if (definition === undefined) writeElements(NUMBER_ELEMENT);
  else write('ascData.json', definition);
  const server = await started({ ASCDATA_OPEN: source() });
  const { app } = server;
  const id = app.opened ?? 0;
  const listener = await Listener.open(`${id}/Events`);
  /** The next message about the folder. */
  const news = () => nextOfFolder(listener);
  const problem = async () => (await news()).Problem;
  const content = async () => {
    const packages = app.store.db.selectFrom('templates').innerJoin('packages', 'packages.id', 'templates.package_id');
    return (await packages.select('packages.source').executeTakeFirstOrThrow()).source;
  };
  return { server, app, id, news, problem, content };
}

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
    symlinkSync(join(folder, 'outside.json'), join(source(), 'ascData.json'));
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
        symlinkSync(join(folder, 'outside.json'), join(source(), 'ascData.json'));
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
    database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  });
  afterEach(() => {
    database = {};
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

/** As an editor writes it by hand: with a mark, CRLF, tabs and inline objects. */
const BY_HAND = `\uFEFF{\r\n\t"SpotIdentifier": "x", "SpotVersion": "1",\r\n\t"ApiVersion": 1,   "SpotType": "DashboardWidget",\r\n\t"NumberOfSlots": 1,\r\n\t"Elements": [\r\n\t\t${JSON.stringify(NUMBER_ELEMENT)},\r\n\t\t{ "Id": "Title",  "DisplayName": "Title", "DataType": "simpleText", "Value": [{ "Text": "Hello" }] }\r\n\t]\r\n}\r\n`;
const RENAME: Edit = { op: 'set', pointer: '/Elements/1/DisplayName', value: 'Heading' };
const renamedByHand = BY_HAND.replace('"DisplayName": "Title"', '"DisplayName": "Heading"');

/** Makes a change as the browser does: the package with an edited definition, and tests of rules. */
async function change(id: number, edits: readonly Edit[], { tests, as, query }: Changing = {}): Promise<Response> {
  const { Source } = (await (await ask(`/api/Widgets/${id}/Content`)).json()) as EditorData;
  const packed = new Uint8Array(await (await ask(`/api/Widgets/${id}/Package?as=uploaded`)).arrayBuffer());
  const [base, edited] = [
    { source: Source, tests: undefined },
    { source: editText(Source, edits), tests }
  ];
  const bytes = (await withChange(packed, Source, { base, edited })) as Uint8Array;
  return sendReplacement(id, bytes, { ...(as !== undefined && { as }), ...(query !== undefined && { query }) });
}
interface Changing {
  readonly tests?: string;
  readonly as?: string;
  readonly query?: string;
}

/** Runs when a file is about to be written into the folder. */
function whenWritten(work: () => void): void {
  const original = disk.open;
  const opening = vi.spyOn(disk, 'open').mockImplementation(async (path, ...rest) => {
    if (!String(path).endsWith('.tmp')) return original(path, ...rest);
    opening.mockRestore();
    work();
    return original(path, ...rest);
  });
}

/** Saves in the folder, at the start of the next change made in the browser: too late to be taken in before it. */
function savedFirst(app: App, text: string): void {
  vi.spyOn(app.followed, 'exclusively').mockImplementationOnce((work) => {
    write('ascData.json', text);
    return work();
  });
}

const TRANSLATED = BY_HAND.replace(
  '"DataType": "simpleText"',
  '$&, "Translations": { "de": { "DisplayName": "Titel" } }'
);

describe('a change made in the browser to a widget that follows a folder', () => {
  it('is written there: only its characters change, and the next save of the folder keeps it', async () => {
    const { server, app, id, content } = await opened(BY_HAND);
    const files = () => readdirSync(source()).sort();
    const before = { files: files(), mode: statSync(join(source(), 'ascData.json')).mode };
    const announced = await change(id, [RENAME], { query: '?dryRun=1' });
    expect(((await announced.json()) as ReplacementBody).folder).toBe('my-widget');
    expect(read('ascData.json')).toBe(BY_HAND);
    expect((await change(id, [RENAME])).status).toBe(200);
    expect(read('ascData.json')).toBe(renamedByHand);
    expect({ files: files(), mode: statSync(join(source(), 'ascData.json')).mode }).toEqual(before);
    write('index.html', `${read('index.html')}<p>`);
    const pages = () => app.store.db.selectFrom('packages').selectAll().execute();
    await expect.poll(async () => (await pages()).length, eventually).toBe(3);
    expect(await content()).toContain('Heading');
    await server[Symbol.asyncDispose]();
  });

  it('makes one version, and none more when the folder is read again, whose saves have its name', async () => {
    const { server, id, content } = await opened(BY_HAND);
    await change(id, [RENAME]);
    expect(await versionsOf(id)).toHaveLength(1);
    // Read again after something that counts.
    write('ascData.json', renamedByHand.replace('Hello', 'Servus'));
    await expect.poll(content, eventually).toContain('Servus');
    expect(await versionsOf(id)).toHaveLength(2);
    const { Entries } = await historyOf(id);
    expect(Entries.map(({ Kind, By, Origin, SpotVersion }) => [Kind, By, Origin, SpotVersion])).toEqual([
      ['package', null, 'my-widget', '1'],
      ['package', 'ADMIN_API_KEY', null, '1'],
      ['made', null, 'my-widget', undefined]
    ]);
    await server[Symbol.asyncDispose]();
  });

  it('brings tests of rules as a file', async () => {
    const { server, id } = await opened(BY_HAND);
    const tests = '[]\n';
    expect((await change(id, [], { tests })).status).toBe(200);
    expect([read('conditions.tests.json'), read('ascData.json')]).toEqual([tests, BY_HAND]);
    await server[Symbol.asyncDispose]();
  });

  it('is merged with what was saved in the folder a moment ago, and refused where both changed the same', async () => {
    const { server, app, id, content } = await opened(BY_HAND);
    savedFirst(app, BY_HAND.replace('"Hello"', '"Servus"'));
    expect((await change(id, [RENAME])).status).toBe(200);
    const merged = renamedByHand.replace('"Hello"', '"Servus"');
    expect(read('ascData.json')).toBe(merged);
    await expect.poll(content, eventually).toContain('Servus');

    const other = merged.replace('"Heading"', '"Caption"');
    savedFirst(app, other);
    const refused = await change(id, [{ ...RENAME, value: 'Big' }]);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'folder-changed']);
    expect(read('ascData.json')).toBe(other);
    await server[Symbol.asyncDispose]();
  });

  it.each([
    ['EACCES', 409],
    ['EROFS', 409],
    ['ENOSPC', 507]
  ])('is refused where the folder cannot be written (%s), and nothing changes anywhere', async (code, status) => {
    const { server, id, content } = await opened(BY_HAND);
    const before = await content();
    whenWritten(() => {
      throw Object.assign(new Error(code), { code });
    });
    const refused = await change(id, [RENAME]);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([status, 'folder-unwritable']);
    expect([read('ascData.json'), await content()]).toEqual([BY_HAND, before]);
    expect(readdirSync(source()).filter((name) => name.startsWith('.'))).toEqual([]);
    expect(await versionsOf(id)).toEqual([]);
    await server[Symbol.asyncDispose]();
  });

  it.each<[what: string, place: (moved: string) => void]>([
    ['nothing', () => {}],
    ['a link to it', (moved) => symlinkSync(moved, source())],
    ['a file', () => writeFileSync(source(), '')]
  ])('is refused with the name of the folder where there is %s in its place', async (_what, place) => {
    const { server, id } = await opened(TRANSLATED);
    const { textOf, edited, saved } = textClient(() => id);
    await change(id, [RENAME]);
    const [version] = await versionsOf(id);
    await saved(edited(await textOf('Title'), 'Kopf'));
    const moved = join(folder, 'moved');
    renameSync(source(), moved);
    place(moved);
    const headers = { 'if-match': '*' };
    for (const refused of [
      await change(id, [{ ...RENAME, value: 'Big' }]),
      await change(id, [], { tests: '[]\n' }),
      await ask(`/api/Widgets/${id}/Versions/${version!.Id}/Restore`, { method: 'POST' }),
      await ask(`/api/Widgets/${id}/Texts/de/Publication`, { method: 'POST', headers })
    ]) {
      const body = { code: 'folder-unreadable', detail: expect.stringContaining('“my-widget”') };
      expect([refused.status, await refused.json()]).toMatchObject([409, body]);
    }
    await server[Symbol.asyncDispose]();
  });

  it('is refused where an editor saves the file at that moment, which keeps what the editor wrote', async () => {
    const { server, id } = await opened(BY_HAND);
    const other = BY_HAND.replace('"Hello"', '"Servus"');
    whenWritten(() => write('ascData.json', other));
    const refused = await change(id, [RENAME]);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'folder-changed']);
    expect(read('ascData.json')).toBe(other);
    await server[Symbol.asyncDispose]();
  });

  it('is taken out of the folder again where it cannot be saved here', async () => {
    const { server, app, id } = await opened(BY_HAND);
    vi.spyOn(app.store, 'write').mockRejectedValueOnce(new Error('the database is away'));
    expect((await change(id, [RENAME])).status).toBe(500);
    expect(read('ascData.json')).toBe(BY_HAND);
    await server[Symbol.asyncDispose]();
  });

  it('is refused with file, line and column while the folder is broken', async () => {
    const { server, app, id } = await opened(BY_HAND);
    savedFirst(app, BY_HAND.replace('"Hello" }]', '"Hello" }'));
    const refused = await change(id, [RENAME]);
    const detail = expect.stringMatching(/folder “my-widget”.*ascData\.json, line 7, column 103: .*not valid JSON/);
    const body = { code: 'folder-broken', detail, errors: [{ code: 'json-syntax', line: 7, column: 103 }] };
    expect([refused.status, await refused.json()]).toMatchObject([409, body]);
    expect(read('ascData.json')).not.toContain('Heading');
    await server[Symbol.asyncDispose]();
  });

  it('of other files is refused with their names, and so is one through a link', async () => {
    const { server, id } = await opened(BY_HAND);
    const packed = new Uint8Array(await (await ask(`/api/Widgets/${id}/Package?as=uploaded`)).arrayBuffer());
    const { files } = await readPackage(packed);
    const others = files!.map((file) =>
      file.name === 'index.html' ? { ...file, bytes: Buffer.concat([file.bytes, Buffer.from('<p>')]) } : file
    );
    const refused = await sendReplacement(id, await writePackage(others, BY_HAND.slice(1)));
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'folder-other-files', detail: expect.stringMatching(/index\.html.*without the folder/) }
    ]);
    writeFileSync(join(folder, 'outside.json'), 'secret');
    symlinkSync(join(folder, 'outside.json'), join(source(), 'conditions.tests.json'));
    expect((await change(id, [], { tests: '[]\n' })).status).toBe(409);
    expect(readFileSync(join(folder, 'outside.json'), 'utf8')).toBe('secret');
    await server[Symbol.asyncDispose]();
  });

  it('is written only for those who may replace the widget', async () => {
    const { server, id } = await opened(BY_HAND);
    const { key } = await userWith({ role: 'user' });
    expect((await change(id, [RENAME], { as: key })).status).toBe(403);
    expect(read('ascData.json')).toBe(BY_HAND);
    await server[Symbol.asyncDispose]();
  });

  it('of a version that is restored is written, too', async () => {
    const { server, id, content } = await opened(BY_HAND);
    await change(id, [RENAME]);
    const [version] = await versionsOf(id);
    const restored = await ask(`/api/Widgets/${id}/Versions/${version!.Id}/Restore`, { method: 'POST' });
    expect([restored.status, read('ascData.json')]).toEqual([200, BY_HAND]);
    expect(await content()).toContain('"DisplayName": "Title"');
    await server[Symbol.asyncDispose]();
  });

  it('does not remove a language that the folder has, only one that was added in the browser', async () => {
    const { server, id } = await opened(TRANSLATED);
    const remove = (language: string) => outcome(`Widgets/${id}/Texts/${language}`, { method: 'DELETE' });
    expect(await remove('DE')).toEqual([409, 'language-in-folder']);
    expect((await ask(`/api/Widgets/${id}/Texts`, { method: 'POST', json: { Language: 'fr' } })).status).toBe(201);
    expect(await remove('fr')).toEqual([204, '']);
    expect(read('ascData.json')).toBe(TRANSLATED);
    await server[Symbol.asyncDispose]();
  });

  it('of translations is written when they are published, as long as the publisher may replace the package', async () => {
    const { server, app, id } = await opened(TRANSLATED);
    const { textOf, edited, saved } = textClient(() => id);
    const publish = (as?: string) =>
      ask(`/api/Widgets/${id}/Texts/de/Publication`, {
        method: 'POST',
        headers: { 'if-match': '*' },
        ...(as !== undefined && { as })
      });
    await saved(edited(await textOf('Title'), 'Kopf'));
    const announced = async (as?: string) => {
      const answer = await ask(`/api/Widgets/${id}/Texts/de/Publication`, { ...(as !== undefined && { as }) });
      return ((await answer.json()) as PublicationBody).Folder;
    };
    expect([await announced(), await announced(await languagePerson('de', 'review'))]).toEqual([
      'my-widget',
      undefined
    ]);
    expect((await publish(await languagePerson('de', 'review'))).status).toBe(200);
    expect(read('ascData.json')).toBe(TRANSLATED);
    await saved(edited(await textOf('Title'), 'Überschrift'));
    expect((await publish()).status).toBe(200);
    expect(read('ascData.json')).toBe(TRANSLATED.replace('Titel', 'Überschrift'));

    await saved(edited(await textOf('Title'), 'Zeile'));
    const other = TRANSLATED.replace('Titel', 'Rubrik');
    savedFirst(app, other);
    expect((await publish()).status).toBe(409);
    expect(read('ascData.json')).toBe(other);
    await server[Symbol.asyncDispose]();
  });
});
