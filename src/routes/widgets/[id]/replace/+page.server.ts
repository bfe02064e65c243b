import { app } from '$lib/server/app/currentApp.js';
import { widgetPage } from '../widgetPage.server.js';

export const load = widgetPage(async (actor, id) => {
  const { replacements, widgets } = app();
  const [versions, affected] = [await replacements.versions(actor, id), await replacements.affected(actor, id)];
  return {
    versions,
    affected,
    ...(await replacements.present(actor, id)),
    widget: await widgets.summary(actor, id)
  };
});
