import type { ServerLoadEvent } from '@sveltejs/kit';
import { pageData } from '$lib/server/http/pageload.js';
import { idOf } from '$lib/server/http/query.js';
import { app } from '$lib/server/running.js';

export const load = ({ params, locals }: ServerLoadEvent) =>
  pageData(locals, async (actor) => ({ editor: await app().widgets.editorData(actor, idOf(params.id)) }));
