import { readdirSync, readFileSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { EditorData, PublicationBody, ReplacementBody } from '../../src/lib/api.js';
import { editText, type Edit } from '../../src/lib/ascdata/editText.js';
import type { App } from '../../src/lib/server/app/app.js';
import { withChange, type Changed } from '../../src/lib/package/withConditions.js';
import { disk } from '../../src/lib/server/packages/heldFolder.js';
import { eventually, useFollowedFolder } from './followedFolder.js';
import { ask, NUMBER_ELEMENT, userWith } from './harness.js';
import { historyOf } from './moments.js';
import { sendReplacement, versionsOf } from './replacing.js';
import { languagePerson, textClient } from './texts.js';
import { outcome } from './things.js';

const { place, source, write, read, opened } = useFollowedFolder();

/** As an editor writes it by hand: with a mark, CRLF, tabs and inline objects. */
const BY_HAND = `\uFEFF{\r\n\t"SpotIdentifier": "x", "SpotVersion": "1",\r\n\t"ApiVersion": 1,   "SpotType": "DashboardWidget",\r\n\t"NumberOfSlots": 1,\r\n\t"Elements": [\r\n\t\t${JSON.stringify(NUMBER_ELEMENT)},\r\n\t\t{ "Id": "Title",  "DisplayName": "Title", "DataType": "simpleText", "Value": [{ "Text": "Hello" }] }\r\n\t]\r\n}\r\n`;
const RENAME: Edit = { op: 'set', pointer: '/Elements/1/DisplayName', value: 'Heading' };
const renamedByHand = BY_HAND.replace('"DisplayName": "Title"', '"DisplayName": "Heading"');

/** Makes a change as the browser does: the package with an edited definition, and tests of rules. */
async function change(id: number, edits: readonly Edit[], { tests, as, query }: Changing = {}): Promise<Response> {
  const { Source } = (await (await ask(`/api/Widgets/${id}/Content`)).json()) as EditorData;
  const packed = new Uint8Array(await (await ask(`/api/Widgets/${id}/Package?as=uploaded`)).arrayBuffer());
  const [base, edited] = [
    { source: Source, tests: undefined, files: new Map() },
    { source: editText(Source, edits), tests, files: new Map() }
  ];
  const { bytes } = (await withChange(packed, { base, edited })) as Changed;
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

  it.each<[what: string, put: (moved: string) => void]>([
    ['nothing', () => {}],
    ['a link to it', (moved) => symlinkSync(moved, source())],
    ['a file', () => writeFileSync(source(), '')]
  ])('is refused with the name of the folder where there is %s in its place', async (_what, put) => {
    const { server, id } = await opened(TRANSLATED);
    const { textOf, edited, saved } = textClient(() => id);
    await change(id, [RENAME]);
    const [version] = await versionsOf(id);
    await saved(edited(await textOf('Title'), 'Kopf'));
    const moved = place('moved');
    renameSync(source(), moved);
    put(moved);
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

  it('is not made through a link', async () => {
    const { server, id } = await opened(BY_HAND);
    writeFileSync(place('outside.json'), 'secret');
    symlinkSync(place('outside.json'), join(source(), 'conditions.tests.json'));
    expect((await change(id, [], { tests: '[]\n' })).status).toBe(409);
    expect(readFileSync(place('outside.json'), 'utf8')).toBe('secret');
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
