import { setImmediate as turn } from 'node:timers/promises';
import type { Checking } from '../packages/checking.js';
import { valuesToText } from '../packages/ownValues.js';
import type { Packages } from '../packages/packages.js';
import type { AscElement } from '../../ascdata/types.js';
import type { Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import type { DraftRow, DraftValueRow } from '../platform/store/tables/drafts.js';
import type { Saver } from '../saves/record.js';
import { textIn } from './body.js';
import { elementsOf, ownRows } from './goingLive.js';
import { isNotLive } from './refusals.js';
import { byWidget, cellKey, heldFrom, isSame } from './rows.js';
import { holdAll, saveStep, type Holding } from './saving.js';
import { CHUNK, draftRow, valuesOf } from './openDraft.js';

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
    await this.store.writeAlone('variants', (writing) => this.#write(writing, by, row.id, byId));
  }

  async #write(writing: Writing, by: Saver, id: number, elements: ReadonlyMap<string, AscElement>): Promise<void> {
    const draft = await draftRow(writing, id);
    if (draft.state !== 'live') throw isNotLive();
    const values = (await valuesOf(writing, id)).filter(({ held }) => held !== null);
    const rows = await ownRows(writing, [...new Set(values.map(({ variant_id }) => variant_id))]);
    const ofWidgets = byWidget(values);
    const laterOf = await laterHolders(writing, draft);
    const saves = [];
    const passedOn: Holding[] = [];
    let cells = 0;
    for (const [index, row] of rows.entries()) {
      const own = new Map(row.own);
      for (const value of ofWidgets.get(row.id) ?? []) {
        const setting = { value, own, element: elements.get(value.element) };
        const later = laterOf(value);
        if (later) passedOn.push(...passOn(setting, later));
        else if (goBack(setting)) cells += 1;
      }
      const after = valuesToText(own);
      if (after !== row.own_values)
        saves.push({ id: row.id, inheritsId: row.inherits_id, before: row.own_values, after });
      if (index % CHUNK === CHUNK - 1) await turn();
    }
    await holdAll(this.store, writing, passedOn);
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

/** Returns a setting to its former Value, unless it was saved in the meantime. Returns whether it did. */
function goBack({ value, own, element }: Setting): boolean {
  const { before, after } = heldFrom(value.held ?? 'null');
  if (!isSame(textIn(own, value.element), after, element)) return false;
  if (before === null) own.delete(value.element);
  else own.set(value.element, JSON.parse(before));
  return true;
}

/** What a later draft holds from now on, if it took over from this one. */
function passOn({ value, element }: Setting, later: LaterHolder): Holding[] {
  const [{ before, after }, theirs] = [heldFrom(value.held ?? 'null'), heldFrom(later.held ?? 'null')];
  return isSame(theirs.before, after, element) ? [{ value: later, held: { ...theirs, before } }] : [];
}

type LaterHolder = Pick<DraftValueRow, 'draft_id' | 'variant_id' | 'element' | 'held'>;

/** For each setting, the next draft that went live after this one and holds it, too. */
async function laterHolders(
  writing: Writing,
  draft: DraftRow
): Promise<(value: DraftValueRow) => LaterHolder | undefined> {
  const rows = await writing
    .selectFrom('draft_values as mine')
    .innerJoin('draft_values as later', (join) =>
      join.onRef('later.variant_id', '=', 'mine.variant_id').onRef('later.element', '=', 'mine.element')
    )
    .innerJoin('drafts', 'drafts.id', 'later.draft_id')
    .select(['later.draft_id', 'later.variant_id', 'later.element', 'later.held'])
    .where('mine.draft_id', '=', draft.id)
    .where('mine.held', 'is not', null)
    .where('later.held', 'is not', null)
    .where('drafts.state', '=', 'live')
    .where('drafts.live_order', '>', draft.live_order ?? 0)
    .orderBy('drafts.live_order', 'desc')
    .execute();
  const found = new Map(rows.map((row) => [cellKey(row), row]));
  return (value) => found.get(cellKey(value));
}
