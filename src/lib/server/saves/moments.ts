import type { Database } from '../platform/store/schema.js';

/** Saves in which nobody changed a Value. A template's do not appear in a variant's history, which has its own record of them. */
export const NOT_BY_HAND = ['made', 'package'];

/** What a variant's moments depend on. */
export interface Family {
  readonly id: number;
  readonly inherits_id: number | null;
  /** What it inherited from until that was deleted for good. */
  readonly past_base_id: number | null;
}

/** The saves that are moments of a variant: its own, and since it exists those of what it inherits or inherited from. */
export function momentsOf(db: Database, { id, inherits_id, past_base_id }: Family) {
  const baseId = inherits_id ?? past_base_id;
  const saves = db.selectFrom('value_saves').selectAll().where('hidden', '=', 0);
  if (baseId === null) return saves.where('variant_id', '=', id);
  return saves.where(({ and, eb, or, selectFrom }) =>
    or([
      eb('variant_id', '=', id),
      and([
        eb('variant_id', '=', baseId),
        eb('kind', 'not in', NOT_BY_HAND),
        eb(
          'id',
          '>',
          selectFrom('value_saves')
            .select(({ fn }) => fn.min('id').as('first'))
            .where('variant_id', '=', id)
        )
      ])
    ])
  );
}
