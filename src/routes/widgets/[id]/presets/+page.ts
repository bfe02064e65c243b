import { loadAhead } from '$lib/loadOnce.js';
import type { PageLoad } from './$types.js';

/** The form lives in the browser only: its unsaved edits are there, and a worker that tests patterns. */
export const ssr = false;

const part = loadAhead(() => import('$lib/presets/load.js'));

export const load: PageLoad = async ({ data, parent }) => {
  const [{ language }, { loadPresets }] = await Promise.all([parent(), part()]);
  return { ...data, ...(await loadPresets(language)) };
};
