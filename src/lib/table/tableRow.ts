import { conditionsOf } from '../ascdata/conditions/evaluate.js';
import { Visibility } from '../ascdata/conditions/visibility.js';
import type { CheckContext } from '../ascdata/dataTypeModel.js';
import { hasErrors, type Finding } from '../ascdata/findings.js';
import { isSameOwn, type OwnValue } from '../ascdata/effective.js';
import type { AscElement, Values } from '../ascdata/types.js';
import { forms } from '../datatypes/forms.js';
import { modelOf } from '../datatypes/registry.js';
import type { TableBody } from '../api.js';
import type { SavedDraft } from '../live/follow.js';

/** An unsaved edit: the new own Value, and the saved one when the edit began. */
export interface CellEdit {
  readonly to: OwnValue;
  readonly base: OwnValue;
  /** Id of the preset that the new Value comes from. */
  readonly preset?: number | undefined;
}

/** Who saved, null: not known; or the draft that went live or ended, which is nobody's save. */
export interface LastSave {
  readonly by: string | null;
  readonly draft?: SavedDraft | undefined;
}

/** What all rows share. */
export interface Definition {
  readonly elements: readonly AscElement[];
  readonly byId: ReadonlyMap<string, AscElement>;
  readonly context: Omit<CheckContext, 'hidden'>;
}

/**
 * A widget as a row of the table: its saved own Values, unsaved edits, and what follows from both. Not reactive and lazy: a table has
 * hundreds of rows, a screen shows thirty.
 */
export class TableRow {
  readonly id: number;
  readonly edits = new Map<string, CellEdit>();
  /** Why the server refused a cell, in words; until it is edited. */
  readonly refusals = new Map<string, string>();
  name: string;
  group: { readonly id: number; readonly name: string } | undefined;
  version: number;
  isEditable: boolean;
  own: Values = new Map();
  /** How it was saved last, as far as this page has heard. */
  saved: LastSave = { by: null };
  /** The row it inherits from. */
  base: TableRow | undefined;
  /** Inherited Values, if that row is not in the table. */
  inherited: Values = new Map();

  /** Counts recomputations, for caches elsewhere. */
  generation = 0;

  readonly #definition: Definition;
  #visibility: Visibility | undefined;
  readonly #findings = new Map<string, readonly Finding[]>();
  #differing: { readonly elements: readonly AscElement[]; readonly isSo: boolean } | undefined;
  #hasErrors: boolean | undefined;

  constructor(definition: Definition, body: TableBody['Widgets'][number]) {
    this.#definition = definition;
    this.id = body.Id;
    this.name = body.Name;
    this.version = body.Version;
    this.isEditable = body.Editable;
    this.take(body);
  }

  /** Takes the saved state. */
  take({ Name, GroupId, GroupName, Version, Editable, Values }: TableBody['Widgets'][number]): void {
    this.name = Name;
    this.group = GroupId === null ? undefined : { id: GroupId, name: GroupName ?? '' };
    this.version = Version;
    this.isEditable = Editable;
    this.own = new Map(Object.entries(Values));
    this.renew();
  }

  /** Drops everything derived from Values. */
  renew(): void {
    this.generation += 1;
    this.#visibility = undefined;
    this.#findings.clear();
    this.#differing = undefined;
    this.#hasErrors = undefined;
  }

  /** Whether it has its own Value among these. Cached: the filters count all rows after each edit. */
  differsIn(elements: readonly AscElement[]): boolean {
    if (this.#differing?.elements !== elements) {
      const isSo = this.base !== undefined && elements.some(({ Id }) => this.ownOf(Id) !== undefined);
      this.#differing = { elements, isSo };
    }
    return this.#differing.isSo;
  }

  /** Whether one of its edits has an error. Cached likewise. */
  get hasErrors(): boolean {
    return (this.#hasErrors ??= [...this.edits.keys()].some((id) => this.isBroken(id)));
  }

  /** Its own Value, edits included. */
  ownOf(id: string): OwnValue {
    const edit = this.edits.get(id);
    return edit ? edit.to : this.savedOwn(id);
  }

  savedOwn(id: string): OwnValue {
    return this.own.has(id) ? { value: this.own.get(id) } : undefined;
  }

  valueOf(id: string): unknown {
    const own = this.ownOf(id);
    return own ? own.value : this.inheritedOf(id);
  }

  /** What it shows without its own Value. */
  inheritedOf(id: string): unknown {
    if (this.base) return this.base.valueOf(id);
    return this.inherited.has(id) ? this.inherited.get(id) : this.#definition.byId.get(id)?.Value;
  }

  /** What it showed before the edit. */
  savedOf(id: string): unknown {
    const own = this.savedOwn(id);
    return own ? own.value : this.inheritedOf(id);
  }

  values(): Map<string, unknown> {
    return new Map(this.#definition.elements.map(({ Id }) => [Id, this.valueOf(Id)]));
  }

  /** Whether somebody has saved another Value since the edit began. */
  isConflict(id: string): boolean {
    const [edit, element] = [this.edits.get(id), this.#definition.byId.get(id)];
    if (!edit || !element) return false;
    const now = this.savedOwn(id);
    return !isSameOwn(now, edit.base, element, forms) && !isSameOwn(now, edit.to, element, forms);
  }

  isHidden(id: string): boolean {
    const { elements, context, byId } = this.#definition;
    // Most elements have no conditions: skip the work.
    if (!this.#visibility && conditionsOf(byId.get(id)).conditions.length === 0) return false;
    this.#visibility ??= new Visibility(elements, forms, this.values(), context);
    return this.#visibility.isHidden(id);
  }

  findings(id: string): readonly Finding[] {
    const known = this.#findings.get(id);
    if (known) return known;
    const element = this.#definition.byId.get(id);
    if (!element) return [];
    const found = this.check(this.valueOf(id), element);
    this.#findings.set(id, found);
    return found;
  }

  /** Findings for a Value in this cell, in its present visibility. */
  check(value: unknown, element: AscElement): readonly Finding[] {
    const context = { ...this.#definition.context, hidden: this.isHidden(element.Id) };
    return modelOf(element).check(value, element, context);
  }

  isBroken(id: string): boolean {
    return this.refusals.has(id) || hasErrors(this.findings(id));
  }
}
