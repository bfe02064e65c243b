import type { ServerLoadEvent } from '@sveltejs/kit';
import { pageData } from '$lib/server/platform/http/pageLoad.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { app } from '$lib/server/app/currentApp.js';

export const load = ({ params, locals }: ServerLoadEvent) =>
  pageData(
    locals,
    async (actor) => {
      const id = idOf(params.id);
      const { replacements, widgets } = app();
      const [versions, affected] = [await replacements.versions(actor, id), await replacements.affected(actor, id)];
      return {
        versions,
        affected,
        folder: await replacements.folderOf(actor, id),
        widget: await widgets.summary(actor, id)
      };
    },
    (actor) => app().trash.noteOn(actor, idOf(params.id))
  );
