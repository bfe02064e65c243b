import { isSameOwn } from '../ascdata/effective.js';
import { errorsOf } from '../ascdata/findings.js';
import type { AscElement } from '../ascdata/types.js';
import type { FindingFormatter } from '../ascdata/findingFormatter.js';
import { forms } from '../datatypes/forms.js';
import type { Texts } from '../messages/load.js';
import { textFor, valueFrom } from './cellText.js';
import { keyOf, MOST_CELLS, type DryRun, type Proposal } from './proposal.js';
import { guessesFor } from './remedies.js';
import type { TableRow } from './tableRow.js';
import type { Cell } from './model.svelte.js';
import type { Area, CellPosition } from './selection.svelte.js';
import type { TableSession } from './tableSession.svelte.js';

type DryRunTable = Pick<TableSession, 'shown' | 'columns' | 'model' | 'words'>;

/** What the user wants instead of a refused cell, by its key: another text, or the remedy. */
export type Corrections = ReadonlyMap<string, string | { readonly value: unknown }>;

/** The wording of a dry run. */
export interface DryRunTexts {
  readonly t: Texts<'table'>['dryRun'];
  readonly say: FindingFormatter;
}

/** What a spreadsheet column holds: names of widgets, a setting by Id, or nothing we use. */
export type ColumnUse = { readonly kind: 'name' } | { readonly kind: 'setting'; readonly id: string } | undefined;

/** A spreadsheet, and what each of its columns holds. */
export interface Sheet {
  readonly headings: readonly string[] | undefined;
  readonly rows: readonly (readonly string[])[];
  readonly uses: readonly ColumnUse[];
}

/** Recognises a heading row and a column of names; without them, cells go by position. */
export function sheetOf(session: DryRunTable, cells: readonly (readonly string[])[], at: CellPosition): Sheet {
  const width = Math.max(0, ...cells.map((row) => row.length));
  const byHeading = (cells[0] ?? []).map((text) => elementNamed(session, text));
  const hasHeadings = byHeading.some((element) => element !== undefined) && cells.length > 1;
  const rows = hasHeadings ? cells.slice(1) : cells;
  const names = new Set(session.model.rows.map(({ name }) => name.trim().toLowerCase()));
  const isName = (text: string | undefined) => names.has((text ?? '').trim().toLowerCase());
  // A single column holds Values: names alone would set nothing.
  const hasNames = width > 1 && rows.filter(([first]) => isName(first)).length * 2 > rows.length;
  const uses = Array.from({ length: width }, (_, column): ColumnUse => {
    if (column === 0 && hasNames) return { kind: 'name' };
    const element = hasHeadings ? byHeading[column] : session.columns[at.column + column - (hasNames ? 1 : 0)];
    return element && { kind: 'setting', id: element.Id };
  });
  return { headings: hasHeadings ? cells[0] : undefined, rows, uses };
}

/** A setting by its label in any language of the widget, or by its Id. */
function elementNamed(session: DryRunTable, text: string): AscElement | undefined {
  const wanted = text.trim().toLowerCase();
  const elements = session.model.definition.elements;
  return elements.find((element) => namesOf(element).some((name) => name.trim().toLowerCase() === wanted));
}

function namesOf(element: AscElement): string[] {
  const translated = Object.values(element.Translations ?? {}).flatMap((texts) => texts?.DisplayName ?? []);
  return [element.Id, element.DisplayName, ...translated].filter((name) => typeof name === 'string');
}

/** What pasting a spreadsheet would do. @param releases empty cells return to the template's Value; otherwise they are left alone */
export function pasteRun(
  session: DryRunTable,
  sheet: Sheet,
  at: CellPosition,
  releases: boolean,
  told: DryRunTexts
): DryRun {
  const { rows, strangers } = rowsFor(session, sheet, at, told);
  const proposals: Proposal[] = [];
  let empty = 0;
  for (const [index, cells] of sheet.rows.entries()) {
    const row = rows[index];
    if (!row) continue;
    for (const [column, use] of sheet.uses.entries()) {
      const element = use?.kind === 'setting' ? session.model.definition.byId.get(use.id) : undefined;
      const text = cells[column] ?? '';
      if (!element) continue;
      if (text.trim() === '') empty += 1;
      if (text.trim() === '' && !releases) continue;
      proposals.push(proposalFor(session, { row, element }, text, told));
    }
  }
  return { ...sorted(proposals), empty, strangers };
}

function rowsFor(
  session: DryRunTable,
  sheet: Sheet,
  at: CellPosition,
  { t }: DryRunTexts
): { rows: (TableRow | undefined)[]; strangers: string[] } {
  const column = sheet.uses.findIndex((use) => use?.kind === 'name');
  if (column < 0) return { rows: sheet.rows.map((_, index) => session.shown[at.row + index]), strangers: [] };
  const byName = new Map<string, TableRow[]>();
  for (const row of session.model.rows) {
    const key = row.name.trim().toLowerCase();
    byName.set(key, [...(byName.get(key) ?? []), row]);
  }
  const strangers: string[] = [];
  const rows = sheet.rows.map((cells) => {
    const name = (cells[column] ?? '').trim();
    const found = byName.get(name.toLowerCase()) ?? [];
    if (found.length === 1) return found[0];
    if (name !== '') strangers.push(found.length === 0 ? t.unknown(name) : t.ambiguous(name));
    return undefined;
  });
  return { rows, strangers };
}

/** What replacing a text in these settings would do. Inherited Values stay as they are. */
export function replaceRun(
  session: DryRunTable,
  {
    find,
    replace,
    columns,
    sameCase
  }: { find: string; replace: string; columns: readonly AscElement[]; sameCase: boolean },
  told: DryRunTexts
): DryRun & { readonly inherited: number } {
  const pattern = new RegExp(find.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&'), sameCase ? 'gu' : 'giu');
  const proposals: Proposal[] = [];
  let inherited = 0;
  if (find === '') return { ...sorted([]), empty: 0, strangers: [], inherited };
  for (const row of session.shown) {
    for (const element of columns) {
      const text = textFor(row.valueOf(element.Id), element, session.words());
      const next = text.replace(pattern, () => replace);
      if (next === text) continue;
      if (row.ownOf(element.Id) === undefined) inherited += 1;
      else proposals.push(proposalFor(session, { row, element }, next, told));
    }
  }
  return { ...sorted(proposals), empty: 0, strangers: [], inherited };
}

/** What setting these Values would do, in editable cells. */
export function valueRun(
  session: DryRunTable,
  wanted: readonly (Cell & { readonly value: unknown })[],
  told: DryRunTexts
): DryRun & { readonly inherited: number } {
  const proposals = wanted
    .filter(({ row }) => row.isEditable)
    .map(({ row, element, value }) => valueProposal(session, { row, element }, { value }, told));
  return { ...sorted(proposals), empty: 0, strangers: [], inherited: 0 };
}

/** The same dry run with corrected cells. */
export function corrected<T extends DryRun>(
  session: DryRunTable,
  run: T,
  corrections: Corrections,
  told: DryRunTexts
): T {
  if (corrections.size === 0) return run;
  const proposals = run.refused.map((proposal) => {
    const wanted = corrections.get(keyOf(proposal));
    if (wanted === undefined) return proposal;
    const { row, element } = proposal;
    if (typeof wanted === 'string') return proposalFor(session, { row, element }, wanted, told);
    return valueProposal(session, { row, element }, wanted, told);
  });
  const { changes, refused, same } = sorted(proposals);
  return { ...run, changes: [...run.changes, ...changes], refused, same: run.same + same };
}

/** Repeats a block that fits several times into the selection; a single cell fills all of it. */
export function repeated(cells: readonly (readonly string[])[], area: Area): readonly (readonly string[])[] {
  const [rows, columns] = [area.bottom - area.top + 1, area.right - area.left + 1];
  const [height, width] = [cells.length, cells[0]?.length ?? 0];
  const isBlock = width > 0 && cells.every((row) => row.length === width);
  if (!isBlock || rows % height > 0 || columns % width > 0 || rows * columns > MOST_CELLS) return cells;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => cells[row % height]![column % width]!)
  );
}

function proposalFor(session: DryRunTable, cell: Cell, text: string, told: DryRunTexts): Proposal {
  const { row, element } = cell;
  const plain = { row, element, text, set: undefined, remedy: undefined };
  if (!row.isEditable) return { ...plain, reason: told.t.locked };
  if (text.trim() === '') return { ...plain, reason: undefined };
  const set = valueFrom(text, element, session.words());
  const reason = errorOf(cell, set ? set.value : text, told) ?? (set ? undefined : told.t.unread(text));
  return { ...plain, set, reason, remedy: reason === undefined ? undefined : remedyFor(session, cell, text, told) };
}

function valueProposal(
  session: DryRunTable,
  cell: Cell,
  set: { readonly value: unknown },
  told: DryRunTexts
): Proposal {
  const { row, element } = cell;
  const reason = errorOf(cell, set.value, told);
  const text = reason === undefined ? '' : textFor(set.value, element, session.words());
  const remedy = reason === undefined ? undefined : remedyFor(session, cell, text, told);
  return { row, element, text, set, reason, remedy };
}

function errorOf({ row, element }: Cell, value: unknown, { say }: DryRunTexts): string | undefined {
  const [error] = errorsOf(row.check(value, element));
  return error && say(error);
}

function remedyFor(session: DryRunTable, cell: Cell, text: string, told: DryRunTexts): Proposal['remedy'] {
  const guesses = guessesFor(text, cell.element, session.words());
  const value = guesses.find((guess) => errorOf(cell, guess, told) === undefined);
  return value === undefined ? undefined : { value };
}

function sorted(proposals: readonly Proposal[]): Pick<DryRun, 'changes' | 'refused' | 'same'> {
  const refused = proposals.filter(({ reason }) => reason !== undefined);
  const possible = proposals.filter(({ reason }) => reason === undefined);
  const changes = possible.filter(({ row, element, set }) => {
    if (!set) return row.ownOf(element.Id) !== undefined;
    return !isSameOwn({ value: row.valueOf(element.Id) }, set, element, forms);
  });
  return { changes, refused, same: possible.length - changes.length };
}
