import type { Database } from '../platform/store/schema.js';

/** Saves of the template that its variants have notes of their own of, or that were before them. */
const NOT_OF_TEMPLATE = ['made', 'start', 'package'];

/** The saves whose moments a variant has: its own, and those of what it inherits from since it is there. */
export function momentsOf(db: Database, id: number, inheritsId: number | null) {
  const saves = db.selectFrom('value_saves').selectAll();
  if (inheritsId === null) return saves.where('variant_id', '=', id);
  return saves.where(({ and, eb, or, selectFrom }) =>
    or([
      eb('variant_id', '=', id),
      and([
        eb('variant_id', '=', inheritsId),
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
