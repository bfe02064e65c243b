import { describe, expect, it, vi } from 'vitest';
import { Schedule } from '../../src/lib/server/drafts/schedule.js';
import { valuesRefused } from '../../src/lib/server/drafts/refusals.js';
import { Refusal } from '../../src/lib/server/platform/refusal.js';
import { insertMany } from '../../src/lib/server/platform/store/insertMany.js';
import type { DraftRow } from '../../src/lib/server/platform/store/tables/drafts.js';
import { ENVIRONMENT } from '../../src/lib/server/people/actor.js';
import { ask, sample, serve, upload } from '../api/harness.js';
import { made } from '../api/things.js';
import { engines, type TestEngine } from '../store/engines.js';
import { temporaryFolder } from '../store/temporary.js';

const MINUTE = '2026-12-24T05:00:00.000Z';
const BUSY = new Refusal('busy', 'busy', (t) => t.drafts.full);
const never = new AbortController().signal;

/** A schedule on a separate store, with a clock that the test moves, and what it took live and ended. */
async function setup(engine: TestEngine) {
  const store = await (await engine.place()).open();
  const at = {
    now: new Date(MINUTE),
    done: [] as string[],
    errors: [] as unknown[],
    broken: new Map<string, Error>(),
    /** What happens while a draft is on its way. */
    meanwhile: (_id: number): Promise<unknown> => Promise.resolve()
  };
  const change = async (state: string, verb: string, id: number) => {
    const { name } = await store.db.selectFrom('drafts').select('name').where('id', '=', id).executeTakeFirstOrThrow();
    const error = at.broken.get(name);
    at.done.push(`${name} ${error ? 'fails to be' : 'is'} ${verb}`);
    await at.meanwhile(id);
    if (error) throw error;
    await store.db.updateTable('drafts').set({ state }).where('id', '=', id).execute();
  };
  const ways = {
    goingLive: { run: (_: unknown, id: number) => change('live', 'live', id) },
    ending: { run: (_: unknown, { id }: DraftRow) => change('ended', 'over', id) },
    bearers: { actor: () => Promise.resolve(ENVIRONMENT) }
  };
  const schedule = new Schedule(store, ways as never, () => at.now);
  const run = () => schedule.run(never, (error) => void at.errors.push(error));
  const { id: package_id } = await store.db
    .insertInto('packages')
    .values({
      hash: 'a',
      spot_identifier: 'a',
      spot_version: '1',
      number_of_slots: 1,
      element_count: 0,
      source: '{}',
      created_at: MINUTE
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: template_id } = await store.db
    .insertInto('templates')
    .values({ spot_identifier: 'a', package_id, standard: 0, archive_hash: null, definition: null, created_at: MINUTE })
    .returning('id')
    .executeTakeFirstOrThrow();
  /** Drafts by name, with state, start and end. */
  const drafts = (...rows: readonly (readonly [name: string, state: string, start: string, end?: string])[]) =>
    store.write((writing) =>
      insertMany(
        store,
        writing,
        'drafts',
        ['template_id', 'name', 'version', 'state', 'starts_at', 'ends_at', 'planned_by', 'created_at'],
        rows.map(([name, state, starts_at, ends_at = null]) => ({
          template_id,
          name,
          version: 1,
          state,
          starts_at,
          ends_at,
          planned_by: 'u1',
          created_at: MINUTE
        }))
      )
    );
  const later = (seconds: number) => void (at.now = new Date(at.now.getTime() + seconds * 1000));
  const state = async (name: string) =>
    (await store.db.selectFrom('drafts').select('state').where('name', '=', name).executeTakeFirstOrThrow()).state;
  const replan = (id: number, starts_at: string) =>
    store.db.updateTable('drafts').set({ starts_at }).where('id', '=', id).execute();
  return { at, drafts, replan, later, run, schedule, state, [Symbol.asyncDispose]: () => store.close() };
}

describe.each(engines)('a schedule on $name', (engine) => {
  it('does everything overdue in the order of its times, ends before starts', async () => {
    await using test = await setup(engine);
    const names = Array.from({ length: 300 }, (_, index) => `draft ${index}`);
    await test.drafts(
      ['last', 'planned', MINUTE],
      ...names.map((name) => [name, 'planned', '2026-12-24T04:00:00.000Z'] as const),
      ['first', 'planned', '2026-12-24T03:00:00.000Z'],
      ['over', 'live', '2026-12-24T02:00:00.000Z', '2026-12-24T04:00:00.000Z'],
      ['tomorrow', 'planned', '2026-12-25T05:00:00.000Z'],
      ['deleted', 'open', '2026-12-24T03:00:00.000Z']
    );
    await test.run();
    expect(test.at.done).toEqual([
      'first is live',
      'over is over',
      ...names.map((name) => `${name} is live`),
      'last is live'
    ]);
    expect(await test.schedule.next()).toBe(Date.parse('2026-12-25T05:00:00.000Z'));
  });

  it.each([
    ['met a busy server', BUSY, 0],
    ['met an error', new Error('no database'), 4]
  ])('tries a draft again that %s, less often each time, and holds up no other', async (_, error, reported) => {
    await using test = await setup(engine);
    await test.drafts(['one', 'planned', MINUTE], ['other', 'planned', MINUTE]);
    test.at.broken.set('one', error);
    await test.run();
    expect([test.at.done, await test.state('one')]).toEqual([['one fails to be live', 'other is live'], 'planned']);
    for (const seconds of [1, 2, 4]) {
      expect(await test.schedule.next()).toBe(test.at.now.getTime() + seconds * 1000);
      test.at.done.length = 0;
      test.later(seconds - 1);
      await test.run();
      test.later(1);
      await test.run();
      expect(test.at.done).toEqual(['one fails to be live']);
    }
    expect(test.at.errors).toHaveLength(reported);
    test.at.broken.clear();
    test.later(8);
    await test.run();
    expect([await test.state('one'), await test.schedule.next()]).toEqual(['live', undefined]);
  });

  it('marks a draft as failed that is refused for what it contains', async () => {
    await using test = await setup(engine);
    await test.drafts(['one', 'planned', MINUTE]);
    test.at.broken.set('one', valuesRefused([]));
    await test.run();
    expect([await test.state('one'), await test.schedule.next()]).toEqual(['failed', undefined]);
  });

  it('leaves a plan alone that was made while the former one was refused', async () => {
    await using test = await setup(engine);
    await test.drafts(['one', 'planned', MINUTE]);
    test.at.broken.set('one', valuesRefused([]));
    test.at.meanwhile = (id) => test.replan(id, '2026-12-25T05:00:00.000Z');
    await test.run();
    expect(await test.state('one')).toBe('planned');
  });

  it('forgets a pause when the clock was set back', async () => {
    await using test = await setup(engine);
    test.later(86_400);
    await test.drafts(['one', 'planned', MINUTE]);
    test.at.broken.set('one', BUSY);
    await test.run();
    test.later(-86_400);
    test.at.broken.clear();
    expect(await test.schedule.next()).toBe(test.at.now.getTime());
    await test.run();
    expect(await test.state('one')).toBe('live');
  });
});

it('a draft that is overdue goes live when the server starts again, also after it was killed while taking drafts live', async () => {
  const folder = temporaryFolder();
  const before = await serve({}, folder);
  const id = await upload(await sample());
  const cell = { Widget: id, Element: 'Count', Value: 4 };
  const { Id } = await made('Drafts', { Widget: id, Name: 'Christmas', Cells: [cell] });
  const { db } = before.app.store;
  await ask(`/api/Drafts/${Id}/Plan`, {
    method: 'PUT',
    json: { Start: '2099-12-24T06:00:00', End: null, Zone: 'UTC' }
  });
  await db
    .updateTable('drafts')
    .set({ starts_at: inMinutes(-60) })
    .where('id', '=', Id)
    .execute();
  const killed = { locked_by: 'killed', locked_until: inMinutes(5) };
  await db
    .insertInto('jobs')
    .values({ name: 'drafts', finished_at: null, ...killed })
    .execute();
  await before[Symbol.asyncDispose]();
  await using after = await serve({}, folder);
  const own = after.app.store.db.selectFrom('variants').select('own_values').where('id', '=', id);
  await vi.waitFor(async () => expect(await own.executeTakeFirst()).toEqual({ own_values: '{"Count":4}' }), 5_000);
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
