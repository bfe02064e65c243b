import { sql } from 'kysely';
import type { Database, Writing } from '../platform/store/schema.js';
import { composed } from './rollback.js';
import type { StoredPair, TemplateState } from './stored.js';

/** Saves looked through, the latest of all widgets: the others keep the package that they have. */
const LATEST_SAVES = 10_000;

/**
 * Whether the version of a template is still running, so that its next package does not replace it: saves of a followed folder are one
 * version until somebody replaces the package here or names a moment of it.
 */
export async function isStillRunning(
  db: Database,
  { id, package_id, running }: TemplateState,
  next: number
): Promise<boolean> {
  if (running === 0 || next === 0) return false;
  const named = await latestSaves(db)
    .select('value_saves.id')
    .innerJoin('variants', 'variants.id', 'value_saves.variant_id')
    .where('variants.template_id', '=', id)
    .where('value_saves.package_id', '=', package_id)
    .where('value_saves.name', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return named === undefined;
}

/** Leads the version before a running one to its next package. @param pairs of the package so far and the next one */
export async function leadToNext(
  writing: Writing,
  { since }: TemplateState,
  pairs: readonly StoredPair[]
): Promise<void> {
  const versions = writing.selectFrom('template_versions').select('pairs').where('id', '=', since);
  const version = await versions.executeTakeFirst();
  if (!version) return;
  const all = composed(JSON.parse(version.pairs) as StoredPair[], pairs);
  await writing
    .updateTable('template_versions')
    .set({ pairs: JSON.stringify(all) })
    .where('id', '=', since)
    .execute();
}

/** The moments of a running version are those of its next package. */
export async function moveMoments(writing: Writing, { id, package_id }: TemplateState, next: number): Promise<void> {
  await writing
    .updateTable('value_saves')
    .set({ package_id: next })
    .where('id', 'in', latestSaves(writing).select('id').where('package_id', '=', package_id))
    .where('variant_id', 'in', writing.selectFrom('variants').select('id').where('template_id', '=', id))
    .execute();
}

const latestSaves = (db: Database) =>
  db
    .selectFrom('value_saves')
    .where('value_saves.id', '>', (eb) =>
      eb
        .selectFrom('value_saves as last')
        .select(sql<number>`coalesce(max(last.id), 0) - ${sql.lit(LATEST_SAVES)}`.as('from'))
    );
