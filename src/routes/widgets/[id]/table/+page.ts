import { loadAhead } from '$lib/loadOnce.js';
import type { PageLoad } from './$types.js';

/** The table lives in the browser only: what is edited is there, and a worker that tests patterns. */
export const ssr = false;

const table = loadAhead(() => import('$lib/table/load.js'));
const drafts = loadAhead(() => import('$lib/drafts/load.js'));

export const load: PageLoad = async ({ data, parent }) => {
  const [{ language }, { loadTable }, { loadTableMenu }] = await Promise.all([parent(), table(), drafts()]);
  const [page, menu] = await Promise.all([loadTable(language), loadTableMenu(language)]);
  return { ...data, ...page, menu };
};
