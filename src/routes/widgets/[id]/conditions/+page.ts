import type { PageLoad } from './$types.js';

/** The workspace lives in the browser only: the user's date is there, and a worker that proves. */
export const ssr = false;

export const load: PageLoad = async ({ data, parent }) => {
  const { language } = await parent();
  const { loadWorkspace } = await import('$lib/conditions/load.js');
  return { ...data, ...(await loadWorkspace(language)) };
};
