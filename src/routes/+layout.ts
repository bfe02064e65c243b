import { loadBase } from '$lib/messages/load.js';
import type { LayoutLoad } from './$types.js';

/** The texts of the chosen language; the other language never reaches the browser. */
export const load: LayoutLoad = async ({ data }) => ({ ...data, messages: await loadBase(data.language) });
