import { loadAhead } from '$lib/loadOnce.js';
import type { PageLoad } from './$types.js';

/** The texts and the form live in the browser only: what is typed is there, and a worker that tests patterns. */
export const ssr = false;

const part = loadAhead(() => import('$lib/translations/load.js'));

export const load: PageLoad = async ({ data, parent, params, url }) => {
  const [{ language }, { loadTranslations }] = await Promise.all([parent(), part()]);
  // `url` does not follow a language that is chosen on the page; its address does.
  const { searchParams } = url.pathname === location.pathname ? new URL(location.href) : url;
  const translated = searchParams.get('language') ?? undefined;
  return { ...data, ...(await loadTranslations(language, Number(params.id), translated)) };
};
