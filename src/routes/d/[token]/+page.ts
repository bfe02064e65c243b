import { demanded } from '../../demanded.js';
import type { PageLoad } from './$types.js';

/** Widgets run in the browser only. */
export const ssr = false;

export const load: PageLoad = async ({ params, parent, fetch }) => {
  const { language } = await parent();
  const { loadShared } = await import('$lib/drafts/load.js');
  const { answer, ...loaded } = await loadShared(params.token, language, fetch);
  // Any other failure says nothing about the link.
  const hasEnded = !answer.ok && answer.status === 404;
  return { ...loaded, token: params.token, shared: hasEnded ? undefined : demanded(answer) };
};
