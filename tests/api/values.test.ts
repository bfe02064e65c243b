import type { ProblemBody } from '../../src/lib/api.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, sample, serve, TEXT_ELEMENT, upload, type Ask, type Server } from './harness.js';
import { administrator } from '../rights/actors.js';

let server: Server;
let id: number;

beforeEach(async () => {
  server = await serve();
  id = await upload(await sample());
});
afterEach(() => server[Symbol.asyncDispose]());

const put = (json: unknown, headers: Record<string, string> = { 'if-match': '"1"' }) =>
  ask(`/api/Widgets/${id}/Values`, { method: 'PUT', json, headers });

const stored = async () => (await (await ask(`/api/Widgets/${id}/Values`)).json()) as unknown;

describe('Values of a widget', () => {
  it('start as in the package, with the version as ETag', async () => {
    const response = await ask(`/api/Widgets/${id}/Values`);
    expect(response.headers.get('etag')).toBe('"1"');
    expect(await response.json()).toEqual({ Version: 1, Package: 1, Values: { Title: [{ Text: 'Hello' }], Count: 3 } });
  });

  it('are answered with the new version once they are saved', async () => {
    const response = await put({ Values: { Title: [{ Text: 'New' }], Count: 4 } });
    expect([response.status, response.headers.get('etag')]).toEqual([200, '"2"']);
    expect(await response.json()).toEqual({ Version: 2, Package: 1, Values: { Title: [{ Text: 'New' }], Count: 4 } });
  });

  it('are there after a restart', async () => {
    await put({ Values: { Count: 7 } });
    await server.app.close();
    const again = await serve({}, server.folder);
    expect(await stored()).toEqual({ Version: 2, Package: 1, Values: { Title: [{ Text: 'Hello' }], Count: 7 } });
    expect((await again.app.widgets.editorData(administrator, 'k0', id)).SavedValues).toBe('{"Count":7}');
    await again[Symbol.asyncDispose]();
    server = await serve();
  });

  it('are stored only where they differ from the package', async () => {
    await put({ Values: { Title: [{ Text: 'Hello' }], Count: 4 } });
    expect((await server.app.widgets.editorData(administrator, 'k0', id)).SavedValues).toBe('{"Count":4}');
  });

  it('are stored in canonical form, however they are spelled', async () => {
    const color = { Id: 'Colour', DisplayName: 'Colour', DataType: 'color', Value: '#000000' };
    id = await upload(await sample({ identifier: 'test.colour', elements: [color] }));
    expect((await put({ Values: { Colour: '#ffa500' } })).status).toBe(200);
    expect(await stored()).toMatchObject({ Values: { Colour: '#FFA500' } });
  });

  it('return to the package’s where an element is left out', async () => {
    await put({ Values: { Count: 4 } });
    await put({ Values: {} }, { 'if-match': '"2"' });
    expect((await server.app.widgets.editorData(administrator, 'k0', id)).SavedValues).toBe('{}');
  });

  it('based on an old version are refused with the current ones, and nothing is overwritten', async () => {
    await put({ Values: { Count: 4 } });
    const response = await put({ Values: { Count: 5 } });
    expect([response.status, response.headers.get('etag')]).toEqual([412, '"2"']);
    expect(await response.json()).toMatchObject({
      code: 'version-conflict',
      current: { Version: 2, Values: { Title: [{ Text: 'Hello' }], Count: 4 } }
    });
    expect(await stored()).toMatchObject({ Version: 2, Values: { Count: 4 } });
  });

  it('of several saves at the same time are those of exactly one', async () => {
    const answers = await Promise.all([4, 5, 6, 7].map((Count) => put({ Values: { Count } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
  });

  it('that break a rule are refused with the place and the reason, and nothing is saved', async () => {
    const response = await put({ Values: { Title: [{ Text: 'x'.repeat(21) }], Count: 11 } });
    const body = (await response.json()) as { errors: { pointer: string; code: string }[] };
    expect([response.status, body.errors.map(({ pointer, code }) => [pointer, code])]).toEqual([
      400,
      [
        ['/Values/Title/0/Text', 'text-too-long'],
        ['/Values/Count', 'number-above-maximum']
      ]
    ]);
    expect(await stored()).toMatchObject({ Version: 1 });
  });

  it('are refused in German where that is the language of the interface', async () => {
    const response = await put({ Values: { Count: 11 } }, { 'if-match': '"1"', 'accept-language': 'de-AT' });
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining('nicht gespeichert') as string });
  });

  it('are stored under Ids such as __proto__ like under any other', async () => {
    const names = ['__proto__', 'constructor', 'toString', 'a/b~c'];
    id = await upload(
      await sample({ identifier: 'test.hostile', elements: names.map((Id) => ({ ...TEXT_ELEMENT, Id })) })
    );
    const text = `{${names.map((name) => `${JSON.stringify(name)}:[{"Text":"own ${name.length}"}]`).join()}}`;
    const response = await ask(`/api/Widgets/${id}/Values`, {
      method: 'PUT',
      body: `{"Values":${text}}`,
      headers: { 'content-type': 'application/json', 'if-match': '"1"' }
    });
    expect(await response.text()).toBe(`{"Version":2,"Package":2,"Values":${text}}`);
    expect((await server.app.widgets.editorData(administrator, 'k0', id)).SavedValues).toBe(text);
  });

  it('of a required text may be empty while it is hidden', async () => {
    const conditions = [{ Action: 'HIDE', TargetId: 'On', Operator: '==', Value: false }];
    const elements = [
      { Id: 'On', DisplayName: 'On', DataType: 'boolean', Value: true },
      { ...TEXT_ELEMENT, Options: { Required: true, Conditions: conditions } }
    ];
    id = await upload(await sample({ identifier: 'test.conditions', elements }));
    const empty = [{ Text: '' }];
    expect((await put({ Values: { On: true, Title: empty } })).status).toBe(400);
    expect((await put({ Values: { On: false, Title: empty } })).status).toBe(200);
  });
});

describe('an Id that no number holds exactly', () => {
  it('is shown with its own digits, and a save names it', async () => {
    const place = { Id: 'Place', DisplayName: 'Place', DataType: 'location', Value: [] };
    const on = { Id: 'On', DisplayName: 'On', DataType: 'boolean', Value: true };
    const file = { SpotIdentifier: 'test.far', SpotVersion: '1.0.0', ApiVersion: 2, SpotType: 'DashboardWidget' };
    const whole = JSON.stringify({ ...file, NumberOfSlots: 1, Elements: [place, on] });
    const value = '"Value":[{"Id":9007199254740995,"Name":"Harbour"}]';
    id = await upload(await sample({ source: whole.replace('"Value":[]', value) }));
    const shown = await (await ask(`/api/Widgets/${id}/Values`)).text();
    expect(shown).toContain('9007199254740995');
    const refused = await put({ Values: { On: false } });
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      {
        errors: [
          {
            pointer: '/Values/Place/0/Id',
            code: 'id-not-exact',
            detail: expect.stringContaining('The Id 9007199254740995 is greater than 9007199254740991')
          }
        ]
      }
    ]);
  });
});

describe('an invalid save', () => {
  const cases: [what: string, ask: Ask, status: number, code: string][] = [
    ['without If-Match', { json: { Values: {} } }, 428, 'if-match-missing'],
    ['with a version that is no tag', { json: { Values: {} }, headers: { 'if-match': '1' } }, 400, 'if-match-invalid'],
    ['with a weak tag', { json: { Values: {} }, headers: { 'if-match': 'W/"1"' } }, 412, 'version-conflict'],
    ['with a later version', { json: { Values: {} }, headers: { 'if-match': '"2"' } }, 412, 'version-conflict'],
    ['without Values', { json: { Title: [] }, headers: { 'if-match': '"1"' } }, 400, 'values-missing'],
    ['with Values that are no object', { json: { Values: [] }, headers: { 'if-match': '"1"' } }, 400, 'values-missing'],
    ['that is no object', { json: [], headers: { 'if-match': '"1"' } }, 400, 'json-not-an-object'],
    ['with an unknown Id', { json: { Values: { Nobody: 1 } }, headers: { 'if-match': '"1"' } }, 400, 'values-invalid'],
    [
      'with a foreign time zone',
      { json: { Values: {} }, headers: { 'if-match': '"1"', 'time-zone': 'Mars/Olympus' } },
      400,
      'time-zone-unknown'
    ],
    ['as a text', { body: 'Values', headers: { 'if-match': '"1"', 'content-type': 'text/plain' } }, 415, 'media-type'],
    [
      'as damaged JSON',
      { body: '{"Values":', headers: { 'if-match': '"1"', 'content-type': 'application/json' } },
      400,
      'json-invalid'
    ],
    [
      'with an Id twice',
      {
        body: '{"Values":{"Title":[],"Title":[]}}',
        headers: { 'if-match': '"1"', 'content-type': 'application/json' }
      },
      400,
      'json-repeated-key'
    ],
    [
      'in an encoding',
      { json: { Values: {} }, headers: { 'if-match': '"1"', 'content-encoding': 'gzip' } },
      415,
      'content-encoding'
    ],
    [
      'nested without end',
      { body: '['.repeat(100_000), headers: { 'if-match': '"1"', 'content-type': 'application/json' } },
      400,
      'json-invalid'
    ],
    [
      'as broken UTF-8',
      { body: new Uint8Array([0x7b, 0xff, 0x7d]), headers: { 'if-match': '"1"', 'content-type': 'application/json' } },
      400,
      'encoding-invalid'
    ],
    [
      'larger than the limit',
      { body: new Uint8Array(11 * 1024 * 1024), headers: { 'if-match': '"1"', 'content-type': 'application/json' } },
      413,
      'body-too-large'
    ]
  ];

  it('with very many Values that break a rule is answered with the first 500', async () => {
    const Values = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`unknown ${at}`, at]));
    const request = { method: 'PUT', json: { Values }, headers: { 'if-match': '"1"' } };
    const response = await ask(`/api/Widgets/${id}/Values`, request);
    expect([response.status, ((await response.json()) as ProblemBody).errors?.length]).toEqual([400, 500]);
  });

  it.each(cases)('%s is refused', async (_what, request, status, code) => {
    const response = await ask(`/api/Widgets/${id}/Values`, { method: 'PUT', ...request });
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
    expect(await response.json()).toMatchObject({ status, code });
    expect(await stored()).toMatchObject({ Version: 1 });
  });
});
