import { setImmediate as turn } from 'node:timers/promises';
import type { HistoryKind } from '../../api.js';
import { chunksOf } from '../platform/chunks.js';
import type { Actor } from '../platform/authorization/actor.js';
import { insertMany } from '../platform/store/insertMany.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { effectiveValue } from '../../ascdata/effective.js';
import type { AscElement, Values } from '../../ascdata/types.js';
import { modelOf } from '../../datatypes/registry.js';
import { valuesFromText } from '../packages/ownValues.js';
import { changesBetween, changesToColumns } from './changes.js';

export type Saver = Pick<Actor, 'userId' | 'name'>;

export interface ValueSave {
  readonly variantId: number;
  /** ISO 8601. */
  readonly at: string;
  /** null: the product itself. */
  readonly by: Saver | null;
  readonly kind: HistoryKind;
  /** Own Values as JSON. */
  readonly before: string;
  readonly after: string;
  /** The step, if several variants were saved at once. */
  readonly stepId?: number | undefined;
  /** When the state it restores or undoes was saved, ISO 8601. */
  readonly originAt?: string | undefined;
  /** Of the preset or draft whose Values it has. */
  readonly originName?: string | undefined;
  /** Between `before` and `after`, where it was determined before the transaction. */
  readonly difference?: SavedDifference | undefined;
}

/** The presets of a template that saves say they come from. What they say may be stale, or untrue. */
export class PresetSources {
  readonly #texts: ReadonlyMap<number, { readonly name: string; readonly own_values: string }>;
  readonly #values = new Map<number, Values>();

  private constructor(texts: ReadonlyMap<number, { readonly name: string; readonly own_values: string }>) {
    this.#texts = texts;
  }

  static async read(db: Database, templateId: number): Promise<PresetSources> {
    const presets = db.selectFrom('presets').select(['id', 'name', 'own_values']);
    const rows = await presets.where('template_id', '=', templateId).execute();
    return new PresetSources(new Map(rows.map((row) => [row.id, row])));
  }

  /** Name of a preset, if something was changed, and all of it has its Values now. @param after effective Values of what was changed */
  nameFor(id: number | undefined, changed: readonly AscElement[], after: Values): string | undefined {
    const preset = id === undefined ? undefined : this.#texts.get(id);
    if (id === undefined || !preset) return undefined;
    const values = this.#values.get(id) ?? valuesFromText(preset.own_values);
    this.#values.set(id, values);
    const isOfIt = (element: AscElement) =>
      values.has(element.Id) && modelOf(element).same(values.get(element.Id), effectiveValue(element, after), element);
    return changed.length > 0 && changed.every(isOfIt) ? preset.name : undefined;
  }
}

export type SavedDifference = ReturnType<typeof changesBetween>;

/** What a save changes. @param before own Values as JSON @param after the same */
export const savedDifference = (before: string, after: string): SavedDifference =>
  before === after
    ? changesBetween(new Map(), new Map())
    : changesBetween(valuesFromText(before), valuesFromText(after));

/**
 * Records a save in its own transaction, whether or not it changed a Value, with the template's current package.
 * @returns the moment's Id
 */
export async function recordSave(writing: Writing, save: ValueSave): Promise<number> {
  const { row, long } = noted(save);
  const { id } = await writing
    .insertInto('value_saves')
    .values(({ selectFrom }) => ({
      ...row,
      package_id: selectFrom('variants')
        .innerJoin('templates', 'templates.id', 'variants.template_id')
        .select('templates.package_id')
        .where('variants.id', '=', save.variantId)
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const each of long) {
    await writing
      .insertInto('saved_values')
      .values(each)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return id;
}

/** Records many saves in a few statements, with a turn for others in between. */
export async function recordSaves(
  store: Pick<Store, 'engine'>,
  writing: Writing,
  saves: readonly ValueSave[]
): Promise<void> {
  for (const some of chunksOf(saves, ({ before, after }) => before.length + after.length)) {
    const packages = await packagesOf(
      writing,
      some.map(({ variantId }) => variantId)
    );
    const all = some.map(noted);
    const rows = all.map(({ row }) => ({ ...row, package_id: packages.get(row.variant_id)! }));
    await insertMany(store, writing, 'value_saves', [...COLUMNS, 'package_id'], rows);
    const long = all.flatMap((each) => each.long);
    await insertMany(store, writing, 'saved_values', ['variant_id', 'hash', 'value'], long, 'ignore');
    await turn();
  }
}

const COLUMNS = [
  'variant_id',
  'at',
  'by',
  'by_id',
  'kind',
  'step_id',
  'origin_at',
  'origin_name',
  'changes',
  'elements'
] as const;

/** A save as stored, without its package, and the long Values it refers to. */
function noted(save: ValueSave) {
  const {
    variantId: variant_id,
    at,
    by,
    kind,
    before,
    after,
    stepId = null,
    originAt = null,
    originName = null,
    difference: { changes, long } = savedDifference(before, after)
  } = save;
  const row = {
    variant_id,
    at,
    by: by?.name ?? null,
    by_id: by?.userId ?? null,
    kind,
    step_id: stepId,
    origin_at: originAt,
    origin_name: originName,
    ...changesToColumns(changes)
  };
  return { row, long: [...long].map(([hash, value]) => ({ variant_id, hash, value })) };
}

async function packagesOf(writing: Writing, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await writing
    .selectFrom('variants')
    .innerJoin('templates', 'templates.id', 'variants.template_id')
    .select(['variants.id', 'templates.package_id'])
    .where('variants.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, package_id }) => [id, package_id]));
}
