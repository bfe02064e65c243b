import { app } from '$lib/server/running.js';

export const load = async () => ({ widgets: await app().widgets.list() });
