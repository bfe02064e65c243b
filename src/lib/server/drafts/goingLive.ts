import { setImmediate as turn } from 'node:timers/promises';
import type { CellRefusal, TableCell } from '../../api.js';
import type { AscElement, Values } from '../../ascdata/types.js';
import { messageOf } from '../../ascdata/wording.js';
import { inEveryLanguage } from '../../language/languages.js';
import { checkOptions, type Checking } from '../packages/checking.js';
import { valuesFromText, valuesToText } from '../packages/ownValues.js';
import type { Packages } from '../packages/packages.js';
import { ENVIRONMENT } from '../people/actor.js';
import type { Actor } from '../platform/authorization/actor.js';
import { notAllowed } from '../platform/refusal.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import type { DraftRow, DraftValueRow } from '../platform/store/tables/drafts.js';
import { planRow, type RowPlan } from '../table/cells.js';
import { savedRows, type TableRow } from '../table/rows.js';
import { newErrors } from '../widgets/newErrors.js';
import { definitionOf, details, firstVariant, widgets } from '../widgets/rows.js';
import { textIn } from './body.js';
import { savedMeanwhile, valuesRefused } from './refusals.js';
import { byWidget, cellOf, type Held } from './rows.js';
import { saveStep } from './saving.js';
import { CHUNK, draftRow, valuesOf } from './openDraft.js';

/** Retries when somebody saves one of its widgets during the check. */
const MOST_TRIES = 5;

/** What a draft does to its existing widgets. */
interface LivePlan {
  readonly rows: readonly RowPlan[];
  readonly held: readonly { readonly value: DraftValueRow; readonly held: Held }[];
}

type Elements = ReadonlyMap<string, AscElement>;

/** The elements of a template's current package. */
export async function elementsOf(db: Database, packages: Packages, templateId: number): Promise<readonly AscElement[]> {
  const first = await firstVariant(db, templateId);
  return first === undefined
    ? []
    : packages.elements(definitionOf(await details(db, ENVIRONMENT, first, 'widget.read')));
}

/** Takes drafts live: all of their widgets, or none. */
export class GoingLive {
  constructor(
    private readonly store: Store,
    private readonly packages: Packages,
    private readonly checking: Checking
  ) {}

  /**
   * Runs in one transaction on behalf of the actor.
   * @throws Refusal not-allowed, draft-values-invalid, draft-busy; nothing is changed then
   */
  async run(actor: Actor, row: DraftRow): Promise<void> {
    const { db } = this.store;
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      const elements = await elementsOf(db, this.packages, row.template_id);
      const values = (await valuesOf(db, row.id)).filter(({ counts }) => counts === 'draft');
      const plan = await this.plan(actor, row.template_id, { elements, values });
      if (await this.store.write((writing) => this.#write(writing, actor, row, plan))) return;
    }
    throw savedMeanwhile();
  }

  /** What these Values do to their widgets; deleted ones are skipped. @throws Refusal not-allowed, draft-values-invalid */
  async plan(
    actor: Actor,
    templateId: number,
    { elements, values }: { readonly elements: readonly AscElement[]; readonly values: readonly DraftValueRow[] }
  ): Promise<LivePlan> {
    const byId = new Map(elements.map((element) => [element.Id, element]));
    const ids = await this.living(templateId, [...new Set(values.map(({ variant_id }) => variant_id))]);
    const saved = await savedRows(this.store.db, actor, { templateId, ids });
    if (ids.some((id) => saved.get(id)?.isEditable !== true)) throw notAllowed();
    const ofWidgets = byWidget(values);
    const planned = [...saved.values()].map((row) => planOne(byId, row, ofWidgets.get(row.id) ?? []));
    const rows = planned.map(({ plan }) => plan);
    const Refused = await this.#check(actor, elements, rows);
    if (Refused.length > 0) throw valuesRefused(Refused);
    return { rows, held: planned.flatMap(({ held }) => held) };
  }

  /** Those of these widgets that exist. */
  async living(templateId: number, ids: readonly number[]): Promise<number[]> {
    const found: number[] = [];
    for (let at = 0; at < ids.length; at += CHUNK) {
      const rows = await widgets(this.store.db)
        .where('variants.template_id', '=', templateId)
        .where('variants.id', 'in', ids.slice(at, at + CHUNK))
        .execute();
      found.push(...rows.map(({ id }) => id));
    }
    return found;
  }

  async #check(actor: Actor, elements: readonly AscElement[], rows: readonly RowPlan[]): Promise<CellRefusal[]> {
    const options = checkOptions(this.checking, { actor });
    const bases = new Map(rows.map(({ row, own }) => [row.id, own]));
    const refused: CellRefusal[] = [];
    for (const { row, own, changes } of rows.filter((plan) => plan.changes.length > 0)) {
      const set = new Set(changes.map(({ element }) => element));
      const inherited = (row.inheritsId === null ? undefined : bases.get(row.inheritsId)) ?? row.inherited;
      const over = (below: Values, above: Values) => new Map([...below, ...above]);
      const broken = await newErrors({ elements, options }, over(row.inherited, row.own), over(inherited, own), set);
      for (const { id: Element, finding } of broken) {
        const Text = inEveryLanguage((language) => messageOf(finding, language));
        refused.push({ Widget: row.id, Element, Code: finding.code, Text });
      }
      await turn();
    }
    return refused;
  }

  /** false: something was saved, moved, deleted or rescheduled in the meantime, and nothing is written. */
  async #write(
    writing: Writing,
    actor: Actor,
    { id, name, version, state, template_id: templateId }: DraftRow,
    plan: LivePlan
  ): Promise<boolean> {
    const now = await draftRow(writing, id);
    if (now.version !== version || now.state !== state) return false;
    const ids = plan.rows.map(({ row }) => row.id);
    const saved = await savedRows(writing, actor, { templateId, ids });
    if (plan.rows.some(({ row }) => !isAsPlanned(row, saved.get(row.id)))) return false;
    const at = this.checking.now().toISOString();
    const touched = plan.rows.filter(({ changes }) => changes.length > 0);
    const rows = touched.map(({ row, own }) => ({
      id: row.id,
      inheritsId: row.inheritsId,
      before: row.text,
      after: valuesToText(own)
    }));
    const cells = touched.reduce((sum, { changes }) => sum + changes.length, 0);
    await saveStep(this.store, writing, rows, { templateId, kind: 'draft', name, at, by: actor, cells });
    for (const { value, held } of plan.held) await hold(writing, value, held);
    await writing
      .updateTable('drafts')
      .set(({ selectFrom, eb }) => ({
        state: 'live',
        refused: null,
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

/** Saving what is inherited would give its heirs new versions, too. */
const isAsPlanned = (row: TableRow, now: TableRow | undefined): boolean =>
  now !== undefined && now.isEditable && now.version === row.version && now.inheritsId === row.inheritsId;

function planOne(byId: Elements, row: TableRow, values: readonly DraftValueRow[]) {
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

/** @param held null: nothing any more */
export async function hold(writing: Writing, value: DraftValueRow, held: Held | null): Promise<void> {
  const { draft_id, variant_id, element } = value;
  await writing
    .updateTable('draft_values')
    .set({ held: held && JSON.stringify(held) })
    .where('draft_id', '=', draft_id)
    .where('variant_id', '=', variant_id)
    .where('element', '=', element)
    .execute();
}

/** Own Values of widgets, deleted ones included. */
export async function ownRows(writing: Writing, ids: readonly number[]) {
  const found = [];
  for (let at = 0; at < ids.length; at += CHUNK) {
    const rows = await writing
      .selectFrom('variants')
      .select(['id', 'inherits_id', 'own_values'])
      .where('id', 'in', ids.slice(at, at + CHUNK))
      .execute();
    found.push(...rows);
  }
  return found.map((row) => ({ ...row, own: valuesFromText(row.own_values) }));
}
