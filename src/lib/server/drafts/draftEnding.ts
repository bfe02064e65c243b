import { setImmediate as turn } from 'node:timers/promises';
import type { Checking } from '../packages/checking.js';
import { valuesFromText, valuesToText } from '../packages/ownValues.js';
import type { Packages } from '../packages/packages.js';
import type { AscElement } from '../../ascdata/types.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import type { DraftRow, DraftValueRow } from '../platform/store/tables/drafts.js';
import { writeOptimistically } from '../platform/store/writeOptimistically.js';
import { changesBetween } from '../saves/changes.js';
import type { Saver } from '../saves/record.js';
import { textIn } from './body.js';
import { elementsOf } from './goingLive.js';
import { isNotLive } from './refusals.js';
import { byWidget, cellKey, heldFrom, isSame } from './rows.js';
import { holdAll, saveStep, type Holding, type SavedRow } from './saving.js';
import { CHUNK, draftRow, valuesOf } from './openDraft.js';
import { endTimes } from './times.js';

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
  async run(by: Saver, { id, template_id }: DraftRow): Promise<void> {
    const elements = await elementsOf(this.store.db, this.packages, template_id);
    const byId = new Map(elements.map((element) => [element.Id, element]));
    await writeOptimistically<EndPlan, true>(this.store, {
      table: 'variants',
      prepare: (db) => planEnd(db, id, byId),
      commit: (writing, plan) => this.#write(writing, by, plan)
    });
  }

  /** undefined: something was saved, or went live or ended, in the meantime, and nothing is written. */
  async #write(writing: Writing, by: Saver, plan: EndPlan): Promise<true | undefined> {
    const { draft, versions, saves, passedOn, cells } = plan;
    const { id, template_id: templateId, name } = draft;
    if ((await liveOnes(writing, templateId)) !== plan.live) return undefined;
    const now = await rowsOf(writing, [...versions.keys()], false);
    if (now.length < versions.size || now.some((row) => versions.get(row.id) !== row.version)) return undefined;
    await holdAll(this.store, writing, passedOn);
    const at = this.checking.now().toISOString();
    await saveStep(this.store, writing, saves, { templateId, kind: 'draft-end', name, at, by, cells });
    await writing.updateTable('draft_values').set({ held: null }).where('draft_id', '=', id).execute();
    await writing
      .updateTable('drafts')
      .set({ state: 'ended', live_order: null, ...endTimes(draft, at) })
      .where('id', '=', id)
      .execute();
    return true;
  }
}

/** What the end of a draft does, in a certain state of its widgets and of all drafts that are live. */
interface EndPlan {
  readonly draft: DraftRow;
  /** As from `liveOnes`. */
  readonly live: string;
  /** Of its widgets, by Id. */
  readonly versions: ReadonlyMap<number, number>;
  readonly saves: readonly SavedRow[];
  readonly passedOn: readonly Holding[];
  /** Number of changed Values. */
  readonly cells: number;
}

/** @throws Refusal draft-not-found, draft-not-live */
async function planEnd(db: Database, id: number, elements: ReadonlyMap<string, AscElement>): Promise<EndPlan> {
  const draft = await draftRow(db, id);
  const live = await liveOnes(db, draft.template_id);
  if (draft.state !== 'live') throw isNotLive();
  const values = (await valuesOf(db, id)).filter(({ held }) => held !== null);
  const ofWidgets = byWidget(values);
  const laterOf = await laterHolders(db, draft);
  const versions = new Map<number, number>();
  const saves: SavedRow[] = [];
  const passedOn: Holding[] = [];
  let cells = 0;
  for (const row of await rowsOf(db, [...ofWidgets.keys()], true)) {
    versions.set(row.id, row.version);
    const { own_values: before = '{}', inherits_id: inheritsId } = row;
    const was = valuesFromText(before);
    const own = new Map(was);
    for (const value of ofWidgets.get(row.id) ?? []) {
      const setting = { value, own, element: elements.get(value.element) };
      const later = laterOf(value);
      if (later) passedOn.push(...passOn(setting, later));
      else if (goBack(setting)) cells += 1;
    }
    const after = valuesToText(own);
    if (after !== before) saves.push({ id: row.id, inheritsId, before, after, difference: changesBetween(was, own) });
    await turn();
  }
  return { draft, live, versions, saves, passedOn, cells };
}

/** Which drafts of a template hold Values, in which order: it changes whenever one of them goes live or ends. */
async function liveOnes(db: Database, templateId: number): Promise<string> {
  const rows = await db
    .selectFrom('drafts')
    .select(['id', 'version', 'live_order'])
    .where('template_id', '=', templateId)
    .where('state', '=', 'live')
    .orderBy('id')
    .execute();
  return JSON.stringify(rows);
}

/** Widgets, deleted ones included, with their own Values or without. */
async function rowsOf(db: Database, ids: readonly number[], isWhole: boolean) {
  const found = [];
  for (let at = 0; at < ids.length; at += CHUNK) {
    const rows = await db
      .selectFrom('variants')
      .select(['id', 'version', 'inherits_id'])
      .$if(isWhole, (whole) => whole.select('own_values'))
      .where('id', 'in', ids.slice(at, at + CHUNK))
      .execute();
    found.push(...rows);
    await turn();
  }
  return found;
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
async function laterHolders(db: Database, draft: DraftRow): Promise<(value: DraftValueRow) => LaterHolder | undefined> {
  const later = await db
    .selectFrom('drafts')
    .select('id')
    .where('template_id', '=', draft.template_id)
    .where('state', '=', 'live')
    .where('live_order', '>', draft.live_order ?? 0)
    .orderBy('live_order', 'desc')
    .execute();
  const found = new Map<string, LaterHolder>();
  for (const { id } of later) {
    const rows = await db
      .selectFrom('draft_values as mine')
      .innerJoin('draft_values as later', (join) =>
        join.onRef('later.variant_id', '=', 'mine.variant_id').onRef('later.element', '=', 'mine.element')
      )
      .select(['later.draft_id', 'later.variant_id', 'later.element', 'later.held'])
      .where('mine.draft_id', '=', draft.id)
      .where('later.draft_id', '=', id)
      .where('mine.held', 'is not', null)
      .where('later.held', 'is not', null)
      .execute();
    for (const row of rows) found.set(cellKey(row), row);
    await turn();
  }
  return (value) => found.get(cellKey(value));
}
