import type { Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';

/** Tells every instance, with the commit, that something about the drafts of a template changed, and counts it. */
export async function publishDrafts(
  { changes }: Pick<Store, 'changes'>,
  writing: Writing,
  templateId: number
): Promise<void> {
  await writing
    .updateTable('templates')
    .set(({ eb }) => ({ drafts_version: eb('drafts_version', '+', 1) }))
    .where('id', '=', templateId)
    .execute();
  await changes.publish(writing, 'drafts', String(templateId));
}
