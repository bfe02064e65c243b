import { app } from '$lib/server/app/currentApp.js';
import { editorData, widgetPage } from './widgetPage.server.js';

export const load = widgetPage(async (actor, id, locals) => {
  const { editor } = await editorData(actor, id, locals);
  // It arrives after the form, for what counts problems.
  const settings = app()
    .widgets.conditionFiles(actor, id)
    .then(
      (files) => files.settings,
      () => undefined
    );
  return { editor, settings };
});
