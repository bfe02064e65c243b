import { sql } from 'kysely';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../src/lib/server/platform/store/fileStore.js';
import { openStore } from '../../src/lib/server/platform/store/openStore.js';
import { openSqlite } from '../../src/lib/server/platform/store/sqlite.js';
import type { Store } from '../../src/lib/server/platform/store/store.js';
import { onFiles, storeFailureOf } from '../../src/lib/server/platform/store/failures.js';
import { migrateFolder } from './engines.js';
import { runProcess } from './process.js';
import { temporaryFolder } from './temporary.js';

const text = (content: string) => new TextEncoder().encode(content);

async function made(): Promise<{ folder: string; store: Store }> {
  const folder = temporaryFolder();
  await migrateFolder(folder);
  return { folder, store: await openStore(folder) };
}

const save = (store: Store, name: string) =>
  store.write((writing) => writing.insertInto('facts').values({ name, value: 'saved' }).execute());

const isSaved = async ({ db }: Store, name: string) =>
  (await db.selectFrom('facts').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;

/** The files that a process killed now would leave behind. */
function leftBy(folder: string): string {
  const left = join(temporaryFolder(), 'left');
  cpSync(folder, left, { recursive: true });
  return left;
}

/** The result of a start on the folder. */
async function started(folder: string): Promise<string> {
  try {
    await (await openStore(folder)).close();
    return 'ready';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('after a clean stop', () => {
  it('store.db alone holds everything that was saved', async () => {
    const { folder, store } = await made();
    await save(store, 'first');
    await store.close();
    const copy = temporaryFolder();
    copyFileSync(join(folder, 'store.db'), join(copy, 'store.db'));
    const restored = await openStore(copy);
    expect(await isSaved(restored, 'first')).toBe(true);
    await restored.close();
  });
});

describe('a start', () => {
  it('on an empty folder creates a new store, and after a kill finds what was saved', async () => {
    expect(await started(join(temporaryFolder(), 'new'))).toBe('ready');
    const { folder, store } = await made();
    await save(store, 'first');
    const left = leftBy(folder);
    await store.close();
    const again = await openStore(left);
    expect(await isSaved(again, 'first')).toBe(true);
    await again.close();
  });

  const putContent = async (store: Store) => void (await store.files.putAll([text('content')]));

  it.each<[what: string, spoil: (folder: string) => void, said: RegExp]>([
    [
      'contents without store.db',
      (folder) => ['', '-wal', '-shm'].forEach((end) => rmSync(join(folder, `store.db${end}`))),
      /holds contents of packages, but no store\.db: restore a backup/
    ],
    [
      'contents beside an empty store.db',
      (folder) => {
        rmSync(join(folder, 'store.db-wal'));
        writeFileSync(join(folder, 'store.db'), '');
      },
      /holds contents of packages, but no store\.db: restore a backup/
    ],
    [
      'store.db-wal without store.db',
      (folder) => rmSync(join(folder, 'store.db')),
      /holds store\.db-wal, but no store\.db: restore a backup/
    ],
    [
      'an older store.db beside the store.db-wal of a newer one',
      (folder) => copyFileSync(join(folder, '..', 'older.db'), join(folder, 'store.db')),
      /store\.db was replaced, but the store\.db-wal of the one before still lies beside it: restore a backup/
    ],
    [
      'a store.db whose pages are damaged',
      (folder) => {
        const file = join(folder, 'store.db');
        const bytes = readFileSync(file);
        writeFileSync(file, bytes.fill('damage', 4096, bytes.length));
        rmSync(join(folder, 'store.db-wal'));
      },
      /is damaged or not ours: restore a backup/
    ],
    [
      'a store.db that was cut off',
      (folder) => {
        const file = join(folder, 'store.db');
        writeFileSync(file, readFileSync(file).subarray(0, 40_960));
        rmSync(join(folder, 'store.db-wal'));
      },
      /is damaged or not ours: restore a backup/
    ]
  ])('is refused with what to do: %s', async (_what, spoil, said) => {
    const { folder, store } = await made();
    await putContent(store);
    await save(store, 'first');
    await store.close();
    const older = readFileSync(join(folder, 'store.db'));
    const again = await openStore(folder);
    await save(again, 'second');
    const left = leftBy(folder);
    await again.close();
    writeFileSync(join(left, '..', 'older.db'), older);
    spoil(left);
    expect(await started(left)).toMatch(said);
  });

  it('on a restored store.db is allowed if no log of another one is beside it', async () => {
    const { folder, store } = await made();
    await save(store, 'first');
    await store.close();
    const older = readFileSync(join(folder, 'store.db'));
    for (let round = 0; round < 2; round++) await started(folder);
    writeFileSync(join(folder, 'store.db'), older);
    expect(await started(folder)).toBe('ready');
  });

  it.each([
    'create view migrations as with recursive n(number) as (select 1 union all select number + 1 from n) select number, 1 as name from n',
    'create view facts as with recursive n(name) as (select 1 union all select name + 1 from n) select name, 1 as value from n',
    'create trigger everlasting before insert on facts begin delete from facts; end',
    'create virtual table everlasting using fts5(name)'
  ])('in whatever way refuses a store.db with more than tables before it reads one: %s', async (made) => {
    const folder = temporaryFolder();
    await migrateFolder(folder);
    const db = openSqlite(join(folder, 'store.db'));
    const [, kind, name = ''] = made.split(' ');
    if (kind === 'view') await sql`drop table ${sql.table(name)}`.execute(db);
    await sql.raw(made).execute(db);
    await db.destroy();
    const ways = [undefined, 'fill', 'read', 'take'] as const;
    const said = [];
    for (const use of ways)
      said.push(await openStore(folder, undefined, { use }).then(String, (error: Error) => error.message));
    expect(said).toEqual(ways.map(() => expect.stringMatching(/^The database in .* is damaged or not ours: /)));
  });

  it('after a kill in the middle of a write without a log finds what was saved before', async () => {
    const folder = join(temporaryFolder(), 'data');
    const store = await openStore(folder, undefined, { use: 'fill' });
    await save(store, 'first');
    await store.close();
    const db = openSqlite(join(folder, 'store.db'));
    const left = await db.connection().execute(async (connection) => {
      await sql`pragma journal_mode = delete`.execute(connection);
      // What does not fit into the cache is written at once.
      await sql`pragma cache_size = 2`.execute(connection);
      await sql`begin immediate`.execute(connection);
      await connection
        .insertInto('facts')
        .values({ name: 'second', value: 'begun'.repeat(100_000) })
        .execute();
      return leftBy(folder);
    });
    await db.destroy();
    expect(statSync(join(left, 'store.db-journal')).size).toBeGreaterThan(0);
    const again = await openStore(left);
    expect([await isSaved(again, 'first'), await isSaved(again, 'second')]).toEqual([true, false]);
    await again.close();
  });

  it('after a kill while somebody was reading the store does not mistake it for another one', async () => {
    const { folder, store } = await made();
    await save(store, 'first');
    const left = leftBy(folder);
    await store.close();
    const reading = await openStore(left, undefined, { use: 'read' });
    const seen = await reading.db.connection().execute(async (connection) => {
      await sql`begin`.execute(connection);
      await connection.selectFrom('facts').select('name').execute();
      const second = await openStore(left);
      await save(second, 'second');
      const leftAgain = leftBy(left);
      await second.close();
      await sql`rollback`.execute(connection);
      return started(leftAgain);
    });
    await reading.close();
    expect(seen).toBe('ready');
  });
});

describe('one process uses a data folder at a time', () => {
  it('while others can read it, but change nothing', async () => {
    const { folder, store } = await made();
    const reading = await openStore(folder, undefined, { use: 'read' });
    await save(store, 'first');
    expect(await isSaved(reading, 'first')).toBe(true);
    await expect(save(reading, 'second')).rejects.toThrow(/readonly|read-only/);
    await reading.close();
    await store.close();
    expect(await started(folder)).toBe('ready');
  });

  it('and a second one gets a message until the first, even if killed, is gone', async () => {
    const folder = temporaryFolder();
    await migrateFolder(folder);
    const { child, exit } = await runProcess('hold', folder);
    await new Promise((resolve) => child.stdout?.once('data', resolve));
    expect(await started(folder)).toMatch(/^Another process works on the data folder .*: end it, or name another/);
    child.kill('SIGKILL');
    await exit;
    expect(await started(folder)).toBe('ready');
  });
});

describe('a lock that is damaged', () => {
  it('is not reported as a damaged store, and only needs to be deleted', async () => {
    const folder = temporaryFolder();
    await migrateFolder(folder);
    writeFileSync(join(folder, 'lock.db'), 'no database '.repeat(500));
    expect(await started(folder)).toMatch(/lock\.db is damaged, which holds nothing but a lock: delete it/);
    rmSync(join(folder, 'lock.db'));
    expect(await started(folder)).toBe('ready');
  });
});

describe('a data folder', () => {
  const modes = (folder: string) =>
    Object.fromEntries(
      ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].map((name) => {
        const { mode } = statSync(join(folder, name));
        return [name, (mode & 0o777).toString(8)];
      })
    );
  const PRIVATE = {
    '.': '700',
    files: '700',
    [`files/${hashOf('content')}`]: '600',
    'lock.db': '600',
    'store.db': '600',
    'store.db-shm': '600',
    'store.db-wal': '600'
  };

  it('is accessible to its owner only, whatever the umask, and made so if it was not', async () => {
    const folder = join(temporaryFolder(), 'data');
    const umask = process.umask(0);
    try {
      const store = await openStore(folder);
      await store.files.putAll([text('content')]);
      expect(modes(folder)).toMatchObject(PRIVATE);
      await store.close();
      for (const name of ['store.db', 'store.db-wal', 'lock.db']) chmodSync(join(folder, name), 0o644);
      for (const name of ['.', 'files']) chmodSync(join(folder, name), 0o755);
      const again = await openStore(folder);
      expect(modes(folder)).toMatchObject(PRIVATE);
      await again.close();
    } finally {
      process.umask(umask);
    }
  });

  it.each([
    ['others may read', 0o755, '755'],
    ['nobody else may read', 0o700, '700']
  ])('that holds something else too, which %s', async (_which, mode, kept) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'other'), { mode });
    chmodSync(folder, 0o755);
    await (await openStore(folder)).close();
    expect(modes(folder)).toMatchObject({ '.': kept, files: '700', 'store.db': '600' });
  });
});

describe('a save into a folder that was deleted or replaced is refused', () => {
  const places = ['', 'store.db', 'store.db-wal', 'store.db-shm', 'lock.db', 'files'];

  it.each(places)('deleted: %j', async (name) => {
    const { folder, store } = await made();
    expect(store.isIntact()).toBe(true);
    rmSync(join(folder, name), { recursive: true });
    await expect(save(store, 'late')).rejects.toMatchObject({ failure: 'gone' });
    const outside = store.db.insertInto('facts').values({ name: 'outside of a transaction', value: '' }).execute();
    await expect(outside).rejects.toMatchObject({ failure: 'gone' });
    expect(store.isIntact()).toBe(false);
    await store.close();
  });

  it.each(['store.db', 'files'])('replaced: %s', async (name) => {
    const { folder, store } = await made();
    cpSync(join(folder, name), join(folder, 'other'), { recursive: true });
    rmSync(join(folder, name), { recursive: true });
    renameSync(join(folder, 'other'), join(folder, name));
    await expect(save(store, 'late')).rejects.toMatchObject({ failure: 'gone' });
    await store.close();
  });

  it('deleted in the middle of a transaction, which does not count as saved', async () => {
    const { folder, store } = await made();
    const saving = store.write(async (writing) => {
      await writing.insertInto('facts').values({ name: 'late', value: '' }).execute();
      rmSync(folder, { recursive: true });
    });
    await expect(saving).rejects.toMatchObject({ failure: 'gone' });
    await store.close();
    expect(existsSync(folder)).toBe(false);
  });

  it('and goes through once the folder is back in its place', async () => {
    const { folder, store } = await made();
    renameSync(folder, `${folder}-away`);
    await expect(save(store, 'late')).rejects.toMatchObject({ failure: 'gone' });
    renameSync(`${folder}-away`, folder);
    await save(store, 'late');
    expect(await isSaved(store, 'late')).toBe(true);
    await store.close();
  });
});

describe('failures of the system are told apart', () => {
  it.each(['EACCES', 'EROFS', 'EIO', 'ENOENT', 'EPERM', 'ENOTDIR'])('on files: %s', async (code) => {
    const refused = Promise.reject(Object.assign(new Error('refused'), { code }));
    const error: unknown = await onFiles('unwritable', refused).catch((thrown: unknown) => thrown);
    expect([storeFailureOf(error), (error as { code: string }).code]).toEqual(['unwritable', code]);
  });

  it.each([
    ['ENOSPC', 'full'],
    ['EMFILE', 'busy'],
    ['ECONNRESET', 'away'],
    ['EINVAL', undefined]
  ])('other errors stay as they are: %s', async (code, failure) => {
    const thrown = Object.assign(new Error('other'), { code });
    const error: unknown = await onFiles('unwritable', Promise.reject(thrown)).catch((each: unknown) => each);
    expect([error, storeFailureOf(error)]).toEqual([thrown, failure]);
  });

  it.each([
    ['SQLITE_READONLY', 'unwritable'],
    ['SQLITE_READONLY_DBMOVED', 'gone'],
    ['SQLITE_IOERR_WRITE', 'unwritable'],
    ['SQLITE_CANTOPEN', 'unwritable'],
    ['58030', 'unwritable'],
    ['SQLITE_CORRUPT', 'damaged'],
    ['SQLITE_NOTADB', 'damaged'],
    ['XX001', 'damaged'],
    ['SQLITE_FULL', 'full']
  ])('of a database: %s', (code, failure) => {
    expect(storeFailureOf(Object.assign(new Error('refused'), { code }))).toBe(failure);
  });
});
