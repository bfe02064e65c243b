import { ask } from '../api/harness.js';
import { made } from '../api/things.js';
import {
  newDashboard,
  newDeletedDashboard,
  newDeletedWidget,
  newDraft,
  newTranslated,
  newWidget,
  newWidgetGroup,
  type World
} from './cases.js';
import { newGround } from './secrets.js';

/** Objects of every kind. `ids`: the spot group they are about, and another one. */
export async function newWorld(): Promise<{ world: World; ids: { own: number; other: number } }> {
  const ground = await newGround();
  const as = ground.otherKey;
  const update = await ask('/api/Updates?Version=1.1&FileName=a.bin', {
    method: 'POST',
    body: new Uint8Array([1]),
    headers: { 'content-type': 'application/octet-stream' }
  });
  const deletedOwn = (await made('Dashboards', { Name: 'Deleted' }, { as })).Id;
  await ask(`/api/Dashboards/${deletedOwn}`, { method: 'DELETE' });
  const widgetGroups = {
    'own group': await newWidgetGroup(ground, 'own group'),
    'group without spot group': await newWidgetGroup(ground, 'group without spot group')
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
    ...ground,
    widgetGroups,
    widgets,
    drafts,
    deletedWidgets: {
      templates: await newDeletedWidget(widgetGroups, 'templates'),
      'own group': await newDeletedWidget(widgetGroups, 'own group'),
      'group without spot group': await newDeletedWidget(widgetGroups, 'group without spot group')
    },
    update: ((await update.json()) as { Id: number }).Id,
    dashboards: {
      shared: await newDashboard(),
      other: (await made('Dashboards', { Name: 'Own' }, { as })).Id
    },
    deletedDashboards: { shared: await newDeletedDashboard(), other: deletedOwn }
  };
  const { A: own, B: other } = ground.spotGroups;
  return { world, ids: { own, other } };
}
