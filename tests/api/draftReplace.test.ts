import { describe, expect, it, vi } from 'vitest';
import type { Draft } from '../../src/lib/api.js';
import { Packages } from '../../src/lib/server/packages/packages.js';
import type { Store } from '../../src/lib/server/platform/store/store.js';
import { enginesInFull } from '../store/engines.js';
import { ask, NUMBER_ELEMENT, sample, serverOfAll, TEXT_ELEMENT, upload, userWith } from './harness.js';
import { nextOf, replaced, setValues, versionsOf } from './replacing.js';
import { serveOn } from './things.js';
import { post, variant } from './widgetGroups.js';

const GUESTS = { ...NUMBER_ELEMENT, Id: 'Guests' };
const RENAMED = [{ from: 'Count', to: 'Guests' }];

describe.each(enginesInFull)('drafts whose package is replaced, on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));
  let templates = 0;

  const draftOf = async (Count: number, Base: number) => {
    const elements = [TEXT_ELEMENT, NUMBER_ELEMENT];
    const template = await upload(await sample({ identifier: `test.carried${++templates}`, elements }));
    await setValues(template, { Count: Base });
    const Cells = [{ Widget: template, Element: 'Count', Value: Count, Base }];
    const { Id } = await send('Drafts', { Widget: template, Name: 'Christmas', Cells });
    return { template, Id };
  };
  const send = async (path: string, json?: object, as?: string) => {
    const answer = await ask(`/api/${path}`, { ...(json && post(json)), ...(as && { as }) });
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

  it('of anybody follow a renamed setting and its renamed entries, as the Values of variants and presets do', async () => {
    const list = (Id: string, ...Items: string[]) => ({
      ...{ Id, DisplayName: Id, DataType: 'list', Items, Value: Items[0] }
    });
    const elements = [list('Shows', 'Rail', 'Bus')];
    const template = await upload(await sample({ identifier: `test.carried${++templates}`, elements }));
    const { Id: copy } = await variant(template, { Name: 'Copy' });
    await setValues(copy, { Shows: 'Bus' });
    await ask(`/api/Widgets/${template}/Presets`, post({ Name: 'By road', Values: { Shows: 'Bus' } }));
    const { key: as } = await userWith({ role: 'administrator' });
    const Cells = [
      { Widget: template, Element: 'Shows', Value: 'Bus' },
      { Widget: copy, Element: 'Shows', Value: 'Rail', Base: 'Bus' }
    ];
    const { Id } = await send('Drafts', { Widget: template, Name: 'Christmas', Cells }, as);
    const mapping = [{ from: 'Shows', to: 'Lists', entries: [{ before: 'Bus', after: 'Coach' }] }];
    await replaced(template, await nextOf(template, [list('Lists', 'Rail', 'Coach')]), { mapping });
    expect(await own(copy)).toEqual({ Lists: 'Coach' });
    const presets = await (await ask(`/api/Widgets/${template}/Presets`)).json();
    expect(presets).toMatchObject({ Presets: [{ Values: { Lists: 'Coach' } }] });
    expect((await send(`Drafts/${Id}`)).Values).toMatchObject([
      { Widget: template, Element: 'Lists', Value: 'Coach', Conflict: null },
      { Widget: copy, Element: 'Lists', Value: 'Rail', Base: 'Coach', Conflict: null }
    ]);
    await send(`Drafts/${Id}/Live`, {});
    expect([await own(template), await own(copy)]).toEqual([{ Lists: 'Coach' }, {}]);
    await send(`Drafts/${Id}/End`, {});
    expect(await own(copy)).toEqual({ Lists: 'Coach' });
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

  it('are carried with what somebody puts into them after the comparison', async () => {
    const { template, Id } = await draftOf(4, 2);
    const { keep } = Packages.prototype;
    vi.spyOn(Packages.prototype, 'keep').mockImplementationOnce(async function (this: Packages, checked, folder) {
      await send(`Drafts/${Id}/Values`, { Cells: [{ Widget: template, Element: 'Count', Value: 5, Base: 2 }] });
      return keep.call(this, checked, folder);
    });
    await replaced(template, await nextOf(template, [TEXT_ELEMENT, GUESTS]), { mapping: RENAMED });
    expect((await send(`Drafts/${Id}`)).Values).toMatchObject([{ Element: 'Guests', Value: 5, Base: 2 }]);
  });

  it('are carried under the lock when somebody changes them before each try', async () => {
    const { template, Id } = await draftOf(4, 2);
    let Value = 4;
    const { store } = server.app;
    const { write } = store;
    const put = (value: number) =>
      send(`Drafts/${Id}/Values`, { Cells: [{ Widget: template, Element: 'Count', Value: value, Base: 2 }] });
    const raced: Store['write'] = async (work) => {
      Object.assign(store, { write });
      await put((Value = Value === 4 ? 5 : 4));
      Object.assign(store, { write: raced });
      return write(work);
    };
    Object.assign(store, { write: raced });
    try {
      await replaced(template, await nextOf(template, [TEXT_ELEMENT, GUESTS]), { mapping: RENAMED });
    } finally {
      Object.assign(store, { write });
    }
    expect((await send(`Drafts/${Id}`)).Values).toMatchObject([{ Element: 'Guests', Value, Base: 2 }]);
  });

  it('keep every Value of a large one, and the comparison lists only what changes', async () => {
    const elements = Array.from({ length: 1_100 }, (_, index) => ({ ...NUMBER_ELEMENT, Id: `E${index}` }));
    const template = await upload(await sample({ identifier: `test.carried${++templates}`, elements }));
    const cells = (Widget: number) =>
      elements.map(({ Id: Element }, index) => ({ Widget, Element, Value: index % 10 }));
    const { Id } = await send('Drafts', { Widget: template, Name: 'Christmas', Cells: cells(template) });
    const stored = () =>
      server.app.store.db
        .selectFrom('draft_values')
        .select(['element', 'value'])
        .where('draft_id', '=', Id)
        .orderBy('element')
        .execute();
    const before = await stored();
    const renamed = elements.map((element) => (element.Id === 'E7' ? { ...element, Id: 'F7' } : element));
    const { drafts } = await replaced(template, await nextOf(template, renamed), {
      mapping: [{ from: 'E7', to: 'F7' }]
    });
    expect(drafts).toMatchObject([{ id: Id, outcomes: [{ kind: 'moved', id: 'E7' }] }]);
    const after = before.map(({ element, value }) => ({ element: element === 'E7' ? 'F7' : element, value }));
    expect(await stored()).toEqual(after.toSorted((a, b) => (a.element < b.element ? -1 : 1)));
  });
});
