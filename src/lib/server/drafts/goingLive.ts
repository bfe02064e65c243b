import { setImmediate as turn } from 'node:timers/promises';
import type { CellRefusal, TableCell } from '../../api.js';
import type { AscElement, Values } from '../../ascdata/types.js';
import type { CheckOptions } from '../../ascdata/values.js';
import { messageOf } from '../../ascdata/wording.js';
import { inEveryLanguage } from '../../language/languages.js';
import { checkOptions, type Checking } from '../packages/checking.js';
import { valuesToText } from '../packages/ownValues.js';
import type { Packages } from '../packages/packages.js';
import { ENVIRONMENT } from '../people/actor.js';
import type { Actor } from '../platform/authorization/actor.js';
import { notAllowed } from '../platform/refusal.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import type { DraftRow, DraftValueRow } from '../platform/store/tables/drafts.js';
import { writeOptimistically } from '../platform/store/writeOptimistically.js';
import { changesBetween } from '../saves/changes.js';
import { planRow, type RowPlan } from '../table/cells.js';
import { savedRows, statesNow, type RowState, type TableRow } from '../table/rows.js';
import { newErrors } from '../widgets/newErrors.js';
import { definitionOf, details, firstVariant, widgets } from '../widgets/rows.js';
import { textIn } from './body.js';
import { valuesRefused } from './refusals.js';
import { byWidget, cellOf } from './rows.js';
import { holdAll, saveStep, type Holding, type SavedRow } from './saving.js';
import { CHUNK, draftRow, valuesOf } from './openDraft.js';
import { startTimes } from './times.js';

/** What a draft does to one of its existing widgets. */
interface PlannedRow {
  readonly plan: RowPlan;
  readonly held: readonly Holding[];
}

/** What a draft does, in a certain state of it, of the package and of its widgets. */
interface LivePlan {
  readonly draft: DraftRow;
  readonly elements: readonly AscElement[];
  /** By widget. */
  readonly rows: ReadonlyMap<number, PlannedRow>;
  readonly saves: readonly SavedRow[];
}

interface Planning {
  readonly templateId: number;
  readonly elements: readonly AscElement[];
  readonly values: readonly DraftValueRow[];
  /** When they go live: the rules are those of that day in the actor's time zone. Left out: now. */
  readonly at?: Date | undefined;
  /** The widgets to check, with what inherits from them. Left out: all. */
  readonly among?: ReadonlySet<number> | undefined;
  /** Rows planned before; those that are as they were then need not be planned again. */
  readonly before?: LivePlan['rows'] | undefined;
}

interface Start extends Pick<Planning, 'at'> {
  readonly mayStart: (draft: DraftRow) => boolean;
}

type Elements = ReadonlyMap<string, AscElement>;

/** The elements of a template's current package. */
export async function elementsOf(db: Database, packages: Packages, templateId: number): Promise<readonly AscElement[]> {
  const first = await firstVariant(db, templateId);
  return first === undefined
    ? []
    : packages.elements(db, definitionOf(await details(db, ENVIRONMENT, first, 'widget.read')));
}

/** Takes drafts live: all of their widgets, or none. */
export class GoingLive {
  constructor(
    private readonly store: Store,
    private readonly packages: Packages,
    private readonly checking: Checking
  ) {}

  /**
   * Runs in one transaction on behalf of the actor, with what the draft holds by then. Waits while somebody else saves its widgets.
   * @param start `mayStart`: whether the draft, as it is then, is still to go live; `at`: as planned. Left out: now
   * @returns false: it is not, and nothing is changed
   * @throws Refusal draft-not-found, not-allowed, draft-values-invalid; nothing is changed then
   */
  run(actor: Actor, id: number, { mayStart, at }: Start): Promise<boolean> {
    return writeOptimistically<LivePlan | null, boolean>(this.store, {
      table: 'variants',
      prepare: async (db, last) => {
        const draft = await draftRow(db, id);
        return mayStart(draft) ? this.#planDraft(db, actor, { draft, at, last }) : null;
      },
      commit: async (writing, plan) => (plan === null ? false : this.#write(writing, actor, plan))
    });
  }

  async #planDraft(
    db: Database,
    actor: Actor,
    { draft, at, last }: Pick<Start, 'at'> & { readonly draft: DraftRow; readonly last: LivePlan | null | undefined }
  ): Promise<LivePlan> {
    const { template_id: templateId } = draft;
    const elements = await elementsOf(db, this.packages, templateId);
    const values = (await valuesOf(db, draft.id)).filter(({ counts }) => counts === 'draft');
    const isSame = last?.draft.version === draft.version && last.elements === elements;
    const before = isSame ? last.rows : undefined;
    const rows = await this.plan(db, actor, { templateId, elements, values, at, before });
    return { draft, elements, rows, saves: await savesOf([...rows.values()]) };
  }

  /** What these Values do to their widgets; deleted ones are skipped. @throws Refusal not-allowed, draft-values-invalid */
  async plan(
    db: Database,
    actor: Actor,
    { templateId, elements, values, at, among, before = new Map() }: Planning
  ): Promise<LivePlan['rows']> {
    const byId = new Map(elements.map((element) => [element.Id, element]));
    const ids = await living(db, templateId, [...new Set(values.map(({ variant_id }) => variant_id))]);
    const states = await statesNow(db, actor, { templateId, ids });
    if (ids.some((id) => states.get(id)?.isEditable !== true)) throw notAllowed();
    const changed = ids.filter((id) => !isAsPlanned(before.get(id), states.get(id)));
    const saved = await savedRows(db, actor, { templateId, ids: changed });
    const ofWidgets = byWidget(values);
    const rows = new Map(ids.flatMap((id) => (saved.has(id) ? [] : [[id, before.get(id)!] as const])));
    for (const [id, row] of saved) {
      rows.set(id, planOne(byId, row, ofWidgets.get(id) ?? []));
      await turn();
    }
    const options = checkOptions(this.checking, actor, at);
    const isMeant = ({ plan: { row } }: PlannedRow) =>
      !among || among.has(row.id) || among.has(row.inheritsId ?? row.id);
    const checked = changed.filter((widget) => isMeant(rows.get(widget)!));
    const Refused = await this.#check({ elements, options }, rows, checked);
    if (Refused.length > 0) throw valuesRefused(Refused);
    return rows;
  }

  /** @param changed the widgets to check; the others were checked before */
  async #check(
    { elements, options }: { readonly elements: readonly AscElement[]; readonly options: CheckOptions },
    rows: LivePlan['rows'],
    changed: readonly number[]
  ): Promise<CellRefusal[]> {
    const refused: CellRefusal[] = [];
    for (const { row, own, changes } of changed.map((id) => rows.get(id)!.plan)) {
      if (changes.length === 0) continue;
      const set = new Set(changes.map(({ element }) => element));
      const base = row.inheritsId === null ? undefined : rows.get(row.inheritsId)?.plan;
      const over = (below: Values, above: Values) => new Map([...below, ...above]);
      const after = over(base?.own ?? row.inherited, own);
      for (const { id: Element, finding } of await newErrors(
        { elements, options },
        over(row.inherited, row.own),
        after,
        set
      )) {
        const Text = inEveryLanguage((language) => messageOf(finding, language));
        refused.push({ Widget: row.id, Element, Code: finding.code, Text });
      }
      await turn();
    }
    return refused;
  }

  /** undefined: something was saved, moved, deleted or rescheduled in the meantime, and nothing is written. */
  async #write(writing: Writing, actor: Actor, { draft, rows, saves }: LivePlan): Promise<true | undefined> {
    const { id, name, template_id: templateId } = draft;
    const now = await draftRow(writing, id);
    if (STATE.some((column) => now[column] !== draft[column])) return undefined;
    const planned = [...rows.values()];
    const states = await statesNow(writing, actor, { templateId, ids: [...rows.keys()] });
    if (planned.some((each) => !isAsPlanned(each, states.get(each.plan.row.id)))) return undefined;
    const at = this.checking.now().toISOString();
    const cells = planned.reduce((sum, { plan }) => sum + plan.changes.length, 0);
    await saveStep(this.store, writing, saves, { templateId, kind: 'draft', name, at, by: actor, cells });
    await holdAll(
      this.store,
      writing,
      planned.flatMap(({ held }) => held)
    );
    await writing
      .updateTable('drafts')
      .set(({ selectFrom, eb }) => ({
        state: 'live',
        refused: null,
        ...startTimes(now, at),
        planner: actor.name,
        planner_id: actor.userId,
        live_order: selectFrom('drafts').select(({ fn }) =>
          eb(fn.coalesce(fn.max('live_order'), eb.lit(0)), '+', 1).as('next')
        )
      }))
      .where('id', '=', id)
      .execute();
    return true;
  }
}

/** Columns of a draft that decide whether, and with what, it goes live. */
const STATE = ['version', 'state', 'starts_at', 'ends_at'] as const;

/** Saving what is inherited would give its heirs new versions, too. */
const isAsPlanned = (planned: PlannedRow | undefined, now: RowState | undefined): boolean =>
  planned !== undefined &&
  now !== undefined &&
  now.isEditable &&
  now.version === planned.plan.row.version &&
  now.inheritsId === planned.plan.row.inheritsId;

/** Those of these widgets that exist. */
export async function living(db: Database, templateId: number, ids: readonly number[]): Promise<number[]> {
  const found: number[] = [];
  for (let at = 0; at < ids.length; at += CHUNK) {
    const rows = await widgets(db)
      .where('variants.template_id', '=', templateId)
      .where('variants.id', 'in', ids.slice(at, at + CHUNK))
      .execute();
    found.push(...rows.map(({ id }) => id));
    await turn();
  }
  return found;
}

async function savesOf(planned: readonly PlannedRow[]): Promise<SavedRow[]> {
  const saves: SavedRow[] = [];
  for (const { row, own, changes } of planned.map(({ plan }) => plan)) {
    if (changes.length === 0) continue;
    const { id, inheritsId, text: before } = row;
    saves.push({ id, inheritsId, before, after: valuesToText(own), difference: changesBetween(row.own, own) });
    await turn();
  }
  return saves;
}

function planOne(byId: Elements, row: TableRow, values: readonly DraftValueRow[]): PlannedRow {
  // Settings the package has lost change nothing.
  const known = values.filter(({ element }) => byId.has(element));
  const cells: TableCell[] = known.map((value) => cellOf(value, textIn(row.own, value.element)));
  const plan = planRow(byId, row, cells);
  const held = known.map((value) => ({
    value,
    held: { before: textIn(row.own, value.element), after: textIn(plan.own, value.element) }
  }));
  return { plan, held };
}
