import { app } from '$lib/server/app/currentApp.js';
import { widgetPage } from '../widgetPage.server.js';

export const load = widgetPage(async (actor, id) => {
  const { setAside, widgets } = app();
  const [body, widget] = [await setAside.list(actor, id), await widgets.summary(actor, id)];
  return { body, widget, canEdit: await widgets.isEditable(actor, id) };
});
