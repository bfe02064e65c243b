import type { World } from './cases.js';
import { nextCount, post, put, spotAt, unique, type Sent, type Where } from './cases.js';
import { ask, NUMBER_ELEMENT, sample, TEXT_ELEMENT, upload, userWith } from '../api/harness.js';
import { made } from '../api/things.js';

/** The place of a widget: “Widget templates”, or a widget group with the spot group A or B, or with none. */
export type Home = 'templates' | 'A' | 'B' | 'none';
export const HOMES: readonly Home[] = ['templates', 'A', 'B', 'none'];

/** The things of a run. A request takes any of them in place of each resource that it is about. */
export interface Things {
  readonly widgets: number[];
  readonly drafts: number[];
  readonly dashboards: number[];
  readonly spots: number[];
  readonly widgetGroups: number[];
  readonly spotGroups: number[];
}

/** Numbers that decide, in rotation. */
export class Choices {
  #next = 0;

  constructor(private readonly numbers: readonly number[]) {}

  of<T>(all: readonly T[]): T {
    return all[(this.numbers[this.#next++ % this.numbers.length] ?? 0) % all.length]!;
  }
}

export interface Placed {
  readonly home: Home;
  readonly isDeleted: boolean;
}

/** The name of somebody else's dashboard. */
export const OTHERS_BOARD = 'secret board';

export const secretOf = (id: number): string => `secret ${id}.`;

/** What all worlds share. */
export interface Ground extends Omit<
  World,
  'widgets' | 'drafts' | 'deletedWidgets' | 'widgetGroups' | 'dashboards' | 'deletedDashboards'
> {
  readonly spotGroups: { readonly A: number; readonly B: number };
  /** The key of `other`. */
  readonly otherKey: string;
}

export async function newGround(): Promise<Ground> {
  const top = await made('Locations', { Name: 'Top' });
  const own = await made('Locations', { Name: 'Own', ParentId: top.Id });
  const outside = await made('Locations', { Name: 'Outside' });
  const spotGroups = {
    A: (await made('SpotGroups', { Name: 'A' })).Id,
    B: (await made('SpotGroups', { Name: 'B' })).Id
  };
  const player = (await made('Players', { Name: 'Near', LocationId: own.Id })).Id;
  const farPlayer = (await made('Players', { Name: 'Far', LocationId: outside.Id })).Id;
  const places = {
    own: { id: own.Id, lineage: `/${top.Id}/${own.Id}/` },
    outside: { id: outside.Id, lineage: `/${outside.Id}/` },
    group: spotGroups.A
  };
  const other = await userWith();
  const spot = async (where: Where) => (await made('Spots', spotAt(places, where))).Id;
  return {
    ...places,
    spotGroups,
    player,
    farPlayer,
    message: (await made(`Players/${player}/Messages`, { Content: {} })).Id,
    spots: {
      nowhere: await spot('nowhere'),
      own: await spot('own'),
      outside: await spot('outside'),
      'no group': await spot('no group')
    },
    update: 1,
    other: other.id,
    otherKey: other.key
  };
}

/** Sends it as an administrator. */
async function done({ path, options }: Sent): Promise<void> {
  const response = await ask(`/api/${path}`, options);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  await response.body?.cancel();
}

/** Widgets with their secrets, and drafts, comments, presets and a dashboard. `own`: what the variants inherit from. */
export async function newThings(
  { spotGroups, spots, otherKey }: Ground,
  templates: readonly { readonly own: Placed; readonly variants: readonly Placed[] }[]
): Promise<Things> {
  const groupIn = async (SpotGroupId: number | null) =>
    (await made('WidgetGroups', { Name: unique('group'), SpotGroupId })).Id;
  const groups = { A: await groupIn(spotGroups.A), B: await groupIn(spotGroups.B), none: await groupIn(null) };
  const groupOf = (home: Home) => (home === 'templates' ? null : groups[home]);
  const widgets: number[] = [];
  const drafts: number[] = [];
  for (const { own, variants } of templates) {
    const elements = [{ ...TEXT_ELEMENT, Translations: { de: { DisplayName: 'Titel' } } }, NUMBER_ELEMENT];
    const template = await upload(await sample({ identifier: unique('widget'), elements }));
    const ids = [template];
    for (const { home } of variants) {
      ids.push((await made(`Widgets/${template}/Variants`, { WidgetGroupId: groupOf(home) })).Id);
    }
    for (const id of ids) {
      const secret = secretOf(id);
      await done({ path: `Widgets/${id}`, options: { method: 'PATCH', json: { Name: secret } } });
      const Values = { Title: [{ Text: secret }], Count: (nextCount() % 9) + 1 };
      await done({ path: `Widgets/${id}/Values`, options: { ...put({ Values }), headers: { 'if-match': '*' } } });
      await done({ path: `Widgets/${id}/Comments`, options: post({ Element: 'Title', Text: secret }) });
    }
    const cellsOf = (some: readonly number[]) =>
      some.map((Widget) => ({ Widget, Element: 'Title', Value: [{ Text: secretOf(Widget) }] }));
    for (const some of [ids, ids.slice(0, 1), ids.slice(1, 2)]) {
      // The name of a draft with one widget is as secret as that.
      const Name = some.length === 1 ? `${secretOf(some[0]!)} ${unique('draft')}` : unique('draft');
      drafts.push((await made('Drafts', { Widget: template, Name, Cells: cellsOf(some) })).Id);
    }
    await made(`Widgets/${template}/Presets`, { Name: unique('preset'), Values: { Count: 4 } });
    if (own.home !== 'templates') {
      const json = { WidgetGroupId: groupOf(own.home) };
      await done({ path: `Widgets/${template}`, options: { method: 'PATCH', json } });
    }
    for (const [index, { isDeleted }] of [own, ...variants].entries()) {
      if (isDeleted) await done({ path: `Widgets/${ids[index]}`, options: { method: 'DELETE' } });
    }
    widgets.push(...ids);
  }
  const shown = (await made('Dashboards', { Name: unique('board'), Shared: true })).Id;
  const others = (await made('Dashboards', { Name: OTHERS_BOARD }, { as: otherKey })).Id;
  const tileOf = (WidgetId: number, Row: number) => ({ Id: `${Row}`, WidgetId, Slot: 0, Row, Slots: 1, Rows: 1 });
  for (const [id, as] of [
    [shown, undefined],
    [others, otherKey]
  ] as const) {
    const options = { ...put({ Tiles: widgets.map(tileOf) }), headers: { 'if-match': '*' }, as };
    await done({ path: `Dashboards/${id}`, options });
  }
  return {
    ...{ widgets, drafts, dashboards: [shown, others], spots: Object.values(spots) },
    ...{ widgetGroups: Object.values(groups), spotGroups: Object.values(spotGroups) }
  };
}

/** A world for the requests of the matrix: its things are any of these. */
export function worldOf(ground: Ground, things: Things, choose: Choices): World {
  const { widgets, drafts, dashboards, spots, widgetGroups, spotGroups: groups } = things;
  const homes = <T>(all: readonly T[]) => ({
    ...{ templates: choose.of(all), 'own group': choose.of(all), 'group without spot group': choose.of(all) },
    translated: choose.of(all)
  });
  const boards = () => ({ shared: choose.of(dashboards), other: choose.of(dashboards) });
  return {
    ...ground,
    group: choose.of(groups),
    spots: {
      ...{ nowhere: choose.of(spots), own: choose.of(spots) },
      ...{ outside: choose.of(spots), 'no group': choose.of(spots) }
    },
    ...{ widgets: homes(widgets), drafts: homes(drafts), deletedWidgets: homes(widgets) },
    widgetGroups: homes(widgetGroups),
    ...{ dashboards: boards(), deletedDashboards: boards() }
  };
}
