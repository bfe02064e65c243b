import type { PageLoad } from './$types.js';

/** The table lives in the browser only: what is edited is there, and a worker that tests patterns. */
export const ssr = false;

export const load: PageLoad = async ({ data, parent }) => {
  const { language } = await parent();
  const { loadTable } = await import('$lib/table/load.js');
  return { ...data, ...(await loadTable(language)) };
};
