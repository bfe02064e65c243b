import type { Pair } from '../../package/compare/changes.js';
import type { StoredValues, ValueOutcome, ValuePlan } from '../../package/compare/outcomes.js';
import type { Trail } from '../../package/compare/valueTrails.js';
import type { EntryPair } from '../translations/entryPairs.js';
import { setAsideFromText } from '../widgets/rows.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import type { DraftValueRow } from '../platform/store/tables/drafts.js';
import { updateMany } from '../platform/store/updateMany.js';
import { setImmediate as turn } from 'node:timers/promises';
import { valuesFromText, valuesToText } from '../packages/ownValues.js';
import { KEPT_VERSIONS, VERSIONS_OF_HISTORY } from '../saves/versions.js';
import { Refusal } from '../platform/refusal.js';

/** The columns of a variant with its Values. */
export interface ValueColumns {
  readonly own_values: string;
  readonly set_aside: string;
  readonly trails: string;
}

export function storedFrom({ own_values, set_aside, trails }: ValueColumns): Required<StoredValues> {
  return {
    own: valuesFromText(own_values),
    setAside: setAsideFromText(set_aside),
    trails: valuesFromText(trails) as Map<string, Trail>
  };
}

/** `forgotten`: the newest replacement that can no longer be undone; earlier places of Values are not needed. */
export function columnsOf({ own, setAside, trails }: Required<StoredValues>, forgotten = 0): ValueColumns {
  const known = (trail: Trail): Trail => trail.filter(({ since }) => since >= forgotten);
  const used = [...trails].map(([id, trail]) => [id, known(trail)] as const).filter(([, trail]) => trail.length > 0);
  return {
    own_values: valuesToText(own),
    set_aside: JSON.stringify(setAside.map((each) => (each.trail ? { ...each, trail: known(each.trail) } : each))),
    trails: valuesToText(new Map(used))
  };
}

export interface StoredVariant extends ValueColumns {
  readonly id: number;
  readonly version: number;
  /** The cache key of its plan; left out: its Id and version. */
  readonly key?: string | undefined;
  readonly base?: StoredVariant | undefined;
}

/** What happens to the Values of a variant or preset. */
export interface Carried<T extends StoredVariant> {
  readonly stored: T;
  readonly plan: ValuePlan;
  readonly after: ValueColumns;
}

/** Where a package comes from. */
export interface PackageOrigin {
  readonly standard: boolean;
  readonly archiveHash?: string | null;
  /** Name of the folder, if it is one that is followed: saves there are one version. */
  readonly following?: string | undefined;
}

export const UPLOADED: PackageOrigin = { standard: false };

/** An origin, as a template has it. */
export const originColumns = ({ standard, archiveHash = null, following }: PackageOrigin) => ({
  standard: Number(standard),
  archive_hash: archiveHash,
  running: Number(following !== undefined)
});

export interface TemplateState {
  readonly id: number;
  readonly spot_identifier: string;
  readonly package_id: number;
  readonly standard: number;
  readonly archive_hash: string | null;
  /** 1: its package is one of a followed folder. */
  readonly running: number;
  /** The replacement that installed its package; 0: none. */
  readonly since: number;
}

/** What a draft holds of a widget after a replacement, in terms of what it holds now. Settings that are not listed are dropped. */
export type MovedRows = readonly {
  /** Id of the setting now. */
  readonly from: string;
  readonly changed: Partial<Pick<DraftValueRow, 'element' | 'value' | 'base' | 'held'>>;
}[];

/** What a replacement does to a draft. */
export interface PlannedDraft {
  readonly id: number;
  /** What it was planned for: as long as it is the same, the plan holds. */
  readonly stamp: string;
  /** Outcomes other than `kept`, each once, the first ones. */
  readonly outcomes: readonly ValueOutcome[];
  /** Number of further ones. */
  readonly more: number;
  /** Hash of all of them. */
  readonly digest: string;
  /** By widget; those that stay as they are are left out. */
  readonly moved: ReadonlyMap<number, MovedRows>;
}

/** The template of a widget. @throws Refusal not-found */
export async function templateState(db: Database, templateId: number): Promise<TemplateState> {
  const template = await db.selectFrom('templates').selectAll().where('id', '=', templateId).executeTakeFirstOrThrow();
  return { ...template, since: await newestVersion(db, templateId) };
}

/** The newest replaced version of a template, or the newest before another one; 0: none. */
export async function newestVersion(db: Database, templateId: number, before?: number): Promise<number> {
  const versions = db.selectFrom('template_versions').select('id').where('template_id', '=', templateId);
  const asked = before === undefined ? versions : versions.where('id', '<', before);
  return (await asked.orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 0;
}

export interface VariantOfTemplate extends StoredVariant {
  readonly name: string;
  readonly group_name: string | null;
  readonly deleted_at: string | null;
}

/** All of them, including deleted ones: what is restored later has to fit as well. */
export async function variantsOf(db: Database, templateId: number): Promise<VariantOfTemplate[]> {
  const rows = await db
    .selectFrom('variants')
    .leftJoin('widget_groups', 'widget_groups.id', 'variants.group_id')
    .select(['variants.id', 'variants.name', 'widget_groups.name as group_name'])
    .select(['version', 'own_values', 'set_aside', 'trails', 'variants.deleted_at', 'variants.inherits_id'])
    .where('template_id', '=', templateId)
    .orderBy('variants.id')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return rows.map((row) => ({ ...row, base: byId.get(row.inherits_id ?? 0) }));
}

/**
 * Versions of a template from this one on, in order. `start`: the replacement that installed the first of them; 0: none, or no
 * longer known. @throws Refusal version-not-found
 */
export async function versionsFrom(db: Database, templateId: number, versionId: number) {
  const versions = await db
    .selectFrom('template_versions')
    .selectAll()
    .where('template_id', '=', templateId)
    .where('id', '>=', versionId)
    .orderBy('id')
    .execute();
  const isKept = versions.length <= KEPT_VERSIONS && versions[0]?.id === versionId;
  if (isKept) return { versions, start: await newestVersion(db, templateId, versionId) };
  throw new Refusal('not-found', 'version-not-found', (t) => t.replace.versionGone);
}

/** The pairs of elements of a version and its successor, with renamed entries. */
export interface StoredPair extends Pair {
  readonly entries?: readonly Omit<EntryPair, 'element'>[];
}

/** The newest version that can no longer be restored once there are `more`; 0: none. */
export async function forgottenVersion(db: Database, templateId: number, more: 0 | 1): Promise<number> {
  return (
    (
      await versionsAfter(db, templateId, KEPT_VERSIONS - more)
        .limit(1)
        .executeTakeFirst()
    )?.id ?? 0
  );
}

const versionsAfter = (db: Database, templateId: number, newer: number) =>
  db
    .selectFrom('template_versions')
    .select('id')
    .where('template_id', '=', templateId)
    .orderBy('id', 'desc')
    .offset(newer);

/** Stores the current version of a template. */
export async function keepVersion(
  writing: Writing,
  { id: template_id, package_id, standard, archive_hash }: TemplateState,
  {
    pairs,
    at,
    by,
    originName = null
  }: {
    readonly pairs: readonly StoredPair[];
    readonly at: string;
    readonly by: string | null;
    readonly originName?: string | null | undefined;
  }
): Promise<void> {
  await writing
    .insertInto('template_versions')
    .values({
      template_id,
      package_id,
      standard,
      archive_hash,
      pairs: JSON.stringify(pairs),
      replaced_at: at,
      replaced_by: by,
      replaced_from: originName
    })
    .execute();
  const old = await versionsAfter(writing, template_id, VERSIONS_OF_HISTORY).limit(1_000).execute();
  const gone = old.map(({ id }) => id);
  if (gone.length > 0) await writing.deleteFrom('template_versions').where('id', 'in', gone).execute();
}

/** Characters and rows per statement. */
const PIECE = { length: 200_000, rows: 200 };

/** Pieces of rows that one statement writes in a few milliseconds, yielding to other requests in between. */
export async function* pieces<T>(rows: Iterable<T>, lengthOf: (row: T) => number): AsyncGenerator<T[]> {
  let [piece, length]: [T[], number] = [[], 0];
  for (const row of rows) {
    piece.push(row);
    length += lengthOf(row);
    if (piece.length < PIECE.rows && length < PIECE.length) continue;
    yield piece;
    await turn();
    [piece, length] = [[], 0];
  }
  if (piece.length > 0) yield piece;
}

const COLUMNS = ['own_values', 'set_aside', 'trails'] as const;

/** Stores the columns of those that changed. @param rows before and after */
export async function storeColumns(
  store: Pick<Store, 'engine'>,
  writing: Writing,
  table: 'variants' | 'presets',
  rows: readonly { readonly id: number; readonly before: ValueColumns; readonly after: ValueColumns }[]
): Promise<void> {
  const changed = rows.filter(({ before, after }) => COLUMNS.some((column) => before[column] !== after[column]));
  const lengthOf = ({ after }: { after: ValueColumns }) => after.own_values.length + after.set_aside.length;
  for await (const piece of pieces(changed, lengthOf)) {
    const written = piece.map(({ id, after }) => ({ id, ...after }));
    await updateMany(store, writing, table, COLUMNS, written, ['id']);
  }
}
