import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft, DraftLink, SharedDraft } from '../../src/lib/api.js';
import { runs } from '../laws.js';
import { enginesInFull, onlyEngine } from '../store/engines.js';
import {
  ADMIN_KEY,
  adminSession,
  ask,
  NUMBER_ELEMENT,
  sample,
  serve,
  serverOfAll,
  sessionOf,
  upload,
  userWith
} from './harness.js';
import type { Ask, Session, TestUser } from './harness.js';
import { made, outcome, serveOn } from './things.js';
import { DELETE, patch, post, variant } from './widgetGroups.js';

const NOW = new Date('2026-11-02T12:00:00Z');
const START = '2026-11-02T13:00:00';
const TOMORROW = '2026-11-03T12:00:00.000Z';
const put = (json: object): Ask => ({ method: 'PUT', json });
type As = NonNullable<Ask['as']>;

const json = async <T>(path: string, options: Ask = {}): Promise<T> => {
  const answer = await ask(`/api/${path}`, options);
  expect([200, 201, 204], await answer.clone().text()).toContain(answer.status);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
};
const keep = async (Widget: number, widgets: readonly number[]) => {
  const Cells = widgets.map((each) => ({ Widget: each, Element: 'Count', Value: 4 }));
  return (await json<Draft>('Drafts', post({ Widget, Name: 'Christmas', Cells }))).Id;
};
const plan = (id: number, as: As) =>
  json(`Drafts/${id}/Plan`, { ...put({ Start: START, End: null, Zone: 'UTC' }), as });
const share = async (id: number, as: As) => {
  const link = await json<DraftLink>(`Drafts/${id}/Link`, { ...post({ GuestUntil: TOMORROW }), as });
  return link.Path.replace('/d/', '');
};
let addresses = 0;
/** Each time from a network of its own. */
const asGuest = (token: string) => {
  const [high, low] = [++addresses >> 8, addresses & 255];
  return ask(`/api/SharedDrafts/${token}`, { as: null, address: `10.0.${high}.${low}` });
};
const opened = async (path: string) => (await ask(`${path}index.html`, { as: null })).status;

describe.each(enginesInFull)('what somebody leaves to a draft on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));
  let spotGroup = 0;
  let group = 0;
  let template = 0;
  beforeAll(async () => {
    spotGroup = (await made('SpotGroups', { Name: 'A' })).Id;
    group = (await made('WidgetGroups', { Name: 'A', SpotGroupId: spotGroup })).Id;
    template = await upload(await sample({ identifier: 'test.bearers', elements: [NUMBER_ELEMENT] }));
  }, 60_000);
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    await server.app.store.db.deleteFrom('jobs').where('name', '=', 'drafts').execute();
  });
  afterEach(() => void vi.useRealTimers());

  interface Somebody extends TestUser {
    readonly session: Session;
  }
  const somebody = async (): Promise<Somebody> => {
    const user = await userWith({ permissions: [{ SpotGroupId: spotGroup, Level: 'write' }] });
    return { ...user, session: await sessionOf(user.id) };
  };
  const keysOf = (id: number) => json<{ Id: string }[]>(`Users/${id}/Keys`);
  const revokeKeys = ({ id }: Somebody) => json(`Users/${id}`, patch({ RevokeKeys: true }));
  const expire = async ({ id }: Somebody) => {
    const expires_at = new Date(NOW.getTime() + 60_000).toISOString();
    const keys = server.app.store.db.updateTable('api_keys').set({ expires_at });
    await keys.where('id', '=', Number((await keysOf(id))[0]!.Id)).execute();
    // A change of the user, so that the key is looked up again.
    await json(`Users/${id}`, patch({ Name: `expired ${id}` }));
    vi.setSystemTime(new Date(NOW.getTime() + 120_000));
  };
  const nothing = async () => undefined;
  const lock = ({ id }: Somebody) => json(`Users/${id}`, patch({ Locked: true }));
  const unlock = async (who: Somebody) => {
    await lock(who);
    await json(`Users/${who.id}`, { ...patch({ Locked: false }), as: await adminSession() });
  };
  const remove = ({ id }: Somebody) => json(`Users/${id}`, DELETE);
  const signOut = ({ id }: Somebody) => json(`Users/${id}/Sessions`, DELETE);
  const withdraw = ({ id }: Somebody) => json(`Users/${id}/Permissions`, put({ Permissions: [] }));

  type Way = 'session' | 'key';
  const HAPPENINGS: readonly [what: string, by: Way, happen: (who: Somebody) => Promise<unknown>, holds: boolean][] = [
    ['nothing happens to a person', 'session', nothing, true],
    ['a person signs out', 'session', signOut, true],
    ['the keys of a person are revoked', 'session', revokeKeys, true],
    ['a person is locked', 'session', lock, false],
    ['a person is locked and unlocked', 'session', unlock, true],
    ['a person is deleted', 'session', remove, false],
    ['a person loses the permission', 'session', withdraw, false],
    ['nothing happens to a key', 'key', nothing, true],
    ['the user of a key signs out', 'key', signOut, true],
    ['a key is revoked', 'key', revokeKeys, false],
    ['a key expires', 'key', expire, false],
    ['the user of a key is locked', 'key', lock, false],
    ['the user of a key is locked and unlocked', 'key', unlock, true],
    ['the user of a key loses the permission', 'key', withdraw, false]
  ];

  it.each(HAPPENINGS)('counts as their rights do at that time: %s', async (_, by, happen, holds) => {
    const who = await somebody();
    const as = by === 'session' ? who.session : who.key;
    const widget = (await variant(template, { WidgetGroupId: group })).Id;
    const [later, shared] = [await keep(widget, [widget]), await keep(widget, [widget])];
    await plan(later, as);
    const token = await share(shared, as);
    const { Widgets } = (await (await asGuest(token)).json()) as SharedDraft;
    expect(await opened(Widgets[0]!.PreviewPath)).toBe(200);

    await happen(who);
    expect((await asGuest(token)).status).toBe(holds ? 200 : 404);
    expect(await opened(Widgets[0]!.PreviewPath)).toBe(holds ? 200 : 403);
    vi.setSystemTime(new Date(`${START}Z`));
    await server.app.draftJobs.runDue();
    const { State, Refused } = await json<Draft>(`Drafts/${later}`);
    expect([State, Refused === null]).toEqual(holds ? ['live', true] : ['failed', false]);
  });

  const change = async (id: number, widget: number, as: As) =>
    json(`Drafts/${id}/Values`, { ...post({ Cells: [{ Widget: widget, Element: 'Count', Value: 5 }] }), as });
  type Changes = readonly [what: string, by: (planner: Somebody, other: Somebody) => As];
  const CHANGES: readonly [...Changes, ends: 'planner' | 'other', happen: typeof lock, state: string][] = [
    ['another key, then locked', (_, { key }) => key, 'other', lock, 'failed'],
    ['another key, then revoked', (_, { key }) => key, 'other', revokeKeys, 'failed'],
    ['another person, then without permission', (_, { session }) => session, 'other', withdraw, 'failed'],
    ['another person, and the first planner is locked', (_, { session }) => session, 'planner', lock, 'live'],
    ['the planner with a key, then revoked', ({ key }) => key, 'planner', revokeKeys, 'failed'],
    ['the planner, whose keys are revoked', ({ session }) => session, 'planner', revokeKeys, 'live']
  ];

  it.each(CHANGES)('goes live for whoever changed its Values last: %s', async (_, by, ends, happen, state) => {
    const who = { planner: await somebody(), other: await somebody() };
    const widget = (await variant(template, { WidgetGroupId: group })).Id;
    const id = await keep(widget, [widget]);
    await plan(id, who.planner.session);
    await change(id, widget, by(who.planner, who.other));
    await happen(who[ends]);
    vi.setSystemTime(new Date(`${START}Z`));
    await server.app.draftJobs.runDue();
    expect(await json<Draft>(`Drafts/${id}`)).toMatchObject({ State: state });
    const { Values } = await json<{ Values: object }>(`Widgets/${widget}/Values`);
    expect(Values).toMatchObject({ Count: state === 'live' ? 5 : NUMBER_ELEMENT.Value });
  });

  it('goes live in the name of whoever changed its Values last, and only a plan has one', async () => {
    const [planner, other] = [await somebody(), await somebody()];
    const widget = (await variant(template, { WidgetGroupId: group })).Id;
    const id = await keep(widget, [widget]);
    const planOf = () =>
      server.app.store.db
        .selectFrom('drafts')
        .select(['planner_id', 'planned_by'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    await change(id, widget, other.session);
    expect(await planOf()).toEqual({ planner_id: null, planned_by: null });
    await plan(id, planner.session);
    await change(id, widget, planner.session);
    expect(await planOf()).toEqual({ planner_id: planner.id, planned_by: `u${planner.id}` });
    await change(id, widget, other.session);
    vi.setSystemTime(new Date(`${START}Z`));
    await server.app.draftJobs.runDue();
    const { Entries } = await json<{ Entries: { By: string }[] }>(`Widgets/${widget}/History`);
    const { Name } = await json<{ Name: string }>(`Users/${other.id}`);
    expect(Entries[0]!.By).toBe(Name);
  });

  it('says in three languages that whoever planned it has no access any more', async () => {
    const who = await somebody();
    const widget = (await variant(template, { WidgetGroupId: group })).Id;
    const id = await keep(widget, [widget]);
    await plan(id, who.key);
    await revokeKeys(who);
    vi.setSystemTime(new Date(`${START}Z`));
    await server.app.draftJobs.runDue();
    const { Refused } = await json<Draft>(`Drafts/${id}`);
    expect(Refused).toEqual({
      en: expect.stringContaining('no longer has access'),
      de: expect.stringContaining('keinen Zugang mehr'),
      fr: expect.stringContaining('n’a plus accès')
    });
  });

  it('shows as not shared once the maker of the link has no access, and no invitation revives it', async () => {
    const who = await somebody();
    const widget = (await variant(template, { WidgetGroupId: group })).Id;
    const id = await keep(widget, [widget]);
    const token = await share(id, who.key);
    expect(await json<Draft>(`Drafts/${id}`)).toMatchObject({ Shared: true, GuestUntil: TOMORROW });
    await revokeKeys(who);
    expect(await json<Draft>(`Drafts/${id}`)).toMatchObject({ Shared: false, GuestUntil: null });
    expect(await outcome(`Drafts/${id}/Link`, put({ GuestUntil: TOMORROW }))).toEqual([409, 'draft-not-shared']);
    expect((await asGuest(token)).status).toBe(404);
  });

  it('gives guests the rights of whoever opened the link for them', async () => {
    const [maker, host] = [await somebody(), await somebody()];
    const widget = (await variant(template, { WidgetGroupId: group })).Id;
    const id = await keep(widget, [widget]);
    const token = await share(id, maker.session);
    await json(`Drafts/${id}/Link`, { ...put({ GuestUntil: TOMORROW }), as: host.session });
    await lock(maker);
    expect((await asGuest(token)).status).toBe(200);
    await lock(host);
    expect((await asGuest(token)).status).toBe(404);
  });

  it('applies to the version that was read: an approval, a plan, going live', async () => {
    const { key } = await somebody();
    const widget = (await variant(template, { WidgetGroupId: group })).Id;
    const id = await keep(widget, [widget]);
    const read = (version: number) => ({ headers: { 'if-match': `"${version}"` }, as: key });
    for (const version of ['', '*']) {
      const unread: Ask = { method: 'PUT', headers: { 'if-match': version }, as: key };
      expect(await outcome(`Drafts/${id}/Approval`, unread)).toEqual([428, 'if-match-missing']);
    }
    await json(`Drafts/${id}/Values`, post({ Cells: [{ Widget: widget, Element: 'Count', Value: 5 }] }));
    for (const [rest, options] of [
      ['Approval', { method: 'PUT' }],
      ['Plan', put({ Start: START, End: null, Zone: 'UTC' })],
      ['Live', { method: 'POST' }]
    ] as const) {
      const answer = await ask(`/api/Drafts/${id}/${rest}`, { ...options, ...read(1) });
      const { code, current } = (await answer.json()) as { code: string; current: Draft };
      expect([answer.status, code, current.Version, current.State]).toEqual([412, 'draft-changed', 2, 'open']);
      expect(current.Values).toMatchObject([{ Value: 5 }]);
    }
    expect((await json<Draft>(`Drafts/${id}`)).People).toEqual([]);
    const approved = await json<Draft>(`Drafts/${id}/Approval`, { method: 'PUT', ...read(2) });
    expect(approved).toMatchObject({ Approved: true });
    expect(await json<Draft>(`Drafts/${id}/Live`, { method: 'POST', ...read(2) })).toMatchObject({ State: 'live' });
  });

  it('never shows guests more of a draft than the maker of its link sees of it', async () => {
    const far = (await made('WidgetGroups', { Name: 'Far', SpotGroupId: (await made('SpotGroups', { Name: 'B' })).Id }))
      .Id;
    const Permissions = [{ SpotGroupId: spotGroup, Level: 'write' }];
    const at = fc.nat({ max: 2 });
    const change = fc.oneof(
      fc.record({ what: fc.constantFrom('add', 'take', 'trash', 'restore', 'near', 'far'), at }),
      fc.record({ what: fc.constantFrom('withdraw', 'grant'), at: fc.constant(0) })
    );
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        const who = await somebody();
        const widgets = [];
        for (const WidgetGroupId of [group, group, far]) widgets.push((await variant(template, { WidgetGroupId })).Id);
        const id = await keep(widgets[0]!, [widgets[0]!]);
        const token = await share(id, who.key);
        for (const { what, at: index } of changes) {
          const Widget = widgets[index]!;
          const cell = { Widget, Element: 'Count' };
          const send: Record<string, () => Promise<unknown>> = {
            add: () => ask(`/api/Drafts/${id}/Values`, post({ Cells: [{ ...cell, Value: 5 }] })),
            take: () => ask(`/api/Drafts/${id}/Values`, post({ Remove: [cell] })),
            trash: () => ask(`/api/Widgets/${Widget}`, DELETE),
            restore: () => ask(`/api/Widgets/${Widget}/Restore`, post()),
            near: () => ask(`/api/Widgets/${Widget}`, patch({ WidgetGroupId: group })),
            far: () => ask(`/api/Widgets/${Widget}`, patch({ WidgetGroupId: far })),
            withdraw: () => withdraw(who),
            grant: async () =>
              json(`Users/${who.id}/Permissions`, { ...put({ Permissions }), as: await adminSession() })
          };
          await send[what]!();
          const own = await ask(`/api/Drafts/${id}`, { as: who.key });
          const In = own.status === 200 ? ((await own.json()) as Draft).In.map(({ Id }) => Id) : [];
          const guest = await asGuest(token);
          const seen = guest.status === 200 ? ((await guest.json()) as SharedDraft).Widgets.map(({ Id }) => Id) : [];
          expect([guest.status, seen]).toEqual([In.length > 0 ? 200 : 404, In]);
        }
        await ask(`/api/Drafts/${id}`, DELETE);
      }),
      { seed: 33, numRuns: runs(8) }
    );
  });
});

describe('what ADMIN_API_KEY planned and shared', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['holds after a restart with the same key', { ADMIN_API_KEY: ADMIN_KEY }, true],
    ['ends with a restart with another key', { ADMIN_API_KEY: 'another-key-of-the-administrator' }, false],
    ['ends with a restart without a key', { ADMIN_API_KEY: '' }, false]
  ])('%s', async (_, env, holds) => {
    const { folder } = await onlyEngine.place();
    const first = await serve({}, folder);
    const widget = await upload(await sample({ identifier: 'test.bearers', elements: [NUMBER_ELEMENT] }));
    const [later, shared] = [await keep(widget, [widget]), await keep(widget, [widget])];
    await plan(later, ADMIN_KEY);
    const token = await share(shared, ADMIN_KEY);
    await first[Symbol.asyncDispose]();

    await using again = await serve(env, folder);
    expect((await asGuest(token)).status).toBe(holds ? 200 : 404);
    vi.setSystemTime(new Date(`${START}Z`));
    await again.app.draftJobs.runDue();
    const { State } = await json<Draft>(`Drafts/${later}`, { as: await adminSession() });
    expect(State).toBe(holds ? 'live' : 'failed');
  });
});
