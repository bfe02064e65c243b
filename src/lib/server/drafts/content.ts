import { setImmediate as turn } from 'node:timers/promises';
import type { NewDraft } from '../../api.js';
import type { Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import type { DraftRow, DraftValueRow } from '../platform/store/tables/drafts.js';
import { insertMany } from '../platform/store/insertMany.js';
import { deleteMany } from '../platform/store/updateMany.js';
import { draftsFull, templateFull, tooManyDrafts, tooManyValues } from './refusals.js';
import { DRAFT_VALUE_KEY } from './rows.js';
import { VALUES_PER_STATEMENT } from './saving.js';

/** Per draft: 500 widgets with 20 settings each, and their total characters. */
const OF_DRAFT = { values: 10_000, characters: 2 * 1024 * 1024 };
/** Of one owner on a template: more than a menu can show. What others keep does not count, so nobody closes it to them. */
const OF_OWNER_ON_TEMPLATE = 100;
/** Of all owners on a template, without empty ones: bounds lists and the replacement of a package. */
const OF_TEMPLATE = 1_000;
/** Of one owner in all, with deleted ones, which can be restored. */
const OF_OWNER = { drafts: 1_000, values: 250_000, characters: 32 * 1024 * 1024 };

type DraftCell = NewDraft['Cells'][number];

export const rowOf = (id: number, cell: DraftCell): DraftValueRow => ({
  draft_id: id,
  variant_id: cell.Widget,
  element: cell.Element,
  value: Object.hasOwn(cell, 'Value') ? JSON.stringify(cell.Value) : null,
  base: Object.hasOwn(cell, 'Base') ? JSON.stringify(cell.Base) : null,
  held: null,
  counts: cell.Counts ?? 'draft'
});

const lengthOf = ({ element, value, base }: DraftValueRow): number =>
  element.length + (value?.length ?? 0) + (base?.length ?? 0);

/** Checks what can be checked without the store. @throws Refusal draft-full */
export function demandSize(rows: readonly DraftValueRow[]): void {
  const characters = rows.reduce((sum, row) => sum + lengthOf(row), 0);
  if (rows.length > OF_DRAFT.values || characters > OF_DRAFT.characters) throw tooManyValues();
}

interface Content {
  /** Those with the same key are replaced. */
  readonly put: readonly DraftValueRow[];
  readonly remove?: readonly Pick<DraftValueRow, (typeof DRAFT_VALUE_KEY)[number]>[];
}

/** Changes the Values of a draft. @throws Refusal draft-full, drafts-full, too-many-drafts */
export async function changeContent(
  store: Pick<Store, 'engine'>,
  writing: Writing,
  draft: Pick<DraftRow, 'id' | 'owner_id' | 'template_id'>,
  { put, remove = [] }: Content
): Promise<void> {
  for (let from = 0; from < remove.length; from += VALUES_PER_STATEMENT) {
    await deleteMany(store, writing, 'draft_values', DRAFT_VALUE_KEY, remove.slice(from, from + VALUES_PER_STATEMENT));
    await turn();
  }
  for (let from = 0; from < put.length; from += VALUES_PER_STATEMENT) {
    const some = put.slice(from, from + VALUES_PER_STATEMENT);
    await insertMany(store, writing, 'draft_values', COLUMNS, some, { key: DRAFT_VALUE_KEY });
    await turn();
  }
  const size = await updateSize(writing, draft.id);
  if (size.value_count > OF_DRAFT.values || size.characters > OF_DRAFT.characters) throw tooManyValues();
  if (put.length > 0) await demandQuota(writing, draft);
}

/** Counts what a draft holds, after a change of its Values. */
export async function updateSize(writing: Writing, id: number): Promise<Pick<DraftRow, 'value_count' | 'characters'>> {
  const { value_count, characters } = await writing
    .selectFrom('draft_values')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('value_count'),
      fn
        .coalesce(
          fn.sum<number>(
            eb(
              eb(fn<number>('length', ['element']), '+', fn.coalesce(fn<number>('length', ['value']), eb.lit(0))),
              '+',
              fn.coalesce(fn<number>('length', ['base']), eb.lit(0))
            )
          ),
          eb.lit(0)
        )
        .as('characters')
    ])
    .where('draft_id', '=', id)
    .executeTakeFirstOrThrow();
  const size = { value_count: Number(value_count), characters: Number(characters) };
  await writing.updateTable('drafts').set(size).where('id', '=', id).execute();
  return size;
}

const COLUMNS = ['draft_id', 'variant_id', 'element', 'value', 'base', 'counts'] as const;

/**
 * Checks what the owner of a draft keeps, with this draft, and what its template has.
 * @throws Refusal drafts-full, too-many-drafts
 */
export async function demandQuota(
  writing: Writing,
  { owner_id, template_id }: Pick<DraftRow, 'owner_id' | 'template_id'>
): Promise<void> {
  const { drafts, values, characters, here } = await writing
    .selectFrom('drafts')
    .select(({ fn, eb, and }) => [
      fn.countAll<number>().as('drafts'),
      fn.sum<number>('value_count').as('values'),
      fn.sum<number>('characters').as('characters'),
      fn
        .countAll<number>()
        .filterWhere(and([eb('template_id', '=', template_id), eb('deleted_at', 'is', null)]))
        .as('here')
    ])
    .where('owner_id', 'is not distinct from', owner_id)
    .executeTakeFirstOrThrow();
  if (Number(here) > OF_OWNER_ON_TEMPLATE) throw tooManyDrafts(OF_OWNER_ON_TEMPLATE);
  const isFull =
    Number(drafts) > OF_OWNER.drafts || Number(values) > OF_OWNER.values || Number(characters) > OF_OWNER.characters;
  if (isFull) throw draftsFull();
  const { all } = await writing
    .selectFrom('drafts')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .where('template_id', '=', template_id)
    .where('deleted_at', 'is', null)
    .where('value_count', '>', 0)
    .executeTakeFirstOrThrow();
  if (Number(all) > OF_TEMPLATE) throw templateFull(OF_TEMPLATE);
}
