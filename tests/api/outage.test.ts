import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setLogLevel } from '../../src/lib/server/platform/log.js';
import { installedTools, PostgresServer } from '../store/server.js';
import { ask, sample, serve, upload, type Server } from './harness.js';

const tools = installedTools();

describe.runIf(tools)('a database that goes away and comes back', { timeout: 120_000 }, () => {
  let postgres: PostgresServer;
  let server: Server;
  let id: number;

  beforeAll(async () => {
    setLogLevel('silent');
    postgres = await PostgresServer.create(tools!);
    server = await serve({ DATABASE_URL: postgres.url });
    id = await upload(await sample());
  }, 120_000);
  afterAll(async () => {
    setLogLevel('warn');
    await server[Symbol.asyncDispose]();
    await postgres.remove();
  });

  const save = (version: number, Count: number) =>
    ask(`/api/Widgets/${id}/Values`, {
      method: 'PUT',
      json: { Values: { Count } },
      headers: { 'if-match': `"${version}"` }
    });

  it('is answered with 503 and a time to retry, for reads and writes, and loses nothing saved', async () => {
    expect((await save(1, 4)).status).toBe(200);
    await postgres.stop();
    const refused = await Promise.all([
      save(2, 5),
      ask(`/api/Widgets/${id}/Values`),
      ask('/api/Spots?type=Html'),
      ask('/api/Widgets')
    ]);
    for (const response of refused) {
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
      const body = (await response.json()) as { code: string; detail: string };
      expect(body).toMatchObject({ status: 503, code: 'database-unavailable' });
      expect(JSON.stringify(body)).not.toMatch(/ECONN|select|terminat|127\.0/i);
    }
    const page = await ask('/api/docs', { as: `asc_${'x'.repeat(40)}` });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await page.text()).toContain('The database is not responding');
    await postgres.start();
    const back = await ask(`/api/Widgets/${id}/Values`);
    expect([back.status, await back.json()]).toEqual([
      200,
      { Version: 2, Package: 1, Values: { Title: [{ Text: 'Hello' }], Count: 4 } }
    ]);
    expect((await save(2, 5)).status).toBe(200);
  });

  it('ends a transaction in progress, but not the process', async () => {
    const { store } = server.app;
    const broken = store.write(async (writing) => {
      await writing.insertInto('facts').values({ name: 'half', value: 'written' }).execute();
      await postgres.stop();
      await postgres.start();
      await writing.insertInto('facts').values({ name: 'other half', value: 'written' }).execute();
    });
    await expect(broken).rejects.toThrow();
    const rows = await store.db.selectFrom('facts').select('name').where('name', 'like', '%half').execute();
    expect(rows).toEqual([]);
  });

  it('delivers its news again once it is back', async () => {
    const heard: (string | undefined)[] = [];
    const other = await serve({ DATABASE_URL: postgres.url });
    const end = server.app.store.changes.listen('values', (detail) => heard.push(detail));
    await postgres.stop();
    await expect.poll(() => heard, { timeout: 20_000 }).toContain(undefined);
    await postgres.start();
    const tell = () => other.app.store.write((writing) => other.app.store.changes.publish(writing, 'values', 'new'));
    await expect.poll(async () => (await tell(), heard), { timeout: 20_000 }).toContain('new');
    end();
    await other[Symbol.asyncDispose]();
  });
});
