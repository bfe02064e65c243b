import { error } from '@sveltejs/kit';
import { loadPageTexts } from '$lib/app/loadPageTexts.js';
import type { LayoutData } from './$types.js';

/**
 * A page that needs a permission, with its texts. Users without it see why the page is empty; the operations behind it check
 * for themselves. The component is imported separately from the route, or the start of every page would include the list of
 * everything this one loads. @throws 403
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
