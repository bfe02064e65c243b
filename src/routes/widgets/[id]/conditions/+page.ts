import { loadAhead } from '$lib/loadOnce.js';
import type { PageLoad } from './$types.js';

/** The workspace lives in the browser only: the user's date is there, and a worker that proves. */
export const ssr = false;

const part = loadAhead(() => import('$lib/conditions/load.js'));

export const load: PageLoad = async ({ data, parent }) => {
  const [{ language }, { loadWorkspace }] = await Promise.all([parent(), part()]);
  return { ...data, ...(await loadWorkspace(language)) };
};
