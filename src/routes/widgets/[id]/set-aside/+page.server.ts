import type { ServerLoadEvent } from '@sveltejs/kit';
import { pageData } from '$lib/server/platform/http/pageLoad.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { app } from '$lib/server/app/currentApp.js';

export const load = ({ params, locals }: ServerLoadEvent) =>
  pageData(
    locals,
    async (actor) => {
      const id = idOf(params.id);
      const { setAside, widgets } = app();
      const [body, widget] = [await setAside.list(actor, id), await widgets.summary(actor, id)];
      return { body, widget, canEdit: await widgets.isEditable(actor, id) };
    },
    (actor) => app().trash.noteOn(actor, idOf(params.id))
  );
