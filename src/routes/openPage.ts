import { goto, preloadData } from '$app/navigation';
import { page } from '$app/state';
import { request } from '$lib/client/request.js';

/** Navigations that somebody is asked about first: a page with several guards asks one question after the other. */
export const asked = new WeakSet<object>();

/** Milliseconds that a server has to say that it is there. */
const MOMENT = 5_000;
let latest = 0;
let told: (() => void) | undefined;

/** Calls back when a page cannot be opened because the server cannot be reached. Returns a function that stops listening. */
export function onUnreached(call: () => void): () => void {
  told = call;
  return () => (told = undefined);
}

/** Another page is opened in another way: what is on its way to `openPage` no longer counts. */
export const openedOtherwise = (): void => void latest++;

export async function isServerReached(): Promise<boolean> {
  return (await request('/healthz', { signal: AbortSignal.timeout(MOMENT) })).ok;
}

/**
 * Opens a page once everything it needs is here. Otherwise SvelteKit, where the server does not answer, leaves it to the browser,
 * which replaces the open page, and what is typed there, by its own about the error.
 * @returns whether it was opened; without the server the open page stays, and `onUnreached` hears of it
 */
export async function openPage(url: URL): Promise<boolean> {
  const own = ++latest;
  const { data } = page;
  const loaded = await preloadData(url.href);
  // What fails has the data of the open page. Everything but a server that is gone is shown by the page itself.
  const isReached = loaded.type === 'redirect' || loaded.data !== data || (await isServerReached());
  if (own !== latest) return false;
  if (isReached) await goto(url, { replaceState: url.href === location.href });
  else told?.();
  return isReached;
}
