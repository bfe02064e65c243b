import type { TableBody, TableSaved, TableStep, ValuesReach } from '../api.js';
import type { DescribeContext } from '../ascdata/dataTypeModel.js';
import { displayName } from '../ascdata/translations.js';
import type { AscElement } from '../ascdata/types.js';
import { forms } from '../datatypes/forms.js';
import { isImpossibleDate, MIDNIGHT } from '../datatypes/shared/iso.js';
import { formatMoment } from '../datatypes/shared/momentFormat.js';
import type { Refused } from '../client/request.js';
import type { FieldNote, Notes } from '../editor/view.svelte.js';
import { finder } from '../language/textSearch.js';
import type { Move } from './keys.js';
import type { TableClient } from './client.js';
import type { Cell, TableModel } from './model.svelte.js';
import type { TableRow } from './tableRow.js';
import { keyOf, MOST_CELLS, type DryRun, type Proposal } from './proposal.js';
import { Selection, type CellPosition } from './selection.svelte.js';

export type Filter = 'all' | 'differ' | 'changed' | 'errors';

/** The result of the last save or undo. */
export type Outcome =
  | { readonly kind: 'saved' | 'undone'; readonly values: number; readonly widgets: number }
  | { readonly kind: 'refused'; readonly count: number }
  | { readonly kind: 'undo-conflicts'; readonly count: number; readonly widgets: readonly string[] }
  | { readonly kind: 'too-many'; readonly count: number }
  | { readonly kind: 'unreachable' | 'dry-run' }
  | { readonly kind: 'failed'; readonly text: string };

/** The active cell, and the one where the selection began. */
interface Held {
  readonly at: Cell | undefined;
  readonly from?: Cell | undefined;
}

/** Where edits go instead of live: a draft. */
export interface TableTarget {
  /** Label of the Save button. */
  readonly label: string;
  /** As in the form. */
  readonly today?: string | undefined;
  /** Puts what it holds into the rows, once they are loaded. */
  fill(model: TableModel): void;
  /** Saves the edits of all rows. @returns why it failed; undefined on success */
  save(model: TableModel): Promise<Outcome | undefined>;
}

/** Where somebody is in the Table, by Ids: another package has rows and settings of its own. */
export interface SessionPlace extends Pick<TableSession, 'query' | 'group' | 'filter'> {
  /** The active cell. */
  readonly row: number | undefined;
  readonly element: string | undefined;
  /** The settings that are not shown. */
  readonly left: ReadonlySet<string>;
}

/**
 * The Table's state on screen: which rows and settings are shown, the active cell, and saving. Filters apply when chosen and not on each
 * edit, so a row never vanishes while it is edited.
 */
export class TableSession {
  /** Of the rows that the search found by Values alone: the settings in which it found them. */
  hits: ReadonlyMap<TableRow, ReadonlySet<string>> = $state.raw(new Map());
  /** Rows that pass search, group and filter. */
  shown: readonly TableRow[] = $state.raw([]);
  columns: readonly AscElement[] = $state.raw([]);
  /** The cell that was edited last, once its input is closed. */
  left: Cell | undefined = $state.raw();
  query = $state('');
  group: number | 'all' | 'templates' = $state('all');
  filter: Filter = $state('all');
  saving = $state(false);
  outcome: Outcome | undefined = $state.raw();
  /** What Undo would revert on the server. */
  step: TableStep | undefined = $state.raw();
  /** How many rows PageUp and PageDown move by. */
  rowsInView = 20;
  /** What a dry run proposes, by cell; restricts the view to the cells it touches. */
  proposed: ReadonlyMap<string, Proposal> | undefined = $state.raw();
  /** Shows everything during a dry run, not only what it touches. */
  showsAll = $state(false);
  /** The cell being edited in place. */
  inCell: Cell | undefined = $state.raw();
  /** The widgets that inherit what is being saved, while the user is asked about them. */
  reach: ValuesReach | undefined = $state.raw();
  /** Counts the changes to drafts of the template, also by their plans. */
  drafts = $state(0);
  /** What drafts will change, by cell; loads after the rows. */
  planned: Notes | undefined = $state.raw();
  readonly selection: Selection;
  #leavesOut = false;
  /** How many edits there were when the last save or undo was done. */
  #editsAtOutcome = 0;
  #run: Pick<DryRun, 'changes' | 'refused'> | undefined;
  #before: (Pick<TableSession, 'shown' | 'columns'> & { readonly held: Held }) | undefined = $state.raw();
  /** Where the active cell was put, not moved by a person. */
  #placed: CellPosition | undefined;

  constructor(
    readonly model: TableModel,
    readonly client: TableClient,
    readonly words: () => DescribeContext,
    readonly target?: TableTarget
  ) {
    this.columns = model.definition.elements;
    this.selection = new Selection(() => ({ rows: this.shown.length, columns: this.columns.length }));
  }

  /** Takes the saved state: at first, and after other people's saves. */
  take(bodies: readonly TableBody[]): void {
    const before = new Set(this.model.rows);
    this.model.take(bodies);
    this.step = bodies[0]?.Step ?? undefined;
    const isOther = before.size !== this.model.rows.length || this.model.rows.some((row) => !before.has(row));
    if (isOther) this.search();
  }

  /** The outcome, until it is about what was there before the next change. */
  get news(): Outcome | undefined {
    const isDone = this.outcome?.kind === 'saved' || this.outcome?.kind === 'undone';
    return isDone && this.model.edits !== this.#editsAtOutcome ? undefined : this.outcome;
  }

  /** Whether Save is available. A target can also be saved without edits, which empties it. */
  get canSave(): boolean {
    return this.model.changed.length > 0 || this.target !== undefined;
  }

  /** Shows what the target changes, if there is one. */
  begin(): void {
    if (!this.target) return;
    this.target.fill(this.model);
    const [first] = this.model.changed;
    if (!first) return;
    this.search({ filter: 'changed' });
    this.reveal(first);
  }

  get place(): SessionPlace {
    const { query, group, filter, current } = this;
    const columns = new Set(this.#before?.columns ?? this.columns);
    const left = this.model.definition.elements.filter((element) => !columns.has(element));
    const cell = { row: current?.row.id, element: current?.element.Id };
    return { query, group, filter, ...cell, left: new Set(left.map(({ Id }) => Id)) };
  }

  /** Goes on where somebody was, but for the active cell. */
  resume({ left, ...searched }: SessionPlace): void {
    const columns = this.model.definition.elements.filter(({ Id }) => !left.has(Id));
    if (columns.length > 0) this.show(columns);
    this.search(searched);
  }

  /** Reads the rows again. @returns false: the server did not answer */
  async renew(): Promise<boolean> {
    const answer = await this.client.read();
    if (answer.ok) this.take(answer.value);
    return answer.ok;
  }

  search({ query = this.query, group = this.group, filter = this.filter } = {}): void {
    this.query = query;
    this.group = group;
    this.filter = filter;
    const current = this.current;
    const listed = this.#found(
      this.model.rows.filter((row) => this.#isInGroup(row) && this.passes(row, filter)),
      query
    );
    if (this.#before) {
      this.#before = { ...this.#before, shown: listed };
      return this.propose(this.#run);
    }
    this.shown = listed;
    this.#stay({ at: current });
  }

  /** The rows that pass search, group and filter; during a dry run it may show fewer. */
  get listed(): readonly TableRow[] {
    return this.#before?.shown ?? this.shown;
  }

  /** Those of them that are in the group: the template's row is listed above every group, to compare with. */
  get listedInGroup(): readonly TableRow[] {
    return this.listed.filter((row) => this.#isOfGroup(row));
  }

  passes(row: TableRow, filter: Filter): boolean {
    if (filter === 'differ') return row.differsIn(this.columns);
    if (filter === 'changed') return row.edits.size > 0;
    return filter === 'all' || row.hasErrors;
  }

  /** Rows of the group that pass each filter. */
  readonly counts: Readonly<Record<Filter, number>> = $derived.by(() => {
    void this.model.revision;
    const rows = this.model.rows.filter((row) => this.#isInGroup(row));
    const count = (filter: Filter) => rows.filter((row) => this.passes(row, filter)).length;
    return { all: rows.length, differ: count('differ'), changed: count('changed'), errors: count('errors') };
  });

  show(columns: readonly AscElement[]): void {
    const { current } = this;
    this.columns = columns;
    this.#stay({ at: current });
  }

  get current(): Cell | undefined {
    const { row, column } = this.selection.at;
    return this.cellAt(row, column);
  }

  cellAt(row: number, column: number): Cell | undefined {
    const [found, element] = [this.shown[row], this.columns[column]];
    return found && element && { row: found, element };
  }

  /** Moves the active cell, as far as there are cells. */
  go(move: Move): void {
    const { at } = this.selection;
    const rows = {
      start: 0,
      end: this.shown.length - 1,
      page: at.row + this.rowsInView,
      'page-back': at.row - this.rowsInView
    };
    const columns = { start: 0, end: this.columns.length - 1 };
    const row = typeof move.rows === 'number' ? at.row + move.rows : rows[move.rows];
    const column = typeof move.columns === 'number' ? at.column + move.columns : columns[move.columns];
    this.selection.go({ row, column }, move.extends);
    this.model.seal();
  }

  /** The selected cells, row by row. */
  get selected(): readonly Cell[] {
    const { top, bottom, left, right } = this.selection.area;
    const columns = this.columns.slice(left, right + 1);
    return this.shown.slice(top, bottom + 1).flatMap((row) => columns.map((element) => ({ row, element })));
  }

  /** The selected cells of the active setting. */
  get inColumn(): readonly Cell[] {
    const { element } = this.current ?? {};
    return element ? this.selected.filter((cell) => cell.element === element) : [];
  }

  /** Goes to a cell, dropping filters that hide it. */
  reveal({ row, element }: Cell): void {
    if (!this.shown.includes(row)) this.search({ query: '', group: 'all', filter: 'all' });
    if (!this.columns.includes(element)) this.show(this.model.definition.elements);
    this.selection.go({ row: this.shown.indexOf(row), column: this.columns.indexOf(element) });
  }

  /** The next cell with an error or a conflict. */
  nextProblem(): Cell | undefined {
    const problems = [...this.model.broken, ...this.model.conflicts];
    const { current } = this;
    const order = ({ row, element }: Cell) =>
      this.model.rows.indexOf(row) * this.model.definition.elements.length +
      this.model.definition.elements.indexOf(element);
    const sorted = problems.sort((a, b) => order(a) - order(b));
    return sorted.find((cell) => !current || order(cell) > order(current)) ?? sorted[0];
  }

  label(element: AscElement): string {
    return displayName(element, this.words().contentLanguage);
  }

  /** A Value in words; a day that the calendar lacks as it was typed. */
  describe(element: AscElement, value: unknown): string {
    if (isImpossibleDate(value))
      return formatMoment(value, value.endsWith(MIDNIGHT) ? 'day' : 'moment', this.words().language);
    return forms[element.DataType].describe(value, element, this.words());
  }

  /** What filling down sets: the first selected row of each setting, in those below. */
  get filling(): readonly (Cell & { readonly value: unknown })[] {
    const { top, bottom, left, right } = this.selection.area;
    const columns = this.columns.slice(left, right + 1);
    const first = this.shown[top];
    if (!first) return [];
    const below = this.shown.slice(top + 1, bottom + 1);
    return below.flatMap((row) => columns.map((element) => ({ row, element, value: first.valueOf(element.Id) })));
  }

  /** Shows what a dry run would do; undefined shows everything again. */
  propose(run: Pick<DryRun, 'changes' | 'refused'> | undefined): void {
    this.#run = run;
    if (!run) this.showsAll = false;
    if (!run && this.outcome?.kind === 'dry-run') this.outcome = undefined;
    if (!run && !this.#before) return;
    this.#before ??= { shown: this.shown, columns: this.columns, held: this.#held() };
    // What is not shown now is active again afterwards, unless somebody goes elsewhere in the meantime.
    if (this.selection.at !== this.#placed) this.#before = { ...this.#before, held: this.#held() };
    const { held } = this.#before;
    const all = run && [...run.changes, ...run.refused];
    this.proposed = all && new Map(all.map((proposal) => [keyOf(proposal), proposal]));
    const rows = new Set(all?.map(({ row }) => row));
    const elements = new Set(all?.map(({ element }) => element));
    const isLess = all !== undefined && all.length > 0 && !this.showsAll;
    this.shown = isLess ? this.model.rows.filter((row) => rows.has(row)) : this.#before.shown;
    this.columns = isLess ? this.model.definition.elements.filter((each) => elements.has(each)) : this.#before.columns;
    if (!run) this.#before = undefined;
    this.#stay(held);
  }

  /** During a dry run: shows all rows, or only those it touches. */
  showAll(all: boolean): void {
    this.showsAll = all;
    this.propose(this.#run);
  }

  /** What drafts will change in a cell, and when. */
  notesOn(cell: Cell): readonly FieldNote[] {
    return this.planned?.notes.get(keyOf(cell)) ?? [];
  }

  /** What a dry run proposes for a cell. */
  proposalFor(cell: Cell): Proposal | undefined {
    return this.proposed?.get(keyOf(cell));
  }

  /**
   * Saves the edits in one step.
   * @param leavesOut saves the rest and keeps cells with an error or a conflict unsaved
   * @param isReachSeen skips the question about widgets that inherit from the template
   */
  async save(leavesOut = false, isReachSeen = false): Promise<void> {
    const { model } = this;
    if (this.saving) return;
    this.saving = true;
    try {
      await model.settled();
      const held = new Set([...model.broken, ...model.conflicts].map(keyOf));
      // What is in it would be left behind with the page.
      if (this.target && this.proposed?.size) return void (this.outcome = { kind: 'dry-run' });
      if (this.target) {
        if (held.size === 0) this.outcome = await this.target.save(model);
        return;
      }
      const wanted = model.changed.filter((cell) => !held.has(keyOf(cell)));
      if (wanted.length === 0 && this.#before) this.outcome = { kind: 'dry-run' };
      if (wanted.length === 0 || (held.size > 0 && !leavesOut)) return;
      if (wanted.length > MOST_CELLS) return void (this.outcome = { kind: 'too-many', count: wanted.length });
      if (!isReachSeen && (await this.#asksAboutReach(wanted, leavesOut))) return;
      this.reach = undefined;
      const Cells = model.cellsToSave(wanted);
      const answer = await this.client.save({ Cells, Applies: model.presetsOf(Cells) });
      if (answer.ok) {
        model.markSaved(Cells, answer.value);
        this.#done('saved', answer.value);
      } else await this.#failed(answer);
    } finally {
      this.saving = false;
    }
  }

  /** Saves after that question was answered. */
  async confirmReach(): Promise<void> {
    const { reach } = this;
    this.reach = undefined;
    if (reach) await this.save(this.#leavesOut, true);
  }

  async #asksAboutReach(wanted: readonly Cell[], leavesOut: boolean): Promise<boolean> {
    const template = wanted.find(({ row }) => this.model.isTemplate(row))?.row;
    if (!template || !this.model.rows.some(({ base }) => base === template)) return false;
    const values = new Map(template.own);
    for (const { row, element } of wanted) {
      if (row !== template) continue;
      const own = row.ownOf(element.Id);
      if (own) values.set(element.Id, own.value);
      else values.delete(element.Id);
    }
    // If the server cannot tell, the save itself still checks.
    const reach = await this.client.reach(template.id, values);
    this.#leavesOut = leavesOut;
    this.reach = reach;
    return reach !== undefined;
  }

  /** Undoes the last save. `rest`: skips cells changed since. */
  async undoSave(rest = false): Promise<void> {
    if (!this.step || this.saving) return;
    this.saving = true;
    try {
      const answer = await this.client.save({ Undo: this.step.Id, LeaveOut: rest });
      const { Conflicts, Refused } = answer.ok ? { Conflicts: [], Refused: [] } : obstaclesIn(answer);
      const held = [...Conflicts, ...Refused];
      if (held.length > 0) {
        const rows = new Set(held.flatMap(({ Widget }) => this.model.row(Widget) ?? []));
        this.outcome = { kind: 'undo-conflicts', count: held.length, widgets: [...rows].map(({ name }) => name) };
      } else if (!answer.ok) await this.#failed(answer);
      else {
        await this.renew();
        this.#done('undone', answer.value);
        this.step = undefined;
      }
    } finally {
      this.saving = false;
    }
  }

  #done(kind: 'saved' | 'undone', { Changes, Widgets, Step }: TableSaved): void {
    this.step = Step ?? undefined;
    this.#editsAtOutcome = this.model.edits;
    this.outcome = { kind, values: Changes, widgets: Widgets.length };
  }

  async #failed(answer: Refused): Promise<void> {
    const { status, text = '' } = answer;
    if (status === 0) return void (this.outcome = { kind: 'unreachable' });
    // Reads what others saved, so that it shows up as conflicts.
    if (status === 412) await this.renew();
    const { Refused: refused } = obstaclesIn(answer);
    const { language } = this.words();
    this.model.refuse(refused.map(({ Widget, Element, Text }) => ({ Widget, Element, text: Text[language] })));
    this.outcome = refused.length > 0 ? { kind: 'refused', count: refused.length } : { kind: 'failed', text };
  }

  #isInGroup(row: TableRow): boolean {
    return this.model.isTemplate(row) || this.#isOfGroup(row);
  }

  #isOfGroup(row: TableRow): boolean {
    if (this.group === 'all') return true;
    return this.group === 'templates' ? row.group === undefined : row.group?.id === this.group;
  }

  /** Those in whose name, or in one of whose Values, all the words are. */
  #found(rows: readonly TableRow[], query: string): readonly TableRow[] {
    const hits = new Map<TableRow, ReadonlySet<string>>();
    const finds = query.trim() === '' ? () => true : finder(query);
    const listed = rows.filter((row) => {
      if (finds(row.name)) return true;
      const found = this.columns.filter((element) => finds(this.describe(element, row.valueOf(element.Id))));
      if (found.length > 0) hits.set(row, new Set(found.map(({ Id }) => Id)));
      return found.length > 0;
    });
    this.hits = hits;
    return listed;
  }

  #held(): Held {
    const { row, column } = this.selection.from;
    return { at: this.current, from: this.cellAt(row, column) };
  }

  /** Keeps the same cells active and selected if they are still shown. */
  #stay({ at, from }: Held): void {
    const [place, start] = [at, from].map((cell) => ({
      row: cell ? this.shown.indexOf(cell.row) : -1,
      column: cell ? this.columns.indexOf(cell.element) : -1
    })) as [CellPosition, CellPosition];
    const isWhole = [place, start].every(({ row, column }) => row >= 0 && column >= 0);
    if (isWhole) this.selection.go(start);
    const { row, column } = this.selection.at;
    this.selection.go(
      { row: place.row >= 0 ? place.row : row, column: place.column >= 0 ? place.column : column },
      isWhole
    );
    this.#placed = this.selection.at;
  }
}

type Obstacles = Pick<TableSaved, 'Conflicts' | 'Refused'>;

/** What blocks a save; none if it failed for another reason. */
const obstaclesIn = ({ problem }: Refused): Obstacles =>
  (problem?.current as Obstacles | undefined) ?? { Conflicts: [], Refused: [] };
