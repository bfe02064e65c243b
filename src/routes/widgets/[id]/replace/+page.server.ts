import { app } from '$lib/server/app/currentApp.js';
import { widgetPage } from '../widgetPage.server.js';

export const load = widgetPage(async (actor, id) => {
  const { replacements, widgets } = app();
  const [versions, affected] = [await replacements.versions(actor, id), await replacements.affected(actor, id)];
  return {
    versions,
    affected,
    folder: await replacements.folderOf(actor, id),
    widget: await widgets.summary(actor, id)
  };
});
