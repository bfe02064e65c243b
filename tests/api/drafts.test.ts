import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft, Drafts, History } from '../../src/lib/api.js';
import { runs } from '../laws.js';
import { engines } from '../store/engines.js';
import {
  adminSession,
  ask,
  NUMBER_ELEMENT,
  sample,
  serverOfAll,
  TEXT_ELEMENT,
  upload,
  userWith,
  type Ask
} from './harness.js';
import { Listener } from './live.js';
import { setValues } from './replacing.js';
import { made, outcome, serveOn } from './things.js';
import { DELETE, post, somebody, variant } from './widgetGroups.js';

const START = new Date('2026-11-02T12:00:00Z');
const put = (json: object): Ask => ({ method: 'PUT', json });
const POST: Ask = { method: 'POST' };
const approval = (version: string): Ask => ({ method: 'PUT', headers: { 'if-match': `"${version}"` } });

describe.each(engines)('named drafts on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));
  let groups: Record<'own' | 'other', number>;
  let spotGroups: Record<'own' | 'other', number>;
  let writer: string;
  let templates = 0;

  beforeAll(async () => {
    spotGroups = {
      own: (await made('SpotGroups', { Name: 'A' })).Id,
      other: (await made('SpotGroups', { Name: 'B' })).Id
    };
    groups = {
      own: (await made('WidgetGroups', { Name: 'A', SpotGroupId: spotGroups.own })).Id,
      other: (await made('WidgetGroups', { Name: 'B', SpotGroupId: spotGroups.other })).Id
    };
    writer = await somebody({ [spotGroups.own]: 'write' });
  }, 60_000);
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: START }));
  afterEach(() => void vi.useRealTimers());

  const family = async () => {
    const elements = [TEXT_ELEMENT, NUMBER_ELEMENT];
    const template = await upload(await sample({ identifier: `test.drafts${++templates}`, elements }));
    const of = async (group: number) => (await variant(template, { WidgetGroupId: group })).Id;
    return { template, first: await of(groups.own), second: await of(groups.own), far: await of(groups.other) };
  };
  const count = (Widget: number, Value?: number, Base?: number) => ({
    Widget,
    Element: 'Count',
    ...(Value !== undefined && { Value }),
    ...(Base !== undefined && { Base })
  });
  const send = async (path: string, options: Ask = {}) => {
    const response = await ask(`/api/${path}`, options);
    expect([200, 201], await response.clone().text()).toContain(response.status);
    return (await response.json()) as Draft;
  };
  const keep = (Widget: number, Cells: object[], more: Ask = {}) =>
    send('Drafts', { ...post({ Widget, Name: 'Christmas', Cells }), ...more });
  const plan = (id: number, start: string, end: string | null, more: Ask = {}) =>
    send(`Drafts/${id}/Plan`, { ...put({ Start: start, End: end, Zone: 'Europe/Vienna' }), ...more });
  const at = async (instant: string) => {
    vi.setSystemTime(new Date(instant));
    await server.app.draftJobs.runDue();
  };
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const own = async (id: number) => {
    const row = await server.app.store.db
      .selectFrom('variants')
      .select('own_values')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return JSON.parse(row.own_values) as Record<string, unknown>;
  };

  it('keep Values of several widgets under a name without making them live', async () => {
    const { first, second } = await family();
    const draft = await keep(first, [count(first, 4), count(second, 5)]);
    expect(draft).toMatchObject({
      Name: 'Christmas',
      Version: 1,
      State: 'open',
      Widgets: 2,
      Conflicts: 0,
      Editable: true
    });
    expect(draft.Values).toMatchObject([
      { Widget: first, Value: 4, Conflict: null },
      { Widget: second, Value: 5 }
    ]);
    expect([await own(first), await own(second)]).toEqual([{}, {}]);
    const { Drafts: list } = (await (await ask(`/api/Drafts?widget=${first}`)).json()) as Drafts;
    expect(list).toMatchObject([{ Id: draft.Id, Here: true }]);
  });

  it('go live at their start and back at their end, and the history shows both', async () => {
    const { first, second } = await family();
    await setValues(second, { Count: 7 });
    const { Id } = await keep(first, [count(first, 4), count(second, 5, 7)]);
    await plan(Id, '2026-12-24T06:00:00', '2026-12-27T00:00:00');
    await at('2026-12-24T04:59:00Z');
    expect(await own(first)).toEqual({});
    await at('2026-12-24T05:00:00Z');
    expect([await own(first), await own(second)]).toEqual([{ Count: 4 }, { Count: 5 }]);
    expect((await send(`Drafts/${Id}`)).State).toBe('live');
    await at('2026-12-26T23:00:00Z');
    expect([await own(first), await own(second)]).toEqual([{}, { Count: 7 }]);
    expect((await send(`Drafts/${Id}`)).State).toBe('ended');
    const { Entries } = (await (await ask(`/api/Widgets/${first}/History`)).json()) as History;
    expect(Entries.map(({ Kind, Origin }) => [Kind, Origin])).toEqual([
      ['draft-end', 'Christmas'],
      ['draft', 'Christmas'],
      ['made', null]
    ]);
    expect(Entries.map(({ Step }) => Step?.Widgets)).toEqual([2, 2, undefined]);
  });

  it('leave alone at their end what somebody saved in the meantime', async () => {
    const { first, second } = await family();
    const { Id } = await keep(first, [count(first, 4), count(second, 5)]);
    await send(`Drafts/${Id}/Live`, POST);
    await setValues(first, { Count: 6 });
    await send(`Drafts/${Id}/End`, POST);
    expect([await own(first), await own(second)]).toEqual([{ Count: 6 }, {}]);
  });

  it('pass on what they would go back to, so that no Value of an ended draft returns', async () => {
    const { first } = await family();
    const early = await keep(first, [count(first, 4)]);
    const late = await keep(first, [count(first, 5)]);
    await send(`Drafts/${early.Id}/Live`, POST);
    await send(`Drafts/${late.Id}/Live`, POST);
    await send(`Drafts/${early.Id}/End`, POST);
    expect(await own(first)).toEqual({ Count: 5 });
    await send(`Drafts/${late.Id}/End`, POST);
    expect(await own(first)).toEqual({});
  });

  it('catch up after the server was down, unless their end has passed too', async () => {
    const { first, second } = await family();
    const one = await keep(first, [count(first, 4)]);
    const other = await keep(second, [count(second, 4)]);
    await plan(one.Id, '2026-12-24T06:00:00', null);
    await plan(other.Id, '2026-12-24T06:00:00', '2026-12-24T07:00:00');
    await at('2026-12-25T12:00:00Z');
    expect([await own(first), await own(second)]).toEqual([{ Count: 4 }, {}]);
    expect(await send(`Drafts/${other.Id}`)).toMatchObject({ State: 'failed' });
    expect((await send(`Drafts/${other.Id}`)).Refused).toMatchObject({ en: expect.stringContaining('not running') });
  });

  it('check the permissions of their planner again when they start, and say why they were refused', async () => {
    const { first } = await family();
    const mine = await somebody({ [spotGroups.own]: 'write' });
    const { Id } = await keep(first, [count(first, 4)], { as: mine });
    await plan(Id, '2026-12-24T06:00:00', null, { as: mine });
    await server.app.store.db
      .updateTable('user_permissions')
      .set({ level: 'read' })
      .where('spot_group_id', '=', spotGroups.own)
      .execute();
    await at('2026-12-24T06:00:00Z');
    await server.app.store.db
      .updateTable('user_permissions')
      .set({ level: 'write' })
      .where('spot_group_id', '=', spotGroups.own)
      .execute();
    expect(await own(first)).toEqual({});
    const { State, Refused } = await send(`Drafts/${Id}`);
    expect([State, Refused?.en]).toEqual(['failed', expect.any(String)]);
  });

  it('refuse a time that the clock skips, naming its neighbours, and take the first of one that occurs twice', async () => {
    const { first } = await family();
    const { Id } = await keep(first, [count(first, 4)]);
    const skipped = { Start: '2027-03-28T02:30:00', End: null, Zone: 'Europe/Vienna' };
    const response = await ask(`/api/Drafts/${Id}/Plan`, put(skipped));
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: 'draft-time-skipped', detail: expect.stringContaining('01:59 and 03:00') }
    ]);
    expect((await plan(Id, '2027-10-31T02:30:00', null)).Plan?.StartsAt).toBe('2027-10-31T00:30:00.000Z');
    const past = { ...skipped, Start: '2026-11-02T12:59:00' };
    expect(await outcome(`Drafts/${Id}/Plan`, put(past))).toEqual([400, 'draft-start-past']);
    const backwards = { ...skipped, Start: '2026-12-24T06:00:00', End: '2026-12-24T06:00:00' };
    expect(await outcome(`Drafts/${Id}/Plan`, put(backwards))).toEqual([400, 'draft-end-before-start']);
    expect(await outcome(`Drafts/${Id}/Plan`, put({ ...backwards, Zone: 'Mars' }))).toEqual([400, 'time-zone-unknown']);
  });

  it('report a Value that was saved since as a conflict, and win unless the live one is chosen', async () => {
    const { first, second } = await family();
    const { Id } = await keep(first, [count(first, 4), count(second, 4)]);
    await setValues(first, { Count: 9 });
    await setValues(second, { Count: 9 });
    const { Conflicts, Values } = await send(`Drafts/${Id}`);
    expect([Conflicts, Values[0]]).toMatchObject([2, { Live: 9, Conflict: { At: expect.any(String) } }]);
    await send(`Drafts/${Id}/Values`, post({ Cells: [{ ...count(second, 4), Counts: 'live' }] }));
    await send(`Drafts/${Id}/Live`, POST);
    expect([await own(first), await own(second)]).toEqual([{ Count: 4 }, { Count: 9 }]);
  });

  it('show only the widgets a user may read, and go live only for those who may edit every widget', async () => {
    const { first, far } = await family();
    const { Id } = await keep(first, [count(first, 4), count(far, 4)]);
    const seen = await send(`Drafts/${Id}`, { as: writer });
    expect(seen).toMatchObject({ Widgets: 1, Unseen: 1, Editable: false, In: [{ Id: first }] });
    expect(JSON.stringify(seen.Values)).not.toContain(`"Widget":${far}`);
    expect(await outcome(`Drafts/${Id}/Live`, { ...POST, as: writer })).toEqual([403, 'not-allowed']);
    const stranger = await somebody({});
    expect(await outcome(`Drafts/${Id}`, { as: stranger })).toEqual([403, 'not-allowed']);
    expect(await own(first)).toEqual({});
  });

  it('lose a widget that is deleted, and go live with the others', async () => {
    const { first, second } = await family();
    const { Id } = await keep(first, [count(first, 4), count(second, 4)]);
    await ask(`/api/Widgets/${second}`, DELETE);
    expect(await send(`Drafts/${Id}`)).toMatchObject({ Left: 1, Widgets: 1 });
    await send(`Drafts/${Id}/Live`, POST);
    expect([await own(first), await own(second)]).toEqual([{ Count: 4 }, {}]);
  });

  it.each<[what: string, rest: string, options: (far: number) => Ask]>([
    ['rename', '', () => put({ Name: 'Mine' })],
    ['delete', '', () => DELETE],
    ['plan', '/Plan', () => put({ Start: '2026-12-24T06:00:00', End: null, Zone: 'UTC' })],
    ['take live', '/Live', () => POST],
    ['share', '/Link', () => post({ GuestUntil: null })],
    [
      'take the Values out of',
      '/Values',
      (Widget) =>
        post({
          Remove: [
            { Widget, Element: 'Count' },
            { Widget, Element: 'Title' }
          ]
        })
    ]
  ])('are not theirs to %s who may not edit a widget of it in the Trash', async (_, rest, options) => {
    const { template, first } = await family();
    const SpotGroupId = spotGroups.other;
    const group = (await made('WidgetGroups', { Name: `Gone ${templates}`, SpotGroupId })).Id;
    const far = (await variant(template, { WidgetGroupId: group })).Id;
    const { Id } = await keep(first, [count(first, 4), count(far, 4)]);
    await ask(`/api/Widgets/${far}`, DELETE);
    await ask(`/api/WidgetGroups/${group}`, DELETE);
    expect(await outcome(`Drafts/${Id}${rest}`, { ...options(far), as: writer })).toEqual([403, 'not-allowed']);
    expect(await send(`Drafts/${Id}`, { as: writer })).toMatchObject({ Left: 1, Editable: false });
    await ask(`/api/Widgets/${far}/Restore`, POST);
    expect(await send(`Drafts/${Id}`)).toMatchObject({ Name: 'Christmas', State: 'open', Widgets: 2 });
  });

  it('are no longer changed by their owner once all of their widgets are in the Trash, out of reach', async () => {
    const { template } = await family();
    const SpotGroupId = (await made('SpotGroups', { Name: `Left ${templates}` })).Id;
    const group = (await made('WidgetGroups', { Name: `Left ${templates}`, SpotGroupId })).Id;
    const { id, key } = await userWith({ permissions: [{ SpotGroupId, Level: 'write' }] });
    const widget = (await variant(template, { WidgetGroupId: group })).Id;
    const { Id } = await keep(widget, [count(widget, 4)], { as: key });
    await ask(`/api/Widgets/${widget}`, DELETE);
    expect((await send(`Drafts/${Id}`, { as: key })).Editable).toBe(true);
    const others = put({ Permissions: [{ SpotGroupId: spotGroups.own, Level: 'write' }] });
    await ask(`/api/Users/${id}/Permissions`, { ...others, as: await adminSession() });
    expect(await outcome(`Drafts/${Id}`, { ...DELETE, as: key })).toEqual([403, 'not-allowed']);
    expect((await send(`Drafts/${Id}`)).Editable).toBe(true);
  });

  it('count as seen by who reads them, and not by who is only told of them', async () => {
    const { first } = await family();
    const { Id } = await keep(first, [count(first, 4)], { as: writer });
    const reader = await somebody({ [spotGroups.own]: 'read' });
    const seenBy = async () => (await send(`Drafts/${Id}`, { as: writer })).People.length;
    await send(`Drafts/${Id}?glance=1`, { as: reader });
    expect(await seenBy()).toBe(0);
    await send(`Drafts/${Id}`, { as: reader });
    expect(await seenBy()).toBe(1);
  });

  it('are approved by somebody other than their owner, and only in the version approved', async () => {
    const { first } = await family();
    const { Id } = await keep(first, [count(first, 4)], { as: writer });
    expect(await outcome(`Drafts/${Id}/Approval`, { ...approval('1'), as: writer })).toEqual([409, 'draft-own']);
    const reader = await somebody({ [spotGroups.own]: 'read' });
    expect(await send(`Drafts/${Id}/Approval`, { ...approval('1'), as: reader })).toMatchObject({ Approved: true });
    await send(`Drafts/${Id}/Values`, { ...post({ Cells: [count(first, 5)] }), as: writer });
    const { Approved, People, Version } = await send(`Drafts/${Id}`, { as: reader });
    expect([Approved, People[0]?.Approved, Version]).toEqual([false, 1, 2]);
  });

  it('count comments until they are done, and let only their author delete them', async () => {
    const { first } = await family();
    const { Id } = await keep(first, [count(first, 4)]);
    const reader = await somebody({ [spotGroups.own]: 'read' });
    const said = await send(`Drafts/${Id}/Comments`, { ...post({ Text: 'Too early', Element: 'Count' }), as: reader });
    const path = `Drafts/${Id}/Comments/${said.Id}`;
    expect(said).toMatchObject({ Text: 'Too early', Element: 'Count', DoneBy: null, Own: true });
    expect(await send(`Drafts/${Id}`)).toMatchObject({ Comments: 1, Said: [{ Id: said.Id, Own: false }] });
    expect(await outcome(path, { ...DELETE, as: writer })).toEqual([403, 'not-allowed']);
    expect(await send(path, put({ Done: true }))).toMatchObject({ Id: said.Id, DoneBy: 'ADMIN_API_KEY' });
    expect(await send(`Drafts/${Id}`)).toMatchObject({ Comments: 0 });
    expect(await outcome(path, { ...DELETE, as: reader })).toEqual([204, '']);
    expect(await send(`Drafts/${Id}`)).toMatchObject({ Said: [] });
  });

  it('name another draft that holds the same settings at the same time', async () => {
    const { first } = await family();
    const one = await keep(first, [count(first, 4)]);
    const other = await keep(first, [count(first, 5)]);
    await plan(one.Id, '2026-12-24T06:00:00', '2026-12-27T00:00:00');
    expect((await plan(other.Id, '2026-12-27T00:00:00', null)).Clashes).toEqual([]);
    const { Clashes } = await plan(other.Id, '2026-12-26T00:00:00', null);
    expect(Clashes).toEqual([{ Id: one.Id, Name: 'Christmas', Elements: ['Count'], Widgets: 1 }]);
  });

  it('announce each change to those who follow a widget of the template, and the latest to those who come later', async () => {
    const { first, second } = await family();
    const listener = await Listener.open(`${second}/Events`);
    await listener.next();
    const { Id } = await keep(first, [count(first, 4)]);
    expect(await listener.next()).toEqual(['drafts', { Id: second, Drafts: 1 }]);
    await send(`Drafts/${Id}/Comments`, post({ Text: 'Too early', Element: null }));
    expect(await listener.next()).toEqual(['drafts', { Id: second, Drafts: 2 }]);
    await listener.cut();
    const late = await Listener.open(`${second}/Events`);
    expect([await late.next(), await late.next()].map((event) => event?.[0]).sort()).toEqual(['drafts', 'now']);
    await late.cut();
  });

  it.each([
    ['a widget of another template', (id: number) => count(id + 1000, 4), 404, 'widget-not-found'],
    [
      'an element that is not there',
      (id: number) => ({ ...count(id, 4), Element: 'Gone' }),
      400,
      'draft-values-invalid'
    ],
    ['a Value above its Maximum', (id: number) => count(id, 99), 400, 'draft-values-invalid']
  ])('refuse %s', async (_, cell, status, code) => {
    const { first } = await family();
    const body = { Widget: first, Name: 'Christmas', Cells: [cell(first)] };
    expect(await outcome('Drafts', post(body))).toEqual([status, code]);
  });

  it('must be ended before a live one is changed or deleted, and can be restored once deleted', async () => {
    const { first } = await family();
    const { Id } = await keep(first, [count(first, 4)]);
    await send(`Drafts/${Id}/Live`, POST);
    expect(await outcome(`Drafts/${Id}`, DELETE)).toEqual([409, 'draft-live']);
    expect(await outcome(`Drafts/${Id}/Values`, post({ Cells: [] }))).toEqual([409, 'draft-live']);
    await send(`Drafts/${Id}/End`, POST);
    expect(await outcome(`Drafts/${Id}/End`, POST)).toEqual([409, 'draft-not-live']);
    expect((await ask(`/api/Drafts/${Id}`, DELETE)).status).toBe(204);
    expect(await outcome(`Drafts/${Id}`)).toEqual([404, 'draft-not-found']);
    expect(await send(`Drafts/${Id}/Restore`, POST)).toMatchObject({ Id, Values: [{ Value: 4 }] });
  });

  it('leave the last saved Values once all have ended, in whatever order they went live and ended, planned or not', async () => {
    const hours = fc.integer({ min: 1, max: 3 });
    const step = fc.oneof(
      fc.record({ does: fc.constantFrom('Live', 'End'), draft: fc.nat(2) }),
      fc.record({ does: fc.constant('plan'), draft: fc.nat(2), starts: hours, lasts: hours }),
      fc.record({ does: fc.constant('wait'), hours }),
      fc.record({ does: fc.constant('save'), widget: fc.nat(1), value: fc.integer({ min: 7, max: 9 }) })
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
        const { first, second } = await family();
        const widgets = [first, second] as const;
        await setValues(second, { Count: 7 });
        const expected: (object | undefined)[] = [{}, { Count: 7 }];
        const ids: number[] = [];
        for (const value of [4, 5, 6]) {
          ids.push((await keep(first, [count(first, value), count(second, value)])).Id);
        }
        for (const each of steps) {
          if (each.does === 'save' && 'widget' in each) {
            await setValues(widgets[each.widget]!, { Count: each.value });
            expected[each.widget] = { Count: each.value };
          } else if ('starts' in each) {
            const [Start, End] = [each.starts, each.starts + each.lasts].map((from) => inHours(from).slice(0, 19));
            await ask(`/api/Drafts/${ids[each.draft]}/Plan`, put({ Start, End, Zone: 'UTC' }));
          } else if ('hours' in each) {
            await at(inHours(each.hours));
          } else if ('draft' in each) {
            await ask(`/api/Drafts/${ids[each.draft]}/${each.does}`, POST);
          }
          const values = new Set((await Promise.all(widgets.map(own))).map(({ Count }) => Count));
          const isSaved = steps.some(({ does }) => does === 'save');
          // Both widgets show the same draft, or both show none.
          if (!isSaved)
            expect([...values].some((value) => [4, 5, 6].includes(Number(value))) ? values.size : 1).toBe(1);
        }
        for (const id of ids) await ask(`/api/Drafts/${id}/End`, POST);
        for (const [index, widget] of widgets.entries()) {
          const now = await own(widget);
          // A later draft goes back to what somebody saved while an earlier one was live.
          expect(now).toEqual(expected[index]);
        }
      }),
      { seed: 18, numRuns: runs(8) }
    );
  });
});
