import { app } from '$lib/server/app/currentApp.js';
import { editorData, widgetPage } from '../widgetPage.server.js';

export const load = widgetPage(async (actor, id, locals) => ({
  ...(await editorData(actor, id, locals)),
  ...(await app().widgets.conditionFiles(actor, id))
}));
