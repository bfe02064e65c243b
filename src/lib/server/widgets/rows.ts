import { setImmediate as turn } from 'node:timers/promises';
import type { WidgetSummary } from '../../api.js';
import { inEveryLanguage } from '../../language/languages.js';
import type { Label } from '../../package/compare/changes.js';
import type { SetAsideValue } from '../../package/compare/outcomes.js';
import type { Actor } from '../platform/authorization/actor.js';
import { chunksOf } from '../platform/chunks.js';
import { demand, type Action } from '../authorization/can.js';
import { insertReturning } from '../platform/store/insertMany.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { originsFrom, type Definition } from '../packages/packages.js';
import { recordSave, recordSaves, type SavedDifference, type Saver } from '../saves/record.js';
import { widgetNotFound } from './refusals.js';
import { demandReach, FOR_GOOD } from './inheritance.js';
import { widgetResource } from './widgetPlace.js';

/** Every variant with its template, package and group, including those in the Trash. */
export function allWidgets(db: Database) {
  return db
    .selectFrom('variants')
    .innerJoin('templates', 'templates.id', 'variants.template_id')
    .innerJoin('packages', 'packages.id', 'templates.package_id')
    .leftJoin('widget_groups', 'widget_groups.id', 'variants.group_id')
    .select(['variants.id', 'variants.name', 'variants.version', 'variants.changed_at', 'variants.template_id'])
    .select('variants.changed_by')
    .select(['templates.standard', 'templates.origins', 'templates.languages'])
    .select(['variants.group_id', 'widget_groups.name as group_name', 'widget_groups.spot_group_id'])
    .select(['packages.spot_identifier', 'packages.spot_version'])
    .select(['packages.number_of_slots', 'packages.element_count'])
    .where(({ eb, or }) => or([eb('variants.deleted_at', 'is', null), eb('variants.deleted_at', '!=', FOR_GOOD)]));
}

/** Those that are not deleted. */
export function widgets(db: Database) {
  return allWidgets(db).where('variants.deleted_at', 'is', null);
}

export type WidgetRow = Awaited<ReturnType<ReturnType<typeof widgets>['executeTakeFirstOrThrow']>>;

/** @throws Refusal not-found */
export async function widgetRow(db: Database, id: number): Promise<WidgetRow> {
  const row = await widgets(db).where('variants.id', '=', id).executeTakeFirst();
  if (!row) throw widgetNotFound();
  return row;
}

export function summaryOf(row: WidgetRow): WidgetSummary {
  return {
    Id: row.id,
    Name: row.name,
    SpotIdentifier: row.spot_identifier,
    SpotVersion: row.spot_version,
    TemplateId: row.template_id,
    Standard: row.standard === 1,
    NumberOfSlots: row.number_of_slots,
    ElementCount: row.element_count,
    Version: row.version,
    Origins: originsFrom(row.origins),
    GroupId: row.group_id,
    GroupName: row.group_name,
    ChangedAt: row.changed_at,
    ChangedBy: row.changed_by
  };
}

/**
 * A widget and its package, if the actor may do this to the widget and all that inherit from it.
 * @throws Refusal not-found, not-allowed
 */
export async function demandWidget(db: Database, actor: Actor, id: number, action: Action) {
  const row = await withPackage(db, id).executeTakeFirst();
  return demandOn(db, actor, row, action);
}

/**
 * As `demandWidget`, with everything the editor and the Values need, except the definition (`definitionOf`).
 * @throws Refusal not-found, not-allowed
 */
export async function details(db: Database, actor: Actor, id: number, action: Action) {
  const found = await withPackage(db, id)
    .leftJoin('variants as base', 'base.id', 'variants.inherits_id')
    .leftJoin('widget_groups as base_groups', 'base_groups.id', 'base.group_id')
    .select(['base.group_id as base_group_id', 'base_groups.spot_group_id as base_spot_group_id'])
    .select(['variants.own_values', 'variants.set_aside', 'variants.trails'])
    .select(['variants.inherits_id', 'base.own_values as inherited_values', 'base.name as inherited_name'])
    .select(['variants.past_base_id', 'variants.past_until'])
    .select('templates.texts_published')
    .select(({ eb }) => eb('templates.definition', 'is not', null).as('is_published'))
    .executeTakeFirst();
  return demandOn(db, actor, found, action);
}

const withPackage = (db: Database, id: number) =>
  widgets(db).select(['packages.id as package_id', 'templates.texts_version']).where('variants.id', '=', id);

async function demandOn<Row extends WidgetRow>(
  db: Database,
  actor: Actor,
  row: Row | undefined,
  action: Action
): Promise<Row> {
  if (!row) throw widgetNotFound();
  demand(actor, action, widgetResource(row));
  if (action === 'widget.edit') await demandReach(db, actor, row.id);
  return row;
}

/** What names the definition of a template now. */
export function editionOf(db: Database, templateId: number): Promise<Edition> {
  return db
    .selectFrom('templates')
    .select(['id as template_id', 'package_id', 'texts_published'])
    .select(({ eb }) => eb('definition', 'is not', null).as('is_published'))
    .where('id', '=', templateId)
    .executeTakeFirstOrThrow();
}

/** Names the definition of such a row, for `Packages`. */
export function definitionOf({ package_id: id, is_published, template_id, texts_published }: Edition): Definition {
  return is_published ? { id, edition: { templateId: template_id, published: texts_published } } : { id };
}

type Edition = Pick<
  Awaited<ReturnType<typeof details>>,
  'package_id' | 'template_id' | 'texts_published' | 'is_published'
>;

export interface NewVariant {
  readonly templateId: number;
  readonly name: string;
  /** null: among the templates. */
  readonly groupId: number | null;
  /** JSON text of its own Values. */
  readonly ownValues: string;
  /** Left out: nothing. */
  readonly inheritsId?: number | null;
  /** Where these were in former packages; left out: nowhere else. */
  readonly trails?: string;
  /** The creator; null: the product itself. */
  readonly by: Saver | null;
  /** Of the followed folder that it comes from. */
  readonly originName?: string | undefined;
}

/** Returns the Id of the new variant. `now`: ISO 8601. */
export async function addVariant(writing: Writing, variant: NewVariant, now: string): Promise<number> {
  const { id } = await writing
    .insertInto('variants')
    .values(newRow(variant, now))
    .returning('id')
    .executeTakeFirstOrThrow();
  const { by, originName, ownValues: after } = variant;
  await recordSave(writing, { variantId: id, at: now, by, kind: 'made', originName, before: '{}', after });
  return id;
}

/** One of several new variants. */
export interface PreparedVariant extends NewVariant {
  /** Between no Values and its own. */
  readonly difference: SavedDifference;
}

/**
 * Adds variants with different names in a few statements, with a turn for others in between. Returns their Ids, in the same
 * order. `now`: ISO 8601.
 */
export async function addVariants(
  store: Pick<Store, 'engine'>,
  writing: Writing,
  variants: readonly PreparedVariant[],
  now: string
): Promise<number[]> {
  const idOf = new Map<string, number>();
  for (const some of chunksOf(variants, ({ ownValues }) => ownValues.length)) {
    const rows = some.map((variant) => newRow(variant, now));
    const inserted = await insertReturning(store, writing, 'variants', NEW_COLUMNS, rows, ['id', 'name']);
    for (const { id, name } of inserted) idOf.set(name, id);
    await turn();
  }
  const ids = variants.map(({ name }) => idOf.get(name)!);
  const saves = variants.map(({ by, ownValues: after, difference }, index) => ({
    ...{ variantId: ids[index]!, at: now, by, kind: 'made' as const },
    ...{ before: '{}', after, difference }
  }));
  await recordSaves(store, writing, saves);
  return ids;
}

const NEW_COLUMNS = [
  'template_id',
  'name',
  'group_id',
  'own_values',
  'inherits_id',
  'trails',
  'version',
  'created_at',
  'changed_at',
  'changed_by'
] as const;

const newRow = (
  { templateId, name, groupId, ownValues, inheritsId = null, trails = '{}', by }: NewVariant,
  now: string
) => ({
  template_id: templateId,
  name,
  group_id: groupId,
  own_values: ownValues,
  inherits_id: inheritsId,
  trails,
  version: 1,
  created_at: now,
  changed_at: now,
  changed_by: by?.name ?? null
});

/** The oldest variant of a template that is not deleted. */
export async function firstVariant(db: Database, templateId: number): Promise<number | undefined> {
  return (await variantsOf(db, templateId).executeTakeFirst())?.id;
}

/** The first of them among “Widget templates”. */
export async function firstTemplate(
  db: Database,
  templateId: number
): Promise<{ id: number; name: string } | undefined> {
  return variantsOf(db, templateId).select('name').where('group_id', 'is', null).executeTakeFirst();
}

function variantsOf(db: Database, templateId: number) {
  return db
    .selectFrom('variants')
    .select('id')
    .where('template_id', '=', templateId)
    .where('deleted_at', 'is', null)
    .orderBy('id');
}

/** What was set aside of a variant. JSON.parse treats members such as `__proto__` as plain keys. */
export function setAsideFromText(text: string): SetAsideValue[] {
  const all = JSON.parse(text) as (Omit<SetAsideValue, 'name'> & { readonly name: Partial<Label> })[];
  // A language of the interface that came since has no name there.
  return all.map((aside) => ({
    ...aside,
    name: inEveryLanguage((language) => aside.name[language] ?? aside.name.en ?? '')
  }));
}

/** The widgets of a template with Values that are set aside, and how many. */
export async function asideByWidget(
  db: Database,
  templateId: number
): Promise<{ id: number; name: string; count: number }[]> {
  const found = await variantsOf(db, templateId)
    .select(({ fn }) => fn<number>('length', ['set_aside']).as('length'))
    .where('set_aside', '<>', '[]')
    .execute();
  const counted = [];
  for (const some of chunksOf(found, ({ length }) => length)) {
    const ids = some.map(({ id }) => id);
    const rows = await variantsOf(db, templateId).select(['name', 'set_aside']).where('id', 'in', ids).execute();
    for (const { id, name, set_aside } of rows) {
      counted.push({ id, name, count: (JSON.parse(set_aside) as unknown[]).length });
      await turn();
    }
  }
  return counted;
}

/** Whether the template's only widget is as it was created with this name: nothing saved, renamed, moved or copied. */
export async function isUntouched(db: Database, templateId: number, name: string): Promise<boolean> {
  const variants = await db
    .selectFrom('variants')
    .select(['name', 'group_id', 'own_values', 'set_aside', 'deleted_at'])
    .where('template_id', '=', templateId)
    .limit(2)
    .execute();
  const [only] = variants;
  if (variants.length !== 1 || only?.name !== name || only.deleted_at !== null) return false;
  return only.group_id === null && only.own_values === '{}' && only.set_aside === '[]';
}
