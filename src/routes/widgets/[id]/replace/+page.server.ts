import type { ServerLoadEvent } from '@sveltejs/kit';
import { pageData } from '$lib/server/http/pageload.js';
import { idOf } from '$lib/server/http/query.js';
import { app } from '$lib/server/running.js';

export const load = ({ params, locals }: ServerLoadEvent) =>
  pageData(locals, async (actor) => {
    const id = idOf(params.id);
    const { replacements, widgets } = app();
    return { versions: await replacements.versions(actor, id), widget: await widgets.summary(actor, id) };
  });
