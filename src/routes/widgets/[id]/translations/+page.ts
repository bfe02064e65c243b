import type { PageLoad } from './$types.js';

/** The texts and the form live in the browser only: what is typed is there, and a worker that tests patterns. */
export const ssr = false;

export const load: PageLoad = async ({ data, parent }) => {
  const { language } = await parent();
  const { loadTranslations } = await import('$lib/translations/load.js');
  return { ...data, ...(await loadTranslations(language)) };
};
