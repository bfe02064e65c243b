import type { PageLoad } from './$types.js';

/** The texts and the form live in the browser only: what is typed is there, and a worker that tests patterns. */
export const ssr = false;

export const load: PageLoad = async ({ data, parent, params, url }) => {
  const { language } = await parent();
  const translated = url.searchParams.get('language') ?? undefined;
  const { loadTranslations } = await import('$lib/translations/load.js');
  return { ...data, ...(await loadTranslations(language, Number(params.id), translated)) };
};
