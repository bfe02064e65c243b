import { beforeAll, describe, expect, it } from 'vitest';
import type { CreatedVariants } from '../../src/lib/api.js';
import { enginesInFull } from '../store/engines.js';
import { ask, NUMBER_ELEMENT, sample, serverOfAll, TEXT_ELEMENT, upload, type Ask } from './harness.js';
import { setValues, valuesOf } from './replacing.js';
import { dump, made, serveOn } from './things.js';
import { patch, post, somebody, variant, widgets } from './widgetGroups.js';

const named = (...names: string[]) => names.map((Name) => ({ Name }));

describe.each(enginesInFull)('variants created at once on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));
  let group: number;
  let writer: string;
  let reader: string;
  let templates = 0;

  beforeAll(async () => {
    const mine = await made('SpotGroups', { Name: 'Mine' });
    group = (await made('WidgetGroups', { Name: 'Own', SpotGroupId: mine.Id })).Id;
    writer = await somebody({ [mine.Id]: 'write' });
    reader = await somebody({ [mine.Id]: 'read' });
  }, 60_000);

  const newTemplate = async () =>
    upload(await sample({ identifier: `test.batch${++templates}`, elements: [TEXT_ELEMENT, NUMBER_ELEMENT] }));
  const newGroup = async () => (await made('WidgetGroups', { Name: `Group ${++templates}` })).Id;
  const send = (id: number, body: object, options: Ask = {}) =>
    ask(`/api/Widgets/${id}/Variants/Batch`, { ...post(body), ...options });
  const create = async (id: number, body: object, options: Ask = {}) => {
    const response = await send(id, body, options);
    expect(response.status).toBe(200);
    return (await response.json()) as CreatedVariants;
  };
  const namesIn = async (groupId: number) => (await widgets(`?groupId=${groupId}`)).map(({ Name }) => Name).sort();

  it('inherit from the template, may have Values of their own, and can be undone at once', async () => {
    const template = await newTemplate();
    const WidgetGroupId = await newGroup();
    await setValues(template, { Count: 5 });
    const before = await namesIn(WidgetGroupId);
    const Variants = [{ Name: ' Graz ' }, { Name: 'Linz', Values: { Count: 7 } }];
    const { Step, Widgets, Refused } = await create(template, { WidgetGroupId, Variants });
    expect([Widgets.map(({ Name }) => Name), Refused]).toEqual([['Graz', 'Linz'], []]);
    expect(await namesIn(WidgetGroupId)).toEqual(['Graz', 'Linz']);
    expect((await Promise.all(Widgets.map(({ Id }) => valuesOf(Id)))).map((values) => values.Count)).toEqual([5, 7]);
    await setValues(template, { Count: 6 });
    expect((await valuesOf(Widgets[0]!.Id)).Count).toBe(6);
    expect(await create(template, { Undo: Step! })).toMatchObject({ Widgets, Kept: [] });
    expect(await namesIn(WidgetGroupId)).toEqual(before);
    expect((await send(template, { Undo: Step! })).status).toBe(404);
  });

  it('are refused for a bad name or Value: a dry run says which, and the others can be created without them', async () => {
    const template = await newTemplate();
    const WidgetGroupId = await newGroup();
    await variant(template, { Name: 'Graz', WidgetGroupId });
    const Variants = [...named('GRAZ', 'Linz', 'linz', ' ', 'Wels'), { Name: 'Steyr', Values: { Count: 99 } }];
    const refused = [
      [0, 'name-taken'],
      [2, 'name-twice'],
      [3, 'name-invalid'],
      [5, 'number-above-maximum']
    ];
    const before = await dump(server);
    const tried = await create(template, { WidgetGroupId, Variants, DryRun: true });
    expect(tried.Refused.map(({ Index, Code }) => [Index, Code])).toEqual(refused);
    const response = await send(template, { WidgetGroupId, Variants });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'variants-invalid', current: { Refused: tried.Refused } });
    expect(await dump(server)).toBe(before);
    const { Widgets } = await create(template, { WidgetGroupId, Variants, LeaveOut: true });
    expect(Widgets.map(({ Name }) => Name)).toEqual(['Linz', 'Wels']);
  });

  it('stay at an undo if somebody has saved or renamed them since', async () => {
    const template = await newTemplate();
    const WidgetGroupId = await newGroup();
    const { Step, Widgets } = await create(template, { WidgetGroupId, Variants: named('Graz', 'Linz', 'Wels') });
    await setValues(Widgets[0]!.Id, { Count: 7 });
    await ask(`/api/Widgets/${Widgets[1]!.Id}`, patch({ Name: 'Linz Hafen' }));
    const undone = await create(template, { Undo: Step! });
    expect([undone.Widgets, undone.Kept.map(({ Name }) => Name)]).toEqual([[Widgets[2]], ['Graz', 'Linz Hafen']]);
    expect(await namesIn(WidgetGroupId)).toEqual(['Graz', 'Linz Hafen']);
  });

  it('can be created and undone only by those who may edit the group', async () => {
    const template = await newTemplate();
    const body = { WidgetGroupId: group, Variants: named('Graz') };
    const before = await dump(server);
    expect((await send(template, body, { as: reader })).status).toBe(403);
    expect((await send(template, { ...body, WidgetGroupId: null }, { as: reader })).status).toBe(403);
    expect((await send(template, { ...body, WidgetGroupId: 4711 }, { as: writer })).status).toBe(404);
    expect(await dump(server)).toBe(before);
    const { Step } = await create(template, body, { as: writer });
    expect((await send(template, { Undo: Step! }, { as: reader })).status).toBe(403);
    await create(template, { Undo: Step! }, { as: writer });
  });

  it('of somebody else are neither named nor undone for those who may not delete any, whatever has become of them', async () => {
    const template = await newTemplate();
    const WidgetGroupId = await newGroup();
    const { Step, Widgets } = await create(template, { WidgetGroupId, Variants: named('Secret Graz', 'Secret Linz') });
    await setValues(Widgets[0]!.Id, { Count: 7 });
    await ask(`/api/Widgets/${Widgets[1]!.Id}`, patch({ Name: 'Secret Wels' }));
    const before = await dump(server);
    const response = await send(template, { Undo: Step! }, { as: writer });
    expect([response.status, await response.text()]).toEqual([403, expect.not.stringContaining('Secret')]);
    expect(await dump(server)).toBe(before);
  });

  it('are undone as far as the user may delete them; the rest can still be undone by those who may', async () => {
    const template = await newTemplate();
    const Variants = named('Graz 1', 'Linz 1', 'Wels 1');
    const { Step, Widgets } = await create(template, { WidgetGroupId: group, Variants }, { as: writer });
    const WidgetGroupId = await newGroup();
    await ask(`/api/Widgets/${Widgets[2]!.Id}`, patch({ WidgetGroupId, Name: 'Secret Wels' }));
    const undone = await create(template, { Undo: Step! }, { as: writer });
    expect([undone.Widgets, undone.Kept]).toEqual([Widgets.slice(0, 2), []]);
    expect((await send(template, { Undo: Step! }, { as: writer })).status).toBe(403);
    expect(await create(template, { Undo: Step! })).toMatchObject({ Widgets: [], Kept: [{ Name: 'Secret Wels' }] });
    expect((await send(template, { Undo: Step! })).status).toBe(404);
  });

  it('cannot be undone once all of them are deleted', async () => {
    const template = await newTemplate();
    const { Step, Widgets } = await create(template, { WidgetGroupId: group, Variants: named('Steyr') });
    await ask(`/api/Widgets/${Widgets[0]!.Id}`, { method: 'DELETE' });
    expect((await send(template, { Undo: Step! })).status).toBe(404);
  });

  it('are refused if they would have more than 16 million characters of Values together', async () => {
    const elements = [{ ...TEXT_ELEMENT, Options: {}, Value: [{ Text: 'Short' }] }];
    const template = await upload(await sample({ identifier: `test.batch${++templates}`, elements }));
    await setValues(template, { Title: [{ Text: 'x'.repeat(100_000) }] });
    const many = (count: number) => ({
      WidgetGroupId: null,
      DryRun: true,
      Variants: named(...Array.from({ length: count }, (_, at) => `Shop ${at}`))
    });
    await create(template, many(160));
    const response = await send(template, many(180));
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'variants-too-large' }]);
  });

  it('are at most 500', async () => {
    const template = await newTemplate();
    const WidgetGroupId = await newGroup();
    const many = (count: number) => named(...Array.from({ length: count }, (_, at) => `Shop ${at}`));
    expect((await send(template, { WidgetGroupId, Variants: many(501) })).status).toBe(400);
    expect((await create(template, { WidgetGroupId, Variants: many(500) })).Widgets).toHaveLength(500);
  });
});
