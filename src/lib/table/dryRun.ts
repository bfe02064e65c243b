import type { Reading, Way } from '../ascdata/dataTypeModel.js';
import { isSameOwn } from '../ascdata/effective.js';
import { errorsOf } from '../ascdata/findings.js';
import type { AscElement } from '../ascdata/types.js';
import type { FindingFormatter } from '../ascdata/findingFormatter.js';
import { forms } from '../datatypes/forms.js';
import type { Texts } from '../messages/load.js';
import { readTyped, typedText, writeTyped } from '../datatypes/typed.js';
import { nearOf } from '../datatypes/shared/reading.js';
import { readExact } from './cellText.js';
import { isBlank, withoutBlankEnd } from './separatedValues.js';
import {
  keyOf,
  MOST_CELLS,
  type Correction,
  type DryRun,
  type Proposal,
  type Question,
  type Remedy
} from './proposal.js';
import type { TableRow } from './tableRow.js';
import type { Cell } from './model.svelte.js';
import type { Area, CellPosition } from './selection.svelte.js';
import type { TableSession } from './tableSession.svelte.js';

type DryRunTable = Pick<TableSession, 'shown' | 'columns' | 'model' | 'words'>;

/** By the key of the refused cell. */
export type Corrections = ReadonlyMap<string, Correction>;

/** The wording of a dry run. */
export interface DryRunTexts {
  readonly t: Texts<'table'>['dryRun'];
  readonly say: FindingFormatter;
}

/** What a spreadsheet column holds: names of widgets, a setting by Id, something beside the table, or nothing we use. */
export type ColumnUse =
  | { readonly kind: 'name' | 'beside' }
  | { readonly kind: 'setting'; readonly id: string }
  | undefined;

/** Pasted cells, and what each column of them holds. */
export interface Sheet {
  readonly headings: readonly string[] | undefined;
  readonly rows: readonly (readonly string[])[];
  /** The number of the first of them in what is pasted, from 1. */
  readonly first: number;
  readonly uses: readonly ColumnUse[];
  /** Copied within the product: each cell is a Value as JSON. */
  readonly isExact: boolean;
}

export interface Pasted {
  readonly cells: readonly (readonly string[])[];
  readonly isExact: boolean;
}

/** Whether the first row names settings: every cell of several that does not stand above names. A single column has no headings. */
export function hasHeadings(session: DryRunTable, { cells, isExact }: Pasted): boolean {
  const [first = [], ...rest] = cells.slice(firstRow(cells));
  if (isExact || rest.length === 0) return false;
  const names = namesIn(session, rest);
  const named = first.filter((text, column) => column !== names && !isBlank(text));
  const isRow = names === undefined ? named.length > 1 : named.length > 0;
  return isRow && named.every((text) => elementNamed(session, text) !== undefined);
}

/** Recognises a column of names. @param isHeaded whether the first row has the headings; otherwise cells go by position */
export function sheetOf(session: DryRunTable, pasted: Pasted, at: CellPosition, isHeaded: boolean): Sheet {
  const { cells, isExact } = pasted;
  const width = Math.max(0, ...cells.map((row) => row.length));
  const start = isHeaded ? firstRow(cells) + 1 : 0;
  const rows = cells.slice(start);
  const headings = isHeaded ? cells[start - 1] : undefined;
  const names = isExact ? undefined : namesIn(session, rows);
  const uses = Array.from({ length: width }, (_, column): ColumnUse => {
    if (column === names) return { kind: 'name' };
    const element = headings
      ? elementNamed(session, headings[column] ?? '')
      : session.columns[at.column + column - (names === undefined ? 0 : names + 1)];
    if (element) return { kind: 'setting', id: element.Id };
    return isBlank(headings?.[column]) ? { kind: 'beside' } : undefined;
  });
  return { headings, rows, first: start + 1, uses, isExact };
}

/** The first row that holds something; 0 if none does. */
const firstRow = (cells: Pasted['cells']): number =>
  Math.max(
    0,
    cells.findIndex((row) => !row.every(isBlank))
  );

/** The first of several columns that hold something, if it has mostly names of widgets. A single column holds Values: names alone would set nothing. */
function namesIn({ model }: DryRunTable, cells: readonly (readonly string[])[]): number | undefined {
  const rows = cells.filter((row) => !row.every(isBlank));
  const first = Math.min(...rows.map((row) => row.findIndex((cell) => !isBlank(cell))));
  const names = new Set(model.rows.map(({ name }) => name.trim().toLowerCase()));
  const named = rows.filter((row) => names.has((row[first] ?? '').trim().toLowerCase()));
  return rows.some((row) => row.length > first + 1) && named.length * 2 > rows.length ? first : undefined;
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

/** How a person wants a sheet to be read. */
export interface PasteChoices {
  /** Empty cells return to the template's Value; otherwise they are left alone. */
  readonly releases: boolean;
  /** The chosen conventions, by `key` of the question. */
  readonly answers: ReadonlyMap<string, string>;
}

/** What pasting a spreadsheet would do. */
export function pasteRun(
  session: DryRunTable,
  sheet: Sheet,
  at: CellPosition,
  { releases, answers }: PasteChoices,
  told: DryRunTexts
): DryRun {
  const { rows, strangers } = rowsFor(session, sheet, at, told);
  const texts: ReadText[] = [];
  const read = reader(session, sheet.isExact);
  let empty = 0;
  for (const [index, cells] of sheet.rows.entries()) {
    const row = rows[index];
    if (row === 'named') continue;
    for (const [column, use] of sheet.uses.entries()) {
      const element = use?.kind === 'setting' ? session.model.definition.byId.get(use.id) : undefined;
      const text = cells[column] ?? '';
      if (!row || use?.kind === 'beside') {
        if (!isBlank(text)) strangers.push(told.t.beside(text, sheet.first + index, column + 1));
        continue;
      }
      if (!element) continue;
      if (isBlank(text)) empty += 1;
      if (isBlank(text) && !releases) continue;
      const cell = { row, element };
      texts.push({ cell, text, reading: read(cell, text) });
    }
  }
  const questions = questionsAbout(texts, answers);
  const chosen = chosenIn(questions);
  const byCell = new Map<string, Proposal>();
  for (const { cell, text, reading } of texts) {
    const key = keyOf(cell);
    const first = byCell.get(key);
    if (!first) byCell.set(key, proposalFor(session, cell, text, { ...told, chosen, reading }));
    // Nothing says which of them counts.
    else if (cell.row.isEditable && first.text.trim() !== text.trim())
      byCell.set(key, { ...first, set: undefined, reason: told.t.twice(first.text, text), remedy: undefined });
  }
  return { ...NOTHING_ELSE, ...sorted([...byCell.values()]), empty, strangers, questions };
}

/** Reads cells: what a cell shows already is its Value, and what others of its setting show is theirs if it means nothing else. */
function reader(session: DryRunTable, isExact: boolean): (cell: Cell, text: string) => Reading {
  const words = session.words();
  const shown = new Map<AscElement, Map<string, unknown>>();
  const shownIn = (element: AscElement): Map<string, unknown> => {
    const known = shown.get(element) ?? new Map<string, unknown>();
    if (!shown.has(element))
      for (const row of session.model.rows) {
        const value = row.valueOf(element.Id);
        const text = writeTyped(value, element, words);
        // Two that look alike cannot be told apart.
        known.set(
          text,
          known.has(text) && !forms[element.DataType].same(known.get(text), value, element) ? undefined : value
        );
      }
    shown.set(element, known);
    return known;
  };
  return ({ row, element }, text) => {
    if (isExact) return readExact(text, element, words);
    const now = row.valueOf(element.Id);
    if (writeTyped(now, element, words) === text && forms[element.DataType].read(now, element) !== undefined)
      return { kind: 'value', value: now };
    const reading = readTyped(text, element, words);
    const value = reading.kind === 'unread' ? shownIn(element).get(text) : undefined;
    return value === undefined ? reading : { kind: 'value', value };
  };
}

const chosenIn = (questions: readonly Question[]) => new Map(questions.map(({ key, by }) => [key, by]));

const questionOf = ({ Id }: AscElement, ways: readonly Way[]): string =>
  JSON.stringify([Id, ...ways.map(({ by }) => by ?? '').sort()]);

interface ReadText {
  readonly cell: Cell;
  readonly text: string;
  readonly reading: Reading;
}

/** One question for all texts of a setting that are ambiguous in the same way. */
function questionsAbout(texts: readonly ReadText[], answers: ReadonlyMap<string, string>): Question[] {
  const questions = new Map<string, Question>();
  for (const { cell, text, reading } of texts) {
    const { element } = cell;
    const ways = nearOf(reading);
    const key = questionOf(element, ways);
    if (!isDoubtful(ways) || questions.has(key)) continue;
    const followed = followedIn(texts, element, ways);
    const by = answers.get(key) ?? (followed.size === 1 ? [...followed.keys()][0]! : (ways[0]?.by ?? ''));
    const contrary = [...followed].find(([other]) => other !== by)?.[1];
    questions.set(key, { key, element, text, ways, by, contrary });
  }
  return [...questions.values()];
}

/** Whether a person has to say by which convention a text is written. */
const isDoubtful = (ways: readonly Way[]): boolean => ways.length > 1 && ways.every(({ by }) => by !== undefined);

/** Those of these conventions that other texts of the setting can only follow, each with the first such text. */
function followedIn(texts: readonly ReadText[], element: AscElement, ways: readonly Way[]): Map<string, string> {
  const followed = new Map<string, string>();
  for (const { cell, text, reading } of texts) {
    if (cell.element !== element) continue;
    const [only, ...more] = nearOf(reading);
    const by = more.length === 0 ? only?.by : undefined;
    if (by !== undefined && !followed.has(by) && ways.some((way) => way.by === by)) followed.set(by, text);
  }
  return followed;
}

/** The row of the table for each one of a sheet; `named`: it has a name, but not of exactly one. */
function rowsFor(
  session: DryRunTable,
  sheet: Sheet,
  at: CellPosition,
  { t }: DryRunTexts
): { rows: (TableRow | 'named' | undefined)[]; strangers: string[] } {
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
    if (name === '') return undefined;
    strangers.push(found.length === 0 ? t.unknown(name) : t.ambiguous(name));
    return 'named';
  });
  return { rows, strangers };
}

/** Only a sheet has empty cells, names and several conventions; only what is found is left to inherit. */
const NOTHING_ELSE = { empty: 0, strangers: [], questions: [], inherited: 0, isBeyond: false } as const;

interface Replacing {
  readonly find: string;
  readonly replace: string;
  readonly columns: readonly AscElement[];
  readonly sameCase: boolean;
  /** Also where the text is inherited: the cell then has one of its own, and a template that widgets beyond the listed ones follow stays. */
  readonly inherited: boolean;
}

/**
 * What replacing a text in these settings would do. Who inherits from a cell in which it is replaced has the new text without a change;
 * `inherited` counts the others, which stay as they are.
 */
export function replaceRun(
  session: DryRunTable,
  { find, replace, columns, sameCase, ...wanted }: Replacing,
  told: DryRunTexts
): DryRun {
  const pattern = new RegExp(find.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&'), sameCase ? 'gu' : 'giu');
  const proposals: Proposal[] = [];
  const replaced = new Set<string>();
  const read = reader(session, false);
  let [inherited, isBeyond] = [0, false];
  if (find === '') return { ...sorted([]), ...NOTHING_ELSE };
  const [heirs, bases] = [session.shown.filter(({ base }) => base), session.shown.filter(({ base }) => !base)];
  const listed = new Set(session.shown);
  const reachesBeyond = (cell: Cell): boolean =>
    session.model.rows.some((row) => row.base === cell.row && !listed.has(row) && !row.ownOf(cell.element.Id));
  for (const row of [...bases, ...heirs]) {
    for (const element of columns) {
      const text = writeTyped(row.valueOf(element.Id), element, session.words());
      const next = text.replace(pattern, () => replace);
      if (next === text) continue;
      const cell = { row, element };
      const isInherited = row.base !== undefined && row.ownOf(element.Id) === undefined;
      if (isInherited && (!row.isEditable || replaced.has(keyOf({ row: row.base!, element })))) continue;
      if (isInherited && !wanted.inherited) {
        inherited += 1;
        continue;
      }
      const proposal = proposalFor(session, cell, next, { ...told, reading: read(cell, next) });
      const isOfOthers = proposal.reason === undefined && reachesBeyond(cell);
      isBeyond ||= isOfOthers;
      if (isOfOthers && wanted.inherited) continue;
      proposals.push(proposal);
      if (proposal.reason === undefined) replaced.add(keyOf(cell));
    }
  }
  return { ...sorted(proposals), ...NOTHING_ELSE, inherited, isBeyond };
}

/** How many widgets would follow these changes of what they inherit from, and how many of them are not listed. */
export function followersOf(
  { model, shown }: Pick<DryRunTable, 'model' | 'shown'>,
  changes: readonly Proposal[]
): { readonly all: number; readonly unlisted: number } {
  const changed = new Set(changes.map(keyOf));
  const ofBases = changes.filter(({ row }) => !row.base);
  const all = model.rows.filter((row) =>
    ofBases.some(
      ({ row: base, element }) =>
        row.base === base && row.ownOf(element.Id) === undefined && !changed.has(keyOf({ row, element }))
    )
  );
  return { all: all.length, unlisted: all.filter((row) => !shown.includes(row)).length };
}

/** What setting these Values would do, in editable cells. */
export function valueRun(
  session: DryRunTable,
  wanted: readonly (Cell & { readonly value: unknown })[],
  told: DryRunTexts
): DryRun {
  const proposals = wanted
    .filter(({ row }) => row.isEditable)
    .map(({ row, element, value }) => valueProposal(session, { row, element }, { value }, told));
  return { ...sorted(proposals), ...NOTHING_ELSE };
}

/** The same dry run with corrected cells. */
export function corrected(session: DryRunTable, run: DryRun, corrections: Corrections, told: DryRunTexts): DryRun {
  if (corrections.size === 0) return run;
  const read = reader(session, false);
  const chosen = chosenIn(run.questions);
  const proposals = run.refused.map((proposal) => {
    const { text, takesRemedy } = corrections.get(keyOf(proposal)) ?? {};
    const { row, element } = proposal;
    const cell = { row, element };
    const typed =
      text === undefined ? proposal : proposalFor(session, cell, text, { ...told, chosen, reading: read(cell, text) });
    return takesRemedy && typed.remedy ? valueProposal(session, cell, typed.remedy, told) : typed;
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

/** The cells of a spreadsheet, repeated like these; their blank end only if it helps to fill the selection. */
export function filling(cells: readonly (readonly string[])[], area: Area): readonly (readonly string[])[] {
  const whole = repeated(cells, area);
  return whole === cells ? repeated(withoutBlankEnd(cells), area) : withoutBlankEnd(whole);
}

/** A text, as it was read. */
interface Read extends DryRunTexts {
  readonly reading: Reading;
  /** Conventions by question. Without: as the interface's language writes. */
  readonly chosen?: ReadonlyMap<string, string>;
}

function proposalFor(session: DryRunTable, cell: Cell, text: string, { reading, chosen, ...told }: Read): Proposal {
  const { row, element } = cell;
  const plain = { row, element, text, set: undefined, remedy: undefined };
  if (!row.isEditable) return { ...plain, reason: told.t.locked };
  if (text.trim() === '') return { ...plain, reason: undefined };
  const ways = nearOf(reading);
  const by = chosen?.get(questionOf(element, ways));
  const chosenWay = ways.find((each) => each.by !== undefined && each.by === by);
  const inOrder = chosenWay ? [chosenWay] : ways;
  if (reading.kind !== 'unread') return { ...valueProposal(session, cell, inOrder[0]!, told), text };
  const near = inOrder.map(({ value }) => value);
  const remedy = remedyAmong(cell, near, told, reading.isLess === true);
  // Nothing is wrong with its spelling alone if what it probably says is not allowed.
  const said = remedy === undefined && near.length > 0 ? near[0] : (reading.says ?? text);
  return { ...plain, reason: errorOf(cell, said, told) ?? told.t.unread(text), remedy };
}

function valueProposal(
  session: DryRunTable,
  cell: Cell,
  { value }: { readonly value: unknown },
  told: DryRunTexts
): Proposal {
  const { element } = cell;
  const reason = errorOf(cell, value, told);
  const set = { value };
  if (reason === undefined)
    return { ...cell, text: writeTyped(value, element, session.words()), set, reason, remedy: undefined };
  const nearest = typedText(element).nearest?.(value, element) ?? [];
  return {
    ...cell,
    text: writeTyped(value, element, session.words()),
    set,
    reason,
    remedy: remedyAmong(cell, nearest, told, true)
  };
}

function errorOf({ row, element }: Cell, value: unknown, { say }: DryRunTexts): string | undefined {
  const [error] = errorsOf(row.check(value, element));
  return error && say(error);
}

function remedyAmong(cell: Cell, near: readonly unknown[], told: DryRunTexts, isOther: boolean): Remedy | undefined {
  const value = near.find((each) => errorOf(cell, each, told) === undefined);
  return value === undefined ? undefined : { value, isOther };
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
