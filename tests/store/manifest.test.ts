import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../../src/lib/server/platform/store/fileStore.js';
import { openStore } from '../../src/lib/server/platform/store/openStore.js';
import { openSqlite } from '../../src/lib/server/platform/store/sqlite.js';
import { runs } from '../laws.js';
import { command, runCommand } from './commands.js';
import { temporaryFolder } from './temporary.js';

describe('a restore compares a backup with its manifest', { timeout: 60_000 }, () => {
  let backup: string;
  let ends: (() => Promise<void> | void)[];
  /** What a backup killed at each of its steps would have left. */
  const left: string[] = [];

  beforeAll(async () => {
    ends = [];
    const keep = temporaryFolder((done) => void ends.push(done));
    const place = { folder: join(keep, 'data'), databaseUrl: undefined };
    const store = await openStore(place.folder);
    const contents = [new Uint8Array(), new Uint8Array(300_000).fill(7), new TextEncoder().encode('small')];
    const hashes = await store.files.putAll(contents);
    const rows = hashes.map((sha256, index) => ({ sha256, size: contents[index]!.length }));
    await store.db.insertInto('files').values(rows).execute();
    await store.close();
    backup = join(keep, 'backup');
    const copy = () => {
      if (!existsSync(backup)) return;
      cpSync(backup, join(keep, `left${left.length}`), { recursive: true });
      left.push(join(keep, `left${left.length}`));
    };
    expect(await runCommand(place, ['backup', '--to', backup], copy)).toMatchObject({ code: 0 });
  }, 60_000);
  afterAll(async () => {
    for (const end of ends) await end();
  });

  /** Restores into a folder that does not exist yet. */
  async function restored(from: string, ...flags: string[]) {
    const target = join(temporaryFolder(), 'target');
    const { code, said } = await command({ folder: target }, 'restore', '--from', from, ...flags);
    return { code, said, target };
  }

  async function expectRefused(from: string, said: string | RegExp, ...flags: string[]): Promise<void> {
    const found = await restored(from, ...flags);
    expect([found.code, found.said, existsSync(found.target)]).toEqual([1, expect.stringMatching(said), false]);
  }

  function copied(): string {
    const copy = join(temporaryFolder(), 'copy');
    cpSync(backup, copy, { recursive: true });
    return copy;
  }

  const filesOf = (folder: string) => [
    'backup.manifest',
    'store.db',
    ...readdirSync(join(folder, 'files')).map((name) => `files/${name}`)
  ];
  const SMALL = `files/${hashOf('small')}`;

  it('and refuses any flipped bit, naming the file', async () => {
    const at = copied();
    const flips = filesOf(at).flatMap((path) => {
      const size = statSync(join(at, path)).size;
      return size === 0 ? [] : [fc.record({ path: fc.constant(path), at: fc.nat(size - 1), bit: fc.nat(7) })];
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(...flips), async (flip) => {
        const file = join(at, flip.path);
        const bytes = readFileSync(file);
        bytes[flip.at]! ^= 1 << flip.bit;
        writeFileSync(file, bytes);
        await expectRefused(at, `${flip.path} (?:was changed|in .* is damaged)`);
        bytes[flip.at]! ^= 1 << flip.bit;
        writeFileSync(file, bytes);
      }),
      { numRuns: runs(40), seed: 33 }
    );
    expect(await restored(at)).toMatchObject({ code: 0 });
  });

  it('and refuses a file that was cut off or is missing, naming the file', async () => {
    for (const path of filesOf(backup)) {
      const at = copied();
      const bytes = readFileSync(join(at, path));
      for (const end of [bytes.length - 1, 0]) {
        if (bytes.length === 0) continue;
        writeFileSync(join(at, path), bytes.subarray(0, end));
        await expectRefused(at, `${path} (?:has ${end} bytes instead of ${bytes.length}|in .* is damaged)`);
      }
      rmSync(join(at, path));
      if (path !== 'store.db')
        await expectRefused(at, path === 'backup.manifest' ? 'has no backup.manifest' : `${path} is missing`);
    }
  });

  /** Writes a manifest of these lines that is whole in itself. */
  function listing(folder: string, change: (lines: string[]) => string[]): void {
    const file = join(folder, 'backup.manifest');
    const lines = change(readFileSync(file, 'utf8').split('\n').slice(0, -2)).map((line) => `${line}\n`);
    writeFileSync(file, `${lines.join('')}end ${hashOf(lines.join(''))}\n`);
  }

  it.each<[what: string, spoil: (folder: string) => void, said: RegExp]>([
    ['a file too many', (at) => writeFileSync(join(at, 'notes.txt'), ''), /notes\.txt does not belong to the backup/],
    ['a log beside the database', (at) => writeFileSync(join(at, 'store.db-wal'), ''), /store\.db-wal does not belong/],
    ['a content too many', (at) => writeFileSync(join(at, 'files', hashOf('more')), 'more'), /does not belong to the/],
    [
      'a link in place of a file',
      (at) => {
        renameSync(join(at, 'store.db'), join(at, '..', 'elsewhere.db'));
        symlinkSync(join(at, '..', 'elsewhere.db'), join(at, 'store.db'));
      },
      /store\.db is no file of a backup/
    ],
    [
      'a folder in place of a file',
      (at) => (rmSync(join(at, SMALL)), mkdirSync(join(at, SMALL))),
      /is no file of a backup/
    ],
    [
      'a manifest that names a file elsewhere',
      (at) => listing(at, (lines) => [...lines, `5 ${hashOf('small')} files/../../outside`]),
      /backup\.manifest in .* is damaged/
    ],
    [
      'a manifest with a content under another hash',
      (at) => listing(at, (lines) => lines.map((line) => line.replace(/[0-9a-f]{64}(?= files)/, hashOf('other')))),
      /backup\.manifest in .* is damaged/
    ],
    [
      'a manifest of an unknown version',
      (at) => listing(at, ([, ...lines]) => ['ascdata backup 2', ...lines]),
      /backup\.manifest in .* is damaged, or of a newer version/
    ]
  ])('and refuses %s', async (_what, spoil, said) => {
    const at = copied();
    spoil(at);
    await expectRefused(at, said);
  });

  it('and lets pass what copying leaves behind: other times, hidden files and a lock', async () => {
    const at = copied();
    for (const path of filesOf(at)) utimesSync(join(at, path), 0, 0);
    for (const name of ['.DS_Store', 'files/._x', 'Thumbs.db', 'lock.db']) writeFileSync(join(at, name), name);
    mkdirSync(join(at, '.snapshot'));
    expect(await restored(at)).toMatchObject({ code: 0 });
  });

  it('and refuses what a backup left that was killed at any step before its last', async () => {
    expect(left.length).toBeGreaterThan(20);
    const isWhole = (folder: string) => existsSync(join(folder, 'backup.manifest'));
    const half = left.filter((folder) => !isWhole(folder));
    for (const folder of half) await expectRefused(folder, 'has no backup.manifest');
    for (const folder of left.filter(isWhole)) expect(await restored(folder)).toMatchObject({ code: 0 });
  });

  it('or is told that there is none, and still finds a damaged database before it touches the target', async () => {
    const at = copied();
    rmSync(join(at, 'backup.manifest'));
    expect(await restored(at, '--without-manifest')).toMatchObject({ code: 0 });
    const file = join(at, 'store.db');
    const sound = readFileSync(file);
    const bytes = Buffer.from(sound);
    // The name is in the table and in its index.
    bytes.write('stone-id', bytes.lastIndexOf('store-id'));
    writeFileSync(file, bytes);
    expect(await restored(at, '--without-manifest')).toMatchObject({
      code: 1,
      said: expect.stringContaining('The database of the source is damaged')
    });
    writeFileSync(file, sound);
    const db = openSqlite(file);
    await sql`pragma foreign_keys = off`.execute(db);
    await sql`insert into saved_values (variant_id, hash, value) values (99, 'x', '1')`.execute(db);
    await db.destroy();
    expect(await restored(at, '--without-manifest')).toMatchObject({
      code: 1,
      said: expect.stringContaining('The database of the source is damaged')
    });
  });
});
