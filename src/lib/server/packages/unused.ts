import type { Writing } from '../platform/store/schema.js';

/** Removes packages that no template, spot or restorable version refers to. Every reference to packages must be listed here. */
function removalOfUnused(writing: Writing) {
  return writing
    .deleteFrom('packages')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('templates').select('templates.id').whereRef('templates.package_id', '=', 'packages.id')))
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('spots').select('spots.id').whereRef('spots.package_id', '=', 'packages.id')))
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('template_versions')
            .select('template_versions.id')
            .whereRef('template_versions.package_id', '=', 'packages.id')
        )
      )
    );
}

/** Removes one package unless something still uses it. Its contents are swept later. */
export async function removeUnusedPackage(writing: Writing, id: number): Promise<void> {
  await removalOfUnused(writing).where('id', '=', id).execute();
}

/** Removes all packages that nothing uses any more. The next sweep removes their contents. */
export async function removeUnusedPackages(writing: Writing): Promise<void> {
  await removalOfUnused(writing).execute();
  await writing
    .deleteFrom('files')
    .where('sha256', 'not in', writing.selectFrom('package_files').select('sha256'))
    .where('sha256', 'not in', writing.selectFrom('updates').select('sha256'))
    .execute();
}
