import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { insertMany } from '../../src/lib/server/platform/store/insertMany.js';
import { runIfDue } from '../../src/lib/server/platform/store/lease.js';
import { ContentTooLarge, hashOf, type Content } from '../../src/lib/server/platform/store/fileStore.js';
import { migrations } from '../../src/lib/server/platform/store/migrations/index.js';
import type { Store } from '../../src/lib/server/platform/store/store.js';
import { engines, type TestEngine } from './engines.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const fact = (store: Store, name: string) =>
  store.db.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst();

async function listed(store: Store): Promise<Content[]> {
  const all: Content[] = [];
  for await (const content of store.files.list()) all.push(content);
  return all;
}

/** Two instances on one store; SQLite allows one per process, so here it is the same one twice. */
async function two(engine: TestEngine): Promise<[Store, Store, () => Promise<void>]> {
  const place = await engine.place();
  const one = await place.open();
  const other = engine.name === 'sqlite' ? one : await place.open();
  const close = async () => {
    await one.close();
    if (other !== one) await other.close();
  };
  return [one, other, close];
}

describe.each(engines)('a store on $name', (engine) => {
  it('loses none of many concurrent writes that read and write the same row', { timeout: 60_000 }, async () => {
    const store = await (await engine.place()).open();
    await store.db.insertInto('facts').values({ name: 'count', value: '0' }).execute();
    const add = () =>
      store.write(async (writing) => {
        const { value } = await writing
          .selectFrom('facts')
          .select('value')
          .where('name', '=', 'count')
          .executeTakeFirstOrThrow();
        await writing
          .updateTable('facts')
          .set({ value: String(Number(value) + 1) })
          .where('name', '=', 'count')
          .execute();
      });
    for (let round = 0; round < 4; round++) await Promise.all([add(), add(), add(), add(), add()]);
    expect((await fact(store, 'count'))?.value).toBe('20');
    await store.close();
  });

  it('keeps nothing of a transaction that fails, and announces nothing', async () => {
    const store = await (await engine.place()).open();
    const heard: (string | undefined)[] = [];
    store.changes.listen('people', (detail) => heard.push(detail));
    const failing = store.write(async (writing) => {
      await writing.insertInto('facts').values({ name: 'half', value: 'written' }).execute();
      await store.changes.publish(writing, 'people', 'half');
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    await store.write((writing) => store.changes.publish(writing, 'people', 'whole'));
    await expect.poll(() => heard).toEqual(['whole']);
    expect(await fact(store, 'half')).toBeUndefined();
    await store.close();
  });

  it('refuses a parameter that a database cannot take, naming it', async () => {
    const store = await (await engine.place()).open();
    for (const value of [true, undefined, Number.NaN, { a: 1 }]) {
      await expect(sql`select ${value}`.execute(store.db)).rejects.toThrow('Parameter 1 of a query is');
    }
    await store.close();
  });

  it('returns counts and 64-bit numbers as numbers', async () => {
    const store = await (await engine.place()).open();
    const row = await store.db
      .selectFrom('migrations')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('number').as('max')])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ count: migrations.length, max: migrations.at(-1)?.number });
    await store.close();
  });

  it('has one secret per name, the same for every instance', async () => {
    const [first, second, close] = await two(engine);
    const secrets = await Promise.all([first.secret('a'), second.secret('a'), first.secret('b')]);
    expect(secrets.map(({ length }) => length)).toEqual([32, 32, 32]);
    expect(secrets[0]).toEqual(secrets[1]);
    expect(secrets[0]).not.toEqual(secrets[2]);
    await close();
  });

  it('inserts many rows at once unchanged, and can leave existing ones alone', async () => {
    const store = await (await engine.place()).open();
    const rows = Array.from({ length: 3000 }, (_, index) => ({ name: `row ${index}`, value: `"ä\\ ${index}` }));
    await store.write((writing) => insertMany(store, writing, 'facts', ['name', 'value'], rows));
    const again = [{ name: 'row 7', value: 'other' }];
    await store.write((writing) => insertMany(store, writing, 'facts', ['name', 'value'], again, 'ignore'));
    expect((await fact(store, 'row 7'))?.value).toBe('"ä\\ 7');
    const failing = store.write((writing) => insertMany(store, writing, 'facts', ['name', 'value'], again));
    await expect(failing).rejects.toThrow();
    const long = rows.slice(0, 200).map(({ value }, index) => ({ name: `long ${index}`, value: value.repeat(1_000) }));
    await store.write((writing) => insertMany(store, writing, 'facts', ['name', 'value'], long));
    expect((await fact(store, 'long 7'))?.value).toBe('"ä\\ 7'.repeat(1_000));
    await store.close();
  });

  it('sorts names by their characters, not by a language', async () => {
    const store = await (await engine.place()).open();
    const names = ['order b', 'order a', 'order B', 'order ä', 'order-a'];
    await store.db
      .insertInto('facts')
      .values(names.map((name) => ({ name, value: '' })))
      .execute();
    const rows = await store.db
      .selectFrom('facts')
      .select('name')
      .where('name', 'like', 'order%')
      .orderBy('name')
      .execute();
    expect(rows.map(({ name }) => name)).toEqual([...names].sort());
    await store.close();
  });
});

describe.each(engines)('stored files by hash on $name', (engine) => {
  const big = new Uint8Array(3 * 1024 * 1024 + 17).map((_, index) => index % 251);
  const streamOf = (content: Uint8Array, piece = 300_000) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (let from = 0; from < content.length; from += piece) controller.enqueue(content.slice(from, from + piece));
        controller.close();
      }
    });
  const gathered = async (stream: ReadableStream<Uint8Array>) =>
    new Uint8Array(await new Response(stream).arrayBuffer());

  it('are read as they were stored, whole or in part, from bytes or a stream', { timeout: 60_000 }, async () => {
    const store = await (await engine.place()).open();
    const [hash] = await store.files.putAll([big, bytes('small')]);
    expect(await store.files.putStream(streamOf(big), big.length)).toEqual({ sha256: hash, size: big.length });
    expect(Buffer.compare(Buffer.from(await store.files.read(hash!)), Buffer.from(big))).toBe(0);
    const [start, end] = [1024 * 1024 - 3, 2 * 1024 * 1024 + 5];
    const part = await gathered(await store.files.stream(hash!, { start, end }));
    expect(Buffer.compare(Buffer.from(part), Buffer.from(big.slice(start, end + 1)))).toBe(0);
    await store.close();
  });

  it('include nothing that was too large or broke off', async () => {
    const store = await (await engine.place()).open();
    await expect(store.files.putStream(streamOf(big), big.length - 1)).rejects.toThrow(ContentTooLarge);
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('line cut'))
    });
    await expect(store.files.putStream(broken, 10)).rejects.toThrow('line cut');
    expect(await listed(store)).toEqual([]);
    await store.close();
  });

  it('are removed when nothing needs them and they are no longer new', async () => {
    const store = await (await engine.place()).open();
    const [kept] = await store.files.putAll([bytes('kept'), bytes('old')]);
    await store.files.sweep((hash) => hash === kept, new Date(Date.now() - 60_000));
    expect(await listed(store)).toHaveLength(2);
    await store.files.sweep((hash) => hash === kept, new Date(Date.now() + 60_000));
    expect(await listed(store)).toEqual([{ sha256: hashOf('kept'), size: 4 }]);
    await store.close();
  });

  it('are never looked up by a path', async () => {
    const store = await (await engine.place()).open();
    for (const name of ['../store.db', '/etc/passwd', 'A'.repeat(64), '']) {
      await expect(store.files.read(name)).rejects.toThrow(TypeError);
    }
    await store.close();
  });
});

describe.each(engines)('work that is done once for all instances, on $name', (engine) => {
  const job = { name: 'sweep', everySeconds: 3600, leaseSeconds: 60 };
  const clock = (text: string) => () => new Date(text);

  it('runs on one of two that ask at the same time, and is not due until its interval has passed', async () => {
    const [one, other, close] = await two(engine);
    let runs = 0;
    const work = async () => {
      runs += 1;
      await new Promise((resolve) => setImmediate(resolve));
    };
    const now = clock('2026-01-01T00:00:00Z');
    const outcomes = await Promise.all([runIfDue(one, job, now, work), runIfDue(other, job, now, work)]);
    expect(runs).toBe(1);
    expect(outcomes).toContain('ran');
    expect(await runIfDue(other, job, clock('2026-01-01T00:59:59Z'), work)).toBe('not-due');
    expect(await runIfDue(other, job, clock('2026-01-01T01:00:00Z'), work)).toBe('ran');
    await close();
  });

  it('is taken over from an instance that has fallen silent once its lease has expired', async () => {
    const store = await (await engine.place()).open();
    const silent = { name: job.name, finished_at: null, locked_by: 'gone', locked_until: '2026-01-01T00:01:00.000Z' };
    await store.db.insertInto('jobs').values(silent).execute();
    const work = () => Promise.resolve();
    expect(await runIfDue(store, job, clock('2026-01-01T00:00:30Z'), work)).toBe('elsewhere');
    expect(await runIfDue(store, job, clock('2026-01-01T00:01:01Z'), work)).toBe('ran');
    await store.close();
  });

  it.each([
    ['finished', { finished_at: '2026-03-01T00:00:00.000Z', locked_by: null, locked_until: null }],
    ['is running', { finished_at: null, locked_by: 'gone', locked_until: '2026-03-01T00:01:00.000Z' }]
  ])('is due although it %s later than now, by a clock that was ahead', async (_, row) => {
    const store = await (await engine.place()).open();
    await store.db
      .insertInto('jobs')
      .values({ name: job.name, ...row })
      .execute();
    const now = clock('2026-01-01T00:00:00Z');
    expect(await runIfDue(store, job, now, () => Promise.resolve())).toBe('ran');
    expect(await runIfDue(store, job, now, () => Promise.resolve())).toBe('not-due');
    await store.close();
  });

  it.each([-50, 0, 50])('runs once for instances whose clocks differ by %i seconds', async (seconds) => {
    const [one, other, close] = await two(engine);
    const time = Date.parse('2026-01-01T00:00:00Z');
    const there = () => new Date(time + seconds * 1000);
    const outcome = await runIfDue(
      one,
      job,
      () => new Date(time),
      async () => {
        expect(await runIfDue(other, job, there, () => Promise.resolve())).toBe('elsewhere');
      }
    );
    expect(outcome).toBe('ran');
    expect(await runIfDue(other, job, there, () => Promise.resolve())).toBe('not-due');
    await close();
  });

  it('that is asked for at any time is never finished too recently, whatever the clocks', async () => {
    const [one, other, close] = await two(engine);
    const always = { ...job, everySeconds: 0 };
    for (const now of ['2026-01-01T00:00:02Z', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z']) {
      for (const store of [one, other]) {
        expect(await runIfDue(store, always, clock(now), () => Promise.resolve())).toBe('ran');
      }
    }
    await close();
  });

  it('is not kept from a store that is opened again by whoever had it, where nobody else can have it open', async () => {
    const place = await engine.place();
    const before = await place.open();
    const killed = { name: job.name, finished_at: null, locked_by: 'gone', locked_until: '2026-01-01T00:01:00.000Z' };
    await before.db.insertInto('jobs').values(killed).execute();
    await before.close();
    const store = await place.open();
    const outcome = await runIfDue(store, job, clock('2026-01-01T00:00:30Z'), () => Promise.resolve());
    expect(outcome).toBe(engine.name === 'sqlite' ? 'ran' : 'elsewhere');
    await store.close();
  });

  it('stays with its instance for as long as it takes', async () => {
    const [one, other, close] = await two(engine);
    let time = new Date('2026-01-01T00:00:00Z');
    const now = () => time;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const lockedUntil = async () =>
      (await one.db.selectFrom('jobs').select('locked_until').executeTakeFirst())?.locked_until;
    const outcome = await runIfDue(one, job, now, async () => {
      for (let round = 0; round < 3; round++) {
        time = new Date(time.getTime() + 50_000);
        vi.advanceTimersByTime(50_000);
        await expect.poll(lockedUntil).toBe(new Date(time.getTime() + 60_000).toISOString());
        expect(await runIfDue(other, job, now, () => Promise.resolve())).toBe('elsewhere');
      }
    });
    expect(outcome).toBe('ran');
    await close();
  });

  it('is not finished twice if another instance took it over', async () => {
    const [one, other, close] = await two(engine);
    const outcome = await runIfDue(one, job, clock('2026-01-01T00:00:00Z'), async () => {
      const taken = await runIfDue(other, job, clock('2026-01-01T00:01:01Z'), () => Promise.resolve());
      expect(taken).toBe('ran');
    });
    expect(outcome).toBe('elsewhere');
    const row = await other.db.selectFrom('jobs').select('finished_at').executeTakeFirst();
    expect(row?.finished_at).toBe('2026-01-01T00:01:01.000Z');
    await close();
  });

  it('is due again at once if it failed', async () => {
    const store = await (await engine.place()).open();
    const now = clock('2026-01-01T00:00:00Z');
    await expect(runIfDue(store, job, now, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await runIfDue(store, job, now, () => Promise.resolve())).toBe('ran');
    await store.close();
  });
});
