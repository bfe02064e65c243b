import { sql, type Kysely } from 'kysely';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../src/lib/server/platform/store/fileStore.js';
import { FolderFiles } from '../../src/lib/server/platform/store/folderFiles.js';
import { sqliteEngine } from '../../src/lib/server/platform/store/engine.js';
import { migrate } from '../../src/lib/server/platform/store/migrate.js';
import { migrations } from '../../src/lib/server/platform/store/migrations/index.js';
import { openSqlite } from '../../src/lib/server/platform/store/sqlite.js';
import { whyNotOpen } from '../../src/lib/server/platform/store/startErrors.js';
import type { Store } from '../../src/lib/server/platform/store/store.js';
import { openStore } from '../../src/lib/server/platform/store/openStore.js';
import { runProcess } from './process.js';
import { temporaryFolder } from './temporary.js';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('migrations', () => {
  it('run once, however often the store is opened', async () => {
    const folder = temporaryFolder();
    for (let round = 0; round < 2; round++) {
      const store = await openStore(folder);
      const applied = await store.db.selectFrom('migrations').select('number').execute();
      expect(applied.map(({ number }) => number)).toEqual(migrations.map(({ number }) => number));
      await store.close();
    }
  });

  it('run once when several processes start at the same time', { timeout: 60_000 }, async () => {
    const folder = temporaryFolder();
    const codes = await Promise.all([1, 2, 3].map(async () => (await runProcess('openAndClose', folder)).exit));
    expect(codes).toEqual([0, 0, 0]);
    const store = await openStore(folder);
    const applied = await store.db.selectFrom('migrations').select('number').execute();
    expect(applied).toHaveLength(migrations.length);
    await store.close();
  });

  it('that come with a later version are run, whatever their number', async () => {
    const db = openSqlite(join(temporaryFolder(), 'store.db'));
    const named = (number: number) => ({
      number,
      name: `number ${number}`,
      up: (on: Kysely<unknown>) => on.schema.createTable(`made_by_${number}`).addColumn('id', 'integer').execute()
    });
    await migrate(db, sqliteEngine, [named(1), named(3)]);
    await migrate(db, sqliteEngine, [named(1), named(2), named(3)]);
    const applied = await db.selectFrom('migrations').select('number').orderBy('number').execute();
    expect(applied.map(({ number }) => number)).toEqual([1, 2, 3]);
    await db.destroy();
  });

  it('leave nothing behind when one of them fails', async () => {
    const db = openSqlite(join(temporaryFolder(), 'store.db'));
    const up = () => Promise.reject(new Error('broken'));
    await expect(migrate(db, sqliteEngine, [...migrations, { number: 999, name: 'broken', up }])).rejects.toThrow(
      'broken'
    );
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).toEqual([]);
    await db.destroy();
  });
});

describe('a full disk', () => {
  it('in the middle of a transaction is reported as such, and the earlier rows stay', async () => {
    const store = await openStore(temporaryFolder());
    const [{ page_count }] = (await sql<{ page_count: number }>`PRAGMA page_count`.execute(store.db)).rows as [
      { page_count: number }
    ];
    await sql.raw(`PRAGMA max_page_count = ${page_count + 2}`).execute(store.db);
    const before = await store.db.selectFrom('migrations').selectAll().execute();
    const saving = store.write(async (writing) => {
      await writing.insertInto('migrations').values({ number: 999, name: 'x', applied_at: '' }).execute();
      await writing
        .insertInto('migrations')
        .values({ number: 1000, name: 'x'.repeat(100_000), applied_at: '' })
        .execute();
    });
    await expect(saving).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    expect(await store.db.selectFrom('migrations').selectAll().execute()).toEqual(before);
    await store.close();
  });
});

describe('a commit', () => {
  const fill = (store: Store, then: () => void) =>
    store.write(async (writing) => {
      const value = 'long '.repeat(2_000_000);
      await writing.insertInto('facts').values({ name: 'long', value }).execute();
      then();
    });

  it('lets others run while much of it is put on the disk', async () => {
    const store = await openStore(temporaryFolder());
    let hasRun = false;
    await fill(store, () => setImmediate(() => (hasRun = true)));
    expect(hasRun).toBe(true);
    await store.close();
  });

  it('that is under way is completed before the store is closed', async () => {
    const folder = temporaryFolder();
    const store = await openStore(folder);
    const closed = new Promise((resolve, reject) => {
      fill(store, () => setImmediate(() => store.close().then(resolve, reject))).catch(reject);
    });
    await closed;
    const again = await openStore(folder);
    expect(await again.db.selectFrom('facts').select('name').where('name', '=', 'long').execute()).toHaveLength(1);
    await again.close();
  });
});

describe('a store that cannot be opened', () => {
  it('says so in one sentence when the database is damaged', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'store.db'), 'This is not a database. '.repeat(500));
    await expect(openStore(folder)).rejects.toThrow(/damaged or not ours.*backup/);
  });

  it('says so in one sentence when its folder is a file', async () => {
    const file = join(temporaryFolder(), 'data');
    writeFileSync(file, '');
    await expect(openStore(file)).rejects.toThrow('is not a folder');
  });

  it.runIf(process.platform === 'linux')('says so in one sentence where no folder can be made', async () => {
    await expect(openStore('/proc/new/data')).rejects.toThrow(/^There is no place for the data folder .*DATA_DIR\.$/);
  });

  it.each([
    ['EACCES', 'cannot be written'],
    ['EROFS', 'cannot be written'],
    ['SQLITE_READONLY_DIRECTORY', 'cannot be written'],
    ['ENOSPC', 'is full'],
    ['SQLITE_FULL', 'is full'],
    ['SQLITE_BUSY', 'locked'],
    ['SQLITE_CORRUPT_VTAB', 'damaged'],
    ['EIO', 'cannot be opened (broken)']
  ])('says what to do about %s', (code, said) => {
    expect(whyNotOpen('data', Object.assign(new Error('broken'), { code }))).toContain(said);
  });
});

describe('stored files by hash', () => {
  it('are read as they were stored, and stored once', async () => {
    const folder = temporaryFolder();
    const files = new FolderFiles(folder);
    const [first, second] = await files.putAll([bytes('same'), bytes('same')]);
    expect([first, second]).toEqual([hashOf('same'), hashOf('same')]);
    expect(readdirSync(folder)).toEqual([hashOf('same')]);
    expect(new TextDecoder().decode(await files.read(hashOf('same')))).toBe('same');
  });

  it('are never looked up by a path', async () => {
    const files = new FolderFiles(temporaryFolder());
    for (const name of ['../store.db', '/etc/passwd', 'A'.repeat(64), '']) {
      await expect(files.read(name)).rejects.toThrow(TypeError);
    }
  });

  it('are removed when nothing needs them and they are no longer new', async () => {
    const folder = temporaryFolder();
    const files = new FolderFiles(folder);
    const [kept, old, young] = await files.putAll([bytes('kept'), bytes('old'), bytes('young')]);
    mkdirSync(join(folder, 'not-ours'));
    for (const hash of [kept, old]) utimesSync(join(folder, hash!), 0, 0);
    await files.sweep((hash) => hash === kept, new Date(1000));
    expect(readdirSync(folder).sort()).toEqual([kept, young, 'not-ours'].sort());
  });
});
