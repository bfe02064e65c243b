import type { PageLoad } from './$types.js';

/** Widgets run in the browser only. */
export const ssr = false;

export const load: PageLoad = async ({ params, parent, fetch }) => {
  const { language } = await parent();
  const { loadShared } = await import('$lib/drafts/load.js');
  return { token: params.token, ...(await loadShared(params.token, language, fetch)) };
};
