import type { Pair } from '../../package/compare/changes.js';
import type { Writing } from '../platform/store/schema.js';
import { countOne } from './comments.js';

/** Variants per statement: keeps its parameters below every database's limit. */
const CHUNK = 500;

/**
 * Moves the comments of these widgets to the Ids that their settings have in another package. A comment without a setting stays
 * where it is, and reappears when the setting does.
 */
export async function carryComments(
  writing: Writing,
  variantIds: readonly number[],
  pairs: readonly Pair[]
): Promise<void> {
  const renamed = new Map(pairs.flatMap(({ before, after }) => (before === after ? [] : [[before, after] as const])));
  if (renamed.size === 0) return;
  const touched = new Set<number>();
  for (let at = 0; at < variantIds.length; at += CHUNK) {
    const rows = await writing
      .selectFrom('setting_comments')
      .select(['id', 'variant_id', 'element'])
      .where('variant_id', 'in', variantIds.slice(at, at + CHUNK))
      .execute();
    // By their own Ids: two settings may have swapped names.
    for (const { id, variant_id, element } of rows) {
      const after = renamed.get(element);
      if (after === undefined) continue;
      await writing.updateTable('setting_comments').set({ element: after }).where('id', '=', id).execute();
      touched.add(variant_id);
    }
  }
  for (const id of touched) await countOne(writing, id);
}
