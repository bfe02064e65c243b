import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { removeUnusedPackages } from '../../src/lib/server/packages/unused.js';
import { ask, ORIGIN, serverOfAll } from './harness.js';
import { enginesInFull } from '../store/engines.js';
import { serveOn } from './players.js';
import { publish } from './updates.js';

describe.each(enginesInFull)('the file of an update on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));

  beforeEach(async () => {
    await server.app.store.write((writing) => writing.deleteFrom('updates').execute());
  });

  describe('GET /api/Updates/{id}/File', () => {
    const text = '0123456789';
    const file = (id: number, headers: Record<string, string> = {}, method = 'GET') =>
      ask(`/api/Updates/${id}/File`, { headers, method });

    it('is at the relative Url of the list, resolved against {base_url}', async () => {
      const { Url, Sha256 } = await publish('1.0', { text });
      const address = new URL(Url, `${ORIGIN}/api/`);
      const bytes = new Uint8Array(await (await ask(address.pathname)).arrayBuffer());
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(Sha256);
    });

    it.each([
      ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
      ['bytes=7-', 206, '789', 'bytes 7-9/10'],
      ['bytes=-2', 206, '89', 'bytes 8-9/10'],
      ['bytes=5-100', 206, '56789', 'bytes 5-9/10'],
      ['bytes=0-0,2-2', 200, text, null],
      ['lines=1-2', 200, text, null]
    ])('answers Range %s with %i', async (range, status, expected, contentRange) => {
      const { Id } = await publish('1.0', { text });
      const response = await file(Id, { range });
      expect([response.status, await response.text()]).toEqual([status, expected]);
      expect(response.headers.get('content-range')).toBe(contentRange);
      expect(response.headers.get('content-length')).toBe(String(expected.length));
    });

    it('answers 416 for a range beyond the file', async () => {
      const { Id } = await publish('1.0', { text });
      const response = await file(Id, { range: 'bytes=10-' });
      expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    });

    it('answers a range only for the file that If-Range names', async () => {
      const { Id } = await publish('1.0', { text });
      const etag = (await file(Id, {}, 'HEAD')).headers.get('etag') ?? '';
      expect((await file(Id, { range: 'bytes=1-2', 'if-range': etag })).status).toBe(206);
      const other = await file(Id, { range: 'bytes=1-2', 'if-range': '"other"' });
      expect([other.status, await other.text()]).toEqual([200, text]);
      expect((await file(Id, { 'if-none-match': etag })).status).toBe(304);
    });

    it('answers HEAD with the size and no content', async () => {
      const { Id } = await publish('1.0', { text });
      const response = await file(Id, {}, 'HEAD');
      expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '10', '']);
    });

    it('is sent as an attachment under a cleaned name, sandboxed and without a type to render', async () => {
      const { Id } = await publish('1.0', { name: encodeURIComponent('../über "x"\\.html') });
      const { headers } = await file(Id);
      const disposition = headers.get('content-disposition') ?? '';
      expect(disposition).toMatch(/^attachment; filename="[\w .-]+"; filename\*=UTF-8''[\w%.-]+$/);
      expect(disposition).not.toContain('..');
      expect(headers.get('content-type')).toBe('application/octet-stream');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain('sandbox');
    });

    it('of an unknown update is answered with 404', async () => {
      for (const id of ['99999', 'x', '0']) expect((await ask(`/api/Updates/${id}/File`)).status).toBe(404);
    });

    it('stays when unused packages are removed', async () => {
      const { Id } = await publish('1.0', { text });
      await server.app.store.write(removeUnusedPackages);
      expect((await file(Id)).status).toBe(200);
    });
  });
});
