import { error } from '@sveltejs/kit';
import { loadTexts } from '$lib/messages/load.js';
import type { LayoutData } from './$types.js';

/**
 * A page that needs a permission, once its texts are here. Users without it see why the page is empty; the operations behind it check
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
  const [{ default: Page }, { default: Content }] = await Promise.all([
    import('$lib/app/Page.svelte'),
    content(),
    loadTexts('people', language)
  ]);
  return { Page, Content };
}
