import { error } from '@sveltejs/kit';
import { loadPageTexts } from '$lib/people/load.js';
import type { LayoutData } from './$types.js';

/**
 * The texts of a page that needs a right. Whoever lacks it sees why there is nothing to see; the operations behind the
 * page refuse by themselves. @throws 403
 */
export async function loadPage(parent: () => Promise<LayoutData>, action: string) {
  const { language, account } = await parent();
  if (!account?.may.includes(action)) error(403);
  return { texts: await loadPageTexts(language) };
}
