import type { ServerLoadEvent } from '@sveltejs/kit';
import { pageData } from '$lib/server/platform/http/pageLoad.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { app } from '$lib/server/app/currentApp.js';

export const load = ({ params, locals }: ServerLoadEvent) =>
  pageData(
    locals,
    async (actor) => {
      const { people, widgets } = app();
      return { editor: await widgets.editorData(actor, people.bearers.of(locals), idOf(params.id)) };
    },
    (actor) => app().trash.noteOn(actor, idOf(params.id))
  );
