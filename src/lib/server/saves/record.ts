import type { HistoryKind } from '../../api.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Writing } from '../platform/store/schema.js';
import { valuesFromText } from '../packages/ownvalues.js';
import { changesBetween, changesToText } from './changes.js';

/** Who saves. */
export type Saver = Pick<Actor, 'userId' | 'name'>;

export interface ValueSave {
  readonly variantId: number;
  /** ISO 8601. */
  readonly at: string;
  /** null: the product itself. */
  readonly by: Saver | null;
  readonly kind: HistoryKind;
  /** JSON texts of the own Values. */
  readonly before: string;
  readonly after: string;
  /** What saves several variants at once. */
  readonly stepId?: number | undefined;
  /** When what it restores or undoes was saved, ISO 8601. */
  readonly originAt?: string | undefined;
}

/**
 * Notes a save in its own transaction, whether it changed a Value or not. The package is the one that the template has by now.
 * Gives the Id of the moment.
 */
export async function recordSave(writing: Writing, save: ValueSave): Promise<number> {
  const { variantId: variant_id, at, by, kind, before, after, stepId = null, originAt = null } = save;
  const { changes, long } =
    before === after
      ? changesBetween(new Map(), new Map())
      : changesBetween(valuesFromText(before), valuesFromText(after));
  const { id } = await writing
    .insertInto('value_saves')
    .values(({ selectFrom }) => ({
      variant_id,
      at,
      by: by?.name ?? null,
      by_id: by?.userId ?? null,
      kind,
      step_id: stepId,
      origin_at: originAt,
      package_id: selectFrom('variants')
        .innerJoin('templates', 'templates.id', 'variants.template_id')
        .select('templates.package_id')
        .where('variants.id', '=', variant_id),
      changes: changesToText(changes)
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [hash, value] of long) {
    await writing
      .insertInto('saved_values')
      .values({ variant_id, hash, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return id;
}
