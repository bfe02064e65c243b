import type { Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';

/** Counts a change to a template's drafts and announces it to every instance on commit. */
export async function publishDraftChange(
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
