import type { ServerLoadEvent } from '@sveltejs/kit';
import { pageData } from '$lib/server/platform/http/pageLoad.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { app } from '$lib/server/app/currentApp.js';

/** The widget that is looked at; the draft itself says which there are. */
export const load = ({ url, locals }: ServerLoadEvent) =>
  pageData(locals, async (actor) => {
    const widget = url.searchParams.get('widget');
    if (widget === null) return { editor: undefined };
    const { people, widgets } = app();
    return { editor: await widgets.editorData(actor, people.bearers.of(locals), idOf(widget)) };
  });
