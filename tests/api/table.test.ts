import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { runs } from '../laws.js';
import type { TableBody, TableCell, TableSaved } from '../../src/lib/api.js';
import { MOST_CELLS } from '../../src/lib/table/proposal.js';
import { engines } from '../store/engines.js';
import { ask, NUMBER_ELEMENT, sample, serverOfAll, TEXT_ELEMENT, upload, type Ask } from './harness.js';
import { Listener } from './live.js';
import { nextOf, replaced, setValues, valuesOf } from './replacing.js';
import { dump, made, outcome, serveOn } from './things.js';
import { DELETE, post, somebody, variant } from './widgetGroups.js';

const text = (Text: string) => [{ Text }];
const pathOf = (id: number) => `/api/Widgets/${id}/Variants/Values`;
const count = (Widget: number, more: object): TableCell => ({ Widget, Element: 'Count', ...more });

describe.each(engines)('the Values of all variants of a template on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));
  let groups: Record<'own' | 'other' | 'unseen', number>;
  let writer: string;
  let templates = 0;

  beforeAll(async () => {
    const [mine, theirs, hidden] = [
      await made('SpotGroups', { Name: 'Mine' }),
      await made('SpotGroups', { Name: 'Theirs' }),
      await made('SpotGroups', { Name: 'Hidden' })
    ];
    groups = {
      own: (await made('WidgetGroups', { Name: 'Own', SpotGroupId: mine.Id })).Id,
      other: (await made('WidgetGroups', { Name: 'Other', SpotGroupId: theirs.Id })).Id,
      unseen: (await made('WidgetGroups', { Name: 'Unseen', SpotGroupId: hidden.Id })).Id
    };
    writer = await somebody({ [mine.Id]: 'write', [theirs.Id]: 'read' });
  }, 60_000);

  const newTemplate = async () =>
    upload(await sample({ identifier: `test.table${++templates}`, elements: [TEXT_ELEMENT, NUMBER_ELEMENT] }));
  const heirOf = async (id: number, group: keyof typeof groups = 'own') =>
    (await variant(id, { WidgetGroupId: groups[group] })).Id;
  const family = async () => {
    const template = await newTemplate();
    return { template, first: await heirOf(template), second: await heirOf(template, 'other') };
  };
  const table = async (id: number, options: Ask = {}) => (await (await ask(pathOf(id), options)).json()) as TableBody;
  const send = (id: number, body: object, options: Ask = {}) => ask(pathOf(id), { ...post(body), ...options });
  const save = async (id: number, body: object, options: Ask = {}) => {
    const response = await send(id, body, options);
    expect(response.status).toBe(200);
    return (await response.json()) as TableSaved;
  };
  const ownOf = async (id: number) => new Map((await table(id)).Widgets.map((row) => [row.Id, row.Values]));

  it('are listed by widget, the template first, with the Values that each one inherits from', async () => {
    const { template, first, second } = await family();
    await setValues(template, { Count: 5 });
    await setValues(second, { Count: 7 });
    const { Widgets, Bases, Step, Next } = await table(first);
    expect(Widgets.map(({ Id, Inherits, Values, Version }) => [Id, Inherits, Values, Version])).toEqual([
      [template, null, { Count: 5 }, 2],
      [first, template, {}, 2],
      [second, template, { Count: 7 }, 3]
    ]);
    expect(Bases).toMatchObject([{ Id: template, Values: { Count: 5 } }]);
    expect([Step, Next]).toEqual([null, null]);
  });

  it('are listed only for widgets the user may read, marking which of them may be edited', async () => {
    const { template, first, second } = await family();
    const rows = (await table(template, { as: writer })).Widgets;
    expect(rows.map(({ Id, Editable }) => [Id, Editable])).toEqual([
      [template, false],
      [first, true],
      [second, false]
    ]);
    const reader = await somebody({});
    expect((await table(template, { as: reader })).Widgets.map(({ Id }) => Id)).toEqual([template]);
    expect(await outcome(pathOf(first).slice(5), { as: reader })).toEqual([403, 'not-allowed']);
  });

  it('are saved in several widgets as one step, which open editors are told of and which can be undone whole', async () => {
    const { template, first, second } = await family();
    await setValues(second, { Count: 7 });
    const before = await ownOf(template);
    const editor = await Listener.open(`${first}/Events`);
    await editor.next();
    const Cells = [count(first, { Value: 4 }), count(second, { Value: 4, Base: 7 })];
    const saved = await save(template, { Cells });
    expect(saved).toMatchObject({ Changes: 2, Step: { Widgets: 2, Cells: 2 }, Conflicts: [], Refused: [] });
    expect(await ownOf(template)).toEqual(new Map([...before, [first, { Count: 4 }], [second, { Count: 4 }]]));
    expect(await editor.next()).toMatchObject(['saved', { Id: first, Version: 2 }]);
    await editor.cut();
    expect((await table(template)).Step).toEqual(saved.Step);
    await save(template, { Undo: saved.Step!.Id });
    expect(await ownOf(template)).toEqual(before);
    expect((await table(template)).Step).toBeNull();
    const again = await send(template, { Undo: saved.Step!.Id });
    expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([404, 'step-not-found']);
  });

  it('conflict in a cell that somebody has changed since: nothing is saved, or all others on request', async () => {
    const { template, first, second } = await family();
    await setValues(second, { Count: 7, Title: text('Mine') });
    const Cells = [count(first, { Value: 4 }), count(second, { Value: 4 })];
    const before = await dump(server);
    const refused = await send(template, { Cells });
    expect(refused.status).toBe(412);
    expect(await refused.json()).toMatchObject({
      code: 'cells-changed',
      current: { Conflicts: [{ Widget: second, Element: 'Count', Value: 7 }] }
    });
    expect(await dump(server)).toBe(before);
    expect(await save(template, { Cells, LeaveOut: true })).toMatchObject({ Changes: 1 });
    expect((await ownOf(template)).get(second)).toEqual({ Count: 7, Title: text('Mine') });
  });

  it('do not conflict with what others saved in other cells of the same widget, which stays', async () => {
    const { template, first } = await family();
    await setValues(first, { Title: text('Theirs') });
    await save(template, { Cells: [count(first, { Value: 4 })] });
    expect((await ownOf(template)).get(first)).toEqual({ Title: text('Theirs'), Count: 4 });
  });

  it('are not saved if a cell is invalid, and each such cell is named with the reason in every language', async () => {
    const { template, first, second } = await family();
    const Cells = [
      count(first, { Value: 99 }),
      { Widget: second, Element: 'Unknown', Value: 1 },
      count(second, { Value: 4 })
    ];
    const before = await dump(server);
    const refused = await send(template, { Cells });
    expect(refused.status).toBe(400);
    const { code, current } = (await refused.json()) as { code: string; current: TableSaved };
    const { Refused } = current;
    expect([code, Refused.map(({ Widget, Element, Code }) => [Widget, Element, Code])]).toEqual([
      'cells-invalid',
      [
        [second, 'Unknown', 'unknown-element'],
        [first, 'Count', 'number-above-maximum']
      ]
    ]);
    expect(Object.keys(Refused[0]!.Text).sort()).toEqual(['de', 'en', 'fr']);
    expect(await save(template, { Cells, DryRun: true })).toMatchObject({ Changes: 2, Step: null, Refused });
    expect(await dump(server)).toBe(before);
  });

  it('are not saved if the user may not edit one of the widgets, whose cells a dry run names', async () => {
    const { template, first, second } = await family();
    const Cells = [count(first, { Value: 4 }), count(second, { Value: 4 })];
    expect((await send(template, { Cells }, { as: writer })).status).toBe(403);
    expect((await ownOf(template)).get(first)).toEqual({});
    expect(await save(template, { Cells, DryRun: true }, { as: writer })).toMatchObject({
      Refused: [{ Widget: second, Code: 'not-allowed' }]
    });
    await save(template, { Cells: Cells.slice(0, 1) }, { as: writer });
    expect((await ownOf(template)).get(first)).toEqual({ Count: 4 });
  });

  it('are refused alike for a widget of another template, a deleted widget and one that does not exist', async () => {
    const { template, first, second } = await family();
    await ask(`/api/Widgets/${second}`, DELETE);
    const other = await newTemplate();
    const Cells = [other, second, 4711].map((id) => count(id, { Value: 4 }));
    const { Refused } = await save(first, { Cells, DryRun: true });
    expect(Refused.map(({ Code }) => Code)).toEqual(Array<string>(3).fill('widget-not-found'));
    expect((await send(template, { Cells })).status).toBe(403);
  });

  it('are saved although somebody else saves other Values of one of the widgets during every check', async () => {
    const { template, first, second } = await family();
    const { Step } = await save(template, { Cells: [count(first, { Value: 3 }), count(second, { Value: 3 })] });
    const { store } = server.app;
    const { write } = store;
    let others = 0;
    vi.spyOn(store, 'write').mockImplementation((async (work: never) => {
      await setValues(first, { ...(await valuesOf(first)), Title: text(`Theirs ${++others}`) });
      return write(work);
    }) as never);
    const Cells = [count(first, { Value: 4, Base: 3 }), count(second, { Value: 4, Base: 3 })];
    const saved = await save(template, { Cells });
    await save(template, { Undo: saved.Step!.Id });
    await save(template, { Undo: Step!.Id });
    vi.restoreAllMocks();
    expect(others).toBeGreaterThan(5);
    expect(await ownOf(template)).toEqual(
      new Map([
        [template, {}],
        [first, { Title: text(`Theirs ${others}`) }],
        [second, {}]
      ])
    );
  });

  it('can be saved for the template and its variants in one step', async () => {
    const { template, first, second } = await family();
    await save(template, { Cells: [count(first, { Value: 3 }), count(template, { Value: 6 })] });
    expect([await valuesOf(template), await valuesOf(first), await valuesOf(second)]).toMatchObject([
      { Count: 6 },
      { Count: 3 },
      { Count: 6 }
    ]);
  });

  it('are refused if a cell is sent twice or there are more cells than can be saved at once', async () => {
    const { template, first } = await family();
    const twice = await send(template, { Cells: [count(first, { Value: 1 }), count(first, { Value: 2 })] });
    expect(await twice.json()).toMatchObject({ code: 'cell-twice', errors: [{ pointer: '/Cells/1' }] });
    const many = Array.from({ length: MOST_CELLS + 1 }, (_, at) => count(at + 1, { Value: 1 }));
    const refused = await send(template, { Cells: many });
    expect([refused.status, await refused.json()]).toMatchObject([400, { errors: [{ pointer: '/Cells' }] }]);
  });

  it('are as before once all steps are undone in turn, whatever these set or removed', async () => {
    const { template, first, second } = await family();
    const rows = [template, first, second];
    const cell = fc.record({
      row: fc.constantFrom(...rows),
      element: fc.constantFrom('Count', 'Title'),
      to: fc.option(fc.integer({ min: 1, max: 5 }))
    });
    const key = ({ row, element }: { row: number; element: string }) => `${row} ${element}`;
    const steps = fc.array(fc.uniqueArray(cell, { minLength: 1, maxLength: 5, selector: key }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const [before, done] = [await ownOf(template), [] as number[]];
        for (const cells of all) {
          const own = await ownOf(template);
          const Cells = cells.map(({ row, element, to }) => ({
            Widget: row,
            Element: element,
            ...(to !== null && { Value: element === 'Count' ? to : text(String(to)) }),
            ...(Object.hasOwn(own.get(row)!, element) && { Base: own.get(row)![element] })
          }));
          const { Step } = await save(template, { Cells });
          if (Step) done.push(Step.Id);
        }
        for (const Undo of done.reverse()) await save(template, { Undo });
        expect(await ownOf(template)).toEqual(before);
      }),
      { seed: 20261127, numRuns: runs(8) }
    );
  });

  it('are undone except for those that can no longer be, which are named, even for renamed elements', async () => {
    const { template, first, second } = await family();
    const third = await heirOf(template);
    const Title = { Element: 'Title', Value: text('Mine') };
    const Cells = [
      count(first, { Value: 4 }),
      count(second, { Value: 4 }),
      count(third, { Value: 4 }),
      { Widget: first, ...Title }
    ];
    const { Step } = await save(template, { Cells });
    const rows = { ...NUMBER_ELEMENT, Id: 'Rows', DisplayName: 'Rows' };
    const mapping = [
      { from: 'Count', to: 'Rows' },
      { from: 'Title', to: null }
    ];
    await replaced(template, await nextOf(template, [rows]), { mapping });
    await ask(`/api/Widgets/${second}`, DELETE);
    await setValues(third, { Rows: 5 });
    const before = await dump(server);
    const Refused = [
      { Widget: second, Element: 'Rows', Code: 'widget-not-found' },
      { Widget: first, Element: 'Title', Code: 'unknown-element' }
    ];
    const Conflicts = [{ Widget: third, Element: 'Rows', Value: 5 }];
    const refused = await send(template, { Undo: Step!.Id });
    expect(refused.status).toBe(412);
    const { code, current } = (await refused.json()) as { code: string; current: TableSaved };
    expect(code).toBe('cells-changed');
    expect(current.Conflicts).toEqual(Conflicts);
    expect(current.Refused).toHaveLength(2);
    expect(current.Refused).toEqual(
      expect.arrayContaining(Refused.map((each) => expect.objectContaining(each) as object))
    );
    expect(await dump(server)).toBe(before);
    const undone = await save(template, { Undo: Step!.Id, LeaveOut: true });
    expect(undone).toMatchObject({ Changes: 1, Conflicts, Widgets: [{ Id: first }] });
    expect(undone.Refused).toEqual(current.Refused);
    expect((await ownOf(template)).get(first)).toEqual({});
    expect((await ownOf(template)).get(third)).toEqual({ Rows: 5 });
  });

  it('stay at an undo where the user may not edit, which is forbidden if that is all of the step', async () => {
    const { template, first, second } = await family();
    const both = await save(template, { Cells: [count(first, { Value: 4 }), count(second, { Value: 4 })] });
    const undone = await save(first, { Undo: both.Step!.Id, LeaveOut: true }, { as: writer });
    expect(undone).toMatchObject({ Changes: 1, Refused: [{ Widget: second, Code: 'not-allowed' }] });
    expect((await ownOf(template)).get(second)).toEqual({ Count: 4 });
    const one = await save(template, { Cells: [count(second, { Value: 5, Base: 4 })] });
    const before = await dump(server);
    for (const LeaveOut of [true, false]) {
      expect((await send(first, { Undo: one.Step!.Id, LeaveOut }, { as: writer })).status).toBe(403);
    }
    expect(await dump(server)).toBe(before);
  });

  it('stay at an undo where the user may not read, without being named, and can be undone later by those who may', async () => {
    const { template, first } = await family();
    const unseen = await heirOf(template, 'unseen');
    const both = await save(template, { Cells: [count(first, { Value: 4 }), count(unseen, { Value: 4 })] });
    const before = await dump(server);
    expect((await send(first, { Undo: both.Step!.Id }, { as: writer })).status).toBe(403);
    expect(await dump(server)).toBe(before);
    const undone = await save(first, { Undo: both.Step!.Id, LeaveOut: true }, { as: writer });
    expect(undone).toMatchObject({ Changes: 1, Widgets: [{ Id: first }], Refused: [] });
    expect((await ownOf(template)).get(unseen)).toEqual({ Count: 4 });
    expect(await save(template, { Undo: both.Step!.Id })).toMatchObject({ Changes: 1, Widgets: [{ Id: unseen }] });
    expect((await ownOf(template)).get(unseen)).toEqual({});
    expect((await send(template, { Undo: both.Step!.Id })).status).toBe(404);
  });
});
