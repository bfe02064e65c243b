import type { TableBody, TableCell, TableSaved } from '../api.js';
import type { PatternTester } from '../ascdata/dataTypeModel.js';
import { isSameOwn, writtenForm, type OwnValue } from '../ascdata/effective.js';
import type { AscElement, Values } from '../ascdata/types.js';
import { forms } from '../datatypes/forms.js';
import type { MessageLanguage } from '../language/languages.js';
import { sortByName } from '../ui/sortByName.js';
import { TableRow, type CellEdit, type Definition, type LastSave } from './tableRow.js';

export interface Cell {
  readonly row: TableRow;
  readonly element: AscElement;
}

interface Edit extends Cell {
  readonly before: CellEdit | undefined;
  readonly after: CellEdit | undefined;
}

interface Step {
  readonly edits: readonly Edit[];
  /** Edits with the same `merge` are one step. */
  merge: string | undefined;
  readonly isDiscard?: boolean;
}

/** Steps kept. Dropping older ones keeps their Values. */
const MOST_STEPS = 200;

export interface ModelOptions {
  readonly elements: readonly AscElement[];
  readonly context: Definition['context'];
  /** Id of the template, whose row comes first. */
  readonly templateId: number;
  readonly language: MessageLanguage;
}

/**
 * The Values of all variants of a template while they are edited: no DOM, no network. Every change raises `revision`; the screen reacts to
 * it, so that an edit costs what is in view and not the size of the table.
 */
export class TableModel {
  rows: readonly TableRow[] = $state.raw([]);
  revision = $state(0);
  /** Counts what a person changes. */
  edits = $state(0);
  canUndo = $state(false);
  canRedo = $state(false);
  /** How many edits the last step dropped, if it dropped all: the next undo brings them back. */
  discarded = $state(0);
  /** Names of deleted widgets that had unsaved edits. */
  lost: readonly string[] = $state.raw([]);

  readonly definition: Definition;
  readonly #options: ModelOptions;
  readonly #byId = new Map<number, TableRow>();
  #done: Step[] = [];
  #undone: Step[] = [];
  #isWaiting = false;

  constructor(options: ModelOptions) {
    this.#options = options;
    const { elements } = options;
    const context = { ...options.context, patterns: this.#watched(options.context.patterns) };
    this.definition = { elements, byId: new Map(elements.map((element) => [element.Id, element])), context };
  }

  row(id: number): TableRow | undefined {
    return this.#byId.get(id);
  }

  /** Whether it is the template that the others inherit from. */
  isTemplate(row: TableRow): boolean {
    return row.id === this.#options.templateId;
  }

  /** Id of the template that this one is a variant of, whether it inherits or has all Values of its own. */
  templateOf(row: TableRow): number | undefined {
    return this.isTemplate(row) ? undefined : this.#options.templateId;
  }

  /** Takes the saved state: adds new rows, drops deleted ones, keeps edits. */
  take(bodies: readonly Pick<TableBody, 'Widgets' | 'Bases'>[]): void {
    const all = bodies.flatMap(({ Widgets }) => Widgets);
    const bases = new Map(bodies.flatMap(({ Bases }) => Bases).map(({ Id, Values }) => [Id, Values]));
    const present = new Set(all.map(({ Id }) => Id));
    for (const body of all) {
      const known = this.#byId.get(body.Id);
      if (known) known.take(body);
      else this.#byId.set(body.Id, new TableRow(this.definition, body));
    }
    this.#drop(present);
    for (const { Id, Inherits } of all) {
      const row = this.#byId.get(Id)!;
      row.base = Inherits === null ? undefined : this.#byId.get(Inherits);
      const values = Inherits === null ? undefined : bases.get(Inherits);
      row.inherited = new Map(Object.entries(values ?? {})) as Values;
      this.#settleEdits(row);
    }
    const { language } = this.#options;
    const sorted = sortByName([...this.#byId.values()], ({ name }) => name, language);
    this.rows = [...sorted.filter((row) => this.isTemplate(row)), ...sorted.filter((row) => !this.isTemplate(row))];
    this.#changed(this.rows);
  }

  /** Sets Values as one undo step. Edits of one cell with the same `step` (typing) are undone together. */
  set(values: readonly (Cell & { readonly value: unknown })[], step?: string): void {
    this.#edit(
      values.map(({ row, element, value }) => ({ row, element, to: ownAt(row, element, value) })),
      step
    );
  }

  /** Sets Values or releases them to inherit again, as one undo step. @param presetOf Id of the preset that a change comes from */
  apply(
    changes: readonly (Cell & { readonly set: OwnValue })[],
    presetOf: (change: Cell) => number | undefined = () => undefined
  ): void {
    this.#edit(
      changes.map((change) => {
        const { row, element, set } = change;
        return { row, element, to: set && ownAt(row, element, set.value), preset: presetOf(change) };
      })
    );
  }

  /** Makes these cells inherit again, as one undo step. */
  release(cells: readonly Cell[]): void {
    this.#edit(cells.map(({ row, element }) => ({ row, element, to: undefined })));
  }

  /** Drops all unsaved edits, as one undo step. @param isDiscard false: they are kept elsewhere */
  discard(isDiscard = true): void {
    const edits = this.changed.map(({ row, element }) => editOf(row, element, undefined));
    this.#step(edits, undefined, isDiscard);
  }

  /** Cells with unsaved edits, row by row. */
  readonly changed: readonly Cell[] = $derived.by(() => {
    void this.revision;
    const edited = this.rows.filter((row) => row.edits.size > 0);
    return edited.flatMap((row) => [...row.edits.keys()].flatMap((id) => this.#cell(row, id)));
  });

  /** Edited cells with an error. */
  readonly broken: readonly Cell[] = $derived(
    this.changed.filter(({ row, element }) => row.hasErrors && row.isBroken(element.Id))
  );

  /** Edited cells whose saved Value has changed since. */
  readonly conflicts: readonly Cell[] = $derived(this.changed.filter(({ row, element }) => row.isConflict(element.Id)));

  /** `mine` keeps the edit over what was saved; `theirs` drops it. */
  resolve({ row, element }: Cell, choice: 'mine' | 'theirs'): void {
    const edit = row.edits.get(element.Id);
    if (!edit) return;
    const base = row.savedOwn(element.Id);
    this.#put([{ row, element, before: edit, after: choice === 'mine' ? { ...edit, base } : undefined }], 'after');
  }

  undo(): readonly Cell[] {
    const step = this.#done.pop();
    if (!step) return [];
    this.#undone.push(step);
    this.#put(step.edits, 'before');
    return step.edits;
  }

  redo(): readonly Cell[] {
    const step = this.#undone.pop();
    if (!step) return [];
    this.#done.push(step);
    this.#put(step.edits, 'after');
    return step.edits;
  }

  /** Makes the next edit a new step. */
  seal(): void {
    const last = this.#done.at(-1);
    if (last) last.merge = undefined;
  }

  /** These cells as the server takes them. */
  cellsToSave(cells: readonly Cell[]): TableCell[] {
    return cells.flatMap(({ row, element }) => {
      const edit = row.edits.get(element.Id);
      if (!edit) return [];
      const { to, base } = edit;
      const value = to && { Value: writtenForm(to.value, element, forms[element.DataType]) };
      return { Widget: row.id, Element: element.Id, ...value, ...(base && { Base: base.value }) };
    });
  }

  /** The presets that these cells come from, by widget: only where all that is saved of it comes from one. */
  presetsOf(cells: readonly TableCell[]): { readonly Widget: number; readonly Preset: number }[] {
    const found = new Map<number, number | undefined>();
    for (const { Widget, Element } of cells) {
      const preset = this.#byId.get(Widget)?.edits.get(Element)?.preset;
      found.set(Widget, found.has(Widget) && found.get(Widget) !== preset ? undefined : preset);
    }
    return [...found].flatMap(([Widget, Preset]) => (Preset === undefined ? [] : [{ Widget, Preset }]));
  }

  /** Marks cells as saved. Edits made in the meantime stay unsaved. */
  markSaved(cells: readonly TableCell[], { Widgets }: Pick<TableSaved, 'Widgets'>): void {
    for (const { Widget, Element, ...cell } of cells) {
      const row = this.#byId.get(Widget);
      if (!row) continue;
      const own = new Map(row.own);
      if ('Value' in cell) own.set(Element, cell.Value);
      else own.delete(Element);
      row.own = own;
    }
    for (const { Id, Version } of Widgets) {
      const row = this.#byId.get(Id);
      if (row) row.version = Version;
    }
    for (const row of this.rows) this.#settleEdits(row);
    // An undo must not lead back to steps undone before the save.
    this.#done = [];
    this.#undone = [];
    this.#changed(this.rows);
  }

  /** Marks what the server refused, until it is edited. */
  refuse(refusals: readonly { readonly Widget: number; readonly Element: string; readonly text: string }[]): void {
    for (const { Widget, Element, text } of refusals) {
      const row = this.#byId.get(Widget);
      row?.refusals.set(Element, text);
      row?.renew();
    }
    this.revision += 1;
  }

  /** A save of a row was announced. @returns whether the row is older */
  heardSave({ id, version, by, draft }: LastSave & { readonly id: number; readonly version: number }): boolean {
    const row = this.#byId.get(id);
    if (!row) return false;
    // Also of the version just taken: it may have come with a refused save, before its event.
    if (version >= row.version) row.saved = { by, draft };
    if (row.edits.size > 0) this.revision += 1;
    return version > row.version;
  }

  /** Edits kept by the browser are back in the rows. */
  restored(): void {
    for (const row of this.rows) this.#settleEdits(row);
    this.#changed(this.rows);
  }

  /** Resolves when every pattern has been tested. */
  async settled(): Promise<void> {
    while (this.#isWaiting) await this.#options.context.patterns.settled().then(() => this.#tested());
  }

  #drop(present: ReadonlySet<number>): void {
    const gone = [...this.#byId.values()].filter(({ id }) => !present.has(id));
    const lost = gone.filter(({ edits }) => edits.size > 0).map(({ name }) => name);
    if (lost.length > 0) this.lost = [...this.lost, ...lost];
    for (const { id } of gone) this.#byId.delete(id);
    const isThere = ({ row }: Cell) => present.has(row.id);
    for (const steps of [this.#done, this.#undone]) {
      for (const [at, step] of steps.entries()) steps[at] = { ...step, edits: step.edits.filter(isThere) };
    }
  }

  /** Drops an edit that changes nothing any more. */
  #settleEdits(row: TableRow): void {
    for (const [id, { to }] of row.edits) {
      const element = this.definition.byId.get(id);
      if (!element || isSameOwn(to, row.savedOwn(id), element, forms)) row.edits.delete(id);
    }
  }

  #cell(row: TableRow, id: string): Cell[] {
    const element = this.definition.byId.get(id);
    return element ? [{ row, element }] : [];
  }

  #edit(wanted: readonly (Cell & Pick<CellEdit, 'to' | 'preset'>)[], merge?: string): void {
    const edits = wanted
      .filter(({ row }) => row.isEditable)
      .flatMap(({ row, element, to, preset }) => {
        const known = row.edits.get(element.Id);
        const now = known ? known.to : row.savedOwn(element.Id);
        if (now === to || (now && to && now.value === to.value)) return [];
        const isSaved = isSameOwn(to, row.savedOwn(element.Id), element, forms) && isUsable(to, element);
        return editOf(
          row,
          element,
          isSaved ? undefined : { to, base: known?.base ?? row.savedOwn(element.Id), preset }
        );
      });
    this.#step(edits, merge);
  }

  #step(edits: readonly Edit[], merge?: string, isDiscard = false): void {
    if (edits.length === 0) return;
    const [first] = edits;
    const key = merge === undefined || edits.length > 1 ? undefined : `${merge} ${first!.row.id} ${first!.element.Id}`;
    const last = this.#done.at(-1);
    if (last && key !== undefined && last.merge === key) {
      this.#done[this.#done.length - 1] = { edits: [{ ...first!, before: last.edits[0]!.before }], merge: key };
    } else this.#done.push({ edits, merge: key, isDiscard });
    if (this.#done.length > MOST_STEPS) this.#done.shift();
    this.#undone = [];
    this.#put(edits, 'after');
  }

  #put(edits: readonly Edit[], side: 'before' | 'after'): void {
    this.edits += 1;
    for (const edit of edits) {
      const { row, element } = edit;
      const next = edit[side];
      row.refusals.delete(element.Id);
      if (next) row.edits.set(element.Id, next);
      else row.edits.delete(element.Id);
    }
    this.#changed(new Set(edits.map(({ row }) => row)));
  }

  #changed(rows: Iterable<TableRow>): void {
    const touched = new Set(rows);
    const isBase = [...touched].some((row) => row.base === undefined);
    for (const row of isBase ? this.rows : touched) {
      if (touched.has(row) || (row.base && touched.has(row.base))) row.renew();
    }
    this.canUndo = this.#done.length > 0;
    this.canRedo = this.#undone.length > 0;
    const last = this.#done.at(-1);
    this.discarded = last?.isDiscard ? last.edits.length : 0;
    this.revision += 1;
  }

  #tested(): void {
    this.#isWaiting = false;
    for (const row of this.rows) if (row.edits.size > 0) row.renew();
    this.revision += 1;
    // A pattern without a verdict is tested again.
    void this.broken;
  }

  #watched(patterns: PatternTester): PatternTester {
    return {
      test: (pattern, text) => {
        const verdict = patterns.test(pattern, text);
        if (verdict === 'pending' && !this.#isWaiting) {
          this.#isWaiting = true;
          void patterns.settled().then(() => this.#isWaiting && this.#tested());
        }
        return verdict;
      },
      settled: () => patterns.settled()
    };
  }
}

const editOf = (row: TableRow, element: AscElement, after: CellEdit | undefined): Edit => ({
  row,
  element,
  before: row.edits.get(element.Id),
  after
});

/** The cell's own Value: one that equals what is inherited is dropped, unless it was the widget's own already. */
function ownAt(row: TableRow, element: AscElement, value: unknown): OwnValue {
  const { same } = forms[element.DataType];
  const saved = row.savedOwn(element.Id);
  if (saved && row.base && same(value, saved.value, element)) return { value };
  return same(value, row.inheritedOf(element.Id), element) ? undefined : { value };
}

const isUsable = (own: OwnValue, element: AscElement): boolean =>
  own === undefined || forms[element.DataType].read(own.value, element) !== undefined;
