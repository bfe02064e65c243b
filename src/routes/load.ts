import { error } from '@sveltejs/kit';
import { loadPageTexts } from '$lib/app/loadPageTexts.js';
import type { LayoutData } from './$types.js';

/**
 * A page that needs a right, with its texts. Those who lack it see why there is nothing to see; the operations behind
 * the page refuse by themselves. What is shown comes apart from the route, or the start of every page would carry the
 * list of all that this one loads. @throws 403
 */
export async function loadPage<T>(
  parent: () => Promise<LayoutData>,
  action: string,
  content: () => Promise<{ default: T }>
) {
  const { language, account } = await parent();
  if (!account?.may.includes(action)) error(403);
  const [{ default: Page }, { default: Content }, texts] = await Promise.all([
    import('$lib/app/Page.svelte'),
    content(),
    loadPageTexts(language)
  ]);
  return { Page, Content, texts };
}
