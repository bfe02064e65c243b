import { DefaultQueryCompiler } from 'kysely';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Draft } from '../../src/lib/api.js';
import { Creations } from '../../src/lib/server/people/creations.js';
import { tooMany } from '../../src/lib/server/platform/http/errors.js';
import { engines } from '../store/engines.js';
import { ask, NUMBER_ELEMENT, sample, serverOfAll, TEXT_ELEMENT, upload, type Ask } from './harness.js';
import { valuesOf } from './replacing.js';
import { made, outcome, serveOn } from './things.js';
import { DELETE, post, somebody, variant } from './widgetGroups.js';

const OF_VALUES = /"(draft_values|variants|value_saves|saved_values)"/u;
const POST: Ask = { method: 'POST' };
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe.each(engines)('drafts of many and of much on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));
  let templates = 0;

  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const family = async (elements: object[] = [TEXT_ELEMENT, NUMBER_ELEMENT]) => {
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

  it('take as many statements for many Values as for few, whatever is done with them', async () => {
    const elements = Array.from({ length: 60 }, (_, index) => ({ ...NUMBER_ELEMENT, Id: `Count${index}` }));
    const { first, second } = await family(elements);
    const cellsOf = (many: number) =>
      [first, second].flatMap((Widget) => elements.slice(0, many).map(({ Id: Element }) => ({ Widget, Element })));
    const statements = async (many: number) => {
      const compiled = vi.spyOn(DefaultQueryCompiler.prototype, 'compileQuery');
      const counts: Record<string, number> = {};
      const counted = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
        compiled.mockClear();
        const result = await work();
        // Not those of the clock that looks for planned drafts.
        counts[what] = compiled.mock.calls.filter(([node]) => OF_VALUES.test(JSON.stringify(node))).length;
        return result;
      };
      const cells = cellsOf(many);
      const set = (Value: number) => cells.map((cell) => ({ ...cell, Value }));
      const { Id } = await counted('keep', () => keep(first, set(4)));
      await counted('change', () => send(`Drafts/${Id}/Values`, post({ Cells: set(5) })));
      await counted('live', () => send(`Drafts/${Id}/Live`, POST));
      const later = await keep(first, set(6));
      await send(`Drafts/${later.Id}/Live`, POST);
      await counted('end below another', () => send(`Drafts/${Id}/End`, POST));
      await counted('end', () => send(`Drafts/${later.Id}/End`, POST));
      await counted('empty', () => send(`Drafts/${Id}/Values`, post({ Remove: cells })));
      compiled.mockRestore();
      return counts;
    };
    await statements(1);
    expect(await statements(60)).toEqual(await statements(1));
    expect(new Set(Object.values(await valuesOf(first)))).toEqual(new Set([NUMBER_ELEMENT.Value]));
  });

  it('are listed with one reading of each widget, however many drafts change it', async () => {
    const { first, second } = await family();
    const statements = async (): Promise<number> => {
      await keep(first, [count(first, 4), count(second, 5)]);
      const compiled = vi.spyOn(DefaultQueryCompiler.prototype, 'compileQuery');
      await ask(`/api/Drafts?widget=${first}`);
      const number = compiled.mock.calls.filter(([node]) => JSON.stringify(node).includes('"own_values"')).length;
      compiled.mockRestore();
      return number;
    };
    const ofOne = await statements();
    expect([ofOne > 0, await statements()]).toEqual([true, ofOne]);
  });

  it('refuse a setting that occurs twice in a request', async () => {
    const { first } = await family();
    const cell = { Widget: first, Element: 'Count' };
    const { Id } = await keep(first, [count(first, 4)]);
    const twice = [count(first, 4), count(first, 5)];
    for (const [path, json, pointer] of [
      ['Drafts', { Widget: first, Name: 'Twice', Cells: twice }, '/Cells/1'],
      [`Drafts/${Id}/Values`, { Cells: twice }, '/Cells/1'],
      [`Drafts/${Id}/Values`, { Remove: [cell, cell] }, '/Remove/1'],
      [`Drafts/${Id}/Values`, { Cells: [count(first, 4)], Remove: [cell] }, '/Remove/0']
    ] as const) {
      const answer = await ask(`/api/${path}`, post(json));
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'cell-twice', errors: [{ pointer }] }]);
    }
  });

  describe('belong to their owner', () => {
    let groups: number;
    let group: number;
    beforeAll(async () => {
      groups = (await made('SpotGroups', { Name: 'A' })).Id;
      group = (await made('WidgetGroups', { Name: 'A', SpotGroupId: groups })).Id;
    });
    const twoOwners = async () => {
      const { template } = await family();
      const { Id: widget } = await variant(template, { WidgetGroupId: group });
      return { widget, mine: await somebody({ [groups]: 'write' }), theirs: await somebody({ [groups]: 'write' }) };
    };
    const create = (widget: number, as: string, Cells: object[] = []) =>
      outcome('Drafts', { ...post({ Widget: widget, Name: 'Christmas', Cells }), as });
    const change = (id: number, row: { value_count?: number; deleted_at?: string }) =>
      server.app.store.db.updateTable('drafts').set(row).where('id', '=', id).execute();

    it('whose 100 on a template close it to nobody else', async () => {
      const { widget, mine, theirs } = await twoOwners();
      const { Id } = await keep(widget, [], { as: mine });
      const { db } = server.app.store;
      const row = await db.selectFrom('drafts').selectAll().where('id', '=', Id).executeTakeFirstOrThrow();
      await db
        .insertInto('drafts')
        .values(Array.from({ length: 99 }, (_, index) => ({ ...row, id: 1_000_000 + index })))
        .execute();
      expect(await create(widget, mine)).toEqual([409, 'too-many-drafts']);
      expect(await create(widget, theirs)).toEqual([201, '']);
      expect((await ask(`/api/Drafts/${Id}`, { ...DELETE, as: mine })).status).toBe(204);
      expect(await create(widget, mine)).toEqual([201, '']);
      expect(await outcome(`Drafts/${Id}/Restore`, { ...POST, as: mine })).toEqual([409, 'too-many-drafts']);
    });

    it('whose deleted ones count as long as they can be restored', async () => {
      const { widget, mine, theirs } = await twoOwners();
      const { Id } = await keep(widget, [count(widget, 4)], { as: mine });
      await change(Id, { value_count: 250_000, deleted_at: new Date().toISOString() });
      expect(await create(widget, mine, [count(widget, 4)])).toEqual([409, 'drafts-full']);
      expect(await create(widget, theirs, [count(widget, 4)])).toEqual([201, '']);
      await change(Id, { deleted_at: new Date(0).toISOString() });
      await server.app.drafts.removeOutdated();
      expect(await create(widget, mine, [count(widget, 4)])).toEqual([201, '']);
    });

    it('whose comments leave the others room, and name a setting of the draft', async () => {
      const { widget, mine, theirs } = await twoOwners();
      const { Id } = await keep(widget, [count(widget, 4)], { as: mine });
      const say = (as: string, Element: string | null) =>
        outcome(`Drafts/${Id}/Comments`, { ...post({ Text: 'Too early', Element }), as });
      expect(await say(mine, 'Title')).toEqual([400, 'draft-element-unknown']);
      expect(await say(mine, 'Count')).toEqual([200, '']);
      const { db } = server.app.store;
      const [said] = await db.selectFrom('draft_comments').selectAll().where('draft_id', '=', Id).execute();
      const others = Array.from({ length: 199 }, (_, index) => ({ ...said!, id: 1_000_000 + index }));
      await db.insertInto('draft_comments').values(others).execute();
      expect(await say(mine, 'Count')).toEqual([409, 'too-many-comments']);
      expect(await say(theirs, null)).toEqual([200, '']);
    });
  });

  it('and everything else that a user can create are refused to one who creates too many too fast', async () => {
    const { first } = await family();
    const { Id } = await keep(first, [count(first, 4)]);
    vi.spyOn(Creations.prototype, 'demand').mockImplementation(() => {
      throw tooMany(7);
    });
    for (const [path, json] of [
      ['Drafts', { Widget: first, Name: 'Fast', Cells: [] }],
      [`Drafts/${Id}/Comments`, { Text: 'x', Element: null }],
      [`Widgets/${first}/Comments`, { Text: 'x', Element: 'Count' }],
      [`Widgets/${first}/Presets`, { Name: 'Fast', Values: { Count: 4 } }],
      [`Widgets/${first}/Variants`, { Name: 'Fast' }],
      [`Widgets/${first}/Variants/Batch`, { Variants: [{ Name: 'Fast' }] }],
      [`Widgets/${first}/Texts/de/Comments`, { Element: 'Count', Kind: 'name', Text: 'x' }],
      ['WidgetGroups', { Name: 'Fast' }],
      ['Dashboards', { Name: 'Fast', Shared: true }]
    ] as const) {
      const answer = await ask(`/api/${path}`, post(json));
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 429, '7']);
    }
  });
});
