import { describe, expect, it } from 'vitest';
import type { ProblemBody } from '../../src/lib/api.js';
import { readPackage } from '../../src/lib/package/read.js';
import { engines } from '../store/engines.js';
import { ask, form, sample, serverOfAll, TEXT_ELEMENT, upload } from './harness.js';
import { serveOn } from './things.js';

const LONGEST = 200;
/** The limit of some proxies for all headers together. */
const HEADER_BYTES = 4096;

describe.each(engines)('a SpotIdentifier on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));

  const send = (bytes: Uint8Array, path = '/api/Widgets', method = 'POST') =>
    ask(path, { method, body: form(['widget.dash.zip', bytes]) });

  it.each([
    ['longer than a database indexes', noise(3_200), 'line-too-long'],
    ['longer than an address takes', 'x'.repeat(9_000), 'line-too-long'],
    ['one character too long', 'x'.repeat(LONGEST + 1), 'line-too-long'],
    ['with a NUL', 'nul\u0000b', 'line-character'],
    ['with a line feed', 'a\nb', 'line-character'],
    ['with a line separator', 'a\u2028b', 'line-character'],
    ['with a control character of the second kind', 'a\u0085b', 'line-character'],
    ['with half a character', 'a\ud800b', 'line-character'],
    ['that turns the writing direction', 'a\u202eb', 'line-character']
  ])('%s is refused, with its place', async (_what, identifier, code) => {
    const response = await send(await sample({ identifier }));
    const { errors, ...problem } = (await response.json()) as ProblemBody;
    expect([response.status, problem.code]).toEqual([400, 'package-invalid']);
    expect(errors?.map((error) => [error.pointer, error.code])).toEqual([['/SpotIdentifier', code]]);
  });

  it.each([
    ['of four bytes', '\u{20000}'],
    ['of one byte', 'x']
  ])('of 200 characters, each %s, works like any other', async (_what, character) => {
    const identifier = character.repeat(LONGEST);
    const id = await upload(await sample({ identifier }));
    const saved = await ask(`/api/Widgets/${id}/Package`);
    expect(saved.headers.get('content-disposition')?.length).toBeLessThan(HEADER_BYTES);
    expect((await send(new Uint8Array(await saved.arrayBuffer()))).status).toBe(200);
    const next = await sample({ identifier, files: { 'more.txt': 'x' } });
    expect((await send(next, `/api/Widgets/${id}`, 'PUT')).status).toBe(200);
  });

  it('stored before the limit existed is shortened in the file name of a download', async () => {
    const id = await upload(await sample({ identifier: 'stored.before' }));
    const { db } = server.app.store;
    await db
      .updateTable('packages')
      .set({ spot_identifier: 'x'.repeat(9_000) })
      .where('spot_identifier', '=', 'stored.before')
      .execute();
    const response = await ask(`/api/Widgets/${id}/Package`);
    expect([response.status, response.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="${'x'.repeat(LONGEST)}.dash.zip"; filename*=UTF-8''${'x'.repeat(LONGEST)}.dash.zip`
    ]);
  });

  it('can be beside texts with a NUL or half a character, which come back as they were sent', async () => {
    const odd = 'a\u0000b\ud800c';
    const element = { ...TEXT_ELEMENT, DisplayName: odd, Value: [{ Text: odd }] };
    const id = await upload(await sample({ identifier: 'odd.texts', elements: [element] }));
    const values = async () => (await (await ask(`/api/Widgets/${id}/Values`)).json()) as { Values: unknown };
    expect((await values()).Values).toEqual({ Title: [{ Text: odd }] });
    const json = { Values: { Title: [{ Text: `${odd}!` }] } };
    const saved = await ask(`/api/Widgets/${id}/Values`, { method: 'PUT', headers: { 'if-match': '*' }, json });
    expect([saved.status, (await values()).Values]).toEqual([200, json.Values]);
    const { files } = await readPackage(new Uint8Array(await (await ask(`/api/Widgets/${id}/Package`)).arrayBuffer()));
    const source = new TextDecoder().decode(files?.find(({ name }) => name === 'ascData.json')?.bytes);
    expect(JSON.parse(source)).toMatchObject({
      Elements: [{ DisplayName: odd, Value: json.Values.Title }]
    });
  });
});

/** Text that hardly compresses. */
function noise(length: number): string {
  return Array.from({ length }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join('');
}
