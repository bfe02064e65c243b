import { invalidateAll } from '$app/navigation';
import { navigating } from '$app/state';

/**
 * Reads the data of the page again, because they changed elsewhere. Somebody on the way to another page arrives there first:
 * SvelteKit gives up what is under way as soon as data are read again.
 */
export async function readAgain(): Promise<void> {
  await navigating.complete?.catch(() => undefined);
  await invalidateAll();
}
