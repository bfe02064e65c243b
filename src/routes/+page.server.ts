import type { ServerLoadEvent } from '@sveltejs/kit';
import { app } from '$lib/server/running.js';

export const load = async ({ locals }: ServerLoadEvent) => ({
  widgets: locals.actor ? await app().widgets.list(locals.actor) : []
});
