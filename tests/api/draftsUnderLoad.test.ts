import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Draft } from '../../src/lib/api.js';
import { engines } from '../store/engines.js';
import { ask, NUMBER_ELEMENT, sample, TEXT_ELEMENT, upload, type Ask, type Server } from './harness.js';
import { valuesOf } from './replacing.js';
import { serveOn } from './things.js';
import { post, variant } from './widgetGroups.js';

const POST: Ask = { method: 'POST' };
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe.each(engines)('drafts of many and of much on $name', (engine) => {
  let server: Server;
  let templates = 0;

  beforeAll(async () => {
    server = await serveOn(engine);
  }, 60_000);
  afterAll(() => server[Symbol.asyncDispose]());
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const family = async () => {
    const elements = [TEXT_ELEMENT, NUMBER_ELEMENT];
    const template = await upload(await sample({ identifier: `test.load${++templates}`, elements }));
    const [first, second] = [(await variant(template, {})).Id, (await variant(template, {})).Id];
    return { template, first, second };
  };
  const count = (Widget: number, Value: number) => ({ Widget, Element: 'Count', Value });
  const send = async (path: string, options: Ask = {}) => {
    const response = await ask(`/api/${path}`, options);
    expect([200, 201], await response.clone().text()).toContain(response.status);
    return (await response.json()) as Draft;
  };
  const keep = (Widget: number, Cells: object[], more: Ask = {}) =>
    send('Drafts', { ...post({ Widget, Name: 'Christmas', Cells }), ...more });

  it.each([
    ['at once', (id: number) => send(`Drafts/${id}/Live`, POST)],
    [
      'as planned',
      async (id: number) => {
        const json = { Start: inHours(1).slice(0, 19), End: null, Zone: 'UTC' };
        await send(`Drafts/${id}/Plan`, { method: 'PUT', json });
        vi.useFakeTimers({ toFake: ['Date'], now: new Date(inHours(2)) });
        await server.app.store.db.deleteFrom('jobs').where('name', '=', 'drafts').execute();
        await server.app.draftJobs.runDue();
      }
    ]
  ])('go live %s although somebody saves one of the widgets during every check', async (_, start) => {
    const { first, second } = await family();
    const { Id } = await keep(first, [count(first, 4), count(second, 5)]);
    const { store } = server.app;
    const { write } = store;
    vi.spyOn(store, 'write').mockImplementation((async (work: never) => {
      await store.db
        .updateTable('variants')
        .set(({ eb }) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', first)
        .execute();
      return write(work);
    }) as never);
    await start(Id);
    vi.restoreAllMocks();
    expect([await valuesOf(first), await valuesOf(second)]).toMatchObject([{ Count: 4 }, { Count: 5 }]);
    expect((await send(`Drafts/${Id}`)).State).toBe('live');
  });
});
