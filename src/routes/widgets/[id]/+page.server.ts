import type { ServerLoadEvent } from '@sveltejs/kit';
import { pageData } from '$lib/server/platform/http/pageLoad.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { app } from '$lib/server/app/currentApp.js';

export const load = ({ params, locals }: ServerLoadEvent) =>
  pageData(
    locals,
    async (actor) => {
      const { people, widgets } = app();
      const id = idOf(params.id);
      const editor = await widgets.editorData(actor, people.bearers.of(locals), id);
      // It arrives after the form, for what counts problems.
      const settings = widgets.conditionFiles(actor, id).then(
        (files) => files.settings,
        () => undefined
      );
      return { editor, settings };
    },
    (actor) => app().trash.noteOn(actor, idOf(params.id))
  );
