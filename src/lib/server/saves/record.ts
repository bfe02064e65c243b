import type { Writing } from '../platform/store/schema.js';
import { valuesFromText } from '../packages/ownvalues.js';
import { changesBetween, changesToText } from './changes.js';

/**
 * What saved: `made`, the variant was created; `save`, somebody in the editor or by the operation; `table`, several variants at once;
 * `package`, its package was replaced or restored; `set-aside`, a Value was put back; `start`, what it had when the history began.
 */
export type SaveKind = 'made' | 'save' | 'table' | 'package' | 'set-aside' | 'start';

export interface ValueSave {
  readonly variantId: number;
  /** ISO 8601. */
  readonly at: string;
  /** Name of who saves; null: the product itself. */
  readonly by: string | null;
  readonly kind: SaveKind;
  /** JSON texts of the own Values. */
  readonly before: string;
  readonly after: string;
}

/** Notes a save in its own transaction, whether it changed a Value or not. The package is the one that the template has by now. */
export async function recordSave(writing: Writing, save: ValueSave): Promise<void> {
  const { variantId: variant_id, at, by, kind, before, after } = save;
  const { changes, long } =
    before === after
      ? changesBetween(new Map(), new Map())
      : changesBetween(valuesFromText(before), valuesFromText(after));
  await writing
    .insertInto('value_saves')
    .values(({ selectFrom }) => ({
      variant_id,
      at,
      by,
      kind,
      package_id: selectFrom('variants')
        .innerJoin('templates', 'templates.id', 'variants.template_id')
        .select('templates.package_id')
        .where('variants.id', '=', variant_id),
      changes: changesToText(changes)
    }))
    .execute();
  for (const [hash, value] of long) {
    await writing
      .insertInto('saved_values')
      .values({ variant_id, hash, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
