import type { AscElement } from '../ascdata/types.js';
import type { Speaker } from '../ascdata/speaker.js';
import { forms } from '../datatypes/forms.js';
import type { Texts } from '../messages/load.js';
import { textFor, valueFrom } from './cellText.js';
import { isSameOwn, type TableRow } from './row.js';
import type { Cell } from './model.svelte.js';
import type { Place } from './selection.svelte.js';
import type { TableWork } from './work.svelte.js';

/** What a dry run looks at. */
type Looked = Pick<TableWork, 'shown' | 'columns' | 'model' | 'words'>;

/** Cells that are pasted at once, at most. */
export const MOST_CELLS = 10_000;

/** What would become of one cell. */
export interface Proposal extends Cell {
  /** What stood in the spreadsheet. */
  readonly text: string;
  /** undefined: it inherits again. */
  readonly set: { readonly value: unknown } | undefined;
  /** Why it cannot be; undefined: it can. */
  readonly reason: string | undefined;
}

/** What an import would do; nothing has changed yet. */
export interface DryRun {
  readonly changes: readonly Proposal[];
  readonly refused: readonly Proposal[];
  readonly same: number;
  readonly empty: number;
  /** Names that no row, or several rows, have. */
  readonly strangers: readonly string[];
}

interface Told {
  readonly t: Texts<'table'>['dryRun'];
  readonly say: Speaker;
}

/** What a column of a spreadsheet is: names of widgets, a setting by Id, or left out. */
export type ColumnUse = { readonly kind: 'name' } | { readonly kind: 'setting'; readonly id: string } | undefined;

/** A spreadsheet, and what its columns are taken for. */
export interface Sheet {
  readonly headings: readonly string[] | undefined;
  readonly rows: readonly (readonly string[])[];
  readonly uses: readonly ColumnUse[];
}

/** Recognises a first line of headings and a first column of names; otherwise cells go by their place. */
export function sheetOf(work: Looked, cells: readonly (readonly string[])[], at: Place): Sheet {
  const width = Math.max(0, ...cells.map((row) => row.length));
  const byHeading = (cells[0] ?? []).map((text) => elementNamed(work, text));
  const hasHeadings = byHeading.some((element) => element !== undefined) && cells.length > 1;
  const rows = hasHeadings ? cells.slice(1) : cells;
  const names = new Set(work.model.rows.map(({ name }) => name.trim().toLowerCase()));
  const isName = (text: string | undefined) => names.has((text ?? '').trim().toLowerCase());
  const hasNames = rows.filter(([first]) => isName(first)).length * 2 > rows.length;
  const uses = Array.from({ length: width }, (_, column): ColumnUse => {
    if (column === 0 && hasNames) return { kind: 'name' };
    const element = hasHeadings ? byHeading[column] : work.columns[at.column + column - (hasNames ? 1 : 0)];
    return element && { kind: 'setting', id: element.Id };
  });
  return { headings: hasHeadings ? cells[0] : undefined, rows, uses };
}

/** A setting by its label, in any language of the widget, or by its Id. */
function elementNamed(work: Looked, text: string): AscElement | undefined {
  const wanted = text.trim().toLowerCase();
  const elements = work.model.definition.elements;
  return elements.find((element) => namesOf(element).some((name) => name.trim().toLowerCase() === wanted));
}

function namesOf(element: AscElement): string[] {
  const translated = Object.values(element.Translations ?? {}).flatMap((texts) => texts?.DisplayName ?? []);
  return [element.Id, element.DisplayName, ...translated].filter((name) => typeof name === 'string');
}

/**
 * What pasting a spreadsheet would do.
 * @param releases empty cells go back to the template's Value; otherwise they are left alone
 */
export function pasteRun(work: Looked, sheet: Sheet, at: Place, releases: boolean, told: Told): DryRun {
  const { rows, strangers } = rowsFor(work, sheet, at, told);
  const proposals: Proposal[] = [];
  let empty = 0;
  for (const [index, cells] of sheet.rows.entries()) {
    const row = rows[index];
    if (!row) continue;
    for (const [column, use] of sheet.uses.entries()) {
      const element = use?.kind === 'setting' ? work.model.definition.byId.get(use.id) : undefined;
      const text = cells[column] ?? '';
      if (!element) continue;
      if (text.trim() === '') empty += 1;
      if (text.trim() === '' && !releases) continue;
      proposals.push(proposalFor(work, { row, element }, text, told));
    }
  }
  return { ...sorted(proposals), empty, strangers };
}

function rowsFor(
  work: Looked,
  sheet: Sheet,
  at: Place,
  { t }: Told
): { rows: (TableRow | undefined)[]; strangers: string[] } {
  const column = sheet.uses.findIndex((use) => use?.kind === 'name');
  if (column < 0) return { rows: sheet.rows.map((_, index) => work.shown[at.row + index]), strangers: [] };
  const byName = new Map<string, TableRow[]>();
  for (const row of work.model.rows) {
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

/** What replacing a text would do in these settings. What is inherited is left as it is. */
export function replaceRun(
  work: Looked,
  {
    find,
    replace,
    columns,
    sameCase
  }: { find: string; replace: string; columns: readonly AscElement[]; sameCase: boolean },
  told: Told
): DryRun & { readonly inherited: number } {
  const pattern = new RegExp(find.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&'), sameCase ? 'gu' : 'giu');
  const proposals: Proposal[] = [];
  let inherited = 0;
  if (find === '') return { ...sorted([]), empty: 0, strangers: [], inherited };
  for (const row of work.shown) {
    for (const element of columns) {
      const text = textFor(row.valueOf(element.Id), element, work.words());
      const next = text.replace(pattern, () => replace);
      if (next === text) continue;
      if (row.ownOf(element.Id) === undefined) inherited += 1;
      else proposals.push(proposalFor(work, { row, element }, next, told));
    }
  }
  return { ...sorted(proposals), empty: 0, strangers: [], inherited };
}

function proposalFor(work: Looked, cell: Cell, text: string, { t, say }: Told): Proposal {
  const { row, element } = cell;
  if (!row.isEditable) return { ...cell, text, set: undefined, reason: t.locked };
  if (text.trim() === '') return { ...cell, text, set: undefined, reason: undefined };
  const set = valueFrom(text, element, work.words());
  const context = { ...work.model.definition.context, hidden: row.isHidden(element.Id) };
  const found = forms[element.DataType].check(set ? set.value : text, element, context);
  const [error] = found.filter(({ severity }) => severity === 'error');
  if (error) return { ...cell, text, set, reason: say(error) };
  return { ...cell, text, set, reason: set ? undefined : t.unread(text) };
}

function sorted(proposals: readonly Proposal[]): Pick<DryRun, 'changes' | 'refused' | 'same'> {
  const refused = proposals.filter(({ reason }) => reason !== undefined);
  const possible = proposals.filter(({ reason }) => reason === undefined);
  const changes = possible.filter(({ row, element, set }) => {
    if (!set) return row.ownOf(element.Id) !== undefined;
    return !isSameOwn({ value: row.valueOf(element.Id) }, set, element);
  });
  return { changes, refused, same: possible.length - changes.length };
}
