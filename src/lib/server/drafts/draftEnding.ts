import type { Checking } from '../packages/checking.js';
import { valuesToText } from '../packages/ownValues.js';
import type { Packages } from '../packages/packages.js';
import type { AscElement } from '../../ascdata/types.js';
import type { Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import type { DraftRow, DraftValueRow } from '../platform/store/tables/drafts.js';
import type { Saver } from '../saves/record.js';
import { textIn } from './body.js';
import { elementsOf, hold, ownRows } from './goingLive.js';
import { isNotLive } from './refusals.js';
import { byWidget, heldFrom, isSame } from './rows.js';
import { saveStep } from './saving.js';
import { draftRow, valuesOf } from './openDraft.js';

/** Ends drafts: each setting returns to its former Value, unless somebody saved it in the meantime. */
export class DraftEnding {
  constructor(
    private readonly store: Store,
    private readonly packages: Packages,
    private readonly checking: Pick<Checking, 'now'>
  ) {}

  /**
   * Ends a draft. A draft that went live later with the same setting inherits the Value to return to. Checks no permissions:
   * they were checked when it was planned, and a finished campaign must not stay.
   * @throws Refusal draft-not-found, draft-not-live
   */
  async run(by: Saver, row: DraftRow): Promise<void> {
    const elements = await elementsOf(this.store.db, this.packages, row.template_id);
    const byId = new Map(elements.map((element) => [element.Id, element]));
    await this.store.write((writing) => this.#write(writing, by, row.id, byId));
  }

  async #write(writing: Writing, by: Saver, id: number, elements: ReadonlyMap<string, AscElement>): Promise<void> {
    const draft = await draftRow(writing, id);
    if (draft.state !== 'live') throw isNotLive();
    const values = (await valuesOf(writing, id)).filter(({ held }) => held !== null);
    const rows = await ownRows(writing, [...new Set(values.map(({ variant_id }) => variant_id))]);
    const ofWidgets = byWidget(values);
    const saves = [];
    let cells = 0;
    for (const row of rows) {
      const own = new Map(row.own);
      for (const value of ofWidgets.get(row.id) ?? []) {
        const isBack = await goBack(writing, draft, { value, own, element: elements.get(value.element) });
        if (isBack) cells += 1;
      }
      const after = valuesToText(own);
      if (after !== row.own_values)
        saves.push({ id: row.id, inheritsId: row.inherits_id, before: row.own_values, after });
    }
    const at = this.checking.now().toISOString();
    const { template_id: templateId, name } = draft;
    await saveStep(this.store, writing, saves, { templateId, kind: 'draft-end', name, at, by, cells });
    await writing.updateTable('draft_values').set({ held: null }).where('draft_id', '=', id).execute();
    await writing.updateTable('drafts').set({ state: 'ended', live_order: null }).where('id', '=', id).execute();
  }
}

interface Setting {
  readonly value: DraftValueRow;
  /** Own Values of its widget, modified in place. */
  readonly own: Map<string, unknown>;
  readonly element: AscElement | undefined;
}

/**
 * Returns a setting to its former Value, unless it was saved in the meantime or a later draft holds it. Returns whether it did.
 */
async function goBack(writing: Writing, draft: DraftRow, { value, own, element }: Setting): Promise<boolean> {
  const { before, after } = heldFrom(value.held ?? 'null');
  const later = await laterHolder(writing, draft, value);
  if (later) {
    const theirs = heldFrom(later.held ?? 'null');
    if (isSame(theirs.before, after, element)) await hold(writing, later, { ...theirs, before });
    return false;
  }
  if (!isSame(textIn(own, value.element), after, element)) return false;
  if (before === null) own.delete(value.element);
  else own.set(value.element, JSON.parse(before));
  return true;
}

/** The next draft that went live after this one and holds the same setting. */
async function laterHolder(
  writing: Writing,
  draft: DraftRow,
  value: DraftValueRow
): Promise<DraftValueRow | undefined> {
  return writing
    .selectFrom('draft_values')
    .innerJoin('drafts', 'drafts.id', 'draft_values.draft_id')
    .selectAll('draft_values')
    .where('draft_values.variant_id', '=', value.variant_id)
    .where('draft_values.element', '=', value.element)
    .where('draft_values.held', 'is not', null)
    .where('drafts.state', '=', 'live')
    .where('drafts.live_order', '>', draft.live_order ?? 0)
    .orderBy('drafts.live_order')
    .limit(1)
    .executeTakeFirst();
}
