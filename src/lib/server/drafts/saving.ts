import { setImmediate as turn } from 'node:timers/promises';
import type { Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import type { DraftValueRow } from '../platform/store/tables/drafts.js';
import { updateMany } from '../platform/store/updateMany.js';
import type { SavedDifference, Saver } from '../saves/record.js';
import { saveRows } from '../table/saving.js';
import { keepStepOfDraft } from '../table/steps.js';
import { reachHeirsOf } from '../widgets/inheritance.js';
import { publishChange } from '../widgets/publishChange.js';
import { CHUNK } from './openDraft.js';
import { DRAFT_VALUE_KEY, type Held } from './rows.js';

/** Values written with one statement: a few milliseconds. */
export const VALUES_PER_STATEMENT = 1_000;

/** Own Values of a widget before and after, as JSON texts. */
export interface SavedRow {
  readonly id: number;
  readonly inheritsId: number | null;
  readonly before: string;
  readonly after: string;
  /** Between them. */
  readonly difference: SavedDifference;
}

interface Save {
  readonly templateId: number;
  readonly kind: 'draft' | 'draft-end';
  /** Of the draft. */
  readonly name: string;
  readonly at: string;
  readonly by: Saver;
  /** Number of changed Values. */
  readonly cells: number;
}

/** Saves the own Values of several widgets in one transaction and as one step, and notifies everybody who has them open. */
export async function saveStep(
  store: Pick<Store, 'changes' | 'engine'>,
  writing: Writing,
  rows: readonly SavedRow[],
  { templateId, kind, name, at, by, cells }: Save
): Promise<void> {
  if (rows.length === 0) return;
  const stepId = await keepStepOfDraft(writing, { templateId, kind, by, at, cells, widgets: rows.length });
  const saves = rows.map(({ id, before, after, difference }) => ({
    variantId: id,
    at,
    by,
    kind,
    before,
    after,
    difference,
    stepId,
    originName: name
  }));
  for (let from = 0; from < saves.length; from += CHUNK) {
    await saveRows(store, writing, saves.slice(from, from + CHUNK));
    await turn();
  }
  await publishChange(store, writing, ...rows.map(({ id }) => id));
  const bases = rows.filter(({ inheritsId }) => inheritsId === null).map(({ id }) => id);
  for (let from = 0; from < bases.length; from += CHUNK) {
    await reachHeirsOf(store, writing, { ids: bases.slice(from, from + CHUNK), at, by: by.name });
    await turn();
  }
}

/** What a draft holds of one setting from now on. */
export interface Holding {
  readonly value: Pick<DraftValueRow, 'draft_id' | 'variant_id' | 'element'>;
  readonly held: Held;
}

export async function holdAll(
  store: Pick<Store, 'engine'>,
  writing: Writing,
  holdings: readonly Holding[]
): Promise<void> {
  for (let from = 0; from < holdings.length; from += VALUES_PER_STATEMENT) {
    const rows = holdings.slice(from, from + VALUES_PER_STATEMENT).map(({ value, held }) => ({
      draft_id: value.draft_id,
      variant_id: value.variant_id,
      element: value.element,
      held: JSON.stringify(held)
    }));
    await updateMany(store, writing, 'draft_values', ['held'], rows, DRAFT_VALUE_KEY);
    await turn();
  }
}
