import { loadMessages } from '$lib/ui/messages/index.js';
import type { LayoutLoad } from './$types.js';

/** The texts of the chosen language; the other language never reaches the browser. */
export const load: LayoutLoad = async ({ data }) => ({ ...data, messages: await loadMessages(data.language) });
