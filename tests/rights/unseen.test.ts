import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CreatedVariants, History, TableSaved } from '../../src/lib/api.js';
import { ask, serve, sessionOf, userWith, type Ask, type Server, type Session } from '../api/harness.js';
import { dump, made } from '../api/things.js';
import { variant } from '../api/widgetGroups.js';
import { newWidget, post, put, type Sent, type World } from './cases.js';
import { REQUESTS } from './requests.js';
import { newWorld } from './world.js';

/** In every name, text and Value that outsiders may not read. */
const MARK = 'zqunseen';

/** People who may read nothing of the marked things, some with every permission elsewhere. */
const OUTSIDERS = ['writer elsewhere', 'nobody special', 'location user', 'translator of French', 'player'] as const;
type Outsider = (typeof OUTSIDERS)[number];

/** A template that everybody sees, with what outsiders may not see of it. */
interface Family {
  readonly template: number;
  readonly hidden: number;
  readonly hiddenGroup: number;
  /** Steps that created and changed only hidden widgets. */
  readonly batch: number;
  readonly step: number;
  readonly moment: number;
  readonly comment: number;
  /** Of the hidden widget. */
  readonly draft: number;
}

type SecondObject = readonly [request: string, sent: (family: Family, world: World) => Sent];

const changed = (path: string, json: object): Sent => ({ path, options: { method: 'PATCH', json } });
const cell = (Widget: number) => ({ Widget, Element: 'Count', Value: 6 });

/** Requests that name a visible object first, and a hidden one second. */
const SECOND_OBJECTS: readonly SecondObject[] = [
  ['undo variants', ({ template, batch }) => sentTo(`Widgets/${template}/Variants/Batch`, { Undo: batch })],
  ['undo a table save', ({ template, step }) => sentTo(`Widgets/${template}/Variants/Values`, { Undo: step })],
  [
    'undo a table save as far as possible',
    ({ template, step }) => sentTo(`Widgets/${template}/Variants/Values`, { Undo: step, LeaveOut: true })
  ],
  ['save a cell', ({ template, hidden }) => sentTo(`Widgets/${template}/Variants/Values`, { Cells: [cell(hidden)] })],
  ['create a variant', ({ template, hiddenGroup }) => into(template, hiddenGroup, 'Variants', { Name: 'Mine' })],
  [
    'create variants',
    ({ template, hiddenGroup }) => into(template, hiddenGroup, 'Variants/Batch', { Variants: [{ Name: 'Mine' }] })
  ],
  ['move a widget', ({ template, hiddenGroup }) => changed(`Widgets/${template}`, { WidgetGroupId: hiddenGroup })],
  ['rename a template', ({ template }) => changed(`Widgets/${template}`, { Name: 'Mine' })],
  [
    'save a template',
    ({ template }) => ({
      path: `Widgets/${template}/Values`,
      options: { ...put({ Values: { Count: 7 } }), headers: { 'if-match': '*' } }
    })
  ],
  ['ask what a save reaches', ({ template }) => sentTo(`Widgets/${template}/Values/Reach`, { Values: { Count: 7 } })],
  ['keep a preset', ({ template }) => sentTo(`Widgets/${template}/Presets`, { Name: 'Mine', Values: { Count: 7 } })],
  ['read a moment', ({ template, moment }) => ({ path: `Widgets/${template}/History/${moment}` })],
  [
    'name a moment',
    ({ template, moment }) => ({ path: `Widgets/${template}/History/${moment}/Name`, options: put({ Name: 'Mine' }) })
  ],
  [
    'settle a comment',
    ({ template, comment }) => ({ path: `Widgets/${template}/Comments/${comment}`, options: put({ Done: true }) })
  ],
  [
    'delete a comment',
    ({ template, comment }) => ({ path: `Widgets/${template}/Comments/${comment}`, options: { method: 'DELETE' } })
  ],
  [
    'put a hidden widget into a draft',
    ({ template, hidden }) => sentTo('Drafts', { Widget: template, Name: 'Mine', Cells: [cell(hidden)] })
  ],
  ['add Values to a draft', ({ draft, template }) => sentTo(`Drafts/${draft}/Values`, { Cells: [cell(template)] })],
  ['make a draft live', ({ draft }) => ({ path: `Drafts/${draft}/Live`, options: { method: 'POST' } })],
  ['copy a dashboard', (_, { dashboards }) => sentTo('Dashboards', { Name: 'Mine', CopyOf: dashboards.other })],
  ['copy a spot', (_, { spots, farPlayer }) => sentTo('Spots/CreateCopy', { SpotId: spots.own, PlayerId: farPlayer })],
  [
    'give a group a spot group',
    (_, { widgetGroups, group }) =>
      changed(`WidgetGroups/${widgetGroups['group without spot group']}`, { SpotGroupId: group })
  ],
  ['read a message', (_, { farPlayer, message }) => ({ path: `v1.18/Fast/player/${farPlayer}/${message}` })]
];

function sentTo(path: string, json: object): Sent {
  return { path, options: post(json) };
}

const into = (template: number, WidgetGroupId: number, path: string, body: object): Sent =>
  sentTo(`Widgets/${template}/${path}`, { ...body, WidgetGroupId });

describe('what somebody may not read', () => {
  let server: Server;
  let world: World;
  let family: Family;
  const sessions = new Map<Outsider, Session>();

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    server = await serve({ RENDER: '0' });
    const made = await newWorld();
    world = made.world;
    family = await newFamily(world);
    await mark(server, world, family);
    const elsewhere = [{ SpotGroupId: made.ids.other, Level: 'write' as const }];
    const people = {
      'writer elsewhere': await userWith({ role: 'user', permissions: elsewhere }),
      'nobody special': await userWith({ role: 'user' }),
      'location user': await userWith({ role: 'location', permissions: elsewhere, locationId: world.own.id }),
      'translator of French': await userWith({ role: 'user', permissions: elsewhere }),
      player: await userWith({ role: 'player', playerId: world.player })
    };
    const { id } = people['translator of French'];
    await server.app.store.db
      .insertInto('user_languages')
      .values({ user_id: id, language: 'fr', level: 'review' })
      .execute();
    for (const who of OUTSIDERS) sessions.set(who, await sessionOf(people[who].id));
  }, 120_000);
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    vi.useRealTimers();
  });

  const answer = async ({ path, options }: Sent, as: Session) => {
    const response = await ask(`/api/${path}`, { ...options, as } as Ask);
    return { status: response.status, body: await begun(response) };
  };

  const requests = Object.entries(REQUESTS).flatMap(([route, methods]) =>
    Object.keys(methods).map((method) => ({ route, method }))
  );
  it.each(requests)('is in no answer to $method $route', { timeout: 60_000 }, async ({ route, method }) => {
    for (const { send } of REQUESTS[route]![method]!) {
      for (const [who, as] of sessions) {
        const sent = await send(world, false);
        expect((await answer(sent, as)).body, `${method} ${sent.path} by ${who}`).not.toContain(MARK);
      }
    }
  });

  const searches = ['Widgets?search', 'Widgets/Found?search', 'WidgetGroups?search', 'catalogue/spot?search'];
  it.each([...searches, 'catalogue/spotGroup?search', 'Widgets/Trash?search', 'Dashboards/Trash?search'])(
    'is found by nobody with %s',
    async (path) => {
      for (const [who, as] of sessions) {
        expect((await answer({ path: `${path}=zq` }, as)).body, who).not.toContain(MARK);
      }
    }
  );

  it.each(SECOND_OBJECTS)(
    'stays as it is and unnamed when somebody tries to %s through another resource',
    async (_, sent) => {
      const before = await dump(server);
      for (const [who, as] of sessions) {
        const { status, body } = await answer(sent(family, world), as);
        expect([403, 404], `${status} for ${who}: ${body}`).toContain(status);
        expect(body, who).not.toContain(MARK);
      }
      expect(await dump(server)).toBe(before);
    }
  );
});

/** The text of an answer; of a stream, only its beginning. */
async function begun(response: Response): Promise<string> {
  if (response.headers.get('content-type') !== 'text/event-stream') return response.text();
  const reader = response.body!.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return Buffer.from((value as Uint8Array | undefined) ?? []).toString();
}

async function newFamily({ widgetGroups }: World): Promise<Family> {
  const template = await newWidget(widgetGroups, 'templates');
  const hiddenGroup = widgetGroups['own group'];
  const { Id: hidden } = await variant(template, { Name: MARK, WidgetGroupId: hiddenGroup });
  const send = async <T>(path: string, json: object): Promise<T> => {
    const response = await ask(`/api/Widgets/${path}`, post(json));
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as T;
  };
  const WidgetGroupId = hiddenGroup;
  const Variants = [{ Name: `${MARK} 2` }];
  const { Step: batch } = await send<CreatedVariants>(`${template}/Variants/Batch`, { WidgetGroupId, Variants });
  const Title = { Widget: hidden, Element: 'Title', Value: [{ Text: MARK }] };
  const { Step: step } = await send<TableSaved>(`${template}/Variants/Values`, { Cells: [Title] });
  const { Entries } = (await (await ask(`/api/Widgets/${hidden}/History`)).json()) as History;
  const comments = await send<{ Comments: { Id: number }[] }>(`${hidden}/Comments`, { Element: 'Count', Text: MARK });
  const Cells = [{ Widget: hidden, Element: 'Count', Value: 4 }];
  const draft = (await made('Drafts', { Widget: hidden, Name: MARK, Cells })).Id;
  return {
    ...{ template, hidden, hiddenGroup, draft, batch: batch!, step: step!.Id },
    ...{ moment: Entries[0]!.Moment, comment: comments.Comments[0]!.Id }
  };
}

/** Marks all that outsiders may not read. */
async function mark({ app: { store } }: Server, { widgets, spots, group, dashboards }: World, { hidden }: Family) {
  const { db } = store;
  const own_values = JSON.stringify({ Title: [{ Text: MARK }] });
  await db.updateTable('variants').set({ name: MARK }).where('group_id', 'is not', null).execute();
  await db
    .updateTable('variants')
    .set({ own_values })
    .where('id', 'in', [widgets['own group'], widgets['group without spot group'], widgets.translated, hidden])
    .execute();
  await db.updateTable('widget_groups').set({ name: MARK, name_key: MARK }).execute();
  const places = [spots.own, spots.outside, spots['no group'], spots.nowhere];
  await db.updateTable('objects').set({ name: MARK }).where('kind', '=', 'spot').where('id', 'in', places).execute();
  await db.updateTable('objects').set({ name: MARK }).where('kind', '=', 'spotGroup').where('id', '=', group).execute();
  await db.updateTable('dashboards').set({ name: MARK }).where('id', '=', dashboards.other).execute();
}
