import type { Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';

/** Notifies every instance, on commit, that these variants were saved, renamed, created or deleted. */
export async function publishChange(
  { changes }: Pick<Store, 'changes'>,
  writing: Writing,
  ...ids: readonly number[]
): Promise<void> {
  await changes.publish(writing, 'values', ...ids.map(String));
}
