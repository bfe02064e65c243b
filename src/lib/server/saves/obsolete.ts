import type { Writing } from '../platform/store/schema.js';
import { KEPT_VERSIONS } from './versions.js';

/** JSON text of a step's changes once it can no longer be undone. */
export const DROPPED_CHANGES = '[]';

/** Removes steps that can no longer be undone and have no save in the history. */
export async function removeObsoleteSteps(writing: Writing): Promise<void> {
  await writing
    .deleteFrom('steps')
    .where('changes', '=', DROPPED_CHANGES)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('value_saves').select('value_saves.id').whereRef('value_saves.step_id', '=', 'steps.id')))
    )
    .execute();
}

/** Removes template versions that can no longer be restored and precede all moments. */
export async function removeObsoleteVersions(writing: Writing): Promise<void> {
  await writing
    .deleteFrom('template_versions')
    .where(({ eb, selectFrom }) =>
      eb(
        selectFrom('template_versions as newer')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('newer.template_id', '=', 'template_versions.template_id')
          .whereRef('newer.id', '>', 'template_versions.id'),
        '>=',
        KEPT_VERSIONS
      )
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('value_saves')
            .innerJoin('variants', 'variants.id', 'value_saves.variant_id')
            .select('value_saves.id')
            .whereRef('variants.template_id', '=', 'template_versions.template_id')
            .whereRef('value_saves.at', '<', 'template_versions.replaced_at')
        )
      )
    )
    .execute();
}
