import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProblemBody } from '../../src/lib/api.js';
import { setLogLevel } from '../../src/lib/server/platform/log.js';
import { KeptPictures } from '../../src/lib/server/pictures/cache.js';
import { migrateFolder } from '../store/engines.js';
import { temporaryFolder } from '../store/temporary.js';
import {
  ask,
  form,
  NUMBER_ELEMENT,
  previewOf,
  sample,
  serve,
  TEXT_ELEMENT,
  upload,
  type Ask,
  type Server
} from './harness.js';
import { historyOf } from './moments.js';
import { dump, made } from './things.js';

let server: Server;
let id: number;

beforeEach(async () => {
  setLogLevel('silent');
  server = await serve();
  id = await upload(await sample());
});
afterEach(async () => {
  setLogLevel('warn');
  await server[Symbol.asyncDispose]();
});

async function refusal(
  path: string,
  options: Ask = {}
): Promise<[status: number, code: string, detail: string | undefined]> {
  const response = await ask(path, options);
  const { code, detail } = (await response.json()) as ProblemBody;
  expect(response.headers.get('retry-after')).toBe('60');
  return [response.status, code, detail];
}

const save = (Count: number): Ask => ({ method: 'PUT', json: { Values: { Count } }, headers: { 'if-match': '*' } });

describe('while a folder of the store is missing', () => {
  const other = async () => form(['other.dash.zip', await sample({ identifier: 'other', files: { 'a.js': 'other' } })]);
  const next = async () => form(['next.dash.zip', await sample({ files: { 'a.js': 'next' } })]);
  const update = { method: 'POST', body: 'bytes', headers: { 'content-type': 'application/octet-stream' } };

  const requests: Readonly<Record<string, () => Promise<[path: string, Ask]>>> = {
    'a new widget': async () => ['/api/Widgets', { method: 'POST', body: await other() }],
    'the replacement of a widget': async () => [`/api/Widgets/${id}`, { method: 'PUT', body: await next() }],
    'an update for players': () => Promise.resolve(['/api/Updates?Version=1.0&FileName=a.bin', update]),
    'a package to download': () => Promise.resolve([`/api/Widgets/${id}/Package`, {}])
  };

  it.each([
    ['files', 'a new widget'],
    ['files', 'the replacement of a widget'],
    ['files', 'an update for players'],
    ['work', 'a new widget'],
    ['work', 'the replacement of a widget'],
    ['work', 'a package to download']
  ])('(%s) %s is refused with the cause, and nothing is saved', async (folder, what) => {
    const before = await dump(server);
    const place = join(server.folder, folder);
    renameSync(place, `${place}-away`);
    const [path, options] = await requests[what]!();
    const [status, code, en] = await refusal(path, options);
    expect([status, code]).toEqual([503, 'store-unwritable']);
    expect(en).toContain('cannot write to its data folder');
    const [, german] = await requests[what]!();
    const inGerman = { ...german, headers: { ...german.headers, 'accept-language': 'de' } };
    expect((await refusal(path, inGerman))[2]).toContain('kann nicht in seinen Datenordner schreiben');
    renameSync(`${place}-away`, place);
    expect(await dump(server)).toBe(before);
    expect((await ask(path, (await requests[what]!())[1])).ok).toBe(true);
  });
});

describe('while the folder of stored files is missing', () => {
  it('keeping a picture fails with the cause', async () => {
    rmSync(join(server.folder, 'files'), { recursive: true });
    const keeping = new KeptPictures(server.app.store, () => new Date()).keep([{ key: 'a', bytes: new Uint8Array(9) }]);
    await expect(keeping).rejects.toMatchObject({ failure: 'unwritable' });
  });

  it('reading a stored file fails with the cause, and works once the folder is back', async () => {
    const files = join(server.folder, 'files');
    const preview = await previewOf(id);
    renameSync(files, `${files}-away`);
    expect((await refusal(`/api/Widgets/${id}/Package`)).slice(0, 2)).toEqual([503, 'content-unreadable']);
    expect((await ask(`${preview}index.html`)).status).toBe(503);
    renameSync(`${files}-away`, files);
    expect((await ask(`/api/Widgets/${id}/Package`)).status).toBe(200);
    expect((await ask(`${preview}index.html`)).status).toBe(200);
  });
});

describe('a full disk', () => {
  const free = { ...TEXT_ELEMENT, Options: {} };
  const long = [{ Text: 'long '.repeat(50_000) }];

  it('refuses a save and a step of the table with the cause, and changes nothing', async () => {
    const template = await upload(await sample({ identifier: 'test.full', elements: [free, NUMBER_ELEMENT] }));
    const heir = await made(`Widgets/${template}/Variants`, {});
    const cells = [template, heir.Id].map((Widget) => ({ Widget, Element: 'Title', Value: long }));
    const saves: [path: string, Ask][] = [
      [`/api/Widgets/${template}/Values`, { ...save(4), json: { Values: { Title: long } } }],
      [`/api/Widgets/${template}/Variants/Values`, { method: 'POST', json: { Cells: cells } }]
    ];
    const { db } = server.app.store;
    const before = await dump(server);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count)}`.execute(db);
    for (const [path, options] of saves) {
      const response = await ask(path, options);
      expect([response.status, ((await response.json()) as ProblemBody).code]).toEqual([507, 'disk-full']);
      expect(response.headers.get('retry-after')).toBe('60');
    }
    expect(await dump(server)).toBe(before);
    await sql`pragma max_page_count = 1000000`.execute(db);
    expect((await ask(...saves[1]!)).status).toBe(200);
    const latest = async (widget: number) => (await historyOf(widget)).Entries[0];
    expect(await latest(heir.Id)).toMatchObject({ Kind: 'table', Count: 1, Step: { Widgets: 2 } });
  });
});

describe('a data folder that is deleted while the server runs', () => {
  it('accepts no more changes, says so, and reports itself as not ready', async () => {
    expect((await ask('/healthz')).status).toBe(200);
    rmSync(server.folder, { recursive: true });
    const [status, code, en] = await refusal(`/api/Widgets/${id}/Values`, save(5));
    expect([status, code]).toEqual([503, 'store-gone']);
    expect(en).toContain('was deleted or replaced while the server was running');
    const user = { method: 'POST', json: { Name: 'Anna', Role: 'user' } };
    expect((await refusal('/api/Users', user)).slice(0, 2)).toEqual([503, 'store-gone']);
    const health = await ask('/healthz');
    expect([health.status, ((await health.json()) as ProblemBody).code]).toEqual([503, 'not-ready']);
  });

  it('or is replaced by another store refuses saves until it is back', async () => {
    await made('Users', { Name: 'Anna', Role: 'user' });
    renameSync(server.folder, `${server.folder}-away`);
    mkdirSync(server.folder);
    await migrateFolder(server.folder);
    expect((await refusal(`/api/Widgets/${id}/Values`, save(5))).slice(0, 2)).toEqual([503, 'store-gone']);
    rmSync(server.folder, { recursive: true });
    renameSync(`${server.folder}-away`, server.folder);
    expect((await ask(`/api/Widgets/${id}/Values`, save(6))).status).toBe(200);
  });
});

describe('a start', () => {
  it('is refused if files that the store names are missing, saying how many and what to do', async () => {
    const folder = temporaryFolder();
    const first = await serve({}, folder);
    await upload(await sample());
    await first[Symbol.asyncDispose]();
    const [lost] = readdirSync(join(folder, 'files'));
    rmSync(join(folder, 'files', lost!));
    const said = new RegExp(
      `^1 of the \\d+ contents that the store names are missing \\(the first is ${lost}\\): restore`
    );
    await expect(serve({}, folder)).rejects.toThrow(said);
  });
});
