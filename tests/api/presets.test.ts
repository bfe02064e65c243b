import { beforeAll, describe, expect, it } from 'vitest';
import type { History, Preset, Presets, TableSaved } from '../../src/lib/api.js';
import { enginesInFull } from '../store/engines.js';
import { ask, NUMBER_ELEMENT, sample, serverOfAll, TEXT_ELEMENT, upload, type Ask } from './harness.js';
import { Listener } from './live.js';
import { nextOf, replaced, versionsOf } from './replacing.js';
import { dump, made, outcome, serveOn } from './things.js';
import { patch, post, somebody, variant } from './widgetGroups.js';

const text = (Text: string) => [{ Text }];
const BUSY = { Name: 'Busy day', Values: { Count: 7, Title: text('Busy') } };

describe.each(enginesInFull)('the presets of a template on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));
  let own: number;
  let other: number;
  let writer: string;
  let writerOfBoth: string;
  let templates = 0;

  beforeAll(async () => {
    const [mine, theirs] = [await made('SpotGroups', { Name: 'Mine' }), await made('SpotGroups', { Name: 'Theirs' })];
    own = (await made('WidgetGroups', { Name: 'Own', SpotGroupId: mine.Id })).Id;
    other = (await made('WidgetGroups', { Name: 'Other', SpotGroupId: theirs.Id })).Id;
    writer = await somebody({ [mine.Id]: 'write', [theirs.Id]: 'read' });
    writerOfBoth = await somebody({ [mine.Id]: 'write', [theirs.Id]: 'write' });
  }, 60_000);

  const newTemplate = async (elements: object[] = [TEXT_ELEMENT, NUMBER_ELEMENT]) =>
    upload(await sample({ identifier: `test.preset${++templates}`, elements }));
  const pathOf = (id: number, preset?: number) => `Widgets/${id}/Presets${preset === undefined ? '' : `/${preset}`}`;
  const keep = async (id: number, body: object = BUSY, options: Ask = {}) =>
    (await made(pathOf(id), body, options)) as unknown as Preset;
  const list = async (id: number, options: Ask = {}) =>
    (await (await ask(`/api/${pathOf(id)}`, options)).json()) as Presets;
  const change = (id: number, { Id, Version }: Preset, body: object, options: Ask = {}) =>
    ask(`/api/${pathOf(id, Id)}`, { ...patch(body), headers: { 'if-match': `"${Version}"` }, ...options });

  it('are seen through every widget of the template, and through no other', async () => {
    const [template, stranger] = [await newTemplate(), await newTemplate()];
    const heir = (await variant(template, { WidgetGroupId: own })).Id;
    const kept = await keep(heir);
    expect(kept).toMatchObject({ ...BUSY, Version: 1, SetAside: 0 });
    for (const id of [template, heir]) expect((await list(id)).Presets).toEqual([kept]);
    expect((await list(stranger)).Presets).toEqual([]);
    expect(await outcome(pathOf(stranger, kept.Id), { method: 'DELETE', headers: { 'if-match': '*' } })).toEqual([
      404,
      'preset-not-found'
    ]);
  });

  it('are read by those who may read the widget, and changed by those who may edit every widget of the template', async () => {
    const template = await newTemplate();
    await variant(template, { WidgetGroupId: own });
    const far = (await variant(template, { WidgetGroupId: other })).Id;
    const kept = await keep(template);
    const before = await dump(server);
    expect((await list(far, { as: writer })).Editable).toBe(false);
    expect(await outcome(pathOf(template), { ...post({ ...BUSY, Name: 'Mine' }), as: writer })).toEqual([
      403,
      'not-allowed'
    ]);
    expect((await change(template, kept, { Name: 'Mine' }, { as: writer })).status).toBe(403);
    expect(await dump(server)).toBe(before);
    expect((await list(far, { as: writerOfBoth })).Editable).toBe(true);
    await keep(template, { ...BUSY, Name: 'Ours' }, { as: writerOfBoth });
    const reader = await somebody({});
    expect(await outcome(pathOf(far), { as: reader })).toEqual([403, 'not-allowed']);
  });

  it('are renamed and changed only on the basis of their newest version', async () => {
    const template = await newTemplate();
    const kept = await keep(template);
    const renamed = (await (await change(template, kept, { Name: 'Quiet day' })).json()) as Preset;
    expect(renamed).toMatchObject({ Name: 'Quiet day', Values: BUSY.Values, Version: 2 });
    const late = await change(template, kept, { Values: { Count: 1 } });
    expect(late.status).toBe(412);
    expect(await late.json()).toMatchObject({ code: 'preset-changed', current: renamed });
    expect((await (await change(template, renamed, { Values: { Count: 1 } })).json()) as Preset).toMatchObject({
      Name: 'Quiet day',
      Values: { Count: 1 },
      Version: 3
    });
    expect(await outcome(pathOf(template, kept.Id), patch({ Name: 'No version' }))).toEqual([428, 'if-match-missing']);
  });

  it.each<[what: string, body: object, code: string, pointer?: string]>([
    ['a Value that breaks a rule', { Name: 'A', Values: { Count: 99 } }, 'preset-invalid', '/Values/Count'],
    ['a Value of another type', { Name: 'A', Values: { Count: 'many' } }, 'preset-invalid', '/Values/Count'],
    ['a setting that is not there', { Name: 'A', Values: { __proto: 1 } }, 'preset-invalid', '/Values/__proto'],
    ['no Values', { Name: 'A', Values: {} }, 'preset-empty', '/Values'],
    ['a name with nothing to see in it', { Name: ' ', Values: { Count: 4 } }, 'name-invalid']
  ])('are refused with %s', async (_what, body, code, pointer) => {
    const template = await newTemplate();
    const before = await dump(server);
    const response = await ask(`/api/${pathOf(template)}`, post(body));
    expect(response.status).toBe(400);
    const problem = (await response.json()) as { code: string; errors?: { pointer: string }[] };
    expect(problem.code).toBe(code);
    if (pointer) expect(problem.errors?.map((each) => each.pointer)).toEqual([pointer]);
    expect(await dump(server)).toBe(before);
  });

  it('have unique names, and a limit for the size of all their Values together', async () => {
    const template = await newTemplate([{ ...TEXT_ELEMENT, Options: {} }, NUMBER_ELEMENT]);
    await keep(template);
    expect(await outcome(pathOf(template), post(BUSY))).toEqual([409, 'preset-name-taken']);
    const long = text('x'.repeat(600_000));
    await keep(template, { Name: 'Long', Values: { Title: long } });
    expect(await outcome(pathOf(template), post({ Name: 'Longer', Values: { Title: long } }))).toEqual([
      409,
      'presets-too-large'
    ]);
  });

  it('are named by the history of each widget that got its Values in the Table, and of no other', async () => {
    const template = await newTemplate();
    const heirs = [];
    for (let at = 0; at < 5; at++) heirs.push((await variant(template, { WidgetGroupId: own })).Id);
    const [busy, typed, gone, other, more] = heirs as [number, number, number, number, number];
    const kept = await keep(template);
    const cells = heirs.map((Widget) => ({ Widget, Element: 'Count', Value: Widget === other ? 8 : 7 }));
    const Cells = [...cells, { Widget: more, Element: 'Title', Value: [{ Text: 'Not of the preset' }] }];
    const Applies = [
      { Widget: busy, Preset: kept.Id },
      { Widget: gone, Preset: kept.Id + 99 },
      ...[other, more].map((Widget) => ({ Widget, Preset: kept.Id }))
    ];
    const path = `Widgets/${template}/Variants/Values`;
    const saved = (await (await ask(`/api/${path}`, post({ Cells, Applies }))).json()) as TableSaved;
    const first = async (id: number) => {
      const { Entries } = (await (await ask(`/api/Widgets/${id}/History`)).json()) as History;
      return [Entries[0]?.Kind, Entries[0]?.Origin, Entries[0]?.Step?.Widgets];
    };
    expect(await Promise.all([busy, typed, gone, other, more].map(first))).toEqual([
      ['preset', 'Busy day', 5],
      ...Array(4).fill(['table', null, 5])
    ]);
    await ask(`/api/${path}`, post({ Undo: saved.Step!.Id, Applies }));
    expect(await first(busy)).toEqual(['undo', null, 5]);
  });

  it('are announced on each change to those who follow a widget of the template', async () => {
    const template = await newTemplate();
    const heir = (await variant(template, { WidgetGroupId: own })).Id;
    const listener = await Listener.open(`${heir}/Events`);
    await listener.next();
    const kept = await keep(template);
    expect(await listener.next()).toEqual(['presets', { Id: heir, Presets: 1 }]);
    await change(template, kept, { Name: 'Other' });
    expect(await listener.next()).toEqual(['presets', { Id: heir, Presets: 2 }]);
    await listener.cut();
    const late = await Listener.open(`${heir}/Events`);
    expect([await late.next(), await late.next()].map((event) => event?.[0]).sort()).toEqual(['now', 'presets']);
    await late.cut();
  });

  it('move their Values at Replace like a widget, as the dry run says, and regain them by restoring', async () => {
    const template = await newTemplate();
    const kept = await keep(template);
    const next = await nextOf(template, [{ ...TEXT_ELEMENT, Id: 'Heading' }]);
    const mapping = [{ from: 'Title', to: 'Heading' }];
    const tried = await replaced(template, next, { query: '?dryRun=1', mapping });
    expect(tried.presets).toMatchObject([
      {
        id: kept.Id,
        name: 'Busy day',
        outcomes: expect.arrayContaining(
          [{ kind: 'moved' }, { kind: 'setAside' }].map((each) => expect.objectContaining(each))
        )
      }
    ]);
    expect((await list(template)).Presets).toEqual([kept]);
    await replaced(template, next, { mapping });
    expect((await list(template)).Presets).toMatchObject([
      { Version: 2, SetAside: 1, Values: { Heading: text('Busy') } }
    ]);
    const [version] = await versionsOf(template);
    await ask(`/api/Widgets/${template}/Versions/${version!.Id}/Restore`, { method: 'POST' });
    expect((await list(template)).Presets).toMatchObject([{ Version: 3, SetAside: 0, Values: BUSY.Values }]);
  });

  it('can be deleted, and are deleted for good with the template', async () => {
    const template = await newTemplate();
    const [first, second] = [await keep(template), await keep(template, { ...BUSY, Name: 'Second' })];
    const gone = await ask(`/api/${pathOf(template, first.Id)}`, { method: 'DELETE', headers: { 'if-match': '"1"' } });
    expect(gone.status).toBe(204);
    expect((await list(template)).Presets).toEqual([second]);
    await ask(`/api/Widgets/${template}`, { method: 'DELETE' });
    await ask(`/api/Widgets/Trash/${template}`, { method: 'DELETE' });
    const left = await server.app.store.db.selectFrom('presets').selectAll().where('id', '=', second.Id).execute();
    expect(left).toEqual([]);
  });
});
