import type { Action, Thing } from '../../src/lib/server/platform/authorization/can.js';
import { ask, form, sample, TEXT_ELEMENT, upload, userWith, type Ask } from '../api/harness.js';
import { nextOf, OTHER_ELEMENT, versionsOf, withSetAside } from '../api/replacing.js';
import { made } from '../api/things.js';

interface Place {
  readonly id: number;
  readonly lineage: string;
}

/** Where a spot of the matrix belongs. */
export type Where = 'nowhere' | 'own' | 'outside' | 'no group';

/** What stands in the store of the matrix. Nothing of it is changed: what is allowed is done to something of its own. */
export interface World {
  /** Location of the location users, and one outside of it. */
  readonly own: Place;
  readonly outside: Place;
  /** The spot group everything is about. */
  readonly group: number;
  readonly spots: Readonly<Record<Where, number>>;
  readonly widgetGroups: Readonly<Record<Exclude<Home, 'templates'>, number>>;
  readonly widgets: Readonly<Record<Home, number>>;
  readonly deletedWidgets: Readonly<Record<Home, number>>;
  /** Shared by everybody, and somebody's own. */
  readonly dashboards: Readonly<Record<'shared' | 'other', number>>;
  readonly deletedDashboards: Readonly<Record<'shared' | 'other', number>>;
  readonly player: number;
  readonly farPlayer: number;
  readonly message: number;
  readonly update: number;
  /** Somebody who is managed, and asks for nothing. */
  readonly other: number;
}

interface Sent {
  readonly path: string;
  readonly options?: Ask;
}

/** One way to ask for an operation. */
export interface Case {
  /** What it is done to, as far as rights depend on it. */
  thing?(world: World): Thing;
  /** Asked besides the route's own action, once the thing is known. */
  readonly action?: Action;
  /** A request that is sound. `isDone`: it will change what it is about, so that has to be there for it alone. */
  send(world: World, isDone: boolean): Promise<Sent> | Sent;
}

let counted = 0;
const unique = (name: string) => `${name} ${++counted}`;
const post = (json: object): Ask => ({ method: 'POST', json });
const put = (json: object): Ask => ({ method: 'PUT', json });
const get = (path: string): readonly Case[] => [{ send: () => ({ path }) }];
const plain = (send: Case['send']): readonly Case[] => [{ send }];

const creation = (path: string): readonly Case[] => plain(() => ({ path, options: post({ Name: unique(path) }) }));

const placeIn = (world: World, where: Where): Place | undefined =>
  where === 'own' || where === 'outside' ? world[where] : undefined;

const thingAt = (world: World, where: Where): Thing => ({
  spotGroupId: where === 'no group' ? null : world.group,
  locationLineage: placeIn(world, where)?.lineage ?? null
});

export function spotAt(world: Pick<World, 'own' | 'outside' | 'group'>, where: Where): object {
  const SpotGroupId = where === 'no group' ? undefined : world.group;
  const LocationId = where === 'own' || where === 'outside' ? world[where].id : undefined;
  return { Name: unique('spot'), Type: 'Wizard', SpotGroupId, LocationId };
}

/** Where a widget stands: “Widget templates”, a widget group with the spot group of the matrix, or one without any. */
export type Home = 'templates' | 'own group' | 'group without spot group';

const HOMES: readonly Home[] = ['templates', 'own group', 'group without spot group'];
const GROUP_HOMES = ['own group', 'group without spot group'] as const;

const thingIn = (world: Pick<World, 'group'>, home: Home): Thing =>
  home === 'templates' ? {} : { spotGroupId: home === 'own group' ? world.group : null };

export async function newWidgetGroup(world: Pick<World, 'group'>, home: Home): Promise<number> {
  const SpotGroupId = home === 'own group' ? world.group : null;
  return (await made('WidgetGroups', { Name: unique('group'), SpotGroupId })).Id;
}

export async function newWidget(groups: World['widgetGroups'], home: Home): Promise<number> {
  const id = await upload(await sample({ identifier: unique('widget') }));
  if (home === 'templates') return id;
  const moved = await ask(`/api/Widgets/${id}`, { method: 'PATCH', json: { WidgetGroupId: groups[home] } });
  if (moved.status !== 200) throw new Error(await moved.text());
  return id;
}

export async function newDeletedWidget(groups: World['widgetGroups'], home: Home): Promise<number> {
  const id = await newWidget(groups, home);
  await ask(`/api/Widgets/${id}`, { method: 'DELETE' });
  return id;
}

const WHERE: readonly Where[] = ['nowhere', 'own', 'outside', 'no group'];

const onSpots = (request: (id: number) => Sent): readonly Case[] =>
  WHERE.map((where) => ({
    thing: (world) => thingAt(world, where),
    send: async (world, isDone) => request(isDone ? (await made('Spots', spotAt(world, where))).Id : world.spots[where])
  }));

/** `ofTemplates`: asked instead of the route's own action where the widget is among the templates. */
const onWidget = (request: (id: number) => Sent | Promise<Sent>, ofTemplates?: Action): readonly Case[] =>
  HOMES.map((home) => ({
    thing: (world) => thingIn(world, home),
    ...(home === 'templates' && { action: ofTemplates }),
    send: async (world, isDone) => request(isDone ? await newWidget(world.widgetGroups, home) : world.widgets[home])
  }));

const onDeletedWidget = (request: (id: number) => Sent): readonly Case[] =>
  HOMES.map((home) => ({
    thing: (world) => thingIn(world, home),
    ...(home === 'templates' && { action: 'template.delete' }),
    send: async (world, isDone) =>
      request(isDone ? await newDeletedWidget(world.widgetGroups, home) : world.deletedWidgets[home])
  }));

/** What is done is done to a widget that was replaced, with a Value set aside. */
const onReplaced = (request: (id: number) => Sent | Promise<Sent>): readonly Case[] =>
  HOMES.map((home) => ({
    thing: (world) => thingIn(world, home),
    send: async (world, isDone) => {
      if (!isDone) return request(world.widgets[home]);
      const id = await newWidget(world.widgetGroups, home);
      await withSetAside(id);
      return request(id);
    }
  }));

const onWidgetGroup = (request: (id: number) => Sent, action?: Action): readonly Case[] =>
  GROUP_HOMES.map((home) => ({
    action,
    thing: (world) => thingIn(world, home),
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

/** What is done to the shared one is done to another one like it; nobody but administrators may do it to somebody's own. */
const onDashboards = (
  request: (id: number) => Sent,
  among: 'dashboards' | 'deletedDashboards' = 'dashboards',
  another = newDashboard
): readonly Case[] =>
  (['shared', 'other'] as const).map((whose) => ({
    thing: (world) => ({ userId: DASHBOARD_OF[whose](world) }),
    send: async (world, isDone) => request(isDone ? await another() : world[among][whose])
  }));

const onPlayers = (request: (id: number, world: World) => Sent, action?: Action): readonly Case[] => [
  {
    action,
    thing: ({ own, player }) => ({ playerId: player, locationLineage: own.lineage }),
    send: (world) => request(world.player, world)
  },
  {
    action,
    thing: ({ outside, farPlayer }) => ({ playerId: farPlayer, locationLineage: outside.lineage }),
    send: (world) => request(world.farPlayer, world)
  }
];

const onUser = (request: (id: number) => Sent): readonly Case[] =>
  plain(async (world, isDone) => request(isDone ? (await userWith()).id : world.other));

/**
 * Requests for every method of every route of the API, by route and method. Refused or allowed, each is one that would be
 * answered to whom may.
 */
export const REQUESTS: Readonly<Record<string, Readonly<Record<string, readonly Case[]>>>> = {
  Widgets: {
    GET: [...get('Widgets'), ...onWidgetGroup((id) => ({ path: `Widgets?groupId=${id}` }), 'widget.read')],
    POST: plain(async () => ({
      path: 'Widgets',
      options: { method: 'POST', body: form(['a.dash.zip', await sample({ identifier: unique('upload') })]) }
    }))
  },
  'Widgets/[id]': {
    GET: onWidget((id) => ({ path: `Widgets/${id}` })),
    PUT: onWidget(async (id) => ({
      path: `Widgets/${id}`,
      options: { method: 'PUT', body: form(['next.dash.zip', await nextOf(id)]) }
    })),
    PATCH: onWidget((id) => ({ path: `Widgets/${id}`, options: { method: 'PATCH', json: { Name: 'New' } } })),
    DELETE: onWidget((id) => ({ path: `Widgets/${id}`, options: { method: 'DELETE' } }), 'template.delete')
  },
  'Widgets/[id]/Versions': { GET: onWidget((id) => ({ path: `Widgets/${id}/Versions` })) },
  'Widgets/[id]/Versions/[versionId]/Restore': {
    POST: onReplaced(async (id) => {
      const [version] = await versionsOf(id);
      return { path: `Widgets/${id}/Versions/${version?.Id ?? 1}/Restore`, options: { method: 'POST' } };
    })
  },
  'Widgets/[id]/SetAside': { GET: onWidget((id) => ({ path: `Widgets/${id}/SetAside` })) },
  'Widgets/[id]/SetAside/[index]': {
    POST: onReplaced((id) => ({
      path: `Widgets/${id}/SetAside/0`,
      options: { ...post({ ElementId: OTHER_ELEMENT.Id }), headers: { 'if-match': '*' } }
    })),
    DELETE: onReplaced((id) => ({
      path: `Widgets/${id}/SetAside/0`,
      options: { method: 'DELETE', headers: { 'if-match': '*' } }
    }))
  },
  'Widgets/Events': { GET: onWidget((id) => ({ path: `Widgets/Events?ids=${id}` })) },
  'Widgets/[id]/Events': { GET: onWidget((id) => ({ path: `Widgets/${id}/Events` })) },
  'Widgets/[id]/Package': { GET: onWidget((id) => ({ path: `Widgets/${id}/Package` })) },
  'Widgets/[id]/Preview': { POST: onWidget((id) => ({ path: `Widgets/${id}/Preview`, options: { method: 'POST' } })) },
  'Widgets/[id]/Thumbnail': { GET: onWidget((id) => ({ path: `Widgets/${id}/Thumbnail` })) },
  'Widgets/[id]/Values': {
    GET: onWidget((id) => ({ path: `Widgets/${id}/Values` })),
    PUT: onWidget((id) => ({
      path: `Widgets/${id}/Values`,
      options: { ...put({ Values: { Title: TEXT_ELEMENT.Value, Count: 4 } }), headers: { 'if-match': '*' } }
    }))
  },
  'Widgets/[id]/Origins': {
    GET: onWidget((id) => ({ path: `Widgets/${id}/Origins` })),
    PUT: onWidget((id) => ({ path: `Widgets/${id}/Origins`, options: put({ Origins: ['https://api.example.com'] }) }))
  },
  'Widgets/[id]/Variants': {
    POST: onWidget((id) => ({ path: `Widgets/${id}/Variants`, options: post({ Name: 'Variant' }) }))
  },
  'Widgets/[id]/Content': { GET: onWidget((id) => ({ path: `Widgets/${id}/Content` })) },
  Dashboards: {
    GET: get('Dashboards'),
    POST: [
      { send: () => ({ path: 'Dashboards', options: post({ Name: unique('own') }) }) },
      {
        thing: () => ({ userId: null }),
        send: () => ({ path: 'Dashboards', options: post({ Name: unique('board'), Shared: true }) })
      }
    ]
  },
  'Dashboards/[id]': {
    GET: onDashboards((id) => ({ path: `Dashboards/${id}` })),
    PUT: onDashboards((id) => ({
      path: `Dashboards/${id}`,
      options: { ...put({ Tiles: [] }), headers: { 'if-match': '*' } }
    })),
    PATCH: onDashboards((id) => ({ path: `Dashboards/${id}`, options: { method: 'PATCH', json: { Name: 'New' } } })),
    DELETE: onDashboards((id) => ({ path: `Dashboards/${id}`, options: { method: 'DELETE' } }))
  },
  'Widgets/[id]/Restore': {
    POST: onWidget((id) => ({ path: `Widgets/${id}/Restore`, options: { method: 'POST' } }), 'template.delete')
  },
  'Widgets/[id]/Uses': { GET: onWidget((id) => ({ path: `Widgets/${id}/Uses` })) },
  'Widgets/Trash': { GET: get('Widgets/Trash') },
  'Widgets/Trash/[id]': {
    GET: onDeletedWidget((id) => ({ path: `Widgets/Trash/${id}` })),
    DELETE: onDeletedWidget((id) => ({ path: `Widgets/Trash/${id}`, options: { method: 'DELETE' } }))
  },
  'Dashboards/[id]/Restore': {
    POST: onDashboards(
      (id) => ({ path: `Dashboards/${id}/Restore`, options: { method: 'POST' } }),
      'deletedDashboards',
      newDeletedDashboard
    )
  },
  'Dashboards/Trash': { GET: get('Dashboards/Trash') },
  'Dashboards/Trash/[id]': {
    DELETE: onDashboards(
      (id) => ({ path: `Dashboards/Trash/${id}`, options: { method: 'DELETE' } }),
      'deletedDashboards',
      newDeletedDashboard
    )
  },
  WidgetGroups: {
    GET: [...get('WidgetGroups'), ...onWidgetGroup((id) => ({ path: `WidgetGroups?id=${id}` }), 'widgetGroup.read')],
    POST: GROUP_HOMES.map((home) => ({
      thing: (world) => thingIn(world, home),
      send: (world) => ({
        path: 'WidgetGroups',
        options: post({ Name: unique('group'), SpotGroupId: home === 'own group' ? world.group : null })
      })
    }))
  },
  'WidgetGroups/[id]': {
    PATCH: onWidgetGroup((id) => ({ path: `WidgetGroups/${id}`, options: { method: 'PATCH', json: { Name: 'New' } } })),
    DELETE: onWidgetGroup((id) => ({ path: `WidgetGroups/${id}`, options: { method: 'DELETE' } }))
  },
  'catalogue/[kind]': { GET: get('catalogue/spot') },
  'catalogue/[kind]/lookup': { GET: get('catalogue/spot/lookup?ids=1,2') },

  Playlists: { GET: get('Playlists'), POST: creation('Playlists') },
  Media: { GET: get('Media'), POST: creation('Media') },
  MediaGroups: { GET: get('MediaGroups'), POST: creation('MediaGroups') },
  Categories: { GET: get('Categories'), POST: creation('Categories') },
  Editions: { GET: get('Editions'), POST: creation('Editions') },
  SpotGroups: { GET: get('SpotGroups'), POST: creation('SpotGroups') },
  Players: { GET: get('Players'), POST: creation('Players') },
  Locations: {
    GET: get('Locations'),
    POST: (['own', 'outside'] as const).map((where) => ({
      thing: (world) => ({ locationLineage: world[where].lineage }),
      send: (world) => ({ path: 'Locations', options: post({ Name: unique('place'), ParentId: world[where].id }) })
    }))
  },

  Spots: {
    GET: get('Spots'),
    POST: WHERE.map((where) => ({
      thing: (world) => thingAt(world, where),
      send: (world) => ({ path: 'Spots', options: post(spotAt(world, where)) })
    })),
    PUT: onSpots((Id) => ({ path: 'Spots', options: put({ Id, ValidFrom: null, ValidTo: null }) })),
    DELETE: onSpots((id) => ({ path: `Spots?id=${id}`, options: { method: 'DELETE' } }))
  },
  'Spots/Tags': { PUT: onSpots((SpotId) => ({ path: 'Spots/Tags', options: put({ SpotId, Tags: ['t'] }) })) },
  'Spots/CreateCopy': {
    POST: onSpots((SpotId) => ({ path: 'Spots/CreateCopy', options: post({ SpotId }) }))
  },
  'Spots/AscContent': { GET: onSpots((id) => ({ path: `Spots/AscContent?id=${id}` })) },
  'Spots/Preview': { GET: onSpots((id) => ({ path: `Spots/Preview?id=${id}` })) },
  'Spots/Thumbnail': { GET: onSpots((id) => ({ path: `Spots/Thumbnail?id=${id}` })) },

  'Players/[id]/Messages': {
    POST: onPlayers((id) => ({ path: `Players/${id}/Messages`, options: post({ Content: { a: 1 } }) }))
  },
  'Fast/player/[playerId]/[messageId]': {
    GET: onPlayers((id, { message }) => ({ path: `v1.18/Fast/player/${id}/${message}` }))
  },
  Updates: {
    GET: [
      { action: 'update.publish', send: () => ({ path: 'Updates' }) },
      ...get('Updates?version=1.0'),
      ...onPlayers((id) => ({ path: `Updates?version=1.0&playerId=${id}` }))
    ],
    POST: plain(() => ({
      path: `Updates?Version=9.${++counted}&FileName=a.bin`,
      options: {
        method: 'POST',
        body: new Uint8Array([1]),
        headers: { 'content-type': 'application/octet-stream' }
      }
    }))
  },
  'Updates/[id]': {
    GET: plain(({ update }) => ({ path: `Updates/${update}` })),
    DELETE: plain(() => ({ path: 'Updates/999999', options: { method: 'DELETE' } }))
  },
  'Updates/[id]/File': { GET: plain(({ update }) => ({ path: `Updates/${update}/File` })) },
  'Updates/[id]/Confirmations': {
    GET: plain(({ update }) => ({ path: `Updates/${update}/Confirmations` })),
    POST: onPlayers((PlayerId, { update }) => ({
      path: `Updates/${update}/Confirmations`,
      options: post({ PlayerId, State: 'installed', Version: '1.1' })
    }))
  },
  'Reporting/PlayTimes': {
    GET: get('Reporting/PlayTimes'),
    POST: plain(({ player }) => ({
      path: 'Reporting/PlayTimes',
      options: post({
        Rows: [{ SpotId: 1, PlayerId: player, StartedAt: new Date().toISOString(), Seconds: ++counted }]
      })
    }))
  },

  Users: {
    GET: get('Users'),
    POST: plain(() => ({ path: 'Users', options: post({ Name: unique('person'), Role: 'user' }) }))
  },
  'Users/[id]': {
    GET: plain(({ other }) => ({ path: `Users/${other}` })),
    PATCH: onUser((id) => ({ path: `Users/${id}`, options: { method: 'PATCH', json: { Locked: true } } })),
    DELETE: onUser((id) => ({ path: `Users/${id}`, options: { method: 'DELETE' } }))
  },
  'Users/[id]/Permissions': {
    GET: plain(({ other }) => ({ path: `Users/${other}/Permissions` })),
    PUT: onUser((id) => ({ path: `Users/${id}/Permissions`, options: put({ Permissions: [] }) }))
  },
  'Users/[id]/Sessions': {
    DELETE: onUser((id) => ({ path: `Users/${id}/Sessions`, options: { method: 'DELETE' } }))
  },
  'Users/[id]/Keys': {
    GET: plain(({ other }) => ({ path: `Users/${other}/Keys` })),
    POST: onUser((id) => ({ path: `Users/${id}/Keys`, options: post({ Name: 'Key' }) }))
  },
  'Users/[id]/Keys/[key]': {
    DELETE: plain(({ other }) => ({ path: `Users/${other}/Keys/unknown`, options: { method: 'DELETE' } }))
  },
  Permissions: {
    GET: get('Permissions'),
    PUT: plain(({ other, group }) => ({
      path: 'Permissions',
      options: put({ Changes: [{ UserId: other, SpotGroupId: group, Level: null }] })
    }))
  },
  Account: { GET: get('Account') },
  'Account/Password': {
    PUT: plain(() => ({ path: 'Account/Password', options: put({ Current: 'wrong', New: 'a long new password' }) }))
  },
  'Account/Sessions': {
    GET: get('Account/Sessions'),
    DELETE: plain(() => ({ path: 'Account/Sessions', options: { method: 'DELETE' } }))
  },
  'Account/Sessions/[session]': {
    DELETE: plain(() => ({ path: 'Account/Sessions/4711', options: { method: 'DELETE' } }))
  },
  'Account/Keys': {
    GET: get('Account/Keys'),
    POST: plain(() => ({ path: 'Account/Keys', options: post({ Name: 'Mine' }) }))
  },
  'Account/Keys/[key]': { DELETE: plain(() => ({ path: 'Account/Keys/unknown', options: { method: 'DELETE' } })) }
};
