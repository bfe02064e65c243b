import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Draft } from '../../src/lib/api.js';
import { engines } from '../store/engines.js';
import { ask, NUMBER_ELEMENT, sample, TEXT_ELEMENT, upload, type Server } from './harness.js';
import { nextOf, replaced, setValues, versionsOf } from './replacing.js';
import { serveOn } from './things.js';
import { post } from './widgetGroups.js';

const GUESTS = { ...NUMBER_ELEMENT, Id: 'Guests' };
const RENAMED = [{ from: 'Count', to: 'Guests' }];

describe.each(engines)('drafts whose package is replaced, on $name', (engine) => {
  let server: Server;
  let templates = 0;
  beforeAll(async () => {
    server = await serveOn(engine);
  }, 60_000);
  afterAll(() => server[Symbol.asyncDispose]());

  const draftOf = async (Count: number, Base: number) => {
    const elements = [TEXT_ELEMENT, NUMBER_ELEMENT];
    const template = await upload(await sample({ identifier: `test.carried${++templates}`, elements }));
    await setValues(template, { Count: Base });
    const Cells = [{ Widget: template, Element: 'Count', Value: Count, Base }];
    const { Id } = await send('Drafts', { Widget: template, Name: 'Christmas', Cells });
    return { template, Id };
  };
  const send = async (path: string, json?: object) => {
    const answer = await ask(`/api/${path}`, json && post(json));
    expect([200, 201], await answer.clone().text()).toContain(answer.status);
    return (await answer.json()) as Draft;
  };
  const own = async (id: number) => {
    const rows = server.app.store.db.selectFrom('variants').select('own_values').where('id', '=', id);
    return JSON.parse((await rows.executeTakeFirstOrThrow()).own_values) as unknown;
  };

  it('keep the Value and its base for a renamed setting, as the dry run says', async () => {
    const { template, Id } = await draftOf(4, 2);
    const next = await nextOf(template, [TEXT_ELEMENT, GUESTS]);
    const tried = await replaced(template, next, { query: '?dryRun=1', mapping: RENAMED });
    expect(tried.drafts).toMatchObject([{ id: Id, name: 'Christmas', outcomes: [{ kind: 'moved', id: 'Count' }] }]);
    expect((await send(`Drafts/${Id}`)).Values).toMatchObject([{ Element: 'Count' }]);
    await replaced(template, next, { mapping: RENAMED });
    const { Values, Conflicts } = await send(`Drafts/${Id}`);
    expect([Values, Conflicts]).toMatchObject([[{ Element: 'Guests', Value: 4, Base: 2, Conflict: null }], 0]);
    await send(`Drafts/${Id}/Live`, {});
    expect(await own(template)).toEqual({ Guests: 4 });
  });

  it('go back from live to the earlier Value, under the new Id of the setting', async () => {
    const { template, Id } = await draftOf(4, 2);
    await send(`Drafts/${Id}/Live`, {});
    await replaced(template, await nextOf(template, [TEXT_ELEMENT, GUESTS]), { mapping: RENAMED });
    expect(await own(template)).toEqual({ Guests: 4 });
    await send(`Drafts/${Id}/End`, {});
    expect(await own(template)).toEqual({ Guests: 2 });
  });

  it('hold a Value that fits no setting until a version that has the setting is restored', async () => {
    const { template, Id } = await draftOf(4, 2);
    await replaced(template, await nextOf(template, [TEXT_ELEMENT]));
    await send(`Drafts/${Id}/Live`, {});
    await send(`Drafts/${Id}/End`, {});
    const [version] = await versionsOf(template);
    await ask(`/api/Widgets/${template}/Versions/${version!.Id}/Restore`, { method: 'POST' });
    expect((await send(`Drafts/${Id}`)).Values).toMatchObject([{ Element: 'Count', Value: 4 }]);
    await send(`Drafts/${Id}/Live`, {});
    expect(await own(template)).toEqual({ Count: 4 });
  });
});
