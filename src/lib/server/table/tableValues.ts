import { setImmediate as turn } from 'node:timers/promises';
import type { CellRefusal, TableCell, TableSaved } from '../../api.js';
import { finding } from '../../ascdata/finding.js';
import type { AscElement, Values } from '../../ascdata/types.js';
import { messageOf } from '../../ascdata/wording.js';
import { inEveryLanguage } from '../../language/languages.js';
import { inAllWords } from '../../messages/server.js';
import { checkOptions, type Checking } from '../packages/checking.js';
import { valuesToText } from '../packages/ownValues.js';
import type { Packages } from '../packages/packages.js';
import type { Actor } from '../platform/authorization/actor.js';
import { notAllowed } from '../platform/refusal.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { writeOptimistically } from '../platform/store/writeOptimistically.js';
import { turnIfLong } from '../platform/yielding.js';
import { changesBetween } from '../saves/changes.js';
import { PresetSources, type SavedDifference } from '../saves/record.js';
import { reachHeirsOf } from '../widgets/inheritance.js';
import { newErrors, type Broken } from '../widgets/newErrors.js';
import { renamedSince } from '../saves/versions.js';
import { publishChange } from '../widgets/publishChange.js';
import { definitionOf, demandWidget, details } from '../widgets/rows.js';
import { cellsToUndo, changedValues, demandOnce, planRow, type RowPlan } from './cells.js';
import { cellsChanged, cellsInvalid, type Obstacles } from './refusals.js';
import { CHUNK, pageOfRows, savedRows, statesNow, unreadable, versionsNow, type RowState } from './rows.js';
import { saveRows } from './saving.js';
import { keepStep, lastStep, stepToUndo } from './steps.js';

/** Rounds in which an undo drops single cells, before it drops whole widgets. */
const MOST_ROUNDS = 3;

/** Rows planned before other work gets a turn. */
const ROWS_PER_TURN = 50;

/** Code of cells that the actor may not save. */
const NOT_ALLOWED = 'not-allowed';

/** What to save in one step. */
export interface TableSave {
  readonly cells: readonly TableCell[];
  /** By widget, the preset that its cells come from. */
  readonly presets?: ReadonlyMap<number, number>;
  /** The step to undo, instead of cells. */
  readonly undo?: number | undefined;
  readonly isDryRun: boolean;
  /** Skips cells changed since and, in an undo, those that can no longer be saved. */
  readonly leavesOut: boolean;
}

interface Plan extends Obstacles {
  readonly rows: readonly RowPlan[];
  /** Whether there is a widget the actor cannot save. */
  readonly isForbidden: boolean;
  /** Cells left out because they cannot be saved. */
  readonly leftOut: readonly CellRefusal[];
  readonly known: ReadonlyMap<number, PlannedRow>;
}

/** A row with what was checked and prepared before the transaction, if something of it changes. */
interface PlannedRow {
  readonly plan: RowPlan;
  /** How many cells it was planned for. */
  readonly cells: number;
  /** The plan of the row it inherits from, if that is saved in the same step. */
  readonly base?: RowPlan | undefined;
  readonly broken?: readonly Broken[];
  /** Own Values afterwards, as JSON. */
  readonly text?: string;
  readonly difference?: SavedDifference;
}

interface Prepared {
  readonly asked: TableRequest;
  readonly plan: Plan;
  readonly undone: Undoing | undefined;
}

const NONE: ReadonlyMap<number, PlannedRow> = new Map();

interface Undoing {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  readonly cells: readonly TableCell[];
  /** Whether it changed widgets that the actor may not read: their cells stay, and are not named. */
  readonly isPartial: boolean;
}

interface TableRequest {
  readonly db: Database;
  readonly actor: Actor;
  readonly templateId: number;
  readonly elements: readonly AscElement[];
}

/** The Values of all variants of a template, read together and saved together in one undoable step. */
export class TableValues {
  constructor(
    private readonly store: Store,
    private readonly packages: Packages,
    private readonly checking: Checking
  ) {}

  /**
   * The variants the actor may read, as JSON text of a `TableBody`.
   * @param after the last Id of the previous answer
   * @throws Refusal not-found, not-allowed
   */
  async read(actor: Actor, id: number, after = 0): Promise<string> {
    const { db } = this.store;
    const { template_id: templateId, package_id } = await demandWidget(db, actor, id, 'widget.read');
    const { widgets, bases, next } = await pageOfRows(db, actor, { templateId, after });
    const step = JSON.stringify(await lastStep(db, actor, templateId));
    return `{"Package":${package_id},"Widgets":${widgets},"Bases":${bases},"Step":${step},"Next":${next}}`;
  }

  /**
   * Saves cells as one step, all or none. An undo follows elements renamed since by a replacement; of a step that the actor may only
   * undo in part, the rest stays open.
   * @throws Refusal not-found, not-allowed, cell-twice, step-not-found; unless it is a dry run, `cells-changed` if cells were changed since
   * (in an undo: can no longer be saved) and `cells-invalid`, both with the cells concerned
   */
  async save(actor: Actor, id: number, save: TableSave): Promise<TableSaved> {
    if (save.isDryRun) {
      const { plan } = await this.#prepare(this.store.db, actor, id, save);
      return dryRun({ ...plan, Refused: [...plan.leftOut, ...plan.Refused] });
    }
    return writeOptimistically<Prepared, TableSaved>(this.store, {
      table: 'variants',
      prepare: (db, last) => this.#prepareSave(db, actor, id, save, last),
      commit: (writing, prepared) => this.#write(writing, prepared, save.presets)
    });
  }

  /** @param last the previous attempt: rows that are as they were then need not be planned again */
  async #prepare(db: Database, actor: Actor, id: number, save: TableSave, last?: Prepared): Promise<Prepared> {
    const row = await details(db, actor, id, 'widget.read');
    const elements = await this.packages.elements(db, definitionOf(row));
    const asked = { db, actor, templateId: row.template_id, elements };
    const undone = save.undo === undefined ? undefined : await this.#toUndo(asked, save.undo);
    const cells = undone ? undone.cells : save.cells;
    demandOnce({ Cells: cells });
    const known = last?.asked.elements === asked.elements ? last.plan.known : NONE;
    const plan = await this.#plan(asked, cells, known);
    return { asked, undone, plan: undone ? await this.#withoutUnsavable(asked, plan, cells) : plan };
  }

  async #prepareSave(db: Database, actor: Actor, id: number, save: TableSave, last?: Prepared): Promise<Prepared> {
    const prepared = await this.#prepare(db, actor, id, save, last);
    demandPlan(prepared.plan, save.leavesOut);
    if (prepared.undone?.isPartial && !save.leavesOut) throw notAllowed();
    return prepared;
  }

  /** A step with the cells that undo it, under the elements' current Ids: of the widgets that the actor may read, or are deleted. */
  async #toUndo({ db, actor, templateId }: TableRequest, id: number): Promise<Undoing> {
    const { at, changes } = await stepToUndo(db, templateId, id);
    const renamed = new Map((await renamedSince(db, templateId, at)).map(({ Before, After }) => [Before, After]));
    const all = cellsToUndo(changes).map((cell) => ({ ...cell, Element: renamed.get(cell.Element) ?? cell.Element }));
    const ids = [...new Set(all.map(({ Widget }) => Widget))];
    await turn();
    const hidden = await unreadable(db, actor, { templateId, ids });
    const cells = all.filter(({ Widget }) => !hidden.has(Widget));
    return { id, at, cells, isPartial: hidden.size > 0 };
  }

  /** The plan of an undo, without cells that can no longer be saved. */
  async #withoutUnsavable(asked: TableRequest, whole: Plan, cells: readonly TableCell[]): Promise<Plan> {
    const leftOut: CellRefusal[] = [];
    let [plan, rest] = [whole, cells];
    for (let round = 1; plan.Refused.length > 0; round++) {
      leftOut.push(...plan.Refused);
      rest = withoutRefused(rest, plan.Refused, round > MOST_ROUNDS);
      plan = await this.#plan(asked, rest, plan.known);
    }
    if (rest.length === 0 && leftOut.every(({ Code }) => Code === NOT_ALLOWED)) throw notAllowed();
    return { ...plan, leftOut };
  }

  /** @param known rows planned for the same elements, maybe with more cells */
  async #plan(asked: TableRequest, cells: readonly TableCell[], known: ReadonlyMap<number, PlannedRow>): Promise<Plan> {
    const byWidget = cellsByWidget(cells);
    const { db, actor, templateId, elements } = asked;
    const ids = [...byWidget.keys()];
    // Without a row that is known, all are read anyway.
    const all = known.size === 0 ? await savedRows(db, actor, { templateId, ids }) : undefined;
    const states: ReadonlyMap<number, RowState> = all ?? (await statesNow(db, actor, { templateId, ids }));
    const byId = new Map(elements.map((element) => [element.Id, element]));
    const Refused: CellRefusal[] = [];
    const editable: number[] = [];
    for (const [widget, own] of byWidget) {
      const state = states.get(widget);
      if (!state?.isEditable) Refused.push(...own.map((cell) => locked(cell, state)));
      else {
        Refused.push(...own.filter(({ Element }) => !byId.has(Element)).map(unknownElement));
        editable.push(widget);
      }
    }
    const isKnown = (id: number) =>
      known.get(id)?.cells === byWidget.get(id)?.length && isAsPlanned(known.get(id)!.plan.row, states.get(id));
    const changed = editable.filter((id) => !isKnown(id));
    const saved = all ?? (await savedRows(db, actor, { templateId, ids: changed }));
    const planned = new Map<number, PlannedRow>();
    for (const [at, id] of editable.entries()) {
      if (at % ROWS_PER_TURN === 0) await turn();
      const [row, own] = [saved.get(id), byWidget.get(id)!];
      if (row) planned.set(id, { plan: planRow(byId, row, own), cells: own.length });
      else if (isKnown(id)) planned.set(id, known.get(id)!);
    }
    await this.#check(asked, planned);
    for (const { plan, broken = [] } of planned.values()) {
      Refused.push(...broken.map((each) => refused(plan.row.id, each)));
    }
    const rows = [...planned.values()].map(({ plan }) => plan);
    const isForbidden = planned.size < byWidget.size;
    const Conflicts = rows.flatMap(({ conflicts }) => conflicts);
    return { rows, known: planned, Refused, Conflicts, isForbidden, leftOut: [] };
  }

  /** Checks the rows that were not checked yet with what they inherit now, and prepares what is recorded of them. */
  async #check({ actor, elements }: TableRequest, planned: Map<number, PlannedRow>): Promise<void> {
    const options = checkOptions(this.checking, actor);
    for (const [id, row] of planned) {
      const { plan } = row;
      const base = plan.row.inheritsId === null ? undefined : planned.get(plan.row.inheritsId)?.plan;
      if (plan.changes.length === 0 || (row.broken && row.base === base)) continue;
      const set = new Set(plan.changes.map(({ element }) => element));
      const { before, after } = shown(plan, base);
      const broken = await newErrors({ elements, options }, before, after, set);
      const text = valuesToText(plan.own);
      planned.set(id, { ...row, base, broken, text, difference: changesBetween(plan.row.own, plan.own) });
      await turnIfLong();
    }
  }

  /** undefined: something was saved, moved or deleted since planning, and nothing is written. */
  async #write(
    writing: Writing,
    { asked: { actor, templateId, elements }, plan: { rows, known, leftOut, Conflicts }, undone: undoes }: Prepared,
    presets: TableSave['presets'] = new Map()
  ): Promise<TableSaved | undefined> {
    const rest = { Conflicts: [...Conflicts], Refused: [...leftOut] };
    const touched = rows.filter(({ changes }) => changes.length > 0).sort((a, b) => a.row.id - b.row.id);
    if (touched.length === 0) return { Step: null, Changes: 0, Widgets: [], ...rest };
    const ids = touched.map(({ row }) => row.id);
    const now = await statesNow(writing, actor, { templateId, ids });
    if (touched.some(({ row }) => !isAsPlanned(row, now.get(row.id)))) return undefined;
    const at = this.checking.now().toISOString();
    const changes = touched.flatMap((plan) => plan.changes);
    const isWhole = !undoes?.isPartial && leftOut.every(({ Code }) => Code !== NOT_ALLOWED);
    const Step = await keepStep(writing, { templateId, actor, at, changes, undoes: undoes?.id, isWhole });
    const sources = presets.size > 0 && !undoes ? await PresetSources.read(writing, templateId) : undefined;
    const byId = new Map(sources && elements.map((element) => [element.Id, element]));
    const saves = touched.map((plan) => {
      const { row, changes } = plan;
      const { text: after, difference, base } = known.get(row.id)!;
      const changed = sources ? changes.map(({ element }) => byId.get(element)!) : [];
      const preset = presets.get(row.id);
      const shownNow = changedValues(plan, inheritedAfter(plan, base));
      const originName = preset === undefined ? undefined : sources?.nameFor(preset, changed, shownNow);
      const kind = undoes ? 'undo' : originName === undefined ? 'table' : 'preset';
      const origin = { kind, stepId: Step.Id, originAt: undoes?.at, originName } as const;
      return { variantId: row.id, at, by: actor, before: row.text, after: after!, difference, ...origin };
    });
    await saveRows(this.store, writing, saves);
    await publishChange(this.store, writing, ...ids);
    const bases = touched.flatMap(({ row }) => (row.inheritsId === null ? [row.id] : []));
    for (let from = 0; from < bases.length; from += CHUNK) {
      await reachHeirsOf(this.store, writing, { ids: bases.slice(from, from + CHUNK), at, by: actor.name });
    }
    return { Step, Changes: changes.length, Widgets: await versionsNow(writing, ids), ...rest };
  }
}

/** What a widget shows before and after, if it inherits from one saved in the same step. */
function shown(plan: RowPlan, base: RowPlan | undefined): { before: Values; after: Values } {
  const over = (inherited: Values, values: Values) => new Map([...inherited, ...values]);
  const { row, own } = plan;
  return { before: over(row.inherited, row.own), after: over(inheritedAfter(plan, base), own) };
}

const inheritedAfter = ({ row }: RowPlan, base: RowPlan | undefined): Values => base?.own ?? row.inherited;

/** Whether the row is still as it was planned. That includes what it inherits: saving that gives the heirs new versions. */
const isAsPlanned = (row: RowState, now: RowState | undefined): boolean =>
  now !== undefined && now.isEditable && now.version === row.version && now.inheritsId === row.inheritsId;

function cellsByWidget(cells: readonly TableCell[]): ReadonlyMap<number, readonly TableCell[]> {
  const found = new Map<number, TableCell[]>();
  for (const cell of cells) {
    const known = found.get(cell.Widget);
    if (known) known.push(cell);
    else found.set(cell.Widget, [cell]);
  }
  return found;
}

/** @throws Refusal not-allowed, cells-invalid, cells-changed */
function demandPlan({ isForbidden, Conflicts, Refused, leftOut }: Plan, leavesOut: boolean): void {
  if (isForbidden) throw notAllowed();
  if (Refused.length > 0) throw cellsInvalid({ Conflicts, Refused });
  if (Conflicts.length + leftOut.length > 0 && !leavesOut) throw cellsChanged({ Conflicts, Refused: leftOut });
}

function dryRun({ rows, Conflicts, Refused }: Plan): TableSaved {
  const changed = rows.filter(({ changes }) => changes.length > 0);
  return {
    Step: null,
    Changes: changed.reduce((count, { changes }) => count + changes.length, 0),
    Widgets: changed.map(({ row }) => ({ Id: row.id, Version: row.version })),
    Conflicts: [...Conflicts],
    Refused: [...Refused]
  };
}

const locked = ({ Widget, Element }: TableCell, row: RowState | undefined): CellRefusal => ({
  Widget,
  Element,
  Code: row ? NOT_ALLOWED : 'widget-not-found',
  Text: inAllWords((t) => (row ? t.platform.notAllowed : t.widgets.notFound))
});

const unknownElement = ({ Widget, Element }: TableCell): CellRefusal =>
  refused(Widget, { id: Element, finding: finding('unknown-element', '', { id: Element }) });

const refused = (Widget: number, { id, finding: { code }, finding: found }: Broken): CellRefusal => ({
  Widget,
  Element: id,
  Code: code,
  Text: inEveryLanguage((language) => messageOf(found, language))
});

/**
 * The cells that remain without the refused ones. If something else about a widget was refused, all its cells are dropped.
 * @param dropsWholeWidgets all cells of a widget, as soon as one is refused
 */
function withoutRefused(
  cells: readonly TableCell[],
  refused: readonly CellRefusal[],
  dropsWholeWidgets: boolean
): readonly TableCell[] {
  const key = (widget: number, element: string) => `${widget} ${element}`;
  const asked = new Set(cells.map(({ Widget, Element }) => key(Widget, Element)));
  const gone = new Set(refused.map(({ Widget, Element }) => key(Widget, Element)));
  const goneWidgets = new Set(
    refused
      .filter(({ Widget, Element }) => dropsWholeWidgets || !asked.has(key(Widget, Element)))
      .map(({ Widget }) => Widget)
  );
  return cells.filter(({ Widget, Element }) => !gone.has(key(Widget, Element)) && !goneWidgets.has(Widget));
}
