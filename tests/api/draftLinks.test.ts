import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft, DraftComment, DraftEntry, DraftLink, SharedDraft } from '../../src/lib/api.js';
import { engines, enginesInFull } from '../store/engines.js';
import { ask, NUMBER_ELEMENT, sample, serverOfAll, TEXT_ELEMENT, upload, type Ask } from './harness.js';
import { setValues } from './replacing.js';
import { made, outcome, serveOn } from './things.js';
import { DELETE, post, somebody, variant } from './widgetGroups.js';

const START = new Date('2026-11-02T12:00:00Z');
const TOMORROW = '2026-11-03T12:00:00.000Z';
const SECRET = 'Outside the draft';
/** A stored Value of a text. */
const text = (Text: string) => [{ Text }];
const put = (json: object): Ask => ({ method: 'PUT', json });

describe.each(enginesInFull)('the link of a draft on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));
  let spotGroup = 0;
  let otherSpotGroup = 0;
  let groups: Record<'own' | 'other', number>;
  let templates = 0;
  let addresses = 0;

  beforeAll(async () => {
    spotGroup = (await made('SpotGroups', { Name: 'A' })).Id;
    otherSpotGroup = (await made('SpotGroups', { Name: 'B' })).Id;
    groups = {
      own: (await made('WidgetGroups', { Name: 'A', SpotGroupId: spotGroup })).Id,
      other: (await made('WidgetGroups', { Name: 'B', SpotGroupId: otherSpotGroup })).Id
    };
  }, 60_000);
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: START }));
  afterEach(() => void vi.useRealTimers());

  /** A draft of two widgets: a reader of the spot group sees only one. */
  const draftOfTwo = async () => {
    const elements = [TEXT_ELEMENT, NUMBER_ELEMENT];
    const template = await upload(await sample({ identifier: `test.links${++templates}`, elements }));
    const of = async (group: number) => (await variant(template, { WidgetGroupId: group })).Id;
    const [first, far, outside] = [await of(groups.own), await of(groups.other), await of(groups.own)];
    await setValues(outside, { Title: text(SECRET) });
    await setValues(first, { Title: text('Open now') });
    const Cells = [first, far].map((Widget) => ({ Widget, Element: 'Count', Value: 4 }));
    const answer = await ask('/api/Drafts', post({ Widget: first, Name: 'Christmas', Cells }));
    return { id: ((await answer.json()) as Draft).Id, template, first, far, outside };
  };
  const share = async (id: number, GuestUntil: string | null) => {
    const answer = await ask(`/api/Drafts/${id}/Link`, post({ GuestUntil }));
    expect(answer.status).toBe(201);
    return ((await answer.json()) as DraftLink).Path.replace('/d/', '');
  };
  /** Each guest comes from a network of their own. */
  const guest = (): Ask => ({ as: null, address: `10.0.0.${++addresses}` });
  const shared = async (token: string, options: Ask = guest()) => {
    const answer = await ask(`/api/SharedDrafts/${token}`, options);
    expect(answer.status, await answer.clone().text()).toBe(200);
    return (await answer.json()) as SharedDraft;
  };
  const state = (token: string, options: Ask = guest()) => outcome(`SharedDrafts/${token}`, options);
  const preview = async (path: string) => (await ask(`${path}index.html`, { as: null })).status;
  const say = (token: string, json: object, options: Ask = guest()) =>
    outcome(`SharedDrafts/${token}/Comments`, { ...options, ...post(json) });
  const ENDED = [404, 'draft-link-ended'];

  it('shows guests the widgets of the draft with live and draft Values, and nothing else', async () => {
    const { id, first, far, outside, template } = await draftOfTwo();
    await somebody({ [spotGroup]: 'write' });
    const body = await shared(await share(id, TOMORROW));
    expect(body).toMatchObject({ Name: 'Christmas', State: 'open', Unseen: 0, Said: [] });
    expect(body.Widgets.map(({ Id, Live, Draft }) => [Id, JSON.parse(Live), JSON.parse(Draft)])).toEqual([
      [first, { Title: text('Open now') }, { Title: text('Open now'), Count: 4 }],
      [far, {}, { Count: 4 }]
    ]);
    const said = JSON.stringify(body);
    for (const secret of [SECRET, '"People"', '"Template"', '"Email"', '"Draft":1']) expect(said).not.toContain(secret);
    const ids = [...said.matchAll(/"(?:Id|Widget)":(\d+)/g)].map(([, each]) => Number(each));
    expect([template, outside].filter((each) => ids.includes(each))).toEqual([]);
  });

  it('shows a colleague the widgets that they may read, and counts the others', async () => {
    const { id, first, far } = await draftOfTwo();
    const token = await share(id, TOMORROW);
    const reader = await somebody({ [spotGroup]: 'read' });
    const body = await shared(token, { as: reader });
    expect(body).toMatchObject({ Draft: id, Unseen: 1, Widgets: [{ Id: first }] });
    expect(JSON.stringify(body)).not.toContain(`"Widget":${far}`);
  });

  it('opens only for those who may read one of its widgets when guests are not allowed', async () => {
    const { id } = await draftOfTwo();
    const token = await share(id, null);
    const [reader, stranger] = [await somebody({ [spotGroup]: 'read' }), await somebody({})];
    expect([await state(token), await state(token, { as: stranger })]).toEqual([ENDED, ENDED]);
    expect(await shared(token, { as: reader })).toMatchObject({ Draft: id });
  });

  it.each<[what: string, end: (id: number) => Promise<unknown>]>([
    ['it is revoked', (id) => ask(`/api/Drafts/${id}/Link`, DELETE)],
    ['there is a new one', (id) => share(id, TOMORROW)],
    ['it is closed for guests', (id) => ask(`/api/Drafts/${id}/Link`, put({ GuestUntil: null }))],
    ['the draft is deleted', (id) => ask(`/api/Drafts/${id}`, DELETE)],
    ['its day is over', async () => vi.setSystemTime(new Date(TOMORROW))]
  ])('ends at once when %s, and so do its previews', async (_, end) => {
    const { id } = await draftOfTwo();
    const token = await share(id, '2026-11-03T11:00:00Z');
    const { Widgets } = await shared(token);
    const path = Widgets[0]!.PreviewPath;
    expect(await preview(path)).toBe(200);
    await end(id);
    expect([await state(token), await say(token, { Text: 'Hi', Element: null, Name: 'Kim' })]).toEqual([ENDED, ENDED]);
    expect(await preview(path)).toBe(403);
  });

  it('lets a guest’s preview end when its widget leaves the draft or is deleted', async () => {
    const { id, first, far } = await draftOfTwo();
    const { Widgets } = await shared(await share(id, TOMORROW));
    const paths = Widgets.map(({ PreviewPath }) => PreviewPath);
    await ask(`/api/Drafts/${id}/Values`, post({ Remove: [{ Widget: first, Element: 'Count' }] }));
    await ask(`/api/Widgets/${far}`, DELETE);
    expect(await Promise.all(paths.map(preview))).toEqual([403, 403]);
  });

  it('lets guests comment in plain text, under a name, on the draft and the settings it changes', async () => {
    const { id } = await draftOfTwo();
    const token = await share(id, TOMORROW);
    const Text = '<b>Too early</b>';
    expect((await say(token, { Text, Element: 'Count', Name: 'Kim' }))[0]).toBe(200);
    expect((await shared(token)).Said).toMatchObject([{ By: 'Kim', Guest: true, Text, Own: false }]);
    expect(await say(token, { Text: 'Hi', Element: null })).toEqual([400, 'draft-guest-name-needed']);
    expect(await say(token, { Text: 'Hi', Element: 'Title', Name: 'Kim' })).toEqual([400, 'draft-element-unknown']);
    expect((await say(token, { Text: 'x'.repeat(2001), Element: null, Name: 'Kim' }))[0]).toBe(400);
    expect((await ask(`/api/Drafts/${id}/Approval`, { method: 'PUT', as: null })).status).toBe(401);
  });

  it('shows guests what was said with their link and what colleagues mean for them, and colleagues everything', async () => {
    const { id } = await draftOfTwo();
    const old = await share(id, TOMORROW);
    await say(old, { Text: 'Through the old link', Element: null, Name: 'Ada' });
    const told = (json: object) => ask(`/api/Drafts/${id}/Comments`, post({ Element: null, ...json }));
    await told({ Text: 'Between us' });
    await told({ Text: 'Dear guests', ForGuests: true });
    const token = await share(id, TOMORROW);
    await say(token, { Text: 'Thank you', Element: null, Name: 'Kim' });
    const seen = ({ Said }: Pick<SharedDraft, 'Said'>) => Said.map(({ Text, ForGuests }) => [Text, ForGuests]);
    expect(seen(await shared(token))).toEqual([
      ['Dear guests', true],
      ['Thank you', false]
    ]);
    const reader = await somebody({ [spotGroup]: 'read' });
    expect(seen(await shared(token, { as: reader })).map(([text]) => text)).toEqual([
      'Through the old link',
      'Between us',
      'Dear guests',
      'Thank you'
    ]);
  });

  it('shows comments on settings only to their authors and to those who see a widget with that setting', async () => {
    const { id, far, first } = await draftOfTwo();
    const title = { Widget: far, Element: 'Title' };
    await ask(`/api/Drafts/${id}/Values`, post({ Cells: [{ ...title, Value: text('New') }] }));
    const token = await share(id, TOMORROW);
    const [reader, author] = [
      await somebody({ [spotGroup]: 'read' }),
      await somebody({ [spotGroup]: 'read', [otherSpotGroup]: 'read' })
    ];
    const comments = `Drafts/${id}/Comments`;
    const tell = async (Text: string, Element: string | null, as?: string) => {
      const answer = await ask(`/api/${comments}`, { ...post({ Text, Element, ForGuests: true }), ...(as && { as }) });
      return ((await answer.json()) as DraftComment).Id;
    };
    await tell('On the draft', null);
    await tell('On both', 'Count');
    const hidden = await tell('On the far one', 'Title');
    const path = `${comments}/${hidden}`;
    const seenBy = async (as?: string) => {
      const answer = await ask(`/api/Drafts/${id}`, as === undefined ? {} : { as });
      const { Said, Comments } = (await answer.json()) as Draft;
      expect(Comments).toBe(Said.length);
      return Said.map(({ Text }) => Text);
    };
    const all = ['On the draft', 'On both', 'On the far one'];
    expect([await seenBy(), await seenBy(author), await seenBy(reader)]).toEqual([all, all, all.slice(0, 2)]);
    const saidTo = async (options: Ask) => (await shared(token, options)).Said.map(({ Text }) => Text);
    expect([await saidTo({ as: reader }), await saidTo(guest())]).toEqual([all.slice(0, 2), all]);
    const listed = await ask(`/api/Drafts?widget=${first}`, { as: reader });
    expect(((await listed.json()) as { Drafts: DraftEntry[] }).Drafts).toMatchObject([{ Comments: 2 }]);
    const done = { method: 'PUT', json: { Done: true }, as: reader };
    expect(await outcome(path, done)).toEqual([404, 'draft-comment-not-found']);
    expect(await outcome(path, { ...DELETE, as: reader })).toEqual([404, 'draft-comment-not-found']);

    const own = await tell('My own', 'Title', author);
    await ask(`/api/Widgets/${far}`, DELETE);
    expect([await seenBy(), await seenBy(author)]).toEqual([all.slice(0, 2), ['On the draft', 'On both', 'My own']]);
    expect(await saidTo(guest())).toEqual(all.slice(0, 2));
    expect((await ask(`/api/${comments}/${own}`, { ...DELETE, as: author })).status).toBe(204);
  });

  it('lets the owner of the draft delete comments of guests, but not a colleague', async () => {
    const { outside } = await draftOfTwo();
    const [owner, colleague] = [await somebody({ [spotGroup]: 'write' }), await somebody({ [spotGroup]: 'write' })];
    const Cells = [{ Widget: outside, Element: 'Count', Value: 4 }];
    const kept = await ask('/api/Drafts', { ...post({ Widget: outside, Name: 'Easter', Cells }), as: owner });
    const { Id } = (await kept.json()) as Draft;
    await say(await share(Id, TOMORROW), { Text: 'Buy cheap watches', Element: null, Name: 'Kim' });
    const seenBy = async (as: string) => ((await (await ask(`/api/Drafts/${Id}`, { as })).json()) as Draft).Said;
    expect([await seenBy(colleague), await seenBy(owner)]).toMatchObject([[{ Own: false }], [{ Own: true }]]);
    const path = `Drafts/${Id}/Comments/${(await seenBy(owner))[0]!.Id}`;
    expect(await outcome(path, { ...DELETE, as: colleague })).toEqual([403, 'not-allowed']);
    expect((await ask(`/api/${path}`, { ...DELETE, as: owner })).status).toBe(204);
    expect(await seenBy(owner)).toEqual([]);
  });

  it('takes comments of a colleague under their own name, whatever name is sent', async () => {
    const { id } = await draftOfTwo();
    const token = await share(id, null);
    const reader = await somebody({ [spotGroup]: 'read' });
    await say(token, { Text: 'Fine', Element: null, Name: 'The owner' }, { as: reader });
    const { Said } = await shared(token, { as: reader });
    expect(Said).toMatchObject([{ Guest: false, Own: true }]);
    expect(Said[0]!.By).not.toBe('The owner');
  });

  it('limits how fast guests of one network can comment, and leaves users room when guests have used up theirs', async () => {
    const { id } = await draftOfTwo();
    const token = await share(id, TOMORROW);
    const one = guest();
    const said = [];
    for (let count = 0; count < 11; count++) {
      said.push((await say(token, { Text: `${count}`, Element: null, Name: 'Kim' }, one))[0]);
    }
    expect([said.slice(0, 10).every((status) => status === 200), said[10]]).toEqual([true, 429]);
    const many = Array.from({ length: 190 }, () => ({ draft_id: id, text: 'x', at: TOMORROW, guest: 1 }));
    await server.app.store.db.insertInto('draft_comments').values(many).execute();
    expect(await say(token, { Text: 'x', Element: null, Name: 'Kim' })).toEqual([409, 'too-many-comments']);
    expect((await ask(`/api/Drafts/${id}/Comments`, post({ Text: 'x', Element: null }))).status).toBe(200);
  });

  it('limits people who are signed in without permission on the draft as it limits guests', async () => {
    const { id } = await draftOfTwo();
    const token = await share(id, TOMORROW);
    const [stranger, reader] = [await somebody({}), await somebody({ [spotGroup]: 'read' })];
    const { address } = guest();
    const as = (key: string): Ask => ({ as: key, address });
    expect(await say(token, { Text: 'Hi', Element: null }, as(stranger))).toEqual([400, 'draft-guest-name-needed']);
    const said = [];
    for (let count = 0; count < 10; count++) {
      said.push((await say(token, { Text: 'Hi', Element: null, Name: 'Kim' }, as(stranger)))[0]);
    }
    expect(said).toEqual([...Array.from({ length: 9 }, () => 200), 429]);
    expect((await say(token, { Text: 'Hi', Element: null }, as(reader)))[0]).toBe(200);
  });

  it.each([
    ['now', START.toISOString()],
    ['in 31 days', '2026-12-03T12:00:00Z']
  ])('cannot be open to guests until %s', async (_, GuestUntil) => {
    const { id } = await draftOfTwo();
    expect(await outcome(`Drafts/${id}/Link`, post({ GuestUntil }))).toEqual([400, 'draft-guests-too-long']);
  });

  it('can be opened to guests until a time by those who may edit the draft, and is stored only as a hash', async () => {
    const { id } = await draftOfTwo();
    expect(await outcome(`Drafts/${id}/Link`, put({ GuestUntil: TOMORROW }))).toEqual([409, 'draft-not-shared']);
    const token = await share(id, null);
    const answer = await ask(`/api/Drafts/${id}/Link`, put({ GuestUntil: TOMORROW }));
    expect(await answer.json()).toMatchObject({ Shared: true, GuestUntil: TOMORROW, MayInvite: true });
    const row = await server.app.store.db.selectFrom('drafts').selectAll().where('id', '=', id).executeTakeFirst();
    expect(JSON.stringify(row)).not.toContain(token);
    const reader = await somebody({ [spotGroup]: 'read' });
    const refused = await outcome(`Drafts/${id}/Link`, { ...post({ GuestUntil: null }), as: reader });
    expect(refused).toEqual([403, 'not-allowed']);
  });
});

describe('an installation that allows no links for guests', () => {
  it('refuses new ones, and closes those that were open', async () => {
    await using server = await serveOn(engines[0]!, { GUEST_LINKS: '0' });
    const widget = await upload(await sample({ identifier: 'test.noguests', elements: [NUMBER_ELEMENT] }));
    const Cells = [{ Widget: widget, Element: 'Count', Value: 4 }];
    const answer = await ask('/api/Drafts', post({ Widget: widget, Name: 'Christmas', Cells }));
    const { Id, MayInvite } = (await answer.json()) as Draft;
    expect(MayInvite).toBe(false);
    const GuestUntil = new Date(Date.now() + 60_000).toISOString();
    expect(await outcome(`Drafts/${Id}/Link`, post({ GuestUntil }))).toEqual([409, 'draft-guests-forbidden']);
    const link = await ask(`/api/Drafts/${Id}/Link`, post({ GuestUntil: null }));
    const { Path } = (await link.json()) as DraftLink;
    await server.app.store.db.updateTable('drafts').set({ guest_until: GuestUntil }).execute();
    expect(await outcome(`SharedDrafts/${Path.slice(3)}`, { as: null })).toEqual([404, 'draft-link-ended']);
  });
});
