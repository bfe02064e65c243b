import type { InEveryLanguage } from '../../language/languages.js';
import { inAllWords } from '../../messages/server.js';
import type { Database } from '../platform/store/schema.js';
import { asideByWidget } from '../widgets/rows.js';

/** What of a template a package that is put in its place without a question may change. */
interface Present {
  readonly spotVersion: string;
  /** Whether the product brought it. */
  readonly isStandard: boolean;
  /** Whether saves of a folder go on with its version. */
  readonly isRunning: boolean;
  /** The newest version that was replaced; null: none. */
  readonly since: number | null;
  /** Number of Values that are set aside, by widget. */
  readonly aside: ReadonlyMap<number, number>;
}

/** undefined: there is no template with this SpotIdentifier. */
export async function presentOf(db: Database, spotIdentifier: string): Promise<Present | undefined> {
  const row = await db
    .selectFrom('templates')
    .innerJoin('packages', 'packages.id', 'templates.package_id')
    .select(['templates.id', 'standard', 'running', 'packages.spot_version'])
    .select(({ selectFrom }) =>
      selectFrom('template_versions')
        .select(({ fn }) => fn.max('template_versions.id').as('newest'))
        .whereRef('template_id', '=', 'templates.id')
        .as('since')
    )
    .where('templates.spot_identifier', '=', spotIdentifier)
    .executeTakeFirst();
  if (!row) return undefined;
  const rows = await asideByWidget(db, row.id);
  const aside = new Map(rows.map(({ id, count }) => [id, count]));
  const { spot_version: spotVersion, since } = row;
  return { spotVersion, isStandard: row.standard === 1, isRunning: row.running === 1, since, aside };
}

/**
 * Says that a folder took the place of another package that was no save of it; undefined: it did not.
 * @param isFolder false: it is a file, of which only another version is told: each start takes in what it holds
 */
export function versionNews(isFolder: boolean, before?: Present, after?: Present): InEveryLanguage | undefined {
  if (!before || !after || before.isRunning) return undefined;
  const isStandard = isFolder && before.isStandard;
  // Even an unchanged copy of a standard widget is developed in its place.
  if (before.since === after.since && !isStandard) return undefined;
  const { spotVersion: was } = before;
  const { spotVersion: is } = after;
  if (was === is && !isFolder) return undefined;
  return inAllWords(({ standard: t }) =>
    [was === is ? t.sameVersion(is) : t.otherVersion(was, is), isStandard ? t.ownIdentifier : ''].join(' ').trim()
  );
}

/** Says how many Values of how many widgets were set aside; undefined: none. */
export function asideNews(before?: Present, after?: Present): InEveryLanguage | undefined {
  const more = [...(after?.aside ?? [])].map(([id, count]) => count - (before?.aside.get(id) ?? 0));
  const added = more.filter((count) => count > 0);
  const values = added.reduce((sum, count) => sum + count, 0);
  return values === 0 ? undefined : inAllWords((t) => t.standard.setAside(values, added.length));
}
