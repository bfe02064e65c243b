import { loadBase } from '$lib/messages/load.js';
import { released } from '$lib/ui/released.js';
import type { LayoutLoad } from './$types.js';

/**
 * The texts of the chosen language; the other language never reaches the browser. It runs where all data is read again, and has
 * arrived: that is not shown in the middle of a click.
 */
export const load: LayoutLoad = async ({ data }) => {
  await released?.();
  return { ...data, messages: await loadBase(data.language) };
};
