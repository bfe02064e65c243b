import { loadAhead } from '$lib/loadOnce.js';
import type { PageLoad } from './$types.js';

/** The working copy lives in the browser only. */
export const ssr = false;

const part = loadAhead(() => import('$lib/definition/load.js'));

export const load: PageLoad = async ({ data, parent }) => {
  const [{ language }, { loadDefinition }] = await Promise.all([parent(), part()]);
  return { ...data, ...(await loadDefinition(language)) };
};
