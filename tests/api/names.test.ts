import { beforeAll, describe, expect, it } from 'vitest';
import type { ProblemBody, WidgetSummary } from '../../src/lib/api.js';
import { adminSession, ask, form, sample, serve, serverOfAll, upload } from './harness.js';
import { dump } from './things.js';

/** platform/names.test.ts tests which texts are readable; here, that every name is checked. */
const UNREADABLE = [
  '  ',
  '\u200b',
  '\u3164',
  'two\nlines',
  'two\u2028lines',
  'a\ud800',
  'gnp\u202esj.exe',
  '\u2066a\u2069'
];
const READABLE = ['می\u200cخواهم', 'תפריט \u200f(חדש)\u200f', '👩\u200d🚀', '😀'.repeat(200)];

const PASSWORD = 'a password for names';

// On one database: names are checked before anything is stored.
describe('a name', () => {
  const server = serverOfAll(serve);
  let widget: number;

  beforeAll(async () => {
    widget = await upload(await sample());
  }, 60_000);

  const named: readonly [path: string, more?: object][] = [
    ['WidgetGroups'],
    ['Dashboards', { Shared: true }],
    ['Locations'],
    ['Players'],
    ['Playlists'],
    ['Media'],
    ['SpotGroups'],
    ['Spots', { Type: 'Image' }],
    ['Users', { Role: 'user', Password: PASSWORD }]
  ];

  it.each(named)('in %s must be readable', async (path, more = {}) => {
    const as = await adminSession();
    const post = (Name: string) => ask(`/api/${path}`, { method: 'POST', as, json: { Name, ...more } });
    const before = await dump(server);
    for (const name of UNREADABLE) {
      const response = await post(name);
      const { errors } = (await response.json()) as ProblemBody;
      expect([name, response.status, errors?.map(({ pointer, code }) => [pointer, code])]).toEqual([
        name,
        400,
        [['/Name', 'format']]
      ]);
    }
    expect(await dump(server)).toBe(before);
    for (const name of READABLE) expect([name, (await post(name)).status]).toEqual([name, 201]);
  });

  it('of a widget must be readable', async () => {
    const rename = (Name: string) => ask(`/api/Widgets/${widget}`, { method: 'PATCH', json: { Name } });
    for (const name of UNREADABLE) {
      const response = await rename(name);
      expect([name, response.status, ((await response.json()) as ProblemBody).code]).toEqual([
        name,
        400,
        'name-invalid'
      ]);
    }
    for (const name of READABLE) expect([name, (await rename(name)).status]).toEqual([name, 200]);
  });

  it('of a widget uploaded as a file without one is its SpotIdentifier or “Widget”', async () => {
    for (const [identifier, name] of [
      ['com.example.menu', 'com.example.menu'],
      ['  ', 'Widget']
    ]) {
      const body = form(['.dash.zip', await sample({ identifier })]);
      const { Id: id } = (await (await ask('/api/Widgets', { method: 'POST', body })).json()) as { Id: number };
      expect(((await (await ask(`/api/Widgets/${id}`)).json()) as WidgetSummary).Name).toBe(name);
    }
  });

  it.each([
    ['a tag of a spot', { Tags: ['lunch', '\u200b'] }, '/Tags/1'],
    ['the type of a medium', { Type: '\u200b' }, '/Type']
  ])('must be readable for %s too', async (_what, given, pointer) => {
    const { Id } = (await (
      await ask('/api/Spots', { method: 'POST', json: { Name: 'Poster', Type: 'Image' } })
    ).json()) as { Id: number };
    const response =
      'Tags' in given
        ? await ask('/api/Spots/Tags', { method: 'PUT', json: { SpotId: Id, ...given } })
        : await ask('/api/Media', { method: 'POST', json: { Name: 'Sunrise', ...given } });
    expect([response.status, ((await response.json()) as ProblemBody).errors?.map((error) => error.pointer)]).toEqual([
      400,
      [pointer]
    ]);
  });

  describe('a text shown in one line, like a name,', () => {
    const turned = 'a\u202eb';
    const tile = { Id: turned, WidgetId: 1, Slot: 0, Row: 0, Slots: 1, Rows: 1 };
    it.each([
      ['the name of a key', 'Account/Keys', 'POST', { Name: turned }, '/Name'],
      ['the Id of a tile', 'Dashboards/1', 'PUT', { Tiles: [tile] }, '/Tiles/0/Id']
    ])(
      'may not contain a character that turns the writing direction: %s',
      async (_what, path, method, json, pointer) => {
        const session = await adminSession();
        const response = await ask(`/api/${path}`, { method, json, as: session, headers: { 'if-match': '*' } });
        const { errors = [] } = (await response.json()) as ProblemBody;
        expect([response.status, errors]).toEqual([400, [expect.objectContaining({ pointer, code: 'format' })]]);
      }
    );
  });

  it.each(['WidgetGroups', 'Locations', 'Users', 'Widgets', 'SpotGroups', 'catalogue/location'])(
    'is found in %s when it is copied from a sentence with the isolates around it',
    async (path) => {
      if (path === 'WidgetGroups' || path === 'Locations' || path === 'SpotGroups')
        await ask(`/api/${path}`, { method: 'POST', json: { Name: 'Copied hall' } });
      if (path === 'Users') await ask('/api/Users', { method: 'POST', json: { Name: 'Copied hall', Role: 'user' } });
      if (path === 'Widgets')
        await ask(`/api/Widgets/${widget}/Variants`, { method: 'POST', json: { Name: 'Copied hall' } });
      const response = await ask(`/api/${path}?search=${encodeURIComponent('\u2068Copied hall\u2069')}`);
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Copied hall')]);
    }
  );
});
