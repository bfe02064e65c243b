import type { PageServerLoad } from './$types';
import { app } from '$lib/server/running.js';

export const load: PageServerLoad = async () => ({ widgets: await app().widgets.list() });
