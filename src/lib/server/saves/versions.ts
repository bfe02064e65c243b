import type { Database } from '../platform/store/schema.js';

/** Versions of a template that can be restored. */
export const KEPT_VERSIONS = 10;
/** Versions of a template whose packages the history runs, and whose Ids it knows by those of now. */
export const VERSIONS_OF_HISTORY = 100;

/** The elements that have another Id in the package of now than at a time, as far as replacements since are kept. */
export async function renamedSince(
  db: Database,
  templateId: number,
  at: string
): Promise<{ Before: string; After: string }[]> {
  const versions = await db
    .selectFrom('template_versions')
    .select('pairs')
    .where('template_id', '=', templateId)
    .where('replaced_at', '>', at)
    .orderBy('id')
    .execute();
  /** Ids of then, by those reached so far. */
  let reached = new Map<string, string>();
  for (const { pairs } of versions) {
    const step = JSON.parse(pairs) as readonly { readonly before: string; readonly after: string }[];
    reached = new Map(step.map(({ before, after }) => [after, reached.get(before) ?? before]));
  }
  return [...reached].filter(([after, before]) => after !== before).map(([After, Before]) => ({ Before, After }));
}
