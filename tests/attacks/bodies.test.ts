import { expect, it } from 'vitest';
import { form, sample } from '../api/harness.js';
import { describeAttackOnce } from './target.js';

const JSON_TYPE = { 'content-type': 'application/json' };
const TEN_MEGABYTES = 10_000_000;

/** JSON built from pieces up to this length. */
function filled(open: string, piece: (at: number) => string, close: string, length = TEN_MEGABYTES): string {
  const pieces: string[] = [];
  for (let size = 0, at = 0; size < length; at++) {
    const made = piece(at);
    pieces.push(made);
    size += made.length + 1;
  }
  return `${open}${pieces.join(',')}${close}`;
}

const escapedKeys = filled('{', (at) => `"\\n${at.toString(36)}":0`, '}');

describeAttackOnce('nobody can make the server read more than an operation needs', (target) => {
  const post = (path: string, body: string, as: string | null) =>
    target.ask(path, { method: 'POST', body, headers: JSON_TYPE, as });

  const statusOf = async (answer: Promise<Response>): Promise<number> => (await answer).status;
  const healthy = () => statusOf(target.ask('/healthz', { as: null }));

  it('without a sign-in: 10 MB of keys are refused as too large', async () => {
    for (let tries = 0; tries < 5; tries++) {
      expect([await statusOf(post('/sign-in', escapedKeys, null)), await healthy()]).toEqual([413, 200]);
    }
  });

  it('without a sign-in: an unreadable body counts as an attempt, so that an address soon has none left', async () => {
    const tries = Array.from({ length: 60 }, () => statusOf(post('/sign-in', '{', null)));
    expect(new Set(await Promise.all(tries))).toEqual(new Set([400, 429]));
    expect(await healthy()).toBe(200);
  });

  it.each([
    ['tiles', 'PUT', '/api/Dashboards/1', filled('{"Tiles":[', () => '{}', ']}', 2_970_000)],
    ['keys', 'PATCH', '/api/Widgets/1', escapedKeys],
    ['permissions', 'PUT', '/api/Permissions', filled('{"Changes":[', () => '{}', ']}', 2_000_000)]
  ])('as somebody who is signed in: too many %s', async (_what, method, path, body) => {
    expect(await statusOf(target.ask(path, { method, body, headers: JSON_TYPE }))).toBe(413);
    expect(await healthy()).toBe(200);
  });

  it('as somebody who may save: too many Values', async () => {
    const uploaded = await target.ask('/api/Widgets', { method: 'POST', body: form(['a.dash.zip', await sample()]) });
    const { Id: id } = (await uploaded.json()) as { Id: number };
    const headers = { ...JSON_TYPE, 'if-match': '"1"' };
    const many = filled('{"Values":{', (at) => `"\\n${at}":0`, '}}', 1_900_000);
    const answers = [escapedKeys, many].map((body) =>
      target.ask(`/api/Widgets/${id}/Values`, { method: 'PUT', body, headers })
    );
    const codes = (await Promise.all(answers)).map(async (answer) => ((await answer.json()) as { code: string }).code);
    expect(await Promise.all(codes)).toEqual(['body-too-large', 'body-too-many-values']);
  });

  it('but other requests are answered while tens of thousands of play times are imported', async () => {
    const now = Date.now();
    const row = (at: number) => ({ SpotId: 1, PlayerId: 1, StartedAt: new Date(now - at * 1000).toISOString(), Seconds: 1 });
    const rows = (from: number) => Array.from({ length: 10_000 }, (_, at) => row(from + at));
    let done = 0;
    const imports = [0, 10_000, 20_000].map(async (from) => {
      const { status } = await target.send('POST', '/api/Reporting/PlayTimes', { Rows: rows(from) });
      done += 1;
      return status;
    });
    expect([await healthy(), done < 3]).toEqual([200, true]);
    expect(await Promise.all(imports)).toEqual([200, 200, 200]);
  });
});
