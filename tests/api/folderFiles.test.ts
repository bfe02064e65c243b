import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readPackage } from '../../src/lib/package/read.js';
import { writePackage } from '../../src/lib/package/write.js';
import type { App } from '../../src/lib/server/app/app.js';
import { disk } from '../../src/lib/server/packages/heldFolder.js';
import { useFollowedFolder } from './followedFolder.js';
import { ask } from './harness.js';
import { sendReplacement, versionsOf } from './replacing.js';

const { place, source, write, read, filled, started } = useFollowedFolder();

type Files = Readonly<Record<string, string | Uint8Array | undefined>>;

const SCRIPT = 'let a = 1;\n\nlet b = 2;\n';
const EDITED = SCRIPT.replace('b = 2', 'b = 3');
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]);

beforeEach(() => void vi.restoreAllMocks());

/** A folder with scripts beside its page and in a folder of its own, which a server follows. */
async function opened(others: Files = {}) {
  const env = filled();
  mkdirSync(join(source(), 'js'));
  for (const [name, text] of Object.entries({ 'main.js': SCRIPT, 'js/more.js': SCRIPT, ...others })) {
    writeFileSync(join(source(), name), text!);
  }
  const server = await started(env);
  return { server, app: server.app, id: server.app.opened ?? 0 };
}

/** Makes the package again with these files instead or beside the others; undefined: without one. */
async function change(id: number, files: Files): Promise<readonly [status: number, code?: string, detail?: string]> {
  const packed = await ask(`/api/Widgets/${id}/Package?as=uploaded`);
  const present = (await readPackage(new Uint8Array(await packed.arrayBuffer()))).files!;
  const others = present.filter(({ name }) => !(name in files));
  const mine = Object.entries(files).flatMap(([name, content]) =>
    content === undefined ? [] : [{ name, bytes: typeof content === 'string' ? Buffer.from(content) : content }]
  );
  const definition = present.find(({ name }) => name === 'ascData.json')!;
  const text = files['ascData.json'] ?? new TextDecoder().decode(definition.bytes);
  const answer = await sendReplacement(id, await writePackage([...others, ...mine], String(text)));
  if (answer.ok) return [answer.status];
  const { code, detail } = (await answer.json()) as { code: string; detail: string };
  return [answer.status, code, detail];
}

/** Runs work at the start of the next change made in the browser: too late for the folder to be read before it. */
function first(app: App, meanwhile: () => void): void {
  vi.spyOn(app.followed, 'exclusively').mockImplementationOnce((work) => {
    meanwhile();
    return work();
  });
}

/** Runs work when the nth file is about to be written into the folder. */
function whenWritten(nth: number, work: () => void): void {
  const original = disk.open;
  let count = 0;
  vi.spyOn(disk, 'open').mockImplementation(async (path, ...rest) => {
    if (String(path).endsWith('.tmp') && ++count === nth) work();
    return original(path, ...rest);
  });
}

const drafts = () => readdirSync(source(), { recursive: true }).filter((name) => String(name).endsWith('.tmp'));

describe('a change made in the browser to text files of a followed folder', () => {
  it('is written there with the one of the definition, in folders, too', async () => {
    const { server, id } = await opened();
    const definition = read('ascData.json').replace('"1"', '"2"');
    expect(await change(id, { 'main.js': EDITED, 'js/more.js': EDITED, 'ascData.json': definition })).toEqual([200]);
    expect([read('main.js'), read('js/more.js'), read('ascData.json')]).toEqual([EDITED, EDITED, definition]);
    expect(drafts()).toEqual([]);
    await server[Symbol.asyncDispose]();
  });

  it('is merged with other lines that were changed there a moment ago', async () => {
    const { server, app, id } = await opened();
    first(app, () => write('js/more.js', SCRIPT.replace('a = 1', 'a = 7')));
    expect(await change(id, { 'js/more.js': EDITED })).toEqual([200]);
    expect(read('js/more.js')).toBe(EDITED.replace('a = 1', 'a = 7'));
    await server[Symbol.asyncDispose]();
  });

  it.each<[what: string, meanwhile: () => void, detail: RegExp]>([
    ['the same line was changed', () => write('main.js', SCRIPT.replace('b = 2', 'b = 9')), /line 3 of “main\.js”/],
    ['the file was removed', () => rmSync(join(source(), 'main.js')), /“main\.js”/],
    ['the file was made binary', () => writeFileSync(join(source(), 'main.js'), PNG), /“main\.js”/],
    [
      'the file was exchanged for a link',
      () => (rmSync(join(source(), 'main.js')), symlinkSync(place('outside.js'), join(source(), 'main.js'))),
      /“main\.js”/
    ]
  ])('is refused as a whole where %s there, and the other file stays, too', async (_what, meanwhile, detail) => {
    writeFileSync(place('outside.js'), SCRIPT);
    const { server, app, id } = await opened();
    first(app, meanwhile);
    expect(await change(id, { 'js/more.js': EDITED, 'main.js': EDITED })).toEqual([
      409,
      'folder-changed',
      expect.stringMatching(detail)
    ]);
    expect([read('js/more.js'), readFileSync(place('outside.js'), 'utf8')]).toEqual([SCRIPT, SCRIPT]);
    expect(await versionsOf(id)).toEqual([]);
    await server[Symbol.asyncDispose]();
  });

  it.each<[when: string, prepare: (app: App, exchange: () => void) => void]>([
    ['before it is read', first],
    ['before it is written', (_app, exchange) => whenWritten(1, exchange)]
  ])('never leaves the folder through one in it that is exchanged for a link %s', async (_when, prepare) => {
    const { server, app, id } = await opened({ 'a.js': SCRIPT });
    mkdirSync(place('outside'));
    writeFileSync(place('outside/more.js'), SCRIPT);
    prepare(app, () => {
      renameSync(join(source(), 'js'), place('aside'));
      symlinkSync(place('outside'), join(source(), 'js'));
    });
    expect((await change(id, { 'a.js': EDITED, 'js/more.js': EDITED }))[1]).toBe('folder-changed');
    expect([read('a.js'), readFileSync(place('outside/more.js'), 'utf8')]).toEqual([SCRIPT, SCRIPT]);
    expect(readdirSync(place('outside'))).toEqual(['more.js']);
    await server[Symbol.asyncDispose]();
  });

  it.each(['EACCES', 'ENOSPC'])('is taken back where its second file cannot be written (%s)', async (code) => {
    const { server, id } = await opened();
    whenWritten(2, () => {
      throw Object.assign(new Error(code), { code });
    });
    expect((await change(id, { 'main.js': EDITED, 'js/more.js': EDITED }))[1]).toBe('folder-unwritable');
    expect([read('main.js'), read('js/more.js'), drafts()]).toEqual([SCRIPT, SCRIPT, []]);
    await server[Symbol.asyncDispose]();
  });

  it('is taken back where an editor saves its second file at that moment, which keeps what the editor wrote', async () => {
    const { server, id } = await opened();
    const saved = `${SCRIPT}let c;\n`;
    whenWritten(2, () => write('main.js', saved));
    expect((await change(id, { 'js/more.js': EDITED, 'main.js': EDITED }))[1]).toBe('folder-changed');
    expect([read('js/more.js'), read('main.js')]).toEqual([SCRIPT, saved]);
    await server[Symbol.asyncDispose]();
  });

  it('can make a file, which restoring the version before removes', async () => {
    const { server, id } = await opened();
    expect(await change(id, { 'js/fresh.js': EDITED })).toEqual([200]);
    expect(read('js/fresh.js')).toBe(EDITED);
    const [version] = await versionsOf(id);
    expect((await ask(`/api/Widgets/${id}/Versions/${version!.Id}/Restore`, { method: 'POST' })).status).toBe(200);
    expect(readdirSync(join(source(), 'js'))).toEqual(['more.js']);
    await server[Symbol.asyncDispose]();
  });

  it('can make a file in folders that are not there', async () => {
    const { server, id } = await opened();
    expect(await change(id, { 'js/a/b/fresh.js': EDITED })).toEqual([200]);
    expect(read('js/a/b/fresh.js')).toBe(EDITED);
    expect(await change(id, { 'js/a/b/fresh.js': undefined })).toEqual([200]);
    expect(readdirSync(join(source(), 'js'))).toEqual(['more.js']);
    await server[Symbol.asyncDispose]();
  });

  it('brings back a file with its folder where it is taken back', async () => {
    const { server, id } = await opened();
    whenWritten(1, () => {
      throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
    });
    expect((await change(id, { 'js/more.js': undefined, 'main.js': EDITED }))[1]).toBe('folder-unwritable');
    expect([read('js/more.js'), read('main.js')]).toEqual([SCRIPT, SCRIPT]);
    await server[Symbol.asyncDispose]();
  });

  it('is refused with more folders than can be followed', async () => {
    const { server, id } = await opened();
    const deep = (at: number): string => `d${at}/${'a/'.repeat(50)}f.txt`;
    const files = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [deep(at), 'x']));
    expect((await change(id, files))[1]).toBe('folder-other-files');
    expect(readdirSync(source()).includes('d0')).toBe(false);
    await server[Symbol.asyncDispose]();
  });

  it('leaves no folder behind where it is taken back', async () => {
    const { server, id } = await opened();
    whenWritten(2, () => {
      throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
    });
    expect((await change(id, { 'js/a/b/fresh.js': EDITED, 'main.js': EDITED }))[1]).toBe('folder-unwritable');
    expect([readdirSync(join(source(), 'js')), read('main.js')]).toEqual([['more.js'], SCRIPT]);
    await server[Symbol.asyncDispose]();
  });

  it('is refused with the name of a file whose folder went a moment ago', async () => {
    const { server, app, id } = await opened();
    first(app, () => renameSync(join(source(), 'js'), place('aside')));
    expect(await change(id, { 'js/more.js': EDITED, 'main.js': EDITED })).toEqual([
      409,
      'folder-changed',
      expect.stringContaining('“js/more.js”')
    ]);
    expect([read('main.js'), readdirSync(source()).includes('js')]).toEqual([SCRIPT, false]);
    await server[Symbol.asyncDispose]();
  });

  it('removes no file that was changed there a moment ago', async () => {
    const { server, app, id } = await opened();
    first(app, () => write('js/more.js', EDITED));
    expect((await change(id, { 'js/more.js': undefined }))[1]).toBe('folder-changed');
    expect(read('js/more.js')).toBe(EDITED);
    await server[Symbol.asyncDispose]();
  });

  it.each<[what: string, name: string, content: string | Uint8Array]>([
    ['binary', 'p.png', Buffer.concat([PNG, PNG])],
    ['longer than 1 MB', 'main.js', ' '.repeat(1024 * 1024 + 1)],
    ['hidden', '.git/hooks/post-merge', 'rm'],
    ['of node_modules', 'node_modules/x/index.js', 'let x;'],
    ['left out by .ascdataignore', 'notes/a.md', 'notes']
  ])('is refused with the name of a file that is %s, and nothing is written', async (_what, name, content) => {
    const { server, id } = await opened({ 'p.png': PNG, '.ascdataignore': 'notes/\n' });
    expect(await change(id, { 'js/more.js': EDITED, [name]: content })).toEqual([
      409,
      'folder-other-files',
      expect.stringContaining(`“${name}”`)
    ]);
    expect([read('js/more.js'), readdirSync(source()).includes(name.split('/')[0]!)]).toEqual([
      SCRIPT,
      !name.includes('/')
    ]);
    await server[Symbol.asyncDispose]();
  });

  it('is refused with too many files', async () => {
    const { server, id } = await opened();
    const files = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`f${at}.txt`, 'x']));
    expect((await change(id, files))[1]).toBe('folder-other-files');
    expect(readdirSync(source()).filter((name) => name.startsWith('f'))).toEqual([]);
    await server[Symbol.asyncDispose]();
  });
});
