import type { EditorData } from '../api.js';
import { conditionsOf } from '../ascdata/conditions/evaluate.js';
import type { ConditionExplanation } from '../ascdata/conditions/explain.js';
import { Visibility } from '../ascdata/conditions/visibility.js';
import type { CheckContext, PatternTester, Platform } from '../ascdata/dataTypeModel.js';
import { errorsOf } from '../ascdata/findings.js';
import { effectiveValue, writtenForm } from '../ascdata/effective.js';
import { dataOf, elementsOf } from '../ascdata/elements.js';
import { languagesOf } from '../ascdata/translations.js';
import type { AscData, AscElement, Values } from '../ascdata/types.js';
import { forms } from '../datatypes/forms.js';
import { sameJson } from '../datatypes/shared/equal.js';
import { DeliveredValues } from './deliveredValues.js';
import { FieldState, type ServerProblem } from './field.svelte.js';
import { History, type Step } from './history.js';
import { isOwnAt, takeInherited, type Inherited, entriesOf } from './savedValues.js';

export interface EditorServices {
  readonly patterns: PatternTester;
  /** `YYYY-MM-DD` in the user's zone. */
  readonly today: string;
  /** Reads a definition, for who has read it already: the same objects for elements that did not change. */
  readonly read?: (source: string) => ReadDefinition;
}

/** The content of an ascData.json, and its usable elements. */
interface ReadDefinition {
  readonly content: unknown;
  readonly elements: readonly AscElement[];
}

function read(source: string): ReadDefinition {
  const content = dataOf(source);
  return { content, elements: elementsOf(content, forms) };
}

type Changes = readonly (readonly [id: string, value: unknown])[];

/**
 * Called at once with every changed Value as entered in the field (to be kept); `delivered` is the part the widget receives
 * (for the preview).
 */
export type ChangeListener = (changes: Changes, delivered: Changes) => void;

export type ResetTo = 'saved' | 'default';

const byIndex = (a: FieldState, b: FieldState): number => a.index - b.index;

/**
 * A widget's Values being edited: no DOM, no network. The cost of an edit depends on the edited element, never on the size of
 * the form: the lists of changed, broken and hidden fields are updated field by field.
 */
export class EditorState {
  readonly ascData: AscData;
  readonly elements: readonly AscElement[];
  readonly fields: readonly FieldState[];
  readonly platform: Platform;
  readonly today: string;
  /** Languages of the widget's Translations. */
  readonly languages: readonly string[];

  /** The widget whose Values it inherits. */
  readonly inherits: { readonly id: number; readonly name: string } | undefined;

  /** The server's save counter these edits are based on. */
  version = $state(0);
  /** The fields that differ from their saved Value, in the author's order. */
  changed: readonly FieldState[] = $state.raw([]);
  /** The fields with an error, in the author's order. */
  broken: readonly FieldState[] = $state.raw([]);
  /** The fields hidden by their Conditions, in the author's order. */
  hidden: readonly FieldState[] = $state.raw([]);
  canUndo = $state(false);
  canRedo = $state(false);
  /** Saving was attempted: every problem is shown, not only those of fields the user has left. */
  tried = $state(false);
  /** Counts edits, for what depends on many Values at once (reasons in the open hidden list). */
  revision = $state(0);

  /** Fields that lack a required entry as saved: nobody has to fill them to save others. */
  #lacking: ReadonlySet<FieldState> = new Set();
  readonly #byId: ReadonlyMap<string, FieldState>;
  readonly #values = new Map<string, unknown>();
  readonly #delivered: DeliveredValues;
  readonly #visibility: Visibility;
  readonly #history: History;
  readonly #listeners = new Set<ChangeListener>();
  readonly #services: EditorServices;
  readonly #context: Omit<CheckContext, 'hidden'>;
  /** Fields whose pattern is still being tested. */
  readonly #pending = new Set<FieldState>();
  #settling: Promise<void> | undefined;
  #sawPending = false;

  constructor(
    data: Pick<EditorData, 'Source' | 'SavedValues' | 'Inherits' | 'Version' | 'Platform'>,
    services: EditorServices
  ) {
    const { content, elements } = (services.read ?? read)(data.Source);
    this.ascData = content as AscData;
    this.elements = elements;
    this.languages = languagesOf(this.elements);
    const { Version: version, TimeZone: timeZone, TimeZonesEnabled: timeZonesEnabled } = data.Platform;
    this.platform = { version, timeZone, timeZonesEnabled };
    this.today = services.today;
    this.version = data.Version;
    this.#services = services;
    this.#context = { today: services.today, platform: this.platform, patterns: this.#watchedPatterns() };
    const saved = new Map(entriesOf(JSON.parse(data.SavedValues)));
    this.fields = this.elements.map(
      (element, index) => new FieldState(element, forms[element.DataType], index, effectiveValue(element, saved))
    );
    this.#byId = new Map(this.fields.map((field) => [field.id, field]));
    this.#history = new History((id, a, b) => sameJson(a, b) || this.#isSame(id, a, b));

    const { Inherits } = data;
    if (Inherits) this.inherits = { id: Inherits.Id, name: Inherits.Name };
    const inherited = Inherits && new Map(entriesOf(JSON.parse(Inherits.Values)));
    for (const field of this.fields) {
      if (inherited) takeInherited(field, inherited);
      this.#values.set(field.id, field.saved);
    }
    this.#delivered = new DeliveredValues(this.fields);
    this.#visibility = new Visibility(this.elements, forms, this.#values, this.#context);
    this.#takeHidden(this.#visibility.hiddenIds());
    const broken = this.fields.filter((field) => (this.#examine(field), field.broken));
    if (broken.length > 0) this.broken = broken;
    this.#takeLacking();
  }

  /** The current Values by element Id, as they stand in the fields; always up to date. */
  get values(): Values {
    return this.#values;
  }

  /** The same for the widget: only Values in their documented form. */
  get delivered(): Values {
    return this.#delivered.values;
  }

  field(id: string): FieldState | undefined {
    return this.#byId.get(id);
  }

  get dirty(): boolean {
    return this.changed.length > 0;
  }

  /** Sets one Value. Edits of one element with the same `step` (typing) are undone together. Unknown Ids change nothing. */
  set(id: string, value: unknown, step?: string): void {
    const field = this.#byId.get(id);
    if (!field || sameJson(field.value, value)) return;
    const edit = { id, before: field.value, after: value };
    this.#apply([edit]);
    this.#history.push([edit], step);
    this.#takeHistory();
  }

  /** Sets several Values as one step; those of `released` are the template's again. */
  setAll(changes: Iterable<readonly [id: string, value: unknown]>, released: readonly string[] = []): void {
    this.#step([...this.#stepOf(changes), ...this.#stepOfRelease(released)]);
  }

  /**
   * Sets Values that somebody else saved: not this user's edit, so undo ignores them.
   * @param released those that this user wants to be the template's again; they still are
   */
  follow(changes: Iterable<readonly [id: string, value: unknown]>, released: readonly FieldState[] = []): void {
    const step = this.#stepOf(changes);
    const ids = new Set(released.map(({ id }) => id));
    if (step.length > 0) this.#apply(step.map((edit) => ({ ...edit, release: ids.has(edit.id) })));
  }

  /** Updates a Value in every step, so that undo reverts local edits and nothing others saved. */
  rebase(id: string, rebased: (value: unknown) => unknown): void {
    this.#history.rebase(id, rebased);
  }

  /** Undoes the last step; returns the fields it changed, in the author's order. */
  undo(): FieldState[] {
    return this.#travel(this.#history.undo());
  }

  redo(): FieldState[] {
    return this.#travel(this.#history.redo());
  }

  /** `default`: the template's Value, which a variant then inherits, else the package's. */
  reset(id: string, to: ResetTo): void {
    const field = this.#byId.get(id);
    if (!field || (to === 'saved' && !field.changed)) return;
    if (to === 'saved') this.#revert([field]);
    else if (this.inherits) this.release([id]);
    else this.set(id, field.initial);
  }

  /** Reverts to the saved Values, as one undoable step. */
  discard(): void {
    this.#revert(this.changed);
  }

  /** These Values of a variant are its template's again, as one undoable step. */
  release(ids: readonly string[]): void {
    this.#step(this.#stepOfRelease(ids));
  }

  /** The user left a field: its problems may be shown, and further typing is a new step. */
  leave(id: string): void {
    const field = this.#byId.get(id);
    if (field && !field.left) field.left = true;
    this.#history.seal();
  }

  /** Saving was attempted: shows all problems. */
  showProblems(): void {
    this.tried = true;
  }

  /** Every element's Value to save, each in its exact form ("Lenient in, strict out"). */
  allValues(): Map<string, unknown> {
    const usable = this.fields.filter(({ value }) => value !== undefined);
    return new Map(usable.map(({ id, value, model, element }) => [id, writtenForm(value, element, model)]));
  }

  /** The same without what a variant inherits. */
  ownValues(): Map<string, unknown> {
    const all = this.allValues();
    if (this.inherits) for (const { id, own } of this.fields) if (!own) all.delete(id);
    return all;
  }

  /** The server now has these Values, as this version. Edits made in the meantime stay unsaved. */
  markSaved(version: number, values: Iterable<readonly [id: string, value: unknown]>, inherited?: Inherited): void {
    this.version = version;
    for (const [id, value] of values) {
      const field = this.#byId.get(id);
      if (!field) continue;
      field.saved = value;
      if (inherited && this.inherits) takeInherited(field, inherited);
      this.#compare(field);
    }
    this.#history.seal();
    if (!this.dirty) this.tried = false;
    this.#takeLacking();
  }

  /** The fields with an error that prevents saving. */
  get unsavable(): readonly FieldState[] {
    return this.broken.filter((field) => !(this.#lacking.has(field) && lacksOnly(field)));
  }

  #takeLacking(): void {
    this.#lacking = new Set(this.broken.filter(lacksOnly));
  }

  /** What the server refuses, by element Id. Returns refusals that no field owns. */
  refuse(problems: ReadonlyMap<string, readonly ServerProblem[]>): ServerProblem[] {
    this.tried = true;
    for (const [id, refusals] of problems) {
      const field = this.#byId.get(id);
      if (!field) continue;
      field.refusals = refusals;
      this.#listBroken(field);
    }
    return [...problems].flatMap(([id, refusals]) => (this.#byId.has(id) ? [] : refusals));
  }

  /** Resolves when every pattern has been tested, so that `broken` is complete. */
  async settled(): Promise<void> {
    while (this.#settling) await this.#settling;
  }

  /** Why a field is hidden or visible. */
  explain(id: string): ConditionExplanation[] {
    return this.#visibility.explain(id);
  }

  hasConditions(field: FieldState): boolean {
    return conditionsOf(field.element).conditions.length > 0;
  }

  /** The context that the field's Value is checked in, hidden or visible. */
  contextFor(hidden: boolean): CheckContext {
    return { ...this.#context, hidden };
  }

  /** Calls `listener` on every change until the returned function is called. */
  listen(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #revert(fields: readonly FieldState[]): void {
    this.#step(fields.map(({ id, value, saved }) => ({ id, before: value, after: saved })));
  }

  #step(step: Step): void {
    if (step.length === 0) return;
    this.#apply(step);
    this.#history.push(step);
    this.#takeHistory();
  }

  #stepOf(changes: Iterable<readonly [id: string, value: unknown]>): Step {
    return [...changes].flatMap(([id, after]) => {
      const field = this.#byId.get(id);
      return field && !sameJson(field.value, after) ? [{ id, before: field.value, after }] : [];
    });
  }

  #stepOfRelease(ids: readonly string[]): Step {
    const own = ids.flatMap((id) => this.#byId.get(id) ?? []).filter((field) => field.own);
    return own.map(({ id, value, initial }) => ({ id, before: value, after: initial, release: true }));
  }

  #travel(step: Step | undefined): FieldState[] {
    if (!step) return [];
    this.#apply(step);
    this.#takeHistory();
    return step.flatMap(({ id }) => this.#byId.get(id) ?? []).sort(byIndex);
  }

  #apply(step: Step): void {
    const changes = step.map(({ id, after }) => [id, after] as const);
    const edited = new Set<FieldState>();
    for (const { id, after: value, release } of step) {
      const field = this.#byId.get(id);
      if (!field) continue;
      this.#values.set(id, value);
      field.value = value;
      if (this.inherits) field.own = !release && isOwnAt(field, value);
      if (field.refusals.length > 0) field.refusals = [];
      this.#compare(field);
      edited.add(field);
    }
    const touched = new Set(edited);
    const flipped = this.#visibility.updateAll(changes);
    if (flipped.length > 0) this.#takeHidden(flipped).forEach((field) => touched.add(field));
    for (const field of touched) {
      this.#examine(field);
      this.#listBroken(field);
    }
    this.revision += 1;
    const delivered = this.#delivered.take(edited);
    for (const listener of this.#listeners) listener(changes, delivered);
  }

  #takeHidden(flipped: readonly string[]): FieldState[] {
    if (flipped.length === 0) return [];
    const fields = flipped.flatMap((id) => this.#byId.get(id) ?? []);
    for (const field of fields) field.hidden = this.#visibility.isHidden(field.id);
    this.hidden = this.#visibility.hiddenIds().flatMap((id) => this.#byId.get(id) ?? []);
    return fields;
  }

  #examine(field: FieldState): void {
    this.#sawPending = false;
    const found = field.model.check(field.value, field.element, this.contextFor(field.hidden));
    if (found.length > 0 || field.findings.length > 0) field.findings = found;
    if (!this.#sawPending) return void this.#pending.delete(field);
    this.#pending.add(field);
    this.#settling ??= this.#settle();
  }

  async #settle(): Promise<void> {
    await this.#services.patterns.settled();
    const waiting = [...this.#pending];
    this.#settling = undefined;
    for (const field of waiting) {
      this.#examine(field);
      this.#listBroken(field);
    }
  }

  #watchedPatterns(): PatternTester {
    return {
      test: (pattern, text) => {
        const verdict = this.#services.patterns.test(pattern, text);
        if (verdict === 'pending') this.#sawPending = true;
        return verdict;
      },
      settled: () => this.#services.patterns.settled()
    };
  }

  #isSame(id: string, a: unknown, b: unknown): boolean {
    const field = this.#byId.get(id);
    return field !== undefined && field.model.same(a, b, field.element);
  }

  #compare(field: FieldState): void {
    const changed = !field.model.same(field.value, field.saved, field.element) || field.released;
    if (changed === field.changed) return;
    field.changed = changed;
    this.changed = membership(this.changed, field, changed);
  }

  #listBroken(field: FieldState): void {
    const { broken } = field;
    if (broken !== this.broken.includes(field)) this.broken = membership(this.broken, field, broken);
  }

  #takeHistory(): void {
    this.canUndo = this.#history.canUndo;
    this.canRedo = this.#history.canRedo;
  }
}

/** As it was saved, it lacks a required entry, and nothing else is wrong. */
const lacksOnly = ({ changed, refusals, findings }: FieldState): boolean =>
  !changed && refusals.length === 0 && errorsOf(findings).every(({ code }) => code === 'text-required');

/** The list with or without the field, in the author's order. */
function membership(list: readonly FieldState[], field: FieldState, member: boolean): FieldState[] {
  const others = list.filter((each) => each !== field);
  return member ? [...others, field].sort(byIndex) : others;
}
