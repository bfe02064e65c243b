import type { PageLoad } from './$types.js';

/** The table lives in the browser only: what is edited is there, and a worker that tests patterns. */
export const ssr = false;

export const load: PageLoad = async ({ data, parent }) => {
  const { language } = await parent();
  const [{ loadTable }, { loadTableMenu }] = await Promise.all([
    import('$lib/table/load.js'),
    import('$lib/drafts/load.js')
  ]);
  const [table, menu] = await Promise.all([loadTable(language), loadTableMenu(language)]);
  return { ...data, ...table, menu };
};
