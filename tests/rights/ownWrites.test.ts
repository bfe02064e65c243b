import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ACTIONS, can } from '../../src/lib/server/authorization/can.js';
import type { Actor, LanguageLevel, Level } from '../../src/lib/server/platform/authorization/actor.js';
import { widgetResource } from '../../src/lib/server/widgets/widgetPlace.js';
import { adminSession, ask, sessionOf, userWith, type Server, type Session } from '../api/harness.js';
import { serveOn } from '../api/things.js';
import { runs } from '../laws.js';
import { onlyEngine } from '../store/engines.js';
import { actorWith } from './actors.js';
import { post, put, unique, type Case, type Sent, type World } from './cases.js';
import { REQUESTS } from './requests.js';
import {
  Choices,
  HOMES,
  newGround,
  newThings,
  OTHERS_BOARD,
  secretOf,
  worldOf,
  type Ground,
  type Placed,
  type Things
} from './secrets.js';

/**
 * What a person writes never widens what that person may read. A person with any permissions sends any writes of the API, about
 * any things. Each widget holds a secret of its own; before and after, the person reads whatever has an address.
 */
const SEED = 20261126;

/** Writes beyond those of the matrix, whose requests are about one resource and change as little as possible. */
const BETWEEN_THINGS: readonly ((things: Things, choose: Choices) => Sent)[] = [
  ({ widgets, widgetGroups }, choose) => ({
    path: `Widgets/${choose.of(widgets)}`,
    options: { method: 'PATCH', json: { WidgetGroupId: choose.of([null, ...widgetGroups]) } }
  }),
  ({ spotGroups, widgetGroups }, choose) => ({
    path: `WidgetGroups/${choose.of(widgetGroups)}`,
    options: { method: 'PATCH', json: { SpotGroupId: choose.of([null, ...spotGroups]) } }
  }),
  ({ widgets, widgetGroups }, choose) => ({
    path: `Widgets/${choose.of(widgets)}/Variants`,
    options: post({ WidgetGroupId: choose.of([null, ...widgetGroups]) })
  }),
  ({ widgets, widgetGroups }, choose) => ({
    path: `Widgets/${choose.of(widgets)}/Variants/Batch`,
    options: post({ Variants: [{ Name: unique('many'), WidgetGroupId: choose.of([null, ...widgetGroups]) }] })
  }),
  ({ widgets }, choose) => ({
    path: `Widgets/${choose.of(widgets)}/Variants/Values`,
    options: post({ Cells: [{ Widget: choose.of(widgets), Element: 'Count', Value: 4 }] })
  }),
  ({ widgets }, choose) => ({
    path: 'Drafts',
    options: post({
      Widget: choose.of(widgets),
      Name: unique('draft'),
      Cells: [{ Widget: choose.of(widgets), Element: 'Count', Value: 4 }]
    })
  }),
  ({ drafts, widgets }, choose) => ({
    path: `Drafts/${choose.of(drafts)}/Values`,
    options: post({ Cells: [{ Widget: choose.of(widgets), Element: 'Count', Value: 5 }] })
  }),
  ({ widgets }, choose) => ({
    path: `Widgets/${choose.of(widgets)}/Texts`,
    options: post({ Language: choose.of(['it', 'de-AT', 'de']) })
  }),
  ({ dashboards, widgets }, choose) => ({
    path: `Dashboards/${choose.of(dashboards)}`,
    options: {
      ...put({ Tiles: [{ Id: 't', WidgetId: choose.of(widgets), Slot: 1, Row: 1, Slots: 1, Rows: 1 }] }),
      headers: { 'if-match': '*' }
    }
  }),
  ({ dashboards }, choose) => ({
    path: 'Dashboards',
    options: post({ Name: unique('copy'), CopyOf: choose.of(dashboards) })
  }),
  ({ spots }, choose) => ({ path: 'Spots/CreateCopy', options: post({ SpotId: choose.of(spots), Name: 'Copy' }) }),
  ({ widgets }, choose) => ({ path: `Widgets/${choose.of(widgets)}`, options: { method: 'DELETE' } }),
  ({ widgets }, choose) => ({ path: `Widgets/${choose.of(widgets)}/Restore`, options: { method: 'POST' } })
];

/** Take longer than everything else, and ask the same as Spots/AscContent and Widgets/[id]/Content. */
const SLOW = ['Spots/Preview', 'Spots/Thumbnail', 'Widgets/[id]/Package'];

const casesOf = (isWanted: (method: string) => boolean): Case[] =>
  Object.entries(REQUESTS).flatMap(([route, methods]) =>
    Object.entries(methods).flatMap(([method, cases]) => (isWanted(method) && !SLOW.includes(route) ? cases : []))
  );
const WRITES = casesOf((method) => method !== 'GET');
const READS = casesOf((method) => method === 'GET');

interface Person {
  readonly role: 'user' | 'location';
  readonly A: Level | null;
  readonly B: Level | null;
  readonly de: LanguageLevel | null;
  readonly it: LanguageLevel | null;
}

interface Run {
  readonly person: Person;
  /** Where the widget of each template is that others inherit from, and its variants. */
  readonly templates: readonly { readonly own: Placed; readonly variants: readonly Placed[] }[];
  readonly writes: readonly { readonly isOfMatrix: boolean; readonly numbers: readonly number[] }[];
}

const level = fc.constantFrom<Level | null>(null, 'read', 'write');
const translates = fc.constantFrom<LanguageLevel | null>(null, 'translate', 'review', 'review');
const placed = fc.record({ home: fc.constantFrom(...HOMES), isDeleted: fc.constantFrom(false, false, true) });

const anyRun: fc.Arbitrary<Run> = fc.record({
  person: fc.record({
    role: fc.constantFrom('user', 'user', 'location'),
    A: level,
    B: level,
    de: translates,
    it: translates
  }),
  templates: fc.array(
    fc.record({
      own: fc.oneof({ weight: 2, arbitrary: fc.constant({ home: 'templates', isDeleted: false } as const) }, placed),
      variants: fc.array(placed, { minLength: 1, maxLength: 3 })
    }),
    { minLength: 2, maxLength: 2 }
  ),
  writes: fc.array(
    fc.record({
      isOfMatrix: fc.boolean(),
      numbers: fc.array(fc.nat({ max: 999 }), { minLength: 9, maxLength: 9 })
    }),
    { minLength: 25, maxLength: 25 }
  )
});

let server: Server;
let ground: Ground;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  server = await serveOn(onlyEngine, { RENDER: '0' });
  ground = await newGround();
}, 60_000);
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  vi.useRealTimers();
});

/** undefined: it needs something that is in the Trash. */
async function sentAbout({ send }: Case, world: World): Promise<Sent | undefined> {
  try {
    return await send(world, false);
  } catch {
    return undefined;
  }
}

function writeOf(things: Things, { isOfMatrix, numbers }: Run['writes'][number]): Promise<Sent | undefined> {
  const choose = new Choices(numbers);
  if (!isOfMatrix) return Promise.resolve(choose.of(BETWEEN_THINGS)(things, choose));
  return sentAbout(choose.of(WRITES), worldOf(ground, things, choose));
}

/** Every address that can be read, about each of these things. */
async function addresses(things: Things): Promise<string[]> {
  const most = Math.max(...Object.values(things).map((all: number[]) => all.length));
  const paths = new Set<string>();
  for (let index = 0; index < most; index++) {
    const world = worldOf(ground, things, new Choices([index]));
    for (const one of READS) {
      const sent = await sentAbout(one, world);
      if (sent) paths.add(sent.path);
    }
  }
  return [...paths];
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

async function answersTo(as: Session, paths: readonly string[]): Promise<Map<string, Answer>> {
  const found = new Map<string, Answer>();
  for (const path of paths) {
    const response = await ask(`/api/${path}`, { as });
    const isText = /json|csv|xml/.test(response.headers.get('content-type') ?? '');
    found.set(path, { status: response.status, text: isText ? await response.text() : '' });
    if (!isText) await response.body?.cancel();
  }
  return found;
}

/** Every variant, also those in the Trash, as `can` sees it. */
async function placesOf(ids: readonly number[]) {
  const rows = await server.app.store.db
    .selectFrom('variants')
    .innerJoin('templates', 'templates.id', 'variants.template_id')
    .leftJoin('widget_groups', 'widget_groups.id', 'variants.group_id')
    .select(['variants.id', 'variants.inherits_id', 'variants.group_id', 'widget_groups.spot_group_id'])
    .select('templates.languages')
    .where('variants.id', 'in', [...ids])
    .orderBy('variants.id')
    .execute();
  return rows.map((row) => ({ ...row, resource: widgetResource(row) }));
}

const READING = ACTIONS.filter((action) => action.endsWith('.read'));

/** What `can` allows to read of these. */
async function allowedTo(actor: Actor, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  return (await placesOf(ids)).flatMap(({ id, resource }) =>
    READING.filter((action) => can(actor, action, resource)).map((action) => `${action} ${id}`)
  );
}

/** Those whose secrets the actor may read: a variant that can be read also shows what it inherits. */
async function seenBy(actor: Actor, ids: readonly number[]): Promise<Set<number>> {
  const readable = (await placesOf(ids)).filter(({ resource }) => can(actor, 'widget.read', resource));
  return new Set(readable.flatMap(({ id, inherits_id }) => [id, inherits_id ?? id]));
}

/** Whether it is the address of one of these widgets, which may move to the Trash and back. */
const isOf = (ids: ReadonlySet<number>, path: string): boolean =>
  ids.has(Number(/^(?:Widgets\/(?:Trash\/|Events\?ids=)?|Drafts\?widget=)(\d+)/.exec(path)?.[1]));

interface Trashed {
  readonly draft: number;
  readonly widget: number;
}

/** The drafts that come back with one of these widgets from the Trash. */
function draftsInTrash(ids: ReadonlySet<number>): Promise<Trashed[]> {
  return server.app.store.db
    .selectFrom('draft_values')
    .innerJoin('variants', 'variants.id', 'draft_values.variant_id')
    .select(['draft_values.draft_id as draft', 'variants.id as widget'])
    .where('variants.id', 'in', [0, ...ids])
    .where('variants.deleted_at', 'is not', null)
    .execute();
}

/** Ids of those whose widget has come out of the Trash since. */
async function restoredOf(trashed: readonly Trashed[]): Promise<Set<number>> {
  const rows = await server.app.store.db
    .selectFrom('variants')
    .select('id')
    .where('id', 'in', [0, ...trashed.map(({ widget }) => widget)])
    .where('deleted_at', 'is', null)
    .execute();
  const present = new Set(rows.map(({ id }) => id));
  return new Set(trashed.flatMap(({ draft, widget }) => (present.has(widget) ? [draft] : [])));
}

/** Whether it is the address of one of these drafts. */
const isOfDraft = (ids: ReadonlySet<number>, path: string): boolean =>
  ids.has(Number(/^Drafts\/(\d+)/.exec(path)?.[1]));

/** The secrets of what may not be read, in an answer. */
const leaks = (path: string, text: string, hidden: readonly number[]): string[] =>
  [OTHERS_BOARD, ...hidden.map(secretOf)]
    .filter((secret) => text.includes(secret))
    .map((secret) => `${path} says “${secret}”`);

async function personWith({ role, A, B, de, it: italian }: Person): Promise<{ actor: Actor; session: Session }> {
  const permissions = [
    ...(A === null ? [] : [{ SpotGroupId: ground.spotGroups.A, Level: A }]),
    ...(B === null ? [] : [{ SpotGroupId: ground.spotGroups.B, Level: B }])
  ];
  const { id } = await userWith({ role, permissions, ...(role === 'location' && { locationId: ground.own.id }) });
  const languages = [
    ...(de === null ? [] : [{ Language: 'de', Level: de }]),
    ...(italian === null ? [] : [{ Language: 'it', Level: italian }])
  ];
  const given = await ask(`/api/Users/${id}/Languages`, { ...put({ Languages: languages }), as: await adminSession() });
  expect(given.status).toBe(200);
  const groups = new Map(permissions.map(({ SpotGroupId, Level }) => [SpotGroupId, Level]));
  const place = role === 'location' ? { locationId: ground.own.id, locationLineage: ground.own.lineage } : {};
  const known = new Map(languages.map(({ Language, Level }) => [Language, Level]));
  return { actor: actorWith({ userId: id, role, ...place, groups, languages: known }), session: await sessionOf(id) };
}

/** Adds what the person has created. */
async function addNew({ widgets, drafts, dashboards }: Things): Promise<void> {
  const all = { variants: widgets, drafts, dashboards };
  for (const table of ['variants', 'drafts', 'dashboards'] as const) {
    const known = all[table];
    const { db } = server.app.store;
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('id', '>', Math.max(...known))
      .execute();
    known.push(...rows.map(({ id }) => id));
  }
}

it('no write by a person widens what that person may read', { timeout: runs(300_000) }, async () => {
  const law = fc.asyncProperty(anyRun, async (run) => {
    const things = await newThings(ground, run.templates);
    const { actor, session } = await personWith(run.person);
    const seen = await seenBy(actor, things.widgets);
    const hidden = things.widgets.filter((id) => !seen.has(id));
    const allowed = await allowedTo(actor, hidden);
    const paths = await addresses(things);
    const trashed = await draftsInTrash(seen);
    const others = paths.filter((path) => !isOf(seen, path));
    const before = await answersTo(session, others);
    const faults = [...before].flatMap(([path, { text }]) => leaks(`before any write, ${path}`, text, hidden));

    const said: string[] = [];
    for (const write of run.writes) {
      const sent = await writeOf(things, write);
      if (!sent) continue;
      const { path, options } = sent;
      const response = await ask(`/api/${path}`, { ...options, as: session });
      said.push(`${options?.method} ${path} ${JSON.stringify(options?.json)}: ${response.status}`);
      faults.push(...leaks(said.at(-1)!, await response.text(), hidden));
      await addNew(things);
    }

    const after = await answersTo(session, [...new Set([...paths, ...(await addresses(things))])]);
    const restored = await restoredOf(trashed);
    for (const [path, { status, text }] of after) {
      const was = before.get(path)?.status ?? status;
      if (status === 200 && was !== 200 && !isOfDraft(restored, path)) faults.push(`${path} was ${was} and is 200`);
      faults.push(...leaks(path, text, hidden));
    }
    expect(await allowedTo(actor, hidden), said.join('\n')).toEqual(allowed);
    expect(faults, said.join('\n')).toEqual([]);
  });
  await fc.assert(law, { seed: SEED, numRuns: runs(4), endOnFailure: true });
});
