import { invalidateAll } from '$app/navigation';
import { navigating } from '$app/state';

/**
 * Reloads the page's data after it changed elsewhere. Waits for any navigation first, also for one that replaced another: SvelteKit
 * abandons a navigation in progress when data is invalidated.
 */
export async function readAgain(): Promise<void> {
  let arrived: Promise<void> | null = null;
  for (let way = navigating.complete; way && way !== arrived; way = navigating.complete) {
    await way.catch(() => undefined);
    arrived = way;
  }
  await invalidateAll();
}
