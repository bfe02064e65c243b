import type { Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';

/** Tells every instance, with the commit, that something about this variant changed: saved, named, made or deleted. */
export async function publishChange({ changes }: Pick<Store, 'changes'>, writing: Writing, id: number): Promise<void> {
  await changes.publish(writing, 'values', String(id));
}
