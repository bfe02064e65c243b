import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { HistoryEntry, HistoryYear, Moment, TableSaved } from '../../src/lib/api.js';
import { engines } from '../store/engines.js';
import {
  ask,
  NUMBER_ELEMENT,
  sample,
  serverOfAll,
  TEXT_ELEMENT,
  upload,
  userWith,
  type Ask,
  type TestUser
} from './harness.js';
import { Listener } from './live.js';
import { historyOf, momentOf, shownByMoment, shownThen } from './moments.js';
import { replaced, nextOf, setValues } from './replacing.js';
import { made, outcome, serveOn } from './things.js';
import { DELETE, somebody, variant } from './widgetGroups.js';

const text = (Text: string) => [{ Text }];
const RENAMED = { ...NUMBER_ELEMENT, Id: 'Rows', DisplayName: 'Rows' };

describe.each(engines)('the history of a widget on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));
  let group: number;
  let [writer, reader] = ['', ''];
  let admin: TestUser;
  let count = 0;

  beforeAll(async () => {
    const [mine, theirs] = [await made('SpotGroups', { Name: 'Mine' }), await made('SpotGroups', { Name: 'Theirs' })];
    group = (await made('WidgetGroups', { Name: 'Own', SpotGroupId: mine.Id })).Id;
    admin = await userWith({ name: 'Ada', role: 'administrator' });
    writer = await somebody({ [mine.Id]: 'write', [theirs.Id]: 'read' });
    reader = await somebody({ [mine.Id]: 'read' });
  }, 60_000);

  const newTemplate = async () =>
    upload(await sample({ identifier: `test.history${++count}`, elements: [TEXT_ELEMENT, NUMBER_ELEMENT] }));
  const heirOf = async (id: number) => (await variant(id, { WidgetGroupId: group })).Id;
  const name = (id: number, moment: number, Name: string | null, options: Ask = {}) =>
    ask(`/api/Widgets/${id}/History/${moment}/Name`, { method: 'PUT', json: { Name }, ...options });

  it('lists each save with what it changed, who saved and how, the newest first', async () => {
    const id = await newTemplate();
    await setValues(id, { Count: 4 });
    await setValues(id, { Title: text('Menu') });
    const { Entries, Next, KeptDays } = await historyOf(id);
    expect(Entries).toMatchObject([
      {
        Kind: 'save',
        By: 'ADMIN_API_KEY',
        OfTemplate: false,
        Count: 2,
        Changes: expect.arrayContaining([
          { Id: 'Count', From: { Value: 4 }, To: null },
          { Id: 'Title', From: null, To: { Value: text('Menu') } }
        ])
      },
      { Kind: 'save', Count: 1, Changes: [{ Id: 'Count', From: null, To: { Value: 4 } }] },
      { Kind: 'made', Count: 0, Changes: [] }
    ]);
    expect({ Next, KeptDays }).toEqual({ Next: null, KeptDays: 365 });
  });

  it('of another package tells its version and what it changed, then and since', async () => {
    const id = await newTemplate();
    const root = {
      SpotIdentifier: `test.history${count}`,
      ApiVersion: 2,
      SpotType: 'DashboardWidget',
      NumberOfSlots: 1
    };
    for (const [SpotVersion, Maximum] of [
      ['2', 10],
      ['3', 20]
    ] as const) {
      const Elements = [TEXT_ELEMENT, { ...RENAMED, Options: { ...RENAMED.Options, Maximum } }];
      await replaced(id, await sample({ source: JSON.stringify({ ...root, SpotVersion, Elements }) }));
    }
    const { Entries } = await historyOf(id);
    const versions = Entries.map(({ Kind, SpotVersion }) => [Kind, SpotVersion]);
    expect(versions).toEqual([
      ['package', '3'],
      ['package', '2'],
      ['made', undefined]
    ]);
    const [last, first, made] = await Promise.all(Entries.map(({ Moment }) => momentOf(id, Moment)));
    const told = (changes: Moment['PackageChanges']) => changes?.Texts.map(({ en }) => en).join(' ');
    expect(told(first!.PackageChanges)).toMatch(/Rows/);
    expect(told(first!.PackageChangesSince)).toMatch(/20/);
    expect([last!.PackageChangesSince, made!.PackageChanges]).toEqual([null, null]);
    expect(last!.PackageChanges).toEqual(first!.PackageChangesSince);
    expect(told(made!.PackageChangesSince)).toMatch(/Rows/);
  });

  it('keeps a save of 300 settings, and the Values before it', async () => {
    const ids = Array.from({ length: 300 }, (_, index) => createHash('sha256').update(`${index}`).digest('hex'));
    const elements = ids.map((Id) => ({ ...NUMBER_ELEMENT, Id }));
    const id = await upload(await sample({ identifier: `test.history${++count}`, elements }));
    await setValues(id, Object.fromEntries(ids.map((Id) => [Id, 4])));
    await setValues(id, Object.fromEntries(ids.map((Id) => [Id, 5])));
    const [last, first] = (await historyOf(id)).Entries;
    expect(last).toMatchObject({ Kind: 'save', Count: 300 });
    expect(new Set(Object.values(shownThen(await momentOf(id, first!.Moment))))).toEqual(new Set([4]));
  });

  it('shows in a moment the Values of that time, including those of the template then', async () => {
    const template = await newTemplate();
    await setValues(template, { Count: 4 });
    const heir = await heirOf(template);
    await setValues(heir, { Title: text('Mine') });
    await setValues(template, { Count: 5 });
    await setValues(heir, {});
    const { Entries } = await historyOf(heir);
    expect(Entries.map(({ Kind, OfTemplate }) => [Kind, OfTemplate])).toEqual([
      ['save', false],
      ['save', true],
      ['save', false],
      ['made', false]
    ]);
    const [, ofTemplate, mine, first] = await Promise.all(Entries.map(({ Moment }) => momentOf(heir, Moment)));
    expect(shownThen(ofTemplate!)).toEqual({ Title: text('Mine'), Count: 5 });
    expect(ofTemplate).toMatchObject({ Own: ['Title'], Before: '{"Count":4}', After: '{"Count":5}' });
    expect(shownThen(mine!)).toEqual({ Title: text('Mine'), Count: 4 });
    expect(mine).toMatchObject({ Own: ['Title'], Before: '{"Title":null}', Until: Entries[1]!.At });
    expect(shownThen(first!)).toEqual({ Title: text('Hello'), Count: 4 });
  });

  it('says of a save of the template what the variant overrode then, whatever it did since', async () => {
    const template = await newTemplate();
    const heir = await heirOf(template);
    const save = (Count: number) => setValues(template, { Count, Title: text(`Menu ${Count}`) });
    await save(1);
    await setValues(heir, { Count: 9 });
    await save(2);
    await setValues(heir, { Count: 9, Title: text('Mine') });
    await setValues(heir, { Title: text('Mine') });
    await save(3);
    await setValues(heir, {});
    const said = async (query = '') =>
      (await historyOf(heir, query)).Entries.filter(({ OfTemplate }) => OfTemplate).map(({ Changes }) =>
        Changes.map(({ Id, Overridden }) => (Overridden ? `(${Id})` : Id)).join(' ')
      );
    const all = ['Count (Title)', 'Title (Count)', expect.stringMatching(/^(Count Title|Title Count)$/)];
    expect(await said()).toEqual(all);
    const { Entries } = await historyOf(heir);
    expect(await said(`?before=${Entries.find(({ OfTemplate }) => OfTemplate)!.Moment}`)).toEqual(all.slice(1));
  });

  it('leaves a long Value out of the list, and shows it whole in the moment', async () => {
    const free = { ...TEXT_ELEMENT, Options: {} };
    const id = await upload(await sample({ identifier: `test.history${++count}`, elements: [free] }));
    const long = text('long '.repeat(2_000));
    await setValues(id, { Title: long });
    await setValues(id, { Title: text('short') });
    await setValues(id, { Title: long });
    const { Entries } = await historyOf(id);
    expect(Entries[1]!.Changes).toEqual([{ Id: 'Title', From: {}, To: { Value: text('short') } }]);
    expect(shownThen(await momentOf(id, Entries[2]!.Moment)).Title).toEqual(long);
    expect(JSON.parse((await momentOf(id, Entries[1]!.Moment)).Before)).toEqual({ Title: long });
  });

  it('has a mark in the year for each day with a save and for each named moment', async () => {
    const id = await newTemplate();
    for (const Count of [4, 5]) await setValues(id, { Count });
    const [last, before] = (await historyOf(id)).Entries;
    const named = {
      method: 'PUT',
      body: JSON.stringify({ Name: 'Easter' }),
      headers: { 'content-type': 'application/json' }
    };
    expect((await ask(`/api/Widgets/${id}/History/${before!.Moment}/Name`, named)).status).toBe(200);
    const year = (await (await ask(`/api/Widgets/${id}/History/Year`)).json()) as HistoryYear;
    expect(year.Marks).toEqual([
      { Moment: last!.Moment, At: last!.At, Name: null },
      { Moment: before!.Moment, At: before!.At, Name: 'Easter' }
    ]);
  });

  it('has pages of 50 moments, and `until` returns what was in force then', async () => {
    const id = await newTemplate();
    for (let value = 1; value <= 51; value++) await setValues(id, { Count: value % 10 });
    const first = await historyOf(id);
    expect(first.Entries).toHaveLength(50);
    const rest = await historyOf(id, `?before=${first.Next}`);
    expect([rest.Entries.length, rest.Next]).toEqual([2, null]);
    const { At, Moment } = rest.Entries[0]!;
    const then = await historyOf(id, `?until=${encodeURIComponent(At)}`);
    expect(then.Entries.map((entry) => entry.Moment)).toContain(Moment);
    expect((await historyOf(id, '?until=2001-01-01T00:00:00Z')).Entries).toEqual([]);
  });

  it('shows in a moment before a replacement the package of that time, paired with the current settings', async () => {
    const id = await newTemplate();
    await setValues(id, { Count: 4 });
    await replaced(id, await nextOf(id, [TEXT_ELEMENT, RENAMED]), { mapping: [{ from: 'Count', to: 'Rows' }] });
    const { Entries } = await historyOf(id);
    expect(Entries[0]).toMatchObject({ Kind: 'package', Count: 2 });
    const moment = await momentOf(id, Entries[1]!.Moment);
    expect(shownThen(moment)).toMatchObject({ Count: 4 });
    expect(moment.Pairs).toEqual([{ Before: 'Count', After: 'Rows' }]);
    const page = await ask(`${moment.PreviewPath}index.html`);
    expect(page.status).toBe(200);
  });

  it('lets those who may edit the widget name a moment, and those who may read it see the name', async () => {
    const template = await newTemplate();
    const heir = await heirOf(template);
    await setValues(heir, { Count: 4 });
    const [{ Moment }] = (await historyOf(heir)).Entries as [HistoryEntry];
    const listener = await Listener.open(`${heir}/Events`);
    await listener.next();
    expect(await (await name(heir, Moment, ' Easter ', { as: writer })).json()).toMatchObject({ Name: 'Easter' });
    expect(await listener.next()).toEqual(['moments', { Id: heir, Moments: 1 }]);
    await listener.cut();
    expect((await historyOf(heir, '?named=1')).Entries).toHaveLength(1);
    expect((await name(heir, Moment, 'Mine', { as: reader })).status).toBe(403);
    expect((await ask(`/api/Widgets/${heir}/History/${Moment}`, { as: reader })).status).toBe(200);
    expect((await name(heir, Moment, ' ')).status).toBe(200);
    expect((await historyOf(heir, '?named=1')).Entries).toEqual([]);
    expect((await name(heir, Moment, 'x'.repeat(61))).status).toBe(400);
    const foreign = await newTemplate();
    expect(await outcome(`Widgets/${foreign}/History/${Moment}`)).toEqual([404, 'moment-not-found']);
    expect(await outcome(`Widgets/${heir}/History/4711`)).toEqual([404, 'moment-not-found']);
  });

  it('says who saved, and what a save restored, undid or applied', async () => {
    const template = await newTemplate();
    const heir = await heirOf(template);
    await setValues(heir, { Count: 4 });
    const { Entries } = await historyOf(heir);
    const [first, made] = Entries as [HistoryEntry, HistoryEntry];
    await setValues(heir, {}, `?restores=${made.Moment}`);
    await setValues(heir, { Count: 4 }, `?undoes=${(await historyOf(heir)).Entries[0]!.Moment}`);
    await setValues(heir, { Count: 5 }, '?restores=4711');
    const foreign = await newTemplate();
    await setValues(foreign, { Count: 5 }, `?restores=${made.Moment}`);
    const all = (await historyOf(heir)).Entries;
    expect(all.map(({ Kind, OriginAt }) => [Kind, OriginAt])).toEqual([
      ['save', null],
      ['undo', all[2]!.At],
      ['restore', made.At],
      ['save', null],
      ['made', null]
    ]);
    expect((await historyOf(foreign)).Entries[0]).toMatchObject({ Kind: 'save', OriginAt: null });
    expect(first.ById).toBeNull();
    const preset = { method: 'POST', json: { Name: 'Busy day', Values: { Count: 7 } } };
    const kept = (await (await ask(`/api/Widgets/${template}/Presets`, preset)).json()) as { Id: number };
    await setValues(heir, { Count: 8 }, `?applies=${kept.Id}`);
    expect((await historyOf(heir)).Entries[0]).toMatchObject({ Kind: 'save', Origin: null });
    await setValues(heir, { Count: 7 }, `?applies=${kept.Id}`);
    expect((await historyOf(heir)).Entries[0]).toMatchObject({ Kind: 'preset', Origin: 'Busy day', OriginAt: null });
    const quiet = { method: 'POST', json: { Name: 'Quiet day', Values: { Count: 1 } } };
    const unused = (await (await ask(`/api/Widgets/${template}/Presets`, quiet)).json()) as { Id: number };
    await setValues(heir, { Count: 7 }, `?applies=${unused.Id}`);
    expect((await historyOf(heir)).Entries.map(({ Origin }) => Origin)).not.toContain('Quiet day');
    await setValues(foreign, { Count: 7 }, `?applies=${kept.Id}`);
    expect((await historyOf(foreign)).Entries[0]).toMatchObject({ Kind: 'save', Origin: null });
    const own = await heirOf(template);
    await setValues(own, { Count: 4 }, '', { as: admin.key });
    expect((await historyOf(own)).Entries[0]).toMatchObject({ By: 'Ada', ById: admin.id });
  });

  it('says which saves were one step, how many widgets it had, and whether it can be undone', async () => {
    const template = await newTemplate();
    const [one, other] = [await heirOf(template), await heirOf(template)];
    const table = async (json: object) =>
      (await (await ask(`/api/Widgets/${template}/Variants/Values`, { method: 'POST', json })).json()) as TableSaved;
    const Cells = [one, other].map((Widget) => ({ Widget, Element: 'Count', Value: 4 }));
    const { Step } = await table({ Cells });
    const stepOf = async (id: number) => (await historyOf(id)).Entries[0]!;
    expect(await stepOf(one)).toMatchObject({ Kind: 'table', Step: { Id: Step!.Id, Widgets: 2, Undoable: true } });
    const undone = await table({ Undo: Step!.Id });
    const [latest, first] = (await historyOf(other)).Entries;
    expect(latest).toMatchObject({
      Kind: 'undo',
      OriginAt: first!.At,
      Step: { Id: undone.Step!.Id, Widgets: 2, Undoable: false }
    });
    expect(first!.Step).toEqual({ Id: Step!.Id, Widgets: 2, Undoable: false });
    expect((await momentOf(other, first!.Moment)).Step).toEqual(first!.Step);
  });

  it('is hidden like the widget, and gone once the widget is deleted', async () => {
    const template = await newTemplate();
    const nobody = await somebody({});
    const heir = await heirOf(template);
    expect((await ask(`/api/Widgets/${heir}/History`, { as: nobody })).status).toBe(403);
    await ask(`/api/Widgets/${heir}`, DELETE);
    expect((await ask(`/api/Widgets/${heir}/History`)).status).toBe(404);
  });

  it('keeps the package of a moment, paired with the current Ids, after more replacements than can be restored', async () => {
    const id = await newTemplate();
    await setValues(id, { Count: 4 });
    const first = (await historyOf(id)).Entries[0]!.Moment;
    let from = 'Count';
    for (let round = 1; round <= 12; round++) {
      const to = `Count${round}`;
      await replaced(id, await nextOf(id, [TEXT_ELEMENT, { ...NUMBER_ELEMENT, Id: to, DisplayName: to }]), {
        mapping: [{ from, to }]
      });
      from = to;
    }
    const moment = await momentOf(id, first);
    expect(shownThen(moment)).toMatchObject({ Count: 4 });
    expect(moment.Pairs).toEqual([{ Before: 'Count', After: 'Count12' }]);
    expect((await ask(`${moment.PreviewPath}index.html`)).status).toBe(200);
  });

  it('labels only settings that the package no longer has, with their last name', async () => {
    const id = await newTemplate();
    await setValues(id, { Count: 4 });
    await replaced(id, await nextOf(id, [TEXT_ELEMENT, { ...NUMBER_ELEMENT, DisplayName: 'Rows' }]));
    await setValues(id, { Count: 5, Title: text('Menu') });
    await replaced(id, await nextOf(id, [TEXT_ELEMENT]), { mapping: [{ from: 'Count', to: null }] });
    const { Entries } = await historyOf(id);
    const labels = Entries.flatMap(({ Changes }) => Changes.map(({ Id, Label }) => `${Id} ${Label}`));
    expect(new Set(labels)).toEqual(new Set(['Count Rows', 'Title undefined']));

    // The replacement that removed it is now the last of a page, and the save that still has it is on the next one.
    for (let save = 1; save < 50; save++) await setValues(id, { Title: text(`Menu ${save}`) });
    const { Changes } = (await historyOf(id)).Entries.at(-1)!;
    expect(Changes.map(({ Id, Label }) => `${Id} ${Label}`)).toEqual(['Count Rows']);
  });

  it('keeps what a variant inherited after its template is deleted for good', async () => {
    const template = await newTemplate();
    await setValues(template, { Count: 4 });
    const [heir, other] = [await heirOf(template), await heirOf(template)];
    await setValues(heir, { Title: text('Mine') });
    await setValues(template, { Count: 5 });
    const before = await shownByMoment(heir);
    await ask(`/api/Widgets/${template}`, DELETE);
    await ask(`/api/Widgets/Trash/${template}`, DELETE);
    const [latest] = (await historyOf(heir)).Entries;
    expect(latest).toMatchObject({ Kind: 'settled', By: 'ADMIN_API_KEY', Count: 1 });
    expect(latest!.Changes).toEqual([{ Id: 'Count', From: null, To: { Value: 5 } }]);
    await setValues(heir, { Count: 6 });
    const after = await shownByMoment(heir);
    expect(new Map([...after].filter(([moment]) => before.has(moment)))).toEqual(before);
    expect([...after.values()][0]).toEqual({ Title: text('Hello'), Count: 6 });
    expect(await outcome(`Widgets/${template}/History`)).toEqual([404, 'widget-not-found']);
    const stored = () =>
      server.app.store.db.selectFrom('variants').select('id').where('id', 'in', [template, heir, other]).execute();
    for (const [id, left] of [
      [other, 2],
      [heir, 0]
    ] as const) {
      await ask(`/api/Widgets/${id}`, DELETE);
      await ask(`/api/Widgets/Trash/${id}`, DELETE);
      expect(await stored()).toHaveLength(left);
    }
  });
});
