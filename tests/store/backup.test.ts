import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrations } from '../../src/lib/server/platform/store/migrations/index.js';
import { openStore } from '../../src/lib/server/platform/store/openStore.js';
import { ask, sample, serve, upload, type Server } from '../api/harness.js';
import { builtCommand } from '../cli/built.js';
import { command } from './commands.js';
import { dropDatabase, freshDatabase } from './databases.js';
import { addMigration, engines, environmentOf } from './engines.js';
import { installedTools } from './server.js';
import { temporaryFolder } from './temporary.js';

const server = process.env.TEST_DATABASE_URL;

/** The command blocks under a heading of a docs page, verbatim. */
function commandsOf(page: string, heading: string): string[] {
  const text = readFileSync(fileURLToPath(new URL(`../../docs/${page}`, import.meta.url)), 'utf8');
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const blocks = [...section.split('\n## ')[0]!.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block!);
  if (blocks.length === 0) throw new Error(`${page} has no commands under ${heading}`);
  return blocks;
}

/** A folder for running commands, with `npm run ascdata`. */
async function workingFolder(): Promise<string> {
  const folder = temporaryFolder();
  const scripts = { ascdata: `node ${JSON.stringify(await builtCommand())}` };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, scripts }));
  return folder;
}

/** Runs a block of commands in a shell. @throws Error with its output if one of them failed */
async function shell(commands: string, cwd: string, env: Record<string, string>): Promise<string> {
  const path = `${installedTools() ?? ''}:${process.env.PATH}`;
  const child = spawn('sh', ['-ec', commands], { cwd, env: { ...process.env, PATH: path, ...env } });
  let [out, all] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => ((out += chunk), (all += chunk)));
  child.stderr.on('data', (chunk: Buffer) => (all += chunk));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`${commands}ended with ${code}: ${all}`);
  return out;
}

/** A widget with a save, on a running server. */
async function filled(env: Record<string, string>, folder: string): Promise<{ running: Server; id: number }> {
  const running = await serve(env, folder);
  const id = await upload(await sample({ files: { 'big.bin': new Uint8Array(1_500_000).fill(9) } }));
  const saved = await ask(`/api/Widgets/${id}/Values`, {
    method: 'PUT',
    json: { Values: { Count: 8 } },
    headers: { 'if-match': '"1"' }
  });
  expect(saved.status).toBe(200);
  return { running, id };
}

/** The Values and package of a widget over HTTP. */
async function seen(id: number): Promise<unknown> {
  const values = (await (await ask(`/api/Widgets/${id}/Values`)).json()) as unknown;
  const bytes = Buffer.from(await (await ask(`/api/Widgets/${id}/Package`)).arrayBuffer());
  return { values, size: bytes.length };
}

/** What a server started on another store shows. */
async function seenAt(env: Record<string, string>, folder: string, id: number): Promise<unknown> {
  const started = await serve(env, folder);
  const found = await seen(id);
  await started[Symbol.asyncDispose]();
  return found;
}

async function emptyDatabase(): Promise<string> {
  const url = await freshDatabase(server!);
  onTestFinished(() => dropDatabase(server!, url));
  return url;
}

describe('the commands of the docs', { timeout: 60_000 }, () => {
  it('of docs/operating.md make a backup of a running server and restore it', async () => {
    const cwd = await workingFolder();
    mkdirSync(join(cwd, 'data'));
    const { running, id } = await filled({}, join(cwd, 'data'));
    const before = await seen(id);
    const [backup, restore] = commandsOf('operating.md', 'Backup and restore');
    expect(await shell(backup!, cwd, {})).toMatch(/^Backup made and checked: \d+ rows in \d+ tables and \d+ contents/);
    await running[Symbol.asyncDispose]();
    expect(await shell(restore!, cwd, {})).toMatch(/^Restored and checked: .* in .*\/restored\.\n(?:.*, )?facts \d+/);
    expect(await seenAt({}, join(cwd, 'restored'), id)).toEqual(before);
    await expect(openStore(join(cwd, 'backups/monday'))).rejects.toThrow('holds a backup, which stays as it is');
  });

  it.runIf(server)('of docs/postgresql.md back up and restore a database, and move a folder into one', async () => {
    const cwd = await workingFolder();
    const [DATABASE_URL, RESTORED_URL, DUMPED_URL] = [
      await emptyDatabase(),
      await emptyDatabase(),
      await emptyDatabase()
    ];
    mkdirSync(join(cwd, 'data'));
    const { running, id } = await filled({}, join(cwd, 'data'));
    const before = await seen(id);
    await running[Symbol.asyncDispose]();
    for (const block of commandsOf('postgresql.md', 'Moving a store')) await shell(block, cwd, { DATABASE_URL });
    const onDatabase = await serve({ DATABASE_URL }, temporaryFolder());
    expect(await seen(id)).toEqual(before);
    const [own, dump] = commandsOf('postgresql.md', 'Backup and restore');
    await shell(own!, cwd, { DATABASE_URL, RESTORED_URL });
    await shell(dump!, cwd, { DATABASE_URL, RESTORED_URL: DUMPED_URL });
    await onDatabase[Symbol.asyncDispose]();
    for (const url of [RESTORED_URL, DUMPED_URL]) {
      expect(await seenAt({ DATABASE_URL: url }, temporaryFolder(), id)).toEqual(before);
    }
  });
});

describe.each(engines)('a backup of $name', { timeout: 60_000 }, (engine) => {
  async function backedUp() {
    const place = await engine.place();
    const { running, id } = await filled(environmentOf(place), place.folder);
    const before = await seen(id);
    await running[Symbol.asyncDispose]();
    const backup = join(temporaryFolder(), 'backup');
    expect(await command(place, 'backup', '--to', backup)).toMatchObject({ code: 0 });
    return { place, backup, id, before };
  }
  const contentIn = (folder: string) => {
    const [name] = readdirSync(join(folder, 'files'));
    return { name: name!, file: join(folder, 'files', name!) };
  };

  it('is written only into a new folder', async () => {
    const place = await engine.place();
    const to = temporaryFolder();
    writeFileSync(join(to, 'mine.txt'), 'mine');
    const { code, said } = await command(place, 'backup', '--to', to);
    expect([code, said]).toEqual([2, `ascdata: ${to} is not empty: a backup goes into a new folder.\n`]);
    expect(readdirSync(to)).toEqual(['mine.txt']);
    mkdirSync(join(place.folder, 'work'));
    symlinkSync(join(place.folder, 'work'), join(to, 'link'));
    const lost = await command(place, 'backup', '--to', join(to, 'link', 'monday'));
    expect([lost.code, lost.said]).toEqual([2, expect.stringContaining('where the server deletes what it does not')]);
  });

  it('changes nothing in its source', async () => {
    const place = await engine.place();
    const store = await place.open();
    const rows = async () => store.db.selectFrom('facts').selectAll().orderBy('name').execute();
    const before = await rows();
    await command(place, 'backup', '--to', join(temporaryFolder(), 'backup'));
    expect(await rows()).toEqual(before);
    await store.close();
  });

  it('can be restored into the same kind of place, a second time without effect, and not over something else', async () => {
    const { backup, id, before } = await backedUp();
    const empty = await engine.place('empty');
    expect(await command(empty, 'restore', '--from', backup)).toMatchObject({ code: 0 });
    expect((await command(empty, 'restore', '--from', backup)).said).toContain('Nothing to do, all of it is there');
    expect(await seenAt(environmentOf(empty), empty.folder, id)).toEqual(before);
    const other = await engine.place();
    await filled(environmentOf(other), other.folder).then(({ running }) => running[Symbol.asyncDispose]());
    const refused = await command(other, 'restore', '--from', backup);
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('The target is not empty')]);
  });

  it('fails if a stored file is missing or damaged, and what it left cannot be used', async () => {
    const { backup } = await backedUp();
    const { name, file } = contentIn(backup);
    rmSync(join(backup, 'backup.manifest'));
    const source = { folder: backup, databaseUrl: undefined };
    writeFileSync(file, 'damaged');
    const to = join(temporaryFolder(), 'second');
    const damaged = await command(source, 'backup', '--to', to);
    expect([damaged.code, damaged.said]).toEqual([
      1,
      expect.stringContaining(`${name} is damaged where it comes from`)
    ]);
    expect(damaged.said).toContain(`What is in ${to} now is half a backup and of no use: delete it.`);
    const half = await command(await engine.place('empty'), 'restore', '--from', to, '--without-manifest');
    expect([half.code, half.said]).toEqual([1, expect.stringContaining('is itself half of')]);
    await expect(openStore(to)).rejects.toThrow('half of another one');
    rmSync(file);
    const missing = await command(source, 'backup', '--to', join(temporaryFolder(), 'third'));
    expect([missing.code, missing.said]).toEqual([
      1,
      expect.stringContaining(`${name} is missing where it comes from`)
    ]);
  });

  it('of an older version can be restored, and the next start brings it up to date', async () => {
    const place = await engine.place();
    const backup = join(temporaryFolder(), 'backup');
    addMigration();
    expect(await command(place, 'backup', '--to', backup)).toMatchObject({ code: 0 });
    const restored = { ...(await engine.place('empty')), folder: join(temporaryFolder(), 'restored') };
    expect(await command(restored, 'restore', '--from', backup)).toMatchObject({ code: 0 });
    const store = await openStore(restored.folder, restored.databaseUrl);
    const applied = await store.db.selectFrom('migrations').select('number').execute();
    expect(applied).toHaveLength(migrations.length);
    await store.close();
  });
});

describe('a restore', () => {
  it('into a folder that a server is using is refused', async () => {
    const [sqlite] = engines;
    const place = await sqlite!.place();
    const backup = join(temporaryFolder(), 'backup');
    await command(place, 'backup', '--to', backup);
    const store = await place.open();
    const { code, said } = await command(place, 'restore', '--from', backup);
    expect([code, said]).toEqual([1, expect.stringContaining('Another process works on the data folder')]);
    await store.close();
  });

  it('needs to be told where from, and a backup that exists', async () => {
    expect(await command({}, 'restore')).toMatchObject({ code: 2, said: expect.stringContaining('What from?') });
    expect(await command({}, 'backup')).toMatchObject({ code: 2, said: expect.stringContaining('Where to?') });
    const nowhere = join(temporaryFolder(), 'nowhere');
    const { code, said } = await command({}, 'restore', '--from', nowhere);
    expect([code, said]).toEqual([2, `ascdata: There is no store in ${nowhere}.\n`]);
  });
});
