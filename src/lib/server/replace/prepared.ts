import { sql } from 'kysely';
import { setImmediate as turn } from 'node:timers/promises';
import type { Database } from '../platform/store/schema.js';
import { savedDifference, type SavedDifference } from '../saves/record.js';
import type { PackageChange, PlannedTexts, TextCarrier } from '../translations/textCarrier.js';
import { planDrafts, stampedDrafts, type NamedDraft } from './drafts.js';
import type { Planner } from './planner.js';
import { presetsOf, type StoredPreset } from './presets.js';
import { valuesTooLarge } from './refusals.js';
import {
  columnsOf,
  forgottenVersion,
  variantsOf,
  type Carried,
  type StoredVariant,
  type TemplateState,
  type VariantOfTemplate
} from './stored.js';

/** All that a replacement writes, planned outside of its transaction. */
export interface Prepared {
  /** What it depends on besides the packages: as long as it is the same, the plan holds. */
  readonly state: string;
  readonly variants: readonly (Carried<VariantOfTemplate> & { readonly difference: SavedDifference })[];
  readonly presets: readonly Carried<StoredPreset>[];
  readonly drafts: readonly NamedDraft[];
  readonly change: PackageChange;
  readonly texts: PlannedTexts;
}

interface Preparing {
  readonly template: TemplateState;
  readonly planner: Planner;
  readonly texts: TextCarrier;
  /** Whether the version of the template is still running, so that there is none more. */
  readonly isRunning?: boolean | undefined;
  /** The decisions about its texts. */
  readonly choices?: Pick<PackageChange, 'choices' | 'restored'> | undefined;
}

/** Plans a replacement, yielding to other requests. Variants, presets and drafts that the planner knows are not planned again. */
export async function preparedFrom(
  db: Database,
  { template, planner, texts: carrier, choices, isRunning }: Preparing
): Promise<Prepared> {
  // First: what changes in the meantime counts.
  const state = await stateOf(db, template.id, planner);
  const forgotten = await forgottenVersion(db, template.id, isRunning ? 0 : 1);
  const carried = async <T extends StoredVariant>(stored: T): Promise<Carried<T>> => {
    const plan = await planner.planOf(stored);
    const after = planner.isSame ? stored : columnsOf(plan, forgotten);
    await turn();
    return { stored, plan, after };
  };
  const variants = [];
  for (const variant of await variantsOf(db, template.id)) {
    const each = await carried(variant);
    variants.push({ ...each, difference: savedDifference(variant.own_values, each.after.own_values) });
    await turn();
  }
  const presets = [];
  for (const preset of await presetsOf(db, template.id)) presets.push(await carried(preset));
  const drafts = await planDrafts(db, planner, template.id);
  const change = { ...planner.textChange(template, await storedId(db, planner)), ...choices };
  return { state, variants, presets, drafts, change, texts: await carrier.plan(db, change) };
}

/** Megabytes of the Values of a template that are planned at once: what they are and what they become is in memory together. */
const MOST_MEGABYTES = 64;

/** Refuses to plan more Values than fit into memory, before any is read. @throws Refusal values-too-large */
export async function demandPlannable(db: Database, templateId: number): Promise<void> {
  let bytes = 0;
  for (const table of ['variants', 'presets'] as const) {
    const row = await db
      .selectFrom(table)
      .select(
        sql<number | null>`sum(octet_length(own_values) + octet_length(set_aside) + octet_length(trails))`.as('sum')
      )
      .where('template_id', '=', templateId)
      .executeTakeFirstOrThrow();
    bytes += Number(row.sum);
  }
  const megabytes = bytes / 1024 / 1024;
  if (megabytes > MOST_MEGABYTES) throw valuesTooLarge(Math.ceil(megabytes), MOST_MEGABYTES);
}

/** What a plan depends on besides the packages: two texts are equal if it would be the same. */
export async function stateOf(db: Database, templateId: number, planner: Planner): Promise<string> {
  const variants = await db
    .selectFrom('variants')
    .leftJoin('widget_groups', 'widget_groups.id', 'variants.group_id')
    .select(['variants.id', 'variants.name', 'version', 'inherits_id', 'variants.deleted_at'])
    .select('widget_groups.name as group_name')
    .where('template_id', '=', templateId)
    .orderBy('variants.id')
    .execute();
  const presets = await db
    .selectFrom('presets')
    .select(['id', 'name', 'version'])
    .where('template_id', '=', templateId)
    .orderBy('id')
    .execute();
  const template = await db
    .selectFrom('templates')
    .select(['standard', 'texts_version', 'texts_published'])
    .where('id', '=', templateId)
    .executeTakeFirst();
  // A place of texts may have nothing but comments, which have no version; those deleted since do not matter.
  const comment = await db
    .selectFrom('text_comments')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('template_id', '=', templateId)
    .executeTakeFirst();
  const drafts = await stampedDrafts(db, templateId);
  return JSON.stringify([variants, presets, drafts, template, comment, await storedId(db, planner)]);
}

/** Id of the new package; undefined: it is not stored yet. */
async function storedId(db: Database, { after }: Planner): Promise<number | undefined> {
  const row = await db.selectFrom('packages').select('id').where('hash', '=', after.hash).executeTakeFirst();
  return row?.id;
}
