import { RESOURCES } from '../../src/lib/server/catalogue/resources.js';
import { form, sample, TEXT_ELEMENT } from '../api/harness.js';
import { DRAFT_REQUESTS } from './draftRequests.js';
import { TEXT_REQUESTS } from './textRequests.js';
import { nextOf, OTHER_ELEMENT, versionsOf } from '../api/replacing.js';
import {
  type Case,
  nextCount,
  unique,
  post,
  put,
  get,
  plain,
  creation,
  resourceAt,
  spotAt,
  GROUP_HOMES,
  resourceIn,
  WHERE,
  onSpots,
  onWidget,
  onDeletedWidget,
  onMoment,
  onReplaced,
  onWidgetGroup,
  newDeletedDashboard,
  onDashboards,
  onPlayers,
  onUser
} from './cases.js';

/** Requests for every method of every route of the API, by route and method. Each would be answered for an allowed caller. */
export const REQUESTS: Readonly<Record<string, Readonly<Record<string, readonly Case[]>>>> = {
  ...Object.fromEntries(RESOURCES.map(({ path }) => [path, { GET: get(path), POST: creation(path) }])),
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
  'Widgets/[id]/Values/Fit': {
    POST: onWidget((id) => ({ path: `Widgets/${id}/Values/Fit`, options: post({ ElementId: 'Count' }) }))
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
  BrandColours: {
    GET: get('BrandColours'),
    PUT: plain(() => ({ path: 'BrandColours', options: { ...put({ Colours: [] }), headers: { 'if-match': '*' } } }))
  },
  'Widgets/Found': { GET: get('Widgets/Found?search=hello') },
  'Widgets/Events': { GET: onWidget((id) => ({ path: `Widgets/Events?ids=${id}` })) },
  'Widgets/[id]/Events': { GET: onWidget((id) => ({ path: `Widgets/${id}/Events` })) },
  'Widgets/[id]/Presence': {
    PUT: onWidget((id) => ({ path: `Widgets/${id}/Presence`, options: put({ Page: 'k3v9x2m8q1', Element: null }) }))
  },
  'Widgets/[id]/Package': { GET: onWidget((id) => ({ path: `Widgets/${id}/Package` })) },
  'Widgets/[id]/Preview': { POST: onWidget((id) => ({ path: `Widgets/${id}/Preview`, options: { method: 'POST' } })) },
  'Widgets/[id]/EditedFiles': {
    PUT: onWidget((id) => ({
      path: `Widgets/${id}/EditedFiles`,
      options: { method: 'PUT', body: form(['main.js', new TextEncoder().encode('1')]) }
    })),
    DELETE: onWidget((id) => ({ path: `Widgets/${id}/EditedFiles`, options: { method: 'DELETE' } }))
  },
  'Widgets/[id]/Thumbnail': { GET: onWidget((id) => ({ path: `Widgets/${id}/Thumbnail` })) },
  'Widgets/[id]/Values': {
    GET: onWidget((id) => ({ path: `Widgets/${id}/Values` })),
    PUT: onWidget((id) => ({
      path: `Widgets/${id}/Values`,
      options: { ...put({ Values: { Title: TEXT_ELEMENT.Value, Count: 4 } }), headers: { 'if-match': '*' } }
    }))
  },
  'Widgets/[id]/Values/Reach': {
    POST: onWidget((id) => ({ path: `Widgets/${id}/Values/Reach`, options: post({ Values: { Count: 4 } }) }))
  },
  'Widgets/[id]/Origins': {
    GET: onWidget((id) => ({ path: `Widgets/${id}/Origins` })),
    PUT: onWidget((id) => ({ path: `Widgets/${id}/Origins`, options: put({ Origins: ['https://api.example.com'] }) }))
  },
  ...TEXT_REQUESTS,
  ...DRAFT_REQUESTS,
  'Widgets/[id]/Variants': {
    POST: onWidget((id) => ({ path: `Widgets/${id}/Variants`, options: post({ Name: 'Variant' }) }))
  },
  'Widgets/[id]/Variants/Batch': {
    POST: onWidget((id) => ({ path: `Widgets/${id}/Variants/Batch`, options: post({ Variants: [{ Name: 'Many' }] }) }))
  },
  'Widgets/[id]/Variants/Values': {
    GET: onWidget((id) => ({ path: `Widgets/${id}/Variants/Values` })),
    POST: onWidget((id) => ({
      path: `Widgets/${id}/Variants/Values`,
      options: post({ Cells: [{ Widget: id, Element: 'Count', Value: 4 }] })
    }))
  },
  'Widgets/[id]/Comments': {
    GET: onWidget((id) => ({ path: `Widgets/${id}/Comments` })),
    POST: onWidget((id) => ({ path: `Widgets/${id}/Comments`, options: post({ Element: 'Count', Text: 'Too many?' }) }))
  },
  'Widgets/[id]/Comments/[commentId]': {
    PUT: onWidget((id) => ({ path: `Widgets/${id}/Comments/1`, options: put({ Done: true }) })),
    DELETE: onWidget((id) => ({ path: `Widgets/${id}/Comments/1`, options: { method: 'DELETE' } }))
  },
  'Widgets/[id]/Presets': {
    GET: onWidget((id) => ({ path: `Widgets/${id}/Presets` })),
    POST: onWidget((id) => ({
      path: `Widgets/${id}/Presets`,
      options: post({ Name: unique('preset'), Values: { Count: 4 } })
    }))
  },
  'Widgets/[id]/Presets/[presetId]': {
    PATCH: onWidget((id) => ({
      path: `Widgets/${id}/Presets/1`,
      options: { method: 'PATCH', json: { Name: 'New' }, headers: { 'if-match': '*' } }
    })),
    DELETE: onWidget((id) => ({
      path: `Widgets/${id}/Presets/1`,
      options: { method: 'DELETE', headers: { 'if-match': '*' } }
    }))
  },
  'Widgets/[id]/History': { GET: onWidget((id) => ({ path: `Widgets/${id}/History` })) },
  'Widgets/[id]/History/Year': { GET: onWidget((id) => ({ path: `Widgets/${id}/History/Year` })) },
  'Widgets/[id]/History/[moment]': { GET: onMoment((path) => ({ path })) },
  'Widgets/[id]/History/[moment]/Name': {
    PUT: onMoment((path) => ({ path: `${path}/Name`, options: put({ Name: 'Easter' }) }))
  },
  'Widgets/[id]/Content': { GET: onWidget((id) => ({ path: `Widgets/${id}/Content` })) },
  Dashboards: {
    GET: get('Dashboards'),
    POST: [
      { send: () => ({ path: 'Dashboards', options: post({ Name: unique('own') }) }) },
      {
        resource: () => ({ userId: null }),
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
      resource: (world) => resourceIn(world, home),
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

  Locations: {
    GET: get('Locations'),
    POST: (['own', 'outside'] as const).map((where) => ({
      resource: (world) => ({ locationLineage: world[where].lineage }),
      send: (world) => ({ path: 'Locations', options: post({ Name: unique('place'), ParentId: world[where].id }) })
    }))
  },

  Spots: {
    GET: get('Spots'),
    POST: WHERE.map((where) => ({
      resource: (world) => resourceAt(world, where),
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
      path: `Updates?Version=9.${nextCount()}&FileName=a.bin`,
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
        Rows: [{ SpotId: 1, PlayerId: player, StartedAt: new Date().toISOString(), Seconds: nextCount() }]
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
  'Users/[id]/Languages': {
    GET: plain(({ other }) => ({ path: `Users/${other}/Languages` })),
    PUT: onUser((id) => ({ path: `Users/${id}/Languages`, options: put({ Languages: [] }) }))
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
