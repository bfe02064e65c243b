import { invalidateAll } from '$app/navigation';
import { navigating } from '$app/state';

/**
 * Reads the data of the page again, because they changed elsewhere. Somebody on the way to another page arrives there first, also
 * by a way that was changed on the way: SvelteKit gives up what is under way as soon as data are read again.
 */
export async function readAgain(): Promise<void> {
  let arrived: Promise<void> | null = null;
  for (let way = navigating.complete; way && way !== arrived; way = navigating.complete) {
    await way.catch(() => undefined);
    arrived = way;
  }
  await invalidateAll();
}
