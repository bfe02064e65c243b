import type { Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';

/** Tells every instance, with the commit, that something about these variants changed: saved, named, made or deleted. */
export async function publishChange(
  { changes }: Pick<Store, 'changes'>,
  writing: Writing,
  ...ids: readonly number[]
): Promise<void> {
  await changes.publish(writing, 'values', ...ids.map(String));
}
