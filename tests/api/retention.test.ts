import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DAY, daysAfter, daysBefore } from '../../src/lib/ascdata/durations.js';
import { composeOldSaves } from '../../src/lib/server/saves/retention.js';
import { runs } from '../laws.js';
import { engines } from '../store/engines.js';
import { ask, NUMBER_ELEMENT, sample, serverOfAll, TEXT_ELEMENT, upload } from './harness.js';
import { allMoments, shownByMoment } from './moments.js';
import { setValues } from './replacing.js';
import { made, serveOn } from './things.js';
import { variant } from './widgetGroups.js';
import { changesToColumns } from '../../src/lib/server/saves/changes.js';

const NOW = new Date('2026-11-24T12:00:00Z');

describe.each(engines)('the saves that are kept on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));
  let group: number;
  let count = 0;

  beforeAll(async () => {
    group = (await made('WidgetGroups', { Name: 'Own', SpotGroupId: null })).Id;
  }, 60_000);
  afterEach(() => void vi.useRealTimers());

  const newTemplate = async () =>
    upload(await sample({ identifier: `test.kept${++count}`, elements: [TEXT_ELEMENT, NUMBER_ELEMENT] }));
  const heirOf = async (id: number) => (await variant(id, { WidgetGroupId: group })).Id;
  const goTo = (now: Date) => void vi.useFakeTimers({ toFake: ['Date'], now });
  const savesOf = (id: number) =>
    server.app.store.db.selectFrom('value_saves').selectAll().where('variant_id', '=', id).orderBy('id').execute();
  /** Saves that changed `Count` in turn, at these times. */
  const saved = async (id: number, times: readonly Date[]) => {
    const start = (await savesOf(id)).at(-1)!;
    const rows = times.map((at, index) => ({
      variant_id: id,
      at: at.toISOString(),
      by: null,
      kind: 'save',
      package_id: start.package_id,
      ...changesToColumns(
        new Map([['Count', { ...(index > 0 && { from: { value: (index - 1) % 10 } }), to: { value: index % 10 } }]])
      ),
      name: null,
      named_by: null
    }));
    for (let from = 0; from < rows.length; from += 500) {
      await server.app.store.db
        .insertInto('value_saves')
        .values(rows.slice(from, from + 500))
        .execute();
    }
    await server.app.store.db
      .updateTable('variants')
      .set({ own_values: JSON.stringify({ Count: (times.length - 1) % 10 }) })
      .where('id', '=', id)
      .execute();
  };

  // Before the table of cases, which leaves thousands of saves that would be composed each time.
  it('show in every moment that is left what the variants and their template showed then (law)', async () => {
    const step = fc.oneof(
      fc.record({
        widget: fc.nat(2),
        count: fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined }),
        named: fc.boolean()
      }),
      fc.record({ days: fc.integer({ min: 1, max: 200 }) })
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        let now = NOW;
        goTo(now);
        const template = await newTemplate();
        const family = [template, await heirOf(template), await heirOf(template)];
        for (const each of steps) {
          if ('days' in each) {
            goTo((now = daysAfter(now, each.days)));
            continue;
          }
          const id = family[each.widget]!;
          await setValues(id, each.count === undefined ? {} : { Count: each.count });
          if (!each.named) continue;
          const moment = (await savesOf(id)).at(-1)!.id;
          await ask(`/api/Widgets/${id}/History/${moment}/Name`, { method: 'PUT', json: { Name: 'Kept' } });
        }
        let listed = await Promise.all(family.map(allMoments));
        let shown = await Promise.all(family.map(shownByMoment));
        for (const later of [0, 100, 400]) {
          const [then, before] = [daysAfter(now, later), daysBefore(daysAfter(now, later), 365).toISOString()];
          await composeOldSaves(server.app.store, then);
          const left = await Promise.all(family.map(allMoments));
          const shownNow = await Promise.all(family.map(shownByMoment));
          for (const index of family.keys()) {
            const expected = new Set(left[index]!.map(({ Moment }) => Moment));
            expect(shownNow[index]).toEqual(new Map([...shown[index]!].filter(([moment]) => expected.has(moment))));
            const staying = listed[index]!.filter(({ At, Name }) => Name !== null || At >= before);
            expect(staying.filter(({ Moment }) => !expected.has(Moment))).toEqual([]);
            const old = left[index]!.filter(({ At, Name, OfTemplate }) => !OfTemplate && Name === null && At < before);
            expect(old.length).toBeLessThanOrEqual(1);
          }
          [listed, shown] = [left, shownNow];
        }
      }),
      { numRuns: runs(4), seed: 18 }
    );
  });

  it.each([
    ['are all 5,000 if there are no more', 4_999, 100, 5_000],
    ['include only one moment of the oldest day if there is one more than 5,000', 5_000, 100, 4_902],
    ['include only one moment of each of the two oldest days if there are 101 more', 5_100, 100, 4_903],
    ['are all of those of today, however many there are', 5_200, 5_200, 5_201]
  ])('%s', async (_what, saves, aDay, kept) => {
    goTo(daysBefore(NOW, 100));
    const id = await newTemplate();
    const days = Math.ceil(saves / aDay);
    const times = Array.from({ length: saves }, (_, index) => {
      const day = daysBefore(NOW, days - 1 - Math.floor(index / aDay));
      return new Date(day.getTime() - DAY / 4 + (index % aDay));
    });
    await saved(id, times);
    const before = new Map((await savesOf(id)).map((row) => [row.id, row.at]));
    await composeOldSaves(server.app.store, NOW);
    const left = await savesOf(id);
    expect(left).toHaveLength(kept);
    const today = NOW.toISOString().slice(0, 10);
    const isToday = (at: string) => at.startsWith(today);
    expect(left.filter(({ at }) => isToday(at))).toHaveLength([...before.values()].filter(isToday).length);
    const gone = [...before].filter(([moment]) => !left.some((row) => row.id === moment)).map(([, at]) => at);
    const lastGone = gone.sort().at(-1)?.slice(0, 10) ?? '';
    const composedDays = left.map(({ at }) => at.slice(0, 10)).filter((day) => day <= lastGone);
    expect(composedDays).toEqual([...new Set(composedDays)]);
    await composeOldSaves(server.app.store, NOW);
    expect(await savesOf(id)).toEqual(left);
  });
});
