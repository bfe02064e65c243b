import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { ValueOutcome, ValuePlan } from '../../package/compare/outcomes.js';
import { updateSize } from '../drafts/content.js';
import { publishDraftChange, DRAFT_VALUE_KEY, heldFrom } from '../drafts/rows.js';
import { valuesToText } from '../packages/ownValues.js';
import { hashOf } from '../platform/store/fileStore.js';
import { insertMany } from '../platform/store/insertMany.js';
import { deleteMany } from '../platform/store/updateMany.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import type { DraftValueRow } from '../platform/store/tables/drafts.js';
import type { Planner } from './planner.js';
import { pieces, type MovedRows, type PlannedDraft, type StoredVariant } from './stored.js';

/** Outcomes listed for each draft. */
const MOST_OUTCOMES = 100;
/** Values read at once. */
const PAGE = 1_000;

/** A draft of a template, without its Values. */
interface StampedDraft {
  readonly id: number;
  readonly name: string;
  /** Changes with its Values. */
  readonly stamp: string;
}

/** All drafts of a template, including deleted ones, which can be restored. */
export async function stampedDrafts(db: Database, templateId: number): Promise<StampedDraft[]> {
  const rows = await db
    .selectFrom('drafts')
    .select(['id', 'name', 'version', 'state', 'live_order'])
    .where('template_id', '=', templateId)
    .orderBy('id')
    .execute();
  // One that ends hands what it holds to the others that are live.
  const live = rows.filter(({ state }) => state === 'live').map(({ id }) => id);
  return rows.map(({ id, name, version, state, live_order }) => ({
    id,
    name,
    stamp: JSON.stringify([version, state, live_order, live])
  }));
}

export type NamedDraft = PlannedDraft & Pick<StampedDraft, 'name'>;

/** What happens to each draft of a template. Only what changes is kept in memory, and the Values of one draft at a time. */
export async function planDrafts(db: Database, planner: Planner, templateId: number): Promise<NamedDraft[]> {
  const planned = [];
  for (const draft of await stampedDrafts(db, templateId)) {
    const known = planner.drafts.get(draft.id);
    const plan = known?.stamp === draft.stamp ? known : await planOne(db, planner, draft);
    planner.drafts.set(draft.id, plan);
    planned.push({ ...plan, name: draft.name });
  }
  return planned;
}

async function planOne(db: Database, planner: Planner, { id, stamp }: StampedDraft): Promise<PlannedDraft> {
  /** By content: the same Values in hundreds of widgets are planned once. */
  const plans = new Map<string, ValuePlan>();
  const told = new Set<ValuePlan>();
  const outcomes: ValueOutcome[] = [];
  const moved = new Map<number, MovedRows>();
  const digest = createHash('sha256');
  let more = 0;
  for await (const rows of widgetsOf(db, id)) {
    const found = {} as Record<Part, ValuePlan>;
    for (const part of PARTS) found[part] = await planner.planOf(partOf(rows, TEXTS[part]), plans);
    const after = movedRows(rows, found, planner);
    if (after) moved.set(rows[0]!.variant_id, after);
    if (told.has(found.value)) continue;
    told.add(found.value);
    const news = found.value.outcomes.filter(({ kind }) => kind !== 'kept');
    digest.update(JSON.stringify(news));
    outcomes.push(...news.slice(0, MOST_OUTCOMES - outcomes.length));
    more += news.length;
  }
  return { id, stamp, outcomes, more: more - outcomes.length, digest: digest.digest('hex'), moved };
}

/** The Values of a draft, those of each widget together. */
async function* widgetsOf(db: Database, draftId: number): AsyncGenerator<DraftValueRow[]> {
  let widget: DraftValueRow[] = [];
  for (let last: DraftValueRow | undefined; ;) {
    const page = await valuesAfter(db, draftId, last);
    for (const row of page) {
      if (widget.length > 0 && widget[0]!.variant_id !== row.variant_id) {
        yield widget;
        widget = [];
      }
      widget.push(row);
    }
    last = page.at(-1);
    if (page.length < PAGE) break;
    await turn();
  }
  if (widget.length > 0) yield widget;
}

function valuesAfter(db: Database, draftId: number, last: DraftValueRow | undefined): Promise<DraftValueRow[]> {
  const all = db.selectFrom('draft_values').selectAll().where('draft_id', '=', draftId);
  const asked = last
    ? all
        .where('variant_id', '>=', last.variant_id)
        .where(({ or, eb }) => or([eb('variant_id', '>', last.variant_id), eb('element', '>', last.element)]))
    : all;
  return asked.orderBy('variant_id').orderBy('element').limit(PAGE).execute();
}

type Part = 'value' | 'base' | 'before' | 'after';

const TEXTS: Readonly<Record<Part, (row: DraftValueRow) => string | null>> = {
  value: ({ value }) => value,
  base: ({ base }) => base,
  before: ({ held }) => (held === null ? null : heldFrom(held).before),
  after: ({ held }) => (held === null ? null : heldFrom(held).after)
};
const PARTS = Object.keys(TEXTS) as Part[];

/** The content of the rows, as if it were that of a variant. */
function partOf(rows: readonly DraftValueRow[], textOf: (row: DraftValueRow) => string | null): StoredVariant {
  const texts = rows.map((row) => [row.element, textOf(row)] as const);
  const values = texts.flatMap(([id, text]): [string, unknown][] => (text === null ? [] : [[id, JSON.parse(text)]]));
  const own_values = valuesToText(new Map(values));
  return { id: 0, version: 0, key: `draft ${hashOf(own_values)}`, own_values, set_aside: '[]', trails: '{}' };
}

/** Moves the Values of all drafts of a template as planned. */
export async function carryDrafts(
  store: Pick<Store, 'changes' | 'engine'>,
  writing: Writing,
  templateId: number,
  drafts: readonly PlannedDraft[]
): Promise<void> {
  if (drafts.length === 0) return;
  for (const draft of drafts) await carryOne(store, writing, draft);
  await publishDraftChange(store, writing, templateId);
}

const COLUMNS = ['draft_id', 'variant_id', 'element', 'value', 'base', 'held', 'counts'] as const;

async function carryOne(store: Pick<Store, 'engine'>, writing: Writing, { id, moved }: PlannedDraft): Promise<void> {
  if (moved.size === 0) return;
  let before: DraftValueRow[] = [];
  let after: DraftValueRow[] = [];
  // Of widgets that were read whole, so that no page reads again what is written here.
  const write = async () => {
    await deleteMany(store, writing, 'draft_values', DRAFT_VALUE_KEY, before);
    for await (const piece of pieces(after, lengthOf)) await insertMany(store, writing, 'draft_values', COLUMNS, piece);
    before = [];
    after = [];
  };
  for await (const rows of widgetsOf(writing, id)) {
    const plan = moved.get(rows[0]!.variant_id);
    if (!plan) continue;
    const byElement = new Map(rows.map((row) => [row.element, row]));
    const [stays, moves] = [plan.filter(isUnchanged), plan.filter((each) => !isUnchanged(each))];
    const staying = new Set(stays.map(({ from }) => from));
    before.push(...rows.filter(({ element }) => !staying.has(element)));
    for (const { from, changed } of moves) after.push({ ...byElement.get(from)!, ...changed });
    if (before.length >= PAGE) await write();
  }
  await write();
  await updateSize(writing, id);
}

const isUnchanged = ({ changed }: MovedRows[number]): boolean => Object.keys(changed).length === 0;

const lengthOf = ({ value, base, held }: DraftValueRow): number =>
  [value, base, held].reduce((sum, text) => sum + (text?.length ?? 0), 0);

/**
 * undefined: they stay as they are. A Value that fits no element stays as it is, has no effect, and works again when a version
 * with the element is restored, unless another element has its Id by then.
 */
function movedRows(
  rows: readonly DraftValueRow[],
  plans: Readonly<Record<Part, ValuePlan>>,
  planner: Planner
): MovedRows | undefined {
  const fitting = new Map<string, MovedRows[number]>();
  const others: string[] = [];
  for (const row of rows) {
    const to = planner.elementAfter(row.element)?.Id;
    const moved = to === undefined ? undefined : movedTo(to, row, plans);
    if (moved) fitting.set(to!, { from: row.element, changed: moved });
    else others.push(row.element);
  }
  const isFree = (element: string) => {
    const isInert = !planner.elementsOf('after').has(element) || !planner.elementsOf('before').has(element);
    return isInert && !fitting.has(element);
  };
  const kept = others.filter(isFree).map((from) => ({ from, changed: {} }));
  const all = [...fitting.values(), ...kept];
  const isSame = all.length === rows.length && all.every(isUnchanged);
  return isSame ? undefined : all;
}

/** What differs once it is there; undefined: its Value does not fit. */
function movedTo(
  element: string,
  row: DraftValueRow,
  plans: Readonly<Record<Part, ValuePlan>>
): MovedRows[number]['changed'] | undefined {
  const textOf = (part: Part) => {
    const { own } = plans[part];
    return TEXTS[part](row) !== null && own.has(element) ? JSON.stringify(own.get(element)) : null;
  };
  const value = textOf('value');
  if (value === null && row.value !== null) return undefined;
  const held = row.held === null ? null : JSON.stringify({ before: textOf('before'), after: textOf('after') });
  const after = { element, value, base: textOf('base'), held };
  return Object.fromEntries(
    Object.entries(after).filter(([column, text]) => row[column as keyof typeof after] !== text)
  );
}
