import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UploadAnswer } from '../../src/lib/api.js';
import { readPackage } from '../../src/lib/package/read.js';
import {
  ask,
  form,
  NUMBER_ELEMENT,
  sample,
  serve,
  serverOfEach,
  TEXT_ELEMENT,
  upload,
  type Ask,
  type Sample
} from './harness.js';
import { administrator } from '../rights/actors.js';
import { setAsideOf, setValues, valuesOf, WITHOUT_COUNT } from './replacing.js';

const server = serverOfEach(serve);

const post = (body: BodyInit) => ask('/api/Widgets', { method: 'POST', body });
const text = async (bytes: Uint8Array, name: string) => {
  const { files } = await readPackage(bytes);
  return new TextDecoder().decode(files?.find((file) => file.name === name)?.bytes);
};
const list = async () => (await (await ask('/api/Widgets')).json()) as { Id: number; Name: string }[];

describe('an upload', () => {
  it('creates a widget with the name of the file, and answers with its address', async () => {
    const response = await post(form(['Opening.dash.zip', await sample()]));
    const { Id: id, Findings: findings } = (await response.json()) as UploadAnswer;
    expect([response.status, response.headers.get('location')]).toEqual([201, `/api/Widgets/${id}`]);
    expect(findings.filter((found) => found.severity === 'error')).toEqual([]);
    expect(await (await ask(`/api/Widgets/${id}`)).json()).toMatchObject({
      Id: id,
      Name: 'Opening',
      SpotIdentifier: 'test.sample',
      SpotVersion: '1.0.0',
      Standard: false,
      NumberOfSlots: 1,
      ElementCount: 2
    });
  });

  it('of the same package again returns the existing widget', async () => {
    const id = await upload(await sample());
    const again = await post(form(['Other name.dash.zip', await sample()]));
    expect([again.status, ((await again.json()) as { Id: number }).Id, (await list()).length]).toEqual([200, id, 1]);
  });

  it('of another package with the same SpotIdentifier is refused', async () => {
    const id = await upload(await sample());
    const response = await post(form(['b.dash.zip', await sample({ files: { 'more.txt': 'x' } })]));
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'spot-identifier-taken',
      widget: id,
      detail: expect.stringContaining('Replace widget') as string
    });
    expect(await list()).toHaveLength(1);
  });

  it('of another package while every widget is deleted is accepted, and a restored widget keeps its Values', async () => {
    const id = await upload(await sample());
    await setValues(id, { Count: 7 });
    await ask(`/api/Widgets/${id}`, { method: 'DELETE' });
    const next = await post(form(['b.dash.zip', await sample({ elements: WITHOUT_COUNT })]));
    expect(next.status).toBe(201);
    await ask(`/api/Widgets/${id}/Restore`, { method: 'POST' });
    expect(Object.keys(await valuesOf(id))).toEqual(['Title', 'Wind']);
    expect([(await valuesOf(id)).Wind, ...(await setAsideOf(id)).Values.map(({ Value: value }) => value)]).toContain(7);
  });

  it('accepts a package with a broken default Value or condition, and says what is broken', async () => {
    const conditions = [{ Action: 'HIDE', TargetId: 'Nobody', Operator: '==', Value: 1 }];
    const elements = [
      { ...TEXT_ELEMENT, Value: [{ Text: '' }], Options: { Required: true, Conditions: conditions } },
      { ...NUMBER_ELEMENT, Value: 99 }
    ];
    const response = await post(form(['a.dash.zip', await sample({ elements })]));
    const { Findings: findings } = (await response.json()) as UploadAnswer;
    expect(response.status).toBe(201);
    expect(findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['default-blank', 'number-above-maximum', 'condition-unknown-target'])
    );
    expect(findings.find(({ code }) => code === 'number-above-maximum')?.text).toEqual({
      en: expect.stringMatching(/^“Count”: The number must be at most/),
      de: expect.stringMatching(/^„Count“: Die Zahl darf höchstens/),
      fr: expect.stringMatching(/Le nombre doit être/)
    });
  });

  it('returns the fix of a finding as its title and its edits only', async () => {
    const condition = { Action: 'HIDE', TargetId: 'Count', Operator: '==', Value: 1 };
    const elements = [{ ...TEXT_ELEMENT, Options: { Conditions: [condition, condition] } }, NUMBER_ELEMENT];
    const response = await post(form(['a.dash.zip', await sample({ elements })]));
    const { Findings: findings } = (await response.json()) as UploadAnswer;
    expect(findings.find(({ code }) => code === 'condition-duplicate')?.fix).toEqual({
      title: 'Remove this condition',
      edits: [{ op: 'remove', pointer: expect.stringMatching(/Conditions\/1$/) as string }]
    });
  });

  const refused: [what: string, sample: Sample, code: string][] = [
    ['without index.html', { files: { 'index.html': undefined } }, 'package-missing-file'],
    ['without ascData.json', { files: { 'ascData.json': undefined } }, 'package-missing-file'],
    ['whose ascData.json is no JSON', { source: '{"SpotIdentifier":' }, 'json-unexpected-end'],
    ['with two elements of one Id', { elements: [TEXT_ELEMENT, TEXT_ELEMENT] }, 'duplicate-id'],
    [
      'with an element whose Id stands among its options',
      { elements: [{ ...NUMBER_ELEMENT, Id: undefined, Options: { Id: 'Count' } }] },
      'misplaced-key'
    ]
  ];
  it.each(refused)('%s is refused with its findings, and nothing is stored', async (_what, of, code) => {
    const response = await post(form(['a.dash.zip', await sample(of)]));
    const body = (await response.json()) as { code: string; errors: { code: string; detail: string }[] };
    expect([response.status, body.code]).toEqual([400, 'package-invalid']);
    expect(body.errors.map((error) => error.code)).toContain(code);
    expect(await list()).toEqual([]);
    expect(readdirSync(join(server.folder, 'files'))).toEqual([]);
  });

  const malformed: [what: string, ask: () => Promise<Ask>, status: number, code: string][] = [
    [
      'two files',
      async () => ({ body: form(['a.dash.zip', await sample()], ['b.dash.zip', await sample()]) }),
      400,
      'one-file-expected'
    ],
    ['no file', () => Promise.resolve({ body: form() }), 400, 'one-file-expected'],
    [
      'a text field',
      () => {
        const data = new FormData();
        data.append('file', 'x');
        return Promise.resolve({ body: data });
      },
      400,
      'one-file-expected'
    ],
    ['no multipart body', () => Promise.resolve({ json: {} }), 415, 'media-type'],
    [
      'a damaged multipart body',
      () => Promise.resolve({ body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=b' } }),
      400,
      'multipart-invalid'
    ],
    ['no zip file', () => Promise.resolve({ body: form(['a.dash.zip', new Uint8Array(100)]) }), 400, 'package-invalid'],
    [
      'a chunked body without end',
      () => Promise.resolve({ body: endless(), headers: { 'content-type': 'multipart/form-data; boundary=b' } }),
      413,
      'body-too-large'
    ],
    [
      'an announced giant',
      () =>
        Promise.resolve({
          body: 'x',
          headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '999999999999' }
        }),
      413,
      'body-too-large'
    ]
  ];
  it.each(malformed)('of %s is refused', async (_what, request, status, code) => {
    const response = await ask('/api/Widgets', { method: 'POST', ...(await request()) });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
    expect(await list()).toEqual([]);
  });
});

/** Sends zeros as long as they are read. */
function endless(): ReadableStream<Uint8Array> {
  const chunk = new Uint8Array(4 * 1024 * 1024);
  return new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });
}

describe('a widget', () => {
  it('can have further variants, which start with its Values and then have their own', async () => {
    const id = await upload(await sample());
    await server.app.values.save(administrator, id, { values: new Map([['Count', 9]]), matches: () => true });
    const response = await ask(`/api/Widgets/${id}/Variants`, { method: 'POST', json: { Name: ' Vienna ' } });
    const variant = (await response.json()) as { Id: number; Name: string };
    expect([response.status, response.headers.get('location'), variant.Name]).toEqual([
      201,
      `/api/Widgets/${variant.Id}`,
      'Vienna'
    ]);
    await server.app.values.save(administrator, id, { values: new Map([['Count', 4]]), matches: () => true });
    expect((await server.app.values.read(administrator, variant.Id)).Values.Count).toBe(9);
    expect((await server.app.values.read(administrator, id)).Values.Count).toBe(4);
  });

  it('can be renamed', async () => {
    const id = await upload(await sample());
    const response = await ask(`/api/Widgets/${id}`, { method: 'PATCH', json: { Name: 'Größe & Co <b>' } });
    expect([response.status, (await list())[0]?.Name]).toEqual([200, 'Größe & Co <b>']);
  });

  it.each([[''], ['   '], ['x'.repeat(201)], ['two\nlines'], [7], [null], [undefined], [{ a: 1 }]])(
    'cannot be named %j',
    async (Name) => {
      const id = await upload(await sample());
      const response = await ask(`/api/Widgets/${id}`, { method: 'PATCH', json: { Name } });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'name-invalid']);
      expect((await list())[0]?.Name).toBe('sample');
    }
  );

  it.each([
    ['the same package', {}],
    ['another package of its SpotIdentifier', { files: { 'more.txt': 'x' } }]
  ])('that is deleted does not block an upload: %s becomes a new widget', async (_what, of: Sample) => {
    const id = await upload(await sample());
    expect((await ask(`/api/Widgets/${id}`, { method: 'DELETE' })).status).toBe(204);
    const response = await post(form(['again.dash.zip', await sample(of)]));
    expect(response.status).toBe(201);
    expect(await list()).toMatchObject([{ Name: 'again' }]);
    expect((await list())[0]?.Id).not.toBe(id);
  });

  it('is downloaded as a package with the saved Values and otherwise the same files and text', async () => {
    const original = await sample({ files: { 'img/ä.png': new Uint8Array([1, 2, 3]) } });
    const id = await upload(original, 'x.dash.zip');
    await server.app.values.save(administrator, id, { values: new Map([['Count', 8]]), matches: () => true });
    const response = await ask(`/api/Widgets/${id}/Package`);
    expect(response.headers.get('content-disposition')).toContain('filename="test.sample.dash.zip"');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(await text(bytes, 'ascData.json')).toBe(
      (await text(original, 'ascData.json')).replace('"Value": 3', '"Value": 8')
    );
    expect(await text(bytes, 'img/ä.png')).toBe(await text(original, 'img/ä.png'));
  });

  it('is downloaded as it was uploaded if that is asked for, whatever was saved', async () => {
    const original = await sample();
    const id = await upload(original);
    await server.app.values.save(administrator, id, { values: new Map([['Count', 8]]), matches: () => true });
    const packed = async (query: string) =>
      text(new Uint8Array(await (await ask(`/api/Widgets/${id}/Package${query}`)).arrayBuffer()), 'ascData.json');
    expect(await packed('?as=uploaded')).toBe(await text(original, 'ascData.json'));
    expect(await packed('?as=now')).toBe(await packed(''));
    expect((await ask(`/api/Widgets/${id}/Package?as=other`)).status).toBe(400);
  });

  it.each(['uploaded', 'now'])('uploaded again as it was downloaded (%s) is the same widget', async (as) => {
    const id = await upload(await sample(), 'x.dash.zip');
    await server.app.values.save(administrator, id, { values: new Map([['Count', 8]]), matches: () => true });
    const bytes = new Uint8Array(await (await ask(`/api/Widgets/${id}/Package?as=${as}`)).arrayBuffer());
    const response = await post(form(['y.dash.zip', bytes]));
    expect([response.status, await response.json()]).toMatchObject([200, { Id: id }]);
    expect(await list()).toHaveLength(1);
    expect((await server.app.values.read(administrator, id)).Values).toMatchObject({ Count: 8 });
  });

  it('is compared with an upload by making its text at most once, however many widgets have other Values', async () => {
    const id = await upload(await sample());
    for (let at = 0; at < 8; at++) {
      const variant = await ask(`/api/Widgets/${id}/Variants`, { method: 'POST', json: { Name: `Variant ${at}` } });
      await setValues(((await variant.json()) as UploadAnswer).Id, { Count: at, Title: [{ Text: 'Hi' }] });
    }
    const { packages } = server.app;
    let made = 0;
    const withValues = packages.withValues.bind(packages);
    Object.assign(packages, {
      withValues: (...given: Parameters<typeof withValues>) => (made++, withValues(...given))
    });
    const data = JSON.parse(await text(await sample(), 'ascData.json')) as {
      Elements: { Id: string; Value: unknown }[];
    };
    const values: Record<string, unknown> = { Count: 5, Title: [{ Text: 'Hi' }] };
    for (const each of data.Elements) each.Value = values[each.Id];
    const as = async (source: string) => (await post(form(['a.dash.zip', await sample({ source })]))).status;
    expect([await as(JSON.stringify(data)), made]).toEqual([409, 1]);
    expect([await as(JSON.stringify(data, null, 2)), made]).toEqual([200, 2]);
    for (const each of data.Elements) each.Value = each.Id === 'Count' ? 9 : each.Value;
    expect([await as(JSON.stringify(data, null, 2)), made]).toEqual([409, 2]);
  });

  it('returns a path for its preview', async () => {
    const id = await upload(await sample());
    const response = await ask(`/api/Widgets/${id}/Preview`, { method: 'POST' });
    const { PreviewPath } = (await response.json()) as { PreviewPath: string };
    expect((await ask(`${PreviewPath}index.html`)).status).toBe(200);
  });
});

describe('an address without a widget', () => {
  const ids = ['99', '0', '-1', '1e3', '1.5', 'abc', '9'.repeat(30), '__proto__', '%00'];
  it.each(ids)('/api/Widgets/%s is not found by any operation', async (id) => {
    await upload(await sample());
    const save: Ask = { method: 'PUT', json: { Values: {} }, headers: { 'if-match': '"1"' } };
    const asked: [string, Ask][] = [
      [`/api/Widgets/${id}`, {}],
      [`/api/Widgets/${id}`, { method: 'PATCH', json: { Name: 'x' } }],
      [`/api/Widgets/${id}`, { method: 'DELETE' }],
      [`/api/Widgets/${id}/Values`, {}],
      [`/api/Widgets/${id}/Values`, save],
      [`/api/Widgets/${id}/Variants`, { method: 'POST', json: { Name: 'x' } }],
      [`/api/Widgets/${id}/Package`, {}],
      [`/api/Widgets/${id}/Preview`, { method: 'POST' }]
    ];
    for (const [path, request] of asked) {
      const response = await ask(path, request);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(await response.text()).not.toMatch(/select|sqlite|node_modules|\.ts/i);
    }
    expect(await list()).toHaveLength(1);
  });
});
