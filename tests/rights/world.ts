import { ask, userWith } from '../api/harness.js';
import { made } from '../api/things.js';
import {
  newDashboard,
  newDeletedDashboard,
  newDeletedWidget,
  newDraft,
  newTranslated,
  newWidget,
  newWidgetGroup,
  spotAt,
  type Where,
  type World
} from './cases.js';

/** Objects of every kind. `ids`: the spot group they are about, and another one. */
export async function newWorld(): Promise<{ world: World; ids: { own: number; other: number } }> {
  const top = await made('Locations', { Name: 'Top' });
  const own = await made('Locations', { Name: 'Own', ParentId: top.Id });
  const outside = await made('Locations', { Name: 'Outside' });
  const ids = {
    own: (await made('SpotGroups', { Name: 'Own' })).Id,
    other: (await made('SpotGroups', { Name: 'Other' })).Id
  };
  const player = (await made('Players', { Name: 'Near', LocationId: own.Id })).Id;
  const farPlayer = (await made('Players', { Name: 'Far', LocationId: outside.Id })).Id;
  const { Id: message } = await made(`Players/${player}/Messages`, { Content: {} });
  const update = await ask('/api/Updates?Version=1.1&FileName=a.bin', {
    method: 'POST',
    body: new Uint8Array([1]),
    headers: { 'content-type': 'application/octet-stream' }
  });
  const places = {
    own: { id: own.Id, lineage: `/${top.Id}/${own.Id}/` },
    outside: { id: outside.Id, lineage: `/${outside.Id}/` },
    group: ids.own
  };
  const other = await userWith();
  const deletedOwn = (await made('Dashboards', { Name: 'Deleted' }, { as: other.key })).Id;
  await ask(`/api/Dashboards/${deletedOwn}`, { method: 'DELETE' });
  const spot = async (where: Where) => (await made('Spots', spotAt(places, where))).Id;
  const widgetGroups = {
    'own group': await newWidgetGroup(places, 'own group'),
    'group without spot group': await newWidgetGroup(places, 'group without spot group')
  };
  const widgets = {
    templates: await newWidget(widgetGroups, 'templates'),
    'own group': await newWidget(widgetGroups, 'own group'),
    'group without spot group': await newWidget(widgetGroups, 'group without spot group'),
    translated: await newTranslated(widgetGroups)
  };
  const drafts = {
    templates: await newDraft(widgets.templates),
    'own group': await newDraft(widgets['own group']),
    'group without spot group': await newDraft(widgets['group without spot group']),
    translated: await newDraft(widgets.translated)
  };
  const world: World = {
    ...places,
    spots: {
      nowhere: await spot('nowhere'),
      own: await spot('own'),
      outside: await spot('outside'),
      'no group': await spot('no group')
    },
    widgetGroups,
    widgets,
    drafts,
    deletedWidgets: {
      templates: await newDeletedWidget(widgetGroups, 'templates'),
      'own group': await newDeletedWidget(widgetGroups, 'own group'),
      'group without spot group': await newDeletedWidget(widgetGroups, 'group without spot group')
    },
    player,
    farPlayer,
    message,
    update: ((await update.json()) as { Id: number }).Id,
    dashboards: {
      shared: await newDashboard(),
      other: (await made('Dashboards', { Name: 'Own' }, { as: other.key })).Id
    },
    deletedDashboards: { shared: await newDeletedDashboard(), other: deletedOwn },
    other: other.id
  };
  return { world, ids };
}
