import { beforeEach, describe, expect, it } from 'vitest';
import type { ProblemBody } from '../../src/lib/api.js';
import { PlayTimes, type PlayTime, type SummaryRow } from '../../src/lib/server/playtimes/playtimes.js';
import { ask, serverOfAll, userWith } from './harness.js';
import { enginesInFull } from '../store/engines.js';
import { actorOf, serveOn } from './players.js';

describe.each(enginesInFull)('on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine, { TIME_ZONE: 'Europe/Berlin' }));

  beforeEach(async () => {
    await server.app.store.write((writing) => writing.deleteFrom('play_times').execute());
  });

  const DAY = 86_400_000;
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();
  const row = (more: object = {}) => ({ SpotId: 1, PlayerId: 1, StartedAt: daysAgo(1), Seconds: 10, ...more });

  const post = (Rows: unknown) => ask('/api/Reporting/PlayTimes', { method: 'POST', json: { Rows } });
  const count = async () => (await server.app.store.db.selectFrom('play_times').selectAll().execute()).length;

  async function imported(Rows: readonly object[]) {
    const response = await post(Rows);
    expect(response.status).toBe(200);
    return (await response.json()) as { Stored: number; Known: number; Outdated: number };
  }

  async function summary(query: string): Promise<SummaryRow[]> {
    const response = await ask(`/api/Reporting/PlayTimes?${query}`);
    expect(response.status).toBe(200);
    return (await response.json()) as SummaryRow[];
  }

  describe('POST /api/Reporting/PlayTimes', () => {
    it('takes 10,000 rows in one request', { timeout: 60_000 }, async () => {
      const start = Date.now() - 30 * DAY;
      const rows = Array.from({ length: 10_000 }, (_, index) =>
        row({
          SpotId: 1 + (index % 50),
          PlayerId: 1 + (index % 7),
          StartedAt: new Date(start + index * 1000).toISOString()
        })
      );
      expect(await imported(rows)).toEqual({ Stored: 10_000, Known: 0, Outdated: 0 });
      expect(await summary('groupBy=player')).toHaveLength(7);
      const tooMany = await post([...rows, row()]);
      expect(tooMany.status).toBe(400);
      expect(await count()).toBe(10_000);
    });

    it('stores rows that are sent again only once: same spot, player and start are the same row', async () => {
      const rows = [row(), row({ SpotId: 2 }), row({ PlayerId: 2 })].map((each) => ({
        ...each,
        StartedAt: daysAgo(2)
      }));
      const sameStart = rows.map((each) => ({ ...each, StartedAt: rows[0]!.StartedAt }));
      expect(await imported(sameStart)).toEqual({ Stored: 3, Known: 0, Outdated: 0 });
      expect(await imported(sameStart)).toEqual({ Stored: 0, Known: 3, Outdated: 0 });
      const inAnotherZone = new Date(Date.parse(rows[0]!.StartedAt) + 2 * 3_600_000)
        .toISOString()
        .replace('Z', '+02:00');
      expect(await imported([{ ...sameStart[0], StartedAt: inAnotherZone }])).toMatchObject({ Known: 1 });
      expect(await count()).toBe(3);
    });

    it('keeps the last value sent for a row, within a request as well', async () => {
      const first = row({ Seconds: 10 });
      expect(await imported([first, { ...first, Seconds: 11 }])).toEqual({ Stored: 1, Known: 1, Outdated: 0 });
      expect(await imported([{ ...first, Seconds: 12.5 }])).toMatchObject({ Stored: 1 });
      expect(await summary('groupBy=spot')).toEqual([{ SpotId: 1, Plays: 1, Seconds: 12.5 }]);
    });

    it('stores the same rows from several senders at the same time once', async () => {
      const start = Date.now() - 5 * DAY;
      const rows = Array.from({ length: 300 }, (_, at) =>
        row({ StartedAt: new Date(start + at * 1000).toISOString() })
      );
      const answers = await Promise.all([rows, [...rows].reverse(), rows].map((each) => imported(each)));
      expect(answers.reduce((sum, answer) => sum + answer.Stored, 0)).toBe(300);
      expect(await count()).toBe(300);
    });

    it('accepts rows of unknown spots and players', async () => {
      expect(await imported([row({ SpotId: 987_654, PlayerId: 987_654 })])).toMatchObject({ Stored: 1 });
    });

    it('stores no row if one is wrong, and names that one by its pointer', async () => {
      const rows: object[] = Array.from({ length: 100 }, (_, at) => row({ SpotId: at + 1 }));
      rows[70] = row({ Seconds: -1 });
      const response = await post(rows);
      expect(response.status).toBe(400);
      expect(((await response.json()) as ProblemBody).errors).toMatchObject([{ pointer: '/Rows/70/Seconds' }]);
      expect(await count()).toBe(0);
    });

    it.each([
      ['SpotId', { SpotId: 0 }],
      ['SpotId', { SpotId: '1' }],
      ['SpotId', { SpotId: 1e20 }],
      ['PlayerId', { PlayerId: 1.5 }],
      ['PlayerId', { PlayerId: undefined }],
      ['StartedAt', { StartedAt: 'yesterday' }],
      ['StartedAt', { StartedAt: 1_700_000_000 }],
      ['StartedAt', { StartedAt: '2026-02-30T10:00:00Z' }],
      ['StartedAt', { StartedAt: '2999-01-01T00:00:00Z' }],
      ['Seconds', { Seconds: 'NaN' }],
      ['Seconds', { Seconds: 1e9 }]
    ])('refuses a wrong %s %j', async (name, wrong) => {
      const response = await post([row(wrong)]);
      expect(response.status).toBe(400);
      const pointers = ((await response.json()) as ProblemBody).errors?.map((place) => place.pointer);
      expect(pointers).toContain(`/Rows/0/${name}`);
      expect(await count()).toBe(0);
    });

    it('names at most 50 wrong rows', async () => {
      for (const wrong of [{ Seconds: -1 }, { StartedAt: '2999-01-01T00:00:00Z' }]) {
        const response = await post(Array.from({ length: 10_000 }, () => row(wrong)));
        expect(((await response.json()) as ProblemBody).errors).toHaveLength(50);
      }
    });

    it('refuses more than 10,000 rows without checking them', async () => {
      const response = await post(Array.from({ length: 10_001 }, () => ({})));
      expect(response.status).toBe(400);
      expect(((await response.json()) as ProblemBody).errors).toMatchObject([{ pointer: '/Rows', code: 'max-items' }]);
    });

    it('refuses a body with more values than 10,000 rows have', async () => {
      const response = await post(Array.from({ length: 100_000 }, () => 0));
      expect([response.status, await response.json()]).toMatchObject([413, { code: 'body-too-many-values' }]);
    });

    it('skips rows older than 12 months and says so', async () => {
      expect(await imported([row({ StartedAt: daysAgo(400) }), row()])).toEqual({ Stored: 1, Known: 0, Outdated: 1 });
    });
  });

  describe('GET /api/Reporting/PlayTimes', () => {
    const days = [daysAgo(3), daysAgo(2), daysAgo(2.01)];

    beforeEach(async () => {
      await imported([
        row({ SpotId: 1, PlayerId: 1, StartedAt: days[0], Seconds: 10 }),
        row({ SpotId: 1, PlayerId: 2, StartedAt: days[1], Seconds: 20 }),
        row({ SpotId: 2, PlayerId: 2, StartedAt: days[2], Seconds: 0.001 })
      ]);
    });

    it('sums plays and seconds by spot, player and day', async () => {
      expect(await summary('groupBy=spot')).toEqual([
        { SpotId: 1, Plays: 2, Seconds: 30 },
        { SpotId: 2, Plays: 1, Seconds: 0.001 }
      ]);
      expect(await summary('groupBy=player')).toEqual([
        { PlayerId: 1, Plays: 1, Seconds: 10 },
        { PlayerId: 2, Plays: 2, Seconds: 20.001 }
      ]);
      const all = await summary('');
      expect(all).toHaveLength(3);
      expect(Object.keys(all[0]!)).toEqual(['Day', 'SpotId', 'PlayerId', 'Plays', 'Seconds']);
      expect(await summary('groupBy=player,spot')).toHaveLength(3);
    });

    it('filters by spot, player and time', async () => {
      expect(await summary('groupBy=spot&spotId=1&playerId=2')).toEqual([{ SpotId: 1, Plays: 1, Seconds: 20 }]);
      expect(await summary(`groupBy=spot&from=${days[1]}`)).toEqual([{ SpotId: 1, Plays: 1, Seconds: 20 }]);
      expect(await summary(`groupBy=spot&to=${days[1]}`)).toHaveLength(2);
      expect(await summary('groupBy=spot&from=2999-01-01')).toEqual([]);
    });

    it('is paged', async () => {
      const seen: SummaryRow[] = [];
      let next: string | undefined = '/api/v1.3/Reporting/PlayTimes?limit=1&groupBy=spot,player';
      for (let pages = 0; next; pages++) {
        const response: Response = await ask(next);
        seen.push(...((await response.json()) as SummaryRow[]));
        next = /<(.+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
        expect(pages).toBeLessThan(3);
      }
      expect(seen.map(({ SpotId, PlayerId }) => [SpotId, PlayerId])).toEqual([
        [1, 1],
        [1, 2],
        [2, 2]
      ]);
    });

    it.each([
      'from=yesterday',
      'from=2026-02-30',
      'to=2026-02-30T00:00:00Z',
      'spotId=0',
      'playerId=x',
      'groupBy=week',
      'groupBy=',
      'limit=0',
      'limit=1001',
      'cursor=abc',
      'groupBy=spot&cursor=WzEsMl0',
      'groupBy=spot&groupBy=day'
    ])('with %s is answered with 400', async (query) => {
      expect((await ask(`/api/Reporting/PlayTimes?${query}`)).status).toBe(400);
    });
  });

  describe('a day', () => {
    const at = (StartedAt: string): PlayTime => ({
      spotId: 1,
      playerId: 1,
      startedAt: Date.parse(StartedAt),
      milliseconds: 1000
    });
    const admin = actorOf('administrator');

    it('follows the platform’s time zone, even when its clocks change', async () => {
      const times = new PlayTimes(server.app.store, 'Europe/Berlin', () => new Date('2026-12-01T00:00:00Z'));
      await times.importRows(admin, [
        at('2026-03-28T22:59:59.999Z'),
        // 29 March has 23 hours, from 23:00 to 22:00 UTC.
        at('2026-03-28T23:00:00Z'),
        at('2026-03-29T21:59:59.999Z'),
        at('2026-03-29T22:00:00Z'),
        // 25 October has 25 hours, from 22:00 to 23:00 UTC.
        at('2026-10-24T22:00:00Z'),
        at('2026-10-25T22:59:59.999Z'),
        at('2026-10-25T23:00:00Z')
      ]);
      const all = { from: undefined, to: undefined, spotId: undefined, playerId: undefined, after: undefined };
      const { rows } = await times.summary(admin, { ...all, groupBy: ['day'], limit: 100 });
      expect(rows.map(({ Day, Plays }) => [Day, Plays])).toEqual([
        ['2026-03-28', 1],
        ['2026-03-29', 2],
        ['2026-03-30', 1],
        ['2026-10-25', 2],
        ['2026-10-26', 1]
      ]);
    });

    it('is included whole when it is both from and to', async () => {
      const yesterday = new Date(Date.now() - DAY);
      const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(yesterday);
      await imported([row({ StartedAt: yesterday.toISOString() })]);
      expect(await summary(`groupBy=day&from=${day}&to=${day}`)).toMatchObject([{ Day: day, Plays: 1 }]);
    });
  });

  describe('play times and rights', () => {
    it('the HTTP operations answer 401 without a key and 403 to a user', async () => {
      const { key } = await userWith();
      for (const [as, status] of [
        [null, 401],
        [key, 403]
      ] as const) {
        expect((await ask('/api/Reporting/PlayTimes', { as })).status).toBe(status);
        const json = { Rows: [row()] };
        expect((await ask('/api/Reporting/PlayTimes', { method: 'POST', json, as })).status).toBe(status);
      }
      expect(await count()).toBe(0);
    });

    it.each(['user', 'location'] as const)('a %s can neither import nor read any', async (role) => {
      const { playTimes } = server.app;
      const query = { from: undefined, to: undefined, spotId: undefined, playerId: undefined, after: undefined };
      const rows = [{ spotId: 1, playerId: 1, startedAt: Date.now() - DAY, milliseconds: 5 }];
      const refused = { code: 'not-allowed' };
      await expect(playTimes.importRows(actorOf(role), rows)).rejects.toMatchObject(refused);
      const read = playTimes.summary(actorOf(role), { ...query, groupBy: ['spot'], limit: 1 });
      await expect(read).rejects.toMatchObject(refused);
      expect(await count()).toBe(0);
    });
  });
});
