import type { History } from '../../src/lib/api.js';
import type { Action } from '../../src/lib/server/authorization/can.js';
import type { Resource } from '../../src/lib/server/platform/authorization/rules.js';
import { ask, NUMBER_ELEMENT, sample, TEXT_ELEMENT, upload, userWith, type Ask } from '../api/harness.js';
import { withSetAside } from '../api/replacing.js';
import { made } from '../api/things.js';

interface Place {
  readonly id: number;
  readonly lineage: string;
}

/** The place of a spot of the matrix. */
export type Where = 'nowhere' | 'own' | 'outside' | 'no group';

/** The objects in the store of the matrix. None is changed: allowed actions use a separate object. */
export interface World {
  /** Location of the location users, and one outside it. */
  readonly own: Place;
  readonly outside: Place;
  /** The spot group everything is about. */
  readonly group: number;
  readonly spots: Readonly<Record<Where, number>>;
  readonly widgetGroups: Readonly<Record<Exclude<Home, 'templates'>, number>>;
  readonly widgets: Readonly<Record<Home | 'translated', number>>;
  /** One of each of these widgets. */
  readonly drafts: Readonly<Record<Home | 'translated', number>>;
  readonly deletedWidgets: Readonly<Record<Home, number>>;
  /** Shared by everybody, and somebody's own. */
  readonly dashboards: Readonly<Record<'shared' | 'other', number>>;
  readonly deletedDashboards: Readonly<Record<'shared' | 'other', number>>;
  readonly player: number;
  readonly farPlayer: number;
  readonly message: number;
  readonly update: number;
  /** A user who is managed, and sends no requests. */
  readonly other: number;
}

export interface Sent {
  readonly path: string;
  readonly options?: Ask;
}

/** One way to call an operation. */
export interface Case {
  /** The object, as far as permissions depend on it. */
  resource?(world: World): Resource;
  /** An additional action, checked once the object is known. */
  readonly action?: Action;
  /** A valid request. `isDone`: it will change its object, so it needs its own. */
  send(world: World, isDone: boolean): Promise<Sent> | Sent;
}

let counted = 0;
/** A new number each time. */
export const nextCount = (): number => ++counted;
export const unique = (name: string) => `${name} ${nextCount()}`;
export const post = (json: object): Ask => ({ method: 'POST', json });
export const put = (json: object): Ask => ({ method: 'PUT', json });
export const get = (path: string): readonly Case[] => [{ send: () => ({ path }) }];
export const plain = (send: Case['send']): readonly Case[] => [{ send }];

export const creation = (path: string): readonly Case[] =>
  plain(() => ({ path, options: post({ Name: unique(path) }) }));

const placeIn = (world: World, where: Where): Place | undefined =>
  where === 'own' || where === 'outside' ? world[where] : undefined;

export const resourceAt = (world: World, where: Where): Resource => ({
  spotGroupId: where === 'no group' ? null : world.group,
  locationLineage: placeIn(world, where)?.lineage ?? null
});

export function spotAt(world: Pick<World, 'own' | 'outside' | 'group'>, where: Where): object {
  const SpotGroupId = where === 'no group' ? undefined : world.group;
  const LocationId = where === 'own' || where === 'outside' ? world[where].id : undefined;
  return { Name: unique('spot'), Type: 'Wizard', SpotGroupId, LocationId };
}

/** The place of a widget: “Widget templates”, a widget group with the spot group of the matrix, or one without any. */
export type Home = 'templates' | 'own group' | 'group without spot group';

/** Only administrators see it; translators of German read its texts. */
export async function newTranslated(groups: World['widgetGroups']): Promise<number> {
  const elements = [{ ...TEXT_ELEMENT, Translations: { de: { DisplayName: 'Titel' } } }, NUMBER_ELEMENT];
  return placed(
    await upload(await sample({ identifier: unique('widget'), elements })),
    groups['group without spot group']
  );
}

const HOMES: readonly Home[] = ['templates', 'own group', 'group without spot group'];
export const GROUP_HOMES = ['own group', 'group without spot group'] as const;

export const resourceIn = (world: Pick<World, 'group'>, home: Home): Resource =>
  home === 'templates' ? {} : { spotGroupId: home === 'own group' ? world.group : null };

export async function newWidgetGroup(world: Pick<World, 'group'>, home: Home): Promise<number> {
  const SpotGroupId = home === 'own group' ? world.group : null;
  return (await made('WidgetGroups', { Name: unique('group'), SpotGroupId })).Id;
}

export async function newWidget(groups: World['widgetGroups'], home: Home): Promise<number> {
  const id = await upload(await sample({ identifier: unique('widget') }));
  return home === 'templates' ? id : placed(id, groups[home]);
}

async function placed(id: number, WidgetGroupId: number): Promise<number> {
  const moved = await ask(`/api/Widgets/${id}`, { method: 'PATCH', json: { WidgetGroupId } });
  if (moved.status !== 200) throw new Error(await moved.text());
  return id;
}

export async function newDeletedWidget(groups: World['widgetGroups'], home: Home): Promise<number> {
  const id = await newWidget(groups, home);
  await ask(`/api/Widgets/${id}`, { method: 'DELETE' });
  return id;
}

export const WHERE: readonly Where[] = ['nowhere', 'own', 'outside', 'no group'];

export const onSpots = (request: (id: number) => Sent): readonly Case[] =>
  WHERE.map((where) => ({
    resource: (world) => resourceAt(world, where),
    send: async (world, isDone) => request(isDone ? (await made('Spots', spotAt(world, where))).Id : world.spots[where])
  }));

/** `ofTemplates`: replaces the route's own action if the widget is a template. */
export const onWidget = (request: (id: number) => Sent | Promise<Sent>, ofTemplates?: Action): readonly Case[] => [
  ...HOMES.map((home): Case => ({
    resource: (world) => resourceIn(world, home),
    ...(home === 'templates' && { action: ofTemplates }),
    send: async (world, isDone) => request(isDone ? await newWidget(world.widgetGroups, home) : world.widgets[home])
  })),
  {
    resource: () => ({ spotGroupId: null, languages: ['de'] }),
    send: async (world, isDone) => request(isDone ? await newTranslated(world.widgetGroups) : world.widgets.translated)
  }
];

/** @param request of the path of the newest moment of a widget */
export const onMoment = (request: (path: string) => Sent): readonly Case[] =>
  onWidget(async (id) => {
    const { Entries } = (await (await ask(`/api/Widgets/${id}/History`)).json()) as History;
    return request(`Widgets/${id}/History/${Entries[0]!.Moment}`);
  });

export async function newDraft(id: number): Promise<number> {
  const Cells = [{ Widget: id, Element: 'Count', Value: 4 }];
  return (await made('Drafts', { Widget: id, Name: unique('draft'), Cells })).Id;
}

/** @param request of the path of a draft of a widget; the action needs it in the right state */
export const onDraft = (request: (path: string, isDone: boolean) => Sent | Promise<Sent>): readonly Case[] => [
  ...HOMES.map((home): Case => ({
    resource: (world) => resourceIn(world, home),
    send: async (world, isDone) => {
      const id = isDone ? await newDraft(await newWidget(world.widgetGroups, home)) : world.drafts[home];
      return request(`Drafts/${id}`, isDone);
    }
  })),
  {
    resource: () => ({ spotGroupId: null, languages: ['de'] }),
    send: async (world, isDone) => {
      const id = isDone ? await newDraft(await newTranslated(world.widgetGroups)) : world.drafts.translated;
      return request(`Drafts/${id}`, isDone);
    }
  }
];

export const onDeletedWidget = (request: (id: number) => Sent): readonly Case[] =>
  HOMES.map((home) => ({
    resource: (world) => resourceIn(world, home),
    ...(home === 'templates' && { action: 'template.delete' }),
    send: async (world, isDone) =>
      request(isDone ? await newDeletedWidget(world.widgetGroups, home) : world.deletedWidgets[home])
  }));

/** The action uses a widget that was replaced, with a set-aside Value. */
export const onReplaced = (request: (id: number) => Sent | Promise<Sent>): readonly Case[] =>
  HOMES.map((home) => ({
    resource: (world) => resourceIn(world, home),
    send: async (world, isDone) => {
      if (!isDone) return request(world.widgets[home]);
      const id = await newWidget(world.widgetGroups, home);
      await withSetAside(id);
      return request(id);
    }
  }));

export const onWidgetGroup = (request: (id: number) => Sent, action?: Action): readonly Case[] =>
  GROUP_HOMES.map((home) => ({
    action,
    resource: (world) => resourceIn(world, home),
    send: async (world, isDone) => request(isDone ? await newWidgetGroup(world, home) : world.widgetGroups[home])
  }));

const DASHBOARD_OF = {
  shared: () => null,
  other: ({ other }: World) => other
} satisfies Record<keyof World['dashboards'], (world: World) => number | null>;

export const newDashboard = async () => (await made('Dashboards', { Name: unique('board'), Shared: true })).Id;

export async function newDeletedDashboard(): Promise<number> {
  const id = await newDashboard();
  await ask(`/api/Dashboards/${id}`, { method: 'DELETE' });
  return id;
}

/** An allowed action uses a new shared one, even in place of somebody's own: only administrators may act on that. */
export const onDashboards = (
  request: (id: number) => Sent,
  among: 'dashboards' | 'deletedDashboards' = 'dashboards',
  another = newDashboard
): readonly Case[] =>
  (['shared', 'other'] as const).map((whose) => ({
    resource: (world) => ({ userId: DASHBOARD_OF[whose](world) }),
    send: async (world, isDone) => request(isDone ? await another() : world[among][whose])
  }));

export const onPlayers = (request: (id: number, world: World) => Sent, action?: Action): readonly Case[] => [
  {
    action,
    resource: ({ own, player }) => ({ playerId: player, locationLineage: own.lineage }),
    send: (world) => request(world.player, world)
  },
  {
    action,
    resource: ({ outside, farPlayer }) => ({ playerId: farPlayer, locationLineage: outside.lineage }),
    send: (world) => request(world.farPlayer, world)
  }
];

export const onUser = (request: (id: number) => Sent): readonly Case[] =>
  plain(async (world, isDone) => request(isDone ? (await userWith()).id : world.other));
