import type { ValuePlan } from '../../package/compare/outcomes.js';
import { publishDraftChange } from '../drafts/publishDraftChange.js';
import { heldFrom } from '../drafts/rows.js';
import { valuesToText } from '../packages/ownValues.js';
import { hashOf } from '../platform/store/fileStore.js';
import { insertMany } from '../platform/store/insertMany.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import type { DraftValueRow } from '../platform/store/tables/drafts.js';
import type { Planner } from './planner.js';
import type { StoredVariant } from './stored.js';

/** What a draft holds of one widget. Its Values are carried over like those of the widget itself. */
export interface StoredDraft {
  readonly draftId: number;
  readonly variantId: number;
  readonly name: string;
  readonly rows: readonly DraftValueRow[];
  /** The content of the rows, as if each were a variant. */
  readonly parts: Readonly<Record<Part, StoredVariant>>;
}

type Part = 'value' | 'base' | 'before' | 'after';

const TEXTS: Readonly<Record<Part, (row: DraftValueRow) => string | null>> = {
  value: ({ value }) => value,
  base: ({ base }) => base,
  before: ({ held }) => (held === null ? null : heldFrom(held).before),
  after: ({ held }) => (held === null ? null : heldFrom(held).after)
};
const PARTS = Object.keys(TEXTS) as Part[];

/** All drafts of a template, including deleted ones, which can be restored. */
export async function draftsOf(db: Database, templateId: number): Promise<StoredDraft[]> {
  const rows = await db
    .selectFrom('draft_values')
    .innerJoin('drafts', 'drafts.id', 'draft_values.draft_id')
    .selectAll('draft_values')
    .select('drafts.name')
    .where('drafts.template_id', '=', templateId)
    .orderBy('draft_id')
    .orderBy('variant_id')
    .orderBy('element')
    .execute();
  const groups = new Map<string, { name: string; rows: DraftValueRow[] }>();
  for (const { name, ...row } of rows) {
    const key = `${row.draft_id} ${row.variant_id}`;
    const group = groups.get(key) ?? { name, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()].map(storedDraft);
}

function storedDraft({ name, rows }: { name: string; rows: readonly DraftValueRow[] }): StoredDraft {
  const { draft_id: draftId, variant_id: variantId } = rows[0]!;
  const [value, base, before, after] = PARTS.map((part) => partOf(rows, TEXTS[part]));
  return { draftId, variantId, name, rows, parts: { value: value!, base: base!, before: before!, after: after! } };
}

/** Plans are cached by content: the same Value in hundreds of widgets is planned once. */
function partOf(rows: readonly DraftValueRow[], textOf: (row: DraftValueRow) => string | null): StoredVariant {
  const texts = rows.map((row) => [row.element, textOf(row)] as const);
  const values = texts.flatMap(([id, text]): [string, unknown][] => (text === null ? [] : [[id, JSON.parse(text)]]));
  const own_values = valuesToText(new Map(values));
  return { id: 0, version: 0, key: `draft ${hashOf(own_values)}`, own_values, set_aside: '[]', trails: '{}' };
}

/** The plans needed before drafts are carried over. */
export const partsOf = (drafts: readonly StoredDraft[]): StoredVariant[] =>
  drafts.flatMap(({ parts }) => PARTS.map((part) => parts[part]));

interface Carrying {
  readonly templateId: number;
  readonly planner: Planner;
}

/** Moves the Values of all drafts of a template as planned. */
export async function carryDrafts(
  store: Pick<Store, 'changes' | 'engine'>,
  writing: Writing,
  drafts: readonly StoredDraft[],
  { templateId, planner }: Carrying
): Promise<void> {
  if (drafts.length === 0) return;
  for (const draft of drafts) {
    const rows = await carried(draft, planner);
    if (JSON.stringify(rows) === JSON.stringify(draft.rows)) continue;
    await writing
      .deleteFrom('draft_values')
      .where('draft_id', '=', draft.draftId)
      .where('variant_id', '=', draft.variantId)
      .execute();
    await insertMany(store, writing, 'draft_values', COLUMNS, rows);
  }
  await publishDraftChange(store, writing, templateId);
}

const COLUMNS = ['draft_id', 'variant_id', 'element', 'value', 'base', 'held', 'counts'] as const;

/**
 * A Value that fits no element stays as it is, has no effect, and works again when a version with the element is restored,
 * unless another element has its Id by then.
 */
async function carried({ rows, parts }: StoredDraft, planner: Planner): Promise<DraftValueRow[]> {
  const plans = {} as Record<Part, ValuePlan>;
  for (const part of PARTS) plans[part] = await planner.planOf(parts[part]);
  const fitting = new Map<string, DraftValueRow>();
  const others: DraftValueRow[] = [];
  for (const row of rows) {
    const to = planner.elementAfter(row.element)?.Id;
    const moved = to === undefined ? undefined : movedTo(to, row, plans);
    if (moved) fitting.set(moved.element, moved);
    else others.push(row);
  }
  const isFree = ({ element }: DraftValueRow) => {
    const isInert = !planner.elementsOf('after').has(element) || !planner.elementsOf('before').has(element);
    return isInert && !fitting.has(element);
  };
  const all = [...fitting.values(), ...others.filter(isFree)];
  return all.sort((a, b) => (a.element < b.element ? -1 : 1));
}

/** undefined: its Value does not fit there. */
function movedTo(
  element: string,
  row: DraftValueRow,
  plans: Readonly<Record<Part, ValuePlan>>
): DraftValueRow | undefined {
  const textOf = (part: Part) => {
    const { own } = plans[part];
    return TEXTS[part](row) !== null && own.has(element) ? JSON.stringify(own.get(element)) : null;
  };
  const value = textOf('value');
  if (value === null && row.value !== null) return undefined;
  const held = row.held === null ? null : JSON.stringify({ before: textOf('before'), after: textOf('after') });
  return { ...row, element, value, base: textOf('base'), held };
}
