import type { Database } from '../platform/store/schema.js';

/** Template versions that can be restored. */
export const KEPT_VERSIONS = 10;
/** Template versions that the history can run and map to current Ids. */
export const VERSIONS_OF_HISTORY = 100;

/** Elements whose Id has changed since a point in time, as far as replacements are kept. @param until and up to which; left out: now */
export async function renamedSince(
  db: Database,
  templateId: number,
  at: string,
  until?: string
): Promise<{ Before: string; After: string }[]> {
  const later = db
    .selectFrom('template_versions')
    .select('pairs')
    .where('template_id', '=', templateId)
    .where('replaced_at', '>', at)
    .orderBy('id');
  const versions = await (until === undefined ? later : later.where('replaced_at', '<=', until)).execute();
  /** Original Ids, by the Ids reached so far. */
  let reached = new Map<string, string>();
  for (const { pairs } of versions) {
    const step = JSON.parse(pairs) as readonly { readonly before: string; readonly after: string }[];
    reached = new Map(step.map(({ before, after }) => [after, reached.get(before) ?? before]));
  }
  return [...reached].filter(([after, before]) => after !== before).map(([After, Before]) => ({ Before, After }));
}
