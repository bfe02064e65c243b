import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrations } from '../../src/lib/server/platform/store/migrations/index.js';
import { openStore } from '../../src/lib/server/platform/store/openStore.js';
import { storeFailureOf } from '../../src/lib/server/platform/store/failures.js';
import { run } from './databases.js';
import { engines, type Place } from './engines.js';

const postgres = engines.find(({ name }) => name === 'postgres');
const fresh = (content?: 'empty'): Promise<Place> => postgres!.place(content);

describe.runIf(postgres)('several instances on one PostgreSQL', () => {
  it('that start at the same time migrate once', { timeout: 60_000 }, async () => {
    const place = await fresh('empty');
    const stores = await Promise.all([1, 2, 3].map(() => place.open()));
    const applied = await stores[0]!.db.selectFrom('migrations').select('number').orderBy('number').execute();
    expect(applied.map(({ number }) => number)).toEqual(migrations.map(({ number }) => number));
    await Promise.all(stores.map((store) => store.close()));
  });

  it('are told of each other’s changes once these are committed', async () => {
    const place = await fresh();
    const [one, two] = await Promise.all([place.open(), place.open()]);
    const heard: (string | undefined)[] = [];
    const end = two.changes.listen('values', (detail) => heard.push(detail));
    await one.write(async (writing) => {
      await one.changes.publish(writing, 'people', 'not for us');
      await one.changes.publish(writing, 'values', 'widget 5 saved');
    });
    await expect.poll(() => heard).toEqual(['widget 5 saved']);
    one.changes.announce('values', 'without a transaction');
    await expect.poll(() => heard).toEqual(['widget 5 saved', 'without a transaction']);
    end();
    await Promise.all([one.close(), two.close()]);
  });

  it(
    'are told that news may have been missed when the connection broke, and receive news again',
    { timeout: 30_000 },
    async () => {
      const place = await fresh();
      const store = await place.open();
      const heard: (string | undefined)[] = [];
      store.changes.listen('values', (detail) => heard.push(detail));
      await run(
        place.databaseUrl!,
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ascdata news'
        and datname = current_database()`
      );
      await expect.poll(() => heard, { timeout: 10_000 }).toEqual([undefined, undefined]);
      await store.write((writing) => store.changes.publish(writing, 'values', 'again'));
      await expect.poll(() => heard).toEqual([undefined, undefined, 'again']);
      await store.close();
    }
  );

  it('lose none of many concurrent writes that read and write the same row', { timeout: 60_000 }, async () => {
    const place = await fresh();
    const stores = await Promise.all([place.open(), place.open()]);
    await stores[0].db.insertInto('facts').values({ name: 'count', value: '0' }).execute();
    const add = (store: (typeof stores)[number]) =>
      store.write(async (writing) => {
        const facts = writing.selectFrom('facts').select('value').where('name', '=', 'count');
        const { value } = await facts.executeTakeFirstOrThrow();
        const next = String(Number(value) + 1);
        await writing.updateTable('facts').set({ value: next }).where('name', '=', 'count').execute();
      });
    for (let round = 0; round < 5; round++) await Promise.all([...stores, ...stores].map(add));
    const row = await stores[0].db.selectFrom('facts').select('value').where('name', '=', 'count').executeTakeFirst();
    expect(row?.value).toBe('20');
    await Promise.all(stores.map((store) => store.close()));
  });
});

describe.runIf(postgres)('a PostgreSQL that goes away and comes back', () => {
  it('makes queries fail without ending the process, and is used again', { timeout: 30_000 }, async () => {
    const place = await fresh();
    const store = await place.open();
    const [name] = new URL(place.databaseUrl!).pathname.slice(1).split('?');
    const admin = new URL(place.databaseUrl!);
    admin.pathname = '/postgres';
    await run(admin.href, `alter database ${name} allow_connections false`);
    await run(admin.href, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    const failed = await sql`select 1`.execute(store.db).then(
      () => undefined,
      (error: unknown) => error
    );
    expect(failed).toBeDefined();
    await run(admin.href, `alter database ${name} allow_connections true`);
    await expect
      .poll(() =>
        sql`select 1`.execute(store.db).then(
          () => 'back',
          () => 'away'
        )
      )
      .toBe('back');
    await store.close();
  });

  it.each([
    ['ECONNREFUSED', 'away'],
    ['57P01', 'away'],
    ['57P03', 'away'],
    ['08006', 'away'],
    ['53100', 'full'],
    ['ENOSPC', 'full'],
    ['SQLITE_FULL', 'full'],
    ['SQLITE_BUSY', 'busy'],
    ['40001', 'busy'],
    ['23505', undefined]
  ])('%s is a failure of the kind %s', (code, failure) => {
    expect(storeFailureOf(Object.assign(new Error('inner'), { code }))).toBe(failure);
  });
});

describe('a PostgreSQL that cannot be used', () => {
  it('stops the start with one sentence that leaves out the address, which contains a password', async () => {
    const opening = openStore('unused', 'postgres://someone:secret@127.0.0.1:1/nothing');
    await expect(opening).rejects.toThrow('PostgreSQL does not answer at DATABASE_URL: is it running');
    await expect(openStore('unused', 'postgres://a:secret@127.0.0.1:1/x')).rejects.not.toThrow('secret');
  });
});
