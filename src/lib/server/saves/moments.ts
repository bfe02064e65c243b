import type { Database } from '../platform/store/schema.js';

/** Saves of the template that its variants have notes of their own of, or that were before them. */
const NOT_OF_TEMPLATE = ['made', 'start', 'package'];

/** A variant as its moments depend on it. */
export interface Family {
  readonly id: number;
  readonly inherits_id: number | null;
  /** What it inherited from until that was deleted for good. */
  readonly past_base_id: number | null;
}

/** The saves whose moments a variant has: its own, and those of what it inherits or inherited from, since it is there. */
export function momentsOf(db: Database, { id, inherits_id, past_base_id }: Family) {
  const baseId = inherits_id ?? past_base_id;
  const saves = db.selectFrom('value_saves').selectAll().where('hidden', '=', 0);
  if (baseId === null) return saves.where('variant_id', '=', id);
  return saves.where(({ and, eb, or, selectFrom }) =>
    or([
      eb('variant_id', '=', id),
      and([
        eb('variant_id', '=', baseId),
        eb('kind', 'not in', NOT_OF_TEMPLATE),
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
