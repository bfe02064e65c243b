import type { PageLoad } from './$types.js';

/** The working copy lives in the browser only. */
export const ssr = false;

export const load: PageLoad = async ({ data, parent, fetch }) => {
  const { language } = await parent();
  const { loadDefinition } = await import('$lib/definition/load.js');
  return { ...data, ...(await loadDefinition(language, fetch)) };
};
