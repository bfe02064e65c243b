import { describe, expect, it } from 'vitest';
import { PlayTimes, type PlayTime } from '../../src/lib/server/playtimes/playtimes.js';
import type { Store } from '../../src/lib/server/platform/store/store.js';
import { actorOf } from '../api/players.js';
import { engines, type TestEngine } from '../store/engines.js';

const admin = actorOf('administrator');
const at = (StartedAt: string, spotId = 1): PlayTime => ({
  spotId,
  playerId: 1,
  startedAt: Date.parse(StartedAt),
  milliseconds: 1000
});
const instantly = () => Promise.resolve();

/** Play times with a clock that the test moves. */
async function setup(engine: TestEngine, now: string) {
  const store = await (await engine.place()).open();
  const clock = { now: new Date(now) };
  const times = new PlayTimes(store, 'UTC', () => clock.now);
  const kept = async () => {
    const rows = await store.db.selectFrom('play_times').select('started_at').orderBy('started_at').execute();
    return rows.map((row) => new Date(row.started_at).toISOString());
  };
  const remaining = async () => Number((await counted(store)).count);
  return { store, clock, times, kept, remaining, [Symbol.asyncDispose]: () => store.close() };
}

const counted = (store: Store) =>
  store.db
    .selectFrom('play_times')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();

const RULE = 'Retention of imported spot play times: deleted automatically after 12 months';

describe.each(engines)(`${RULE}, on $name`, (engine) => {
  it('deletes exactly what is older than 12 months, to the millisecond', async () => {
    await using test = await setup(engine, '2026-05-01T00:00:00Z');
    await test.times.importRows(admin, [at('2026-01-10T12:00:00Z'), at('2026-01-10T12:00:00.001Z')]);
    test.clock.now = new Date('2027-01-10T12:00:00Z');
    expect(await test.times.removeOutdated()).toBe(0);
    test.clock.now = new Date('2027-01-10T12:00:00.001Z');
    expect(await test.times.removeOutdated()).toBe(1);
    expect(await test.kept()).toEqual(['2026-01-10T12:00:00.001Z']);
  });

  it('counts by the calendar: on 29 February 2028 everything since 28 February 2027 is kept', async () => {
    await using test = await setup(engine, '2027-03-05T00:00:00Z');
    await test.times.importRows(admin, [
      at('2027-02-28T11:59:59.999Z'),
      at('2027-02-28T12:00:00Z'),
      at('2027-03-01T00:00:00Z')
    ]);
    test.clock.now = new Date('2028-02-29T12:00:00Z');
    await test.times.removeOutdated();
    expect(await test.kept()).toEqual(['2027-02-28T12:00:00.000Z', '2027-03-01T00:00:00.000Z']);
  });

  it('keeps what was played on 29 February until 1 March of the next year', async () => {
    await using test = await setup(engine, '2028-03-05T00:00:00Z');
    await test.times.importRows(admin, [at('2028-02-29T12:00:00Z')]);
    test.clock.now = new Date('2029-02-28T23:59:59.999Z');
    await test.times.removeOutdated();
    expect(await test.kept()).toHaveLength(1);
    test.clock.now = new Date('2029-03-01T00:00:00Z');
    await test.times.removeOutdated();
    expect(await test.kept()).toEqual([]);
  });

  it('leaves out of summaries what is older, even before the job has run', async () => {
    await using test = await setup(engine, '2026-05-01T00:00:00Z');
    await test.times.importRows(admin, [at('2026-01-10T12:00:00Z')]);
    const all = { from: undefined, to: undefined, spotId: undefined, playerId: undefined, after: undefined };
    const summary = async () => (await test.times.summary(admin, { ...all, groupBy: ['spot'], limit: 10 })).rows;
    expect(await summary()).toHaveLength(1);
    test.clock.now = new Date('2027-02-01T00:00:00Z');
    expect(await summary()).toEqual([]);
  });

  it('deletes in batches, between which others can write', async () => {
    await using test = await setup(engine, '2026-05-01T00:00:00Z');
    const start = Date.parse('2026-01-01T00:00:00Z');
    const rows = Array.from({ length: 5_000 }, (_, index) => at(new Date(start + index).toISOString()));
    await test.times.importRows(admin, rows);
    test.clock.now = new Date('2027-04-01T00:00:00Z');
    /** Rows left each time that somebody else writes between two batches. */
    const left: number[] = [];
    const write = () =>
      test.store.write(async (writing) => {
        const { count } = await writing
          .selectFrom('play_times')
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow();
        left.push(Number(count));
        await writing
          .insertInto('facts')
          .values({ name: `turn ${left.length}`, value: 'taken' })
          .execute();
      });
    expect(await test.times.removeOutdated(undefined, write)).toBe(5_000);
    expect(left).toEqual([3_000, 1_000, 0]);
  });

  it('ends after the current batch when the server stops, and continues later', async () => {
    await using test = await setup(engine, '2026-05-01T00:00:00Z');
    const start = Date.parse('2026-01-01T00:00:00Z');
    const rows = Array.from({ length: 5_000 }, (_, index) => at(new Date(start + index).toISOString()));
    await test.times.importRows(admin, rows);
    test.clock.now = new Date('2027-04-01T00:00:00Z');
    const stopping = new AbortController();
    const stop = () => Promise.resolve(stopping.abort());
    expect(await test.times.removeOutdated(stopping.signal, stop)).toBe(2_000);
    expect(await test.remaining()).toBe(3_000);
    expect(await test.times.removeOutdated(undefined, instantly)).toBe(3_000);
  });
});
