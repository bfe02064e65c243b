import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../laws.js';
import type { EditorData, TableBody, ValuesBody } from '../../src/lib/api.js';
import { readPackage } from '../../src/lib/package/read.js';
import { engines } from '../store/engines.js';
import { ask, NUMBER_ELEMENT, sample, serverOfAll, TEXT_ELEMENT, upload, type Ask } from './harness.js';
import { Listener } from './live.js';
import { replaced, sendReplacement, setValues, WITHOUT_COUNT, nextOf } from './replacing.js';
import { made, outcome, serveOn } from './things.js';
import { DELETE, patch, somebody, variant } from './widgetGroups.js';

const HELLO = [{ Text: 'Hello' }];
const text = (Text: string) => [{ Text }];

describe.each(engines)('variants that inherit from a template, on $name', (engine) => {
  serverOfAll(() => serveOn(engine));
  let groups: Record<'own' | 'other', number>;
  let writer: string;
  let ownReader: string;
  let count = 0;

  beforeAll(async () => {
    const [mine, theirs] = [await made('SpotGroups', { Name: 'Mine' }), await made('SpotGroups', { Name: 'Theirs' })];
    groups = {
      own: (await made('WidgetGroups', { Name: 'Own', SpotGroupId: mine.Id })).Id,
      other: (await made('WidgetGroups', { Name: 'Other', SpotGroupId: theirs.Id })).Id
    };
    writer = await somebody({ [mine.Id]: 'write', [theirs.Id]: 'read' });
    ownReader = await somebody({ [mine.Id]: 'read' });
  }, 60_000);

  const newTemplate = async (elements: object[] = [TEXT_ELEMENT, NUMBER_ELEMENT]) =>
    upload(await sample({ identifier: `test.inherits${++count}`, elements }));
  const heirOf = async (id: number, group: keyof typeof groups = 'own') =>
    (await variant(id, { WidgetGroupId: groups[group] })).Id;
  const bodyOf = async (id: number) => (await (await ask(`/api/Widgets/${id}/Values`)).json()) as ValuesBody;
  const contentOf = async (id: number) => (await (await ask(`/api/Widgets/${id}/Content`)).json()) as EditorData;
  const editable = async (id: number, options: Ask = {}) =>
    ((await (await ask(`/api/Widgets/${id}/Content`, options)).json()) as EditorData).Editable;
  const put = (id: number, Values: object, options: Ask = {}) =>
    ask(`/api/Widgets/${id}/Values`, { method: 'PUT', json: { Values }, headers: { 'if-match': '*' }, ...options });

  it('show its Values, before and after the template is saved', async () => {
    const template = await newTemplate();
    await setValues(template, { Count: 4 });
    const heir = await heirOf(template);
    expect(await bodyOf(heir)).toMatchObject({ Version: 1, Values: { Title: HELLO, Count: 4 }, Inherited: {} });
    await setValues(template, { Title: text('Menu'), Count: 5 });
    expect(await bodyOf(heir)).toMatchObject({ Version: 2, Values: { Title: text('Menu'), Count: 5 }, Inherited: {} });
    expect((await contentOf(heir)).SavedValues).toBe(JSON.stringify({ Title: text('Menu'), Count: 5 }));
    expect(await contentOf(heir)).toMatchObject({ Inherits: { Id: template, Values: '{}' }, Heirs: 0 });
    expect(await contentOf(template)).toMatchObject({ Inherits: null, Heirs: 1 });
  });

  it('keep a Value of their own, even if it equals the default, until a save leaves it out', async () => {
    const template = await newTemplate();
    await setValues(template, { Count: 4 });
    const heir = await heirOf(template);
    await setValues(heir, { Count: 3 });
    await setValues(template, { Count: 5 });
    expect(await bodyOf(heir)).toEqual(
      expect.objectContaining({ Values: { Title: HELLO, Count: 3 }, Inherited: { Count: 5 } })
    );
    await setValues(heir, {});
    expect(await bodyOf(heir)).toMatchObject({ Values: { Count: 5 }, Inherited: {} });
  });

  it('keep inheriting the same settings when a save sends back what was read', async () => {
    const template = await newTemplate();
    await setValues(template, { Title: text('Menu') });
    const heir = await heirOf(template);
    await setValues(heir, { Count: 7 });
    await setValues(template, { Title: text('Menu'), Count: 7 });
    await setValues(heir, (await bodyOf(heir)).Values);
    expect(await bodyOf(heir)).toMatchObject({ Inherited: { Count: 7 } });
    await setValues(template, { Title: text('Food'), Count: 1 });
    expect(await bodyOf(heir)).toMatchObject({ Values: { Title: text('Food'), Count: 7 } });
  });

  it('are told of a save of the template in their open editors', async () => {
    const template = await newTemplate();
    const heir = await heirOf(template);
    const listener = await Listener.open(`${heir}/Events`);
    await listener.next();
    await setValues(template, { Count: 6 });
    expect(await listener.next()).toMatchObject(['saved', { Id: heir, Version: 2 }]);
    await listener.cut();
  });

  it('refuse a save that began before one of the template, answering with what is shown now', async () => {
    const template = await newTemplate();
    const heir = await heirOf(template);
    await setValues(template, { Count: 6 });
    const response = await put(heir, { Title: text('Mine') }, { headers: { 'if-match': '"1"' } });
    expect(response.status).toBe(412);
    expect(await response.json()).toMatchObject({ current: { Version: 2, Values: { Count: 6 } } });
  });

  it('can be copied: a copy in a group inherits as well, a copy as a further template does not', async () => {
    const template = await newTemplate();
    const heir = await heirOf(template);
    await setValues(heir, { Count: 8 });
    const copy = await heirOf(heir, 'other');
    const { Id: second } = await variant(heir, { WidgetGroupId: null });
    await setValues(template, { Title: text('Menu'), Count: 1 });
    expect(await bodyOf(copy)).toMatchObject({ Values: { Title: text('Menu'), Count: 8 }, Inherited: { Count: 1 } });
    expect(await bodyOf(second)).toMatchObject({ Values: { Title: HELLO, Count: 8 } });
    expect(await bodyOf(second)).not.toHaveProperty('Inherited');
  });

  it('have what they inherit in their download', async () => {
    const template = await newTemplate();
    const heir = await heirOf(template);
    await setValues(template, { Title: text('From the template') });
    const file = await ask(`/api/Widgets/${heir}/Package`);
    const { files } = await readPackage(new Uint8Array(await file.arrayBuffer()));
    const ascData = files?.find(({ name }) => name === 'ascData.json');
    expect(new TextDecoder().decode(ascData?.bytes)).toContain('From the template');
  });

  it('need no Value for a required setting that an inherited Value hides', async () => {
    const conditions = [{ Action: 'HIDE', TargetId: 'On', Operator: '==', Value: false }];
    const template = await newTemplate([
      { Id: 'On', DisplayName: 'On', DataType: 'boolean', Value: true },
      { ...TEXT_ELEMENT, Options: { Required: true, Conditions: conditions } }
    ]);
    const heir = await heirOf(template);
    expect((await put(heir, { Title: text('') })).status).toBe(400);
    await setValues(template, { On: false });
    expect((await put(heir, { Title: text('') })).status).toBe(200);
  });

  it('restrict saves and the name of the template to those who may write in all of their groups', async () => {
    const template = await newTemplate();
    const rename = (Name: string) => outcome(`Widgets/${template}`, { method: 'PATCH', json: { Name }, as: writer });
    expect((await put(template, { Count: 4 }, { as: writer })).status).toBe(200);
    await heirOf(template);
    expect((await put(template, { Count: 5 }, { as: writer })).status).toBe(200);
    const { Id: theirs } = await variant(template, { WidgetGroupId: groups.other });
    expect(
      await outcome(`Widgets/${template}/Values`, {
        method: 'PUT',
        json: { Values: {} },
        as: writer,
        headers: { 'if-match': '*' }
      })
    ).toEqual([403, 'not-allowed']);
    expect(await rename('Mine')).toEqual([403, 'not-allowed']);
    expect(await editable(template, { as: writer })).toBe(false);
    expect(await editable(template)).toBe(true);
    await ask(`/api/Widgets/${theirs}`, DELETE);
    expect(await rename('Ours')).toEqual([200, '']);
    expect(await editable(template, { as: writer })).toBe(true);
    expect((await put(template, { Count: 6 }, { as: writer })).status).toBe(200);
  });

  it('tell those who may not read the template its SpotIdentifier instead of its name', async () => {
    const template = await newTemplate();
    const heir = await heirOf(template);
    const names = async (as?: string) => {
      const { Inherits } = (await (await ask(`/api/Widgets/${heir}/Content`, { as })).json()) as EditorData;
      const { Bases } = (await (await ask(`/api/Widgets/${heir}/Variants/Values`, { as })).json()) as TableBody;
      return [Inherits, ...Bases].map((each) => each?.Name);
    };
    await ask(`/api/Widgets/${template}`, patch({ Name: 'Secret' }));
    expect(await names(ownReader)).toEqual(['Secret', 'Secret']);
    await ask(`/api/Widgets/${template}`, patch({ WidgetGroupId: groups.other }));
    const identifier = `test.inherits${count}`;
    expect(await names(ownReader)).toEqual([identifier, identifier]);
    expect(await names(writer)).toEqual(['Secret', 'Secret']);
    expect(await names()).toEqual(['Secret', 'Secret']);
  });

  it('are listed before a save of the template, with what would be invalid there, and nothing is saved', async () => {
    const conditions = [{ Action: 'HIDE', TargetId: 'On', Operator: '==', Value: false }];
    const template = await newTemplate([
      { Id: 'On', DisplayName: 'On', DataType: 'boolean', Value: false },
      { ...TEXT_ELEMENT, Options: { Required: true, Conditions: conditions } }
    ]);
    const [empty, own] = [await heirOf(template), await heirOf(template)];
    await setValues(empty, { Title: text('') });
    await setValues(own, { On: true });
    const reach = (Values: object, options: Ask = {}) =>
      ask(`/api/Widgets/${template}/Values/Reach`, { method: 'POST', json: { Values }, ...options });
    expect(await (await reach({ On: true })).json()).toMatchObject({
      Widgets: 2,
      Changes: [{ Id: 'On', Widgets: 1 }],
      Invalid: [
        { Id: empty, GroupName: 'Own', Reasons: [{ Id: 'Title', Text: { en: 'An entry is required here.' } }] }
      ],
      Unchecked: 0
    });
    expect((await bodyOf(template)).Values).toMatchObject({ On: false });
    expect(await (await reach({})).json()).toMatchObject({ Changes: [], Invalid: [] });
    const { Id: theirs } = await variant(template, { WidgetGroupId: groups.other });
    expect((await reach({ On: true }, { as: writer })).status).toBe(403);
    await ask(`/api/Widgets/${theirs}`, DELETE);
  });

  it('keep what they show when the template is deleted, and when it is deleted for good', async () => {
    const template = await newTemplate();
    await setValues(template, { Count: 4 });
    const heir = await heirOf(template);
    await setValues(heir, { Title: text('Mine') });
    const shown = { Title: text('Mine'), Count: 4 };
    await ask(`/api/Widgets/${template}`, DELETE);
    expect((await bodyOf(heir)).Values).toEqual(shown);
    await ask(`/api/Widgets/Trash/${template}`, DELETE);
    expect((await bodyOf(heir)).Values).toEqual(shown);
    expect(await bodyOf(heir)).not.toHaveProperty('Inherited');
  });

  it('keep inheriting through a replacement of the package', async () => {
    const template = await newTemplate();
    await setValues(template, { Count: 4, Title: text('Menu') });
    const heir = await heirOf(template);
    const renamed = { ...NUMBER_ELEMENT, Id: 'Rows', DisplayName: 'Rows' };
    await replaced(template, await nextOf(template, [TEXT_ELEMENT, renamed]), {
      mapping: [{ from: 'Count', to: 'Rows' }]
    });
    expect((await bodyOf(heir)).Values).toEqual({ Title: text('Menu'), Rows: 4 });
    expect((await sendReplacement(template, await nextOf(template, WITHOUT_COUNT))).status).toBe(200);
    expect((await bodyOf(heir)).Values).toEqual({ Title: text('Menu'), Wind: 3 });
  });

  it('show the same after a move to another group', async () => {
    const template = await newTemplate();
    const heir = await heirOf(template);
    await setValues(template, { Count: 4 });
    await ask(`/api/Widgets/${heir}`, patch({ WidgetGroupId: groups.other }));
    expect((await bodyOf(heir)).Values).toMatchObject({ Count: 4 });
  });

  it('show their own Value or else the template’s, whatever is saved in between (law)', async () => {
    const template = await newTemplate();
    const heirs = [await heirOf(template), await heirOf(template)];
    const widgets = [template, ...heirs];
    const own: (number | undefined)[] = [undefined, undefined, undefined];
    const step = fc.tuple(fc.nat(2), fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined }));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        for (const [index, value] of steps) {
          await setValues(widgets[index]!, value === undefined ? {} : { Count: value });
          const base = index === 0 ? 3 : (own[0] ?? 3);
          own[index] = value === base ? (index > 0 && own[index] === value ? value : undefined) : value;
        }
        const shown = await Promise.all(widgets.map(async (id) => (await bodyOf(id)).Values.Count));
        expect(shown).toEqual(own.map((value) => value ?? own[0] ?? 3));
      }),
      { seed: 20261127, numRuns: runs(15) }
    );
  });
});
