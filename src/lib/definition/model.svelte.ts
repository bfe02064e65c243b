import type { EditorData, StoredFit } from '../api.js';
import { conditionsOf, fieldOf } from '../ascdata/conditions/evaluate.js';
import { withNeededVersion } from '../ascdata/definition/apiVersion.js';
import { definitionChanges, type DefinitionChange } from '../ascdata/definition/changes.js';
import {
  idChanges,
  idsBetween,
  renamedEntry,
  renamedId,
  renamesIn,
  savedIdOf,
  withoutRenamed,
  withoutRenamedEntry,
  type RenamedEntry,
  type Renames
} from '../ascdata/definition/pairs.js';
import { namesBoth, withEntry, withIds, withoutEntry, type DefinitionTexts } from '../ascdata/definition/renames.js';
import { afterStep, type Step } from '../ascdata/definition/steps.js';
import { textIn, textStep } from '../ascdata/definition/texts.js';
import { publishedAs, publishedIn, readShown, type PublishedTexts } from '../ascdata/definition/publishedTexts.js';
import { placedIn, readDefinition } from '../ascdata/definition/reading.js';
import { namedIds, usesOfEntry, usesOfIds, type Uses } from '../ascdata/definition/uses.js';
import { isRecord, own, valueAt, type PlacedElement } from '../ascdata/elements.js';
import { writtenForm } from '../ascdata/effective.js';
import { firstUnusable } from '../ascdata/lines.js';
import { languagesOf } from '../ascdata/translations.js';
import { textKey } from '../ascdata/texts/textKey.js';
import { nextName } from '../ascdata/nextName.js';
import type { PatternTester } from '../ascdata/dataTypeModel.js';
import type { AscElement, DataTypeName } from '../ascdata/types.js';
import type { CheckContext } from '../ascdata/dataTypeModel.js';
import { registry } from '../datatypes/registry.js';
import { sameJson } from '../datatypes/shared/equal.js';
import { EditorState, type EditorServices } from '../form/state.svelte.js';
import { WorkingCopy, type Edited } from '../form/workingCopy.svelte.js';
import type { Retyped } from './consequences/retype.js';
import { Marks } from './marks.svelte.js';
import { freeId, follows, idOf } from './naming.js';
import type { DefinitionSchema, Property, PropertyList } from './properties.js';
import { startingValue } from './startingValue.js';
import { triedAfter } from './tried.js';
import { AT } from './widget/options.js';

/** What a new setting is called before somebody names it, and what the first entries of one are. */
export interface NewNames {
  readonly setting: string;
  readonly entries: readonly string[];
}

/** What is chosen for a new setting while its type is. */
export interface Adding {
  readonly type: DataTypeName;
  /** The name that was searched for. */
  readonly name: string | undefined;
}

/** `shown`: the definition as people see it, if texts are published over it. */
type PackageServices = EditorServices & { readonly tests: string | undefined; readonly shown?: string | undefined };

/** Why an element cannot have an Id; `tests`: a test names that and its own. */
export type IdProblem = 'empty' | 'taken' | 'unusable' | 'tests';

/**
 * The definition of one widget while it is edited: the text of its ascData.json is the document, and everything else follows it. Knows no
 * DOM. Elements are named by their Id; '' is the widget itself.
 */
export class DefinitionModel {
  /** Id of what is selected. */
  selected = $state('');
  /** A new setting is being chosen; it stands behind the selection. */
  adding: Adding | undefined = $state.raw();
  /** Another DataType is being chosen for the selection. */
  isRetyping = $state(false);
  /** Id of the setting that was added last, until it is left: nobody has finished it. */
  fresh: string | undefined = $state();
  query = $state('');
  /** The form as the definition has it, with Values that are tried; another object for another definition. */
  form: EditorState = $state.raw()!;

  readonly edits: WorkingCopy;
  /** What is selected with it. */
  readonly marks: Marks;
  /** The elements, in the order of the file. */
  readonly placed: readonly PlacedElement[] = $derived.by(() => placedIn(this.data));
  /** The selected element; undefined: the widget itself. */
  readonly selection: PlacedElement | undefined = $derived.by(() =>
    this.placed.find(({ element }) => element.Id === this.selected)
  );
  /** By Id: what differs from the package. */
  readonly changes: ReadonlyMap<string, readonly DefinitionChange[]> = $derived.by(() => {
    const byId = new Map<string, DefinitionChange[]>();
    for (const change of this.edits.changes) byId.set(change.id, [...(byId.get(change.id) ?? []), change]);
    return byId;
  });
  /** What is shown: the definition, with the new setting while it is chosen. */
  readonly shown: readonly PlacedElement[] = $derived.by(() => (this.adding ? placedIn(this.#trial) : this.placed));
  readonly data: unknown = $derived.by(() => this.edits.readable.data);
  readonly #named: ReadonlySet<string> = $derived.by(() => namedIds(this.#elements, this.edits.tests));

  /** What is published over the texts of the file, by the Ids of now. */
  readonly published: PublishedTexts = $derived.by(() => publishedAs(this.#published, this.edits.renames));

  readonly #published: PublishedTexts;
  readonly #data: EditorData;
  readonly #services: EditorServices;
  readonly #names: () => NewNames;
  /** What the address named: it may come back with edits that the browser kept. */
  #wanted: string | undefined;
  readonly #saved: ReadonlyMap<string, AscElement>;
  /** What `form` is made of. */
  #followed: { readonly text: string; readonly published: PublishedTexts } | undefined;
  readonly #trialText: string = $derived.by(() =>
    this.adding ? afterStep(this.edits.readable.source, this.#addStep(this.adding)) : this.edits.readable.source
  );
  readonly #trial: unknown = $derived.by(() => readDefinition(this.#trialText).data);

  constructor(
    data: EditorData,
    readonly schema: DefinitionSchema,
    services: PackageServices,
    names: () => NewNames,
    wanted?: string
  ) {
    this.#data = data;
    this.#services = services;
    this.#names = names;
    this.edits = new WorkingCopy({ source: data.Source, tests: services.tests });
    this.#published = publishedIn(data.Source, services.shown);
    this.marks = new Marks(this);
    this.#saved = new Map(this.placed.map(({ element }) => [element.Id, element]));
    this.form = this.#formOf(this.edits.readable.source);
    this.#wanted = wanted;
    this.selected =
      wanted === '' || (wanted !== undefined && this.isTaken(wanted)) ? wanted : (this.placed[0]?.element.Id ?? '');
  }

  /** The place of the selected element among those of the form, from 0; -1 is the widget itself. */
  get place(): number {
    return this.placed.findIndex(({ element }) => element.Id === this.selected);
  }

  /** JSON Pointer of what is selected. */
  get base(): string {
    const { selection } = this;
    return selection ? `/Elements/${selection.index}` : '';
  }

  get list(): PropertyList {
    const { selection } = this;
    return selection ? this.schema.ofElement(selection.element.DataType) : this.schema.ofWidget;
  }

  get patterns(): PatternTester {
    return this.#services.patterns;
  }

  /** The value in the file at a JSON Pointer below the selection; undefined: there is none. */
  valueAt(at: string): unknown {
    return valueAt(this.data, this.base + at);
  }

  /** How a place of the selection differs from the package. */
  changeAt(at: string): DefinitionChange | undefined {
    return this.changes.get(this.selected)?.find((change) => change.at === at);
  }

  /** Whether an element is not in the package. */
  isNew(id: string): boolean {
    return this.savedIdOf(id) === undefined;
  }

  /** Whether nothing names the element by its Id yet, so that this can be another one. */
  isIdFree(id: string): boolean {
    return this.isNew(id) && !this.#named.has(id);
  }

  /** How many conditions and tests name an Id, whether a setting has it or not. */
  namesOf(id: string): number {
    const { rules, tests } = this.usesOf(id);
    return rules.reduce((sum, { count }) => sum + count, 0) + tests.length;
  }

  isTaken(id: string): boolean {
    return this.placed.some(({ element }) => element.Id === id);
  }

  select(id: string): void {
    this.adding = undefined;
    this.isRetyping = false;
    this.#wanted = undefined;
    this.fresh = undefined;
    this.marks.clear();
    this.selected = id === '' || this.isTaken(id) ? id : '';
    this.edits.seal();
  }

  /**
   * Sets a property of the selection, or clears it; what is typed into one control is one step. The default of a new setting gets the form
   * that an option then asks for.
   */
  set(property: Pick<Property, 'at' | 'order'>, value: unknown, typing?: string): void {
    const pointer = this.base + property.at;
    const step: Step =
      value === undefined ? { kind: 'clear', pointer } : { kind: 'set', pointer, value, order: property.order };
    const isChosen = typing === undefined && this.edits.read() && this.isNew(this.selected);
    this.#make(
      isChosen ? [step, ...this.#exactDefault(step)] : [step],
      typing === undefined ? undefined : `${pointer} ${typing}`
    );
  }

  /** Makes steps together, as a part of the properties has them. */
  make(steps: readonly Step[], typing?: string): void {
    if (steps.length > 0) this.#make(steps, typing);
  }

  /** Sets several places of the selection, or clears them, as one step. */
  setAll(changes: readonly (readonly [at: string, value: unknown])[]): void {
    const { properties, order } = this.list;
    const steps = changes.flatMap(([at, value]): Step[] => {
      const pointer = this.base + at;
      if (value !== undefined) {
        const known = properties.find((property) => property.at === at);
        return [{ kind: 'set', pointer, value, order: known?.order ?? order }];
      }
      return this.valueAt(at) === undefined ? [] : [{ kind: 'clear', pointer }];
    });
    this.make(steps);
  }

  /**
   * Changes the text as one step, and raises an ApiVersion that what it uses then needs.
   * @returns whether it could: not while the text cannot be read
   */
  change(to: (source: string) => string, typing?: string, more?: Partial<Edited>): boolean {
    if (!this.edits.read()) return false;
    const { order } = this.schema.ofWidget;
    const { saved, source: before, renames } = this.edits;
    const source = withNeededVersion(this.data, to(before), registry, order);
    // What is gone does not go on under its name should that come again.
    const left = [before, source].reduce((all, text) => renamesIn(saved.source, text, all), more?.renames ?? renames);
    this.edits.edit({ ...more, source, renames: left }, typing);
    return true;
  }

  /** Places of the selection are again as they are in the package; its Id comes back by `renameEverywhere`. */
  takeBack(...changes: readonly DefinitionChange[]): void {
    this.make(this.#back(changes));
  }

  #back(changes: readonly DefinitionChange[]): Step[] {
    return changes.map(({ at, before }): Step => {
      const { order } = this.list.properties.find((property) => property.at === at) ?? this.list;
      const pointer = this.base + at;
      return before === undefined
        ? { kind: 'clear', pointer }
        : { kind: 'set', pointer, value: JSON.parse(before) as unknown, order };
    });
  }

  /** Names the selected element. The Id of a new one goes along. */
  rename(name: string): void {
    const { selection, base, selected } = this;
    if (!selection) return;
    const steps: Step[] = [{ kind: 'set', pointer: `${base}/DisplayName`, value: name }];
    const typing = `${base} name`;
    const led = this.idFor(selection.element.DisplayName);
    if (!this.isIdFree(selected) || !follows(selected, led)) return void this.#make(steps, typing);
    const id = freeId(this.idFor(name), this.#idsBut(selected));
    if (this.#make([...steps, { kind: 'set', pointer: `${base}/Id`, value: id }], typing)) this.#become(id);
  }

  /** Gives the selected element another Id. @returns whether it could */
  setId(id: string): boolean {
    const { selected, base } = this;
    if (id === selected) return true;
    if (!this.selection || this.idProblem(id) || !this.isIdFree(selected)) return false;
    if (!this.#make([{ kind: 'set', pointer: `${base}/Id`, value: id }], `${base} id`)) return false;
    this.#become(id);
    return true;
  }

  /** The selected element has another Id. */
  #become(id: string): void {
    if (this.fresh === this.selected) this.fresh = id;
    this.selected = id;
  }

  /** Why the selected element cannot have an Id; undefined: it can. */
  idProblem(id: string): IdProblem | undefined {
    if (id === '') return 'empty';
    if (id === this.selected) return undefined;
    if (this.isTaken(id)) return 'taken';
    if (firstUnusable(id) !== undefined) return 'unusable';
    return namesBoth(this.edits.tests, this.selected, id) ? 'tests' : undefined;
  }

  /**
   * Gives the selected element another Id, and with it rules, tests and these files, as one step. Stored Values and translations follow when
   * it is saved.
   * @param files other files as they become, by their path
   * @returns whether it could
   */
  renameEverywhere(id: string, files: ReadonlyMap<string, string> = new Map()): boolean {
    const { selected, edits } = this;
    if (id === selected || this.idProblem(id) || !edits.read()) return false;
    const renames = renamedId(edits.renames, selected, id, this.#saved.has(selected));
    edits.edit({
      ...withIds(this.#texts, new Map([[selected, id]])),
      renames,
      files: new Map([...edits.files, ...files])
    });
    this.selected = id;
    return true;
  }

  /** The Id of the selected element in the package; undefined: it is not there. */
  get savedId(): string | undefined {
    return this.savedIdOf(this.selected);
  }

  /** The Id of an element in the package; undefined: it is not there. */
  savedIdOf(id: string): string | undefined {
    const saved = savedIdOf(this.edits.renames, id);
    return saved !== undefined && this.#saved.has(saved) ? saved : undefined;
  }

  /** What Values of the definition are checked with, as if all were shown. */
  get checkContext(): CheckContext {
    return this.form.contextFor(false);
  }

  /** What a type that needs entries starts with. */
  get newEntries(): readonly string[] {
    return this.#names().entries;
  }

  /** The selected element has another DataType, with what becomes of it, as one step. */
  retype({ steps }: Retyped): void {
    this.isRetyping = false;
    this.#make(steps);
  }

  /** Removes the conditions that name these Ids, and rules that are left empty, as one step. */
  removeConditionsOn(ids: ReadonlySet<string>): void {
    this.#make(
      this.placed.flatMap(({ index, element }): Step[] => {
        const { conditions } = conditionsOf(element);
        const left = conditions.filter((each) => !ids.has(fieldOf(each, 'TargetId') as string));
        const pointer = `/Elements/${index}/Options/Conditions`;
        if (left.length === conditions.length) return [];
        return [left.length > 0 ? { kind: 'set', pointer, value: left } : { kind: 'clear', pointer }];
      })
    );
  }

  /** What names the selected element. */
  get uses(): Uses {
    return this.usesOf(this.selected);
  }

  /** What names settings by their Ids; they themselves may be gone. */
  usesOf(...ids: readonly string[]): Uses {
    return usesOfIds(this.#elements, this.edits.tests, new Set(ids));
  }

  /**
   * Names an entry of the selection, and with it the default, rules, tests and texts that use it, as one step. Stored Values and translations
   * follow when it is saved.
   * @param at its number
   * @returns whether it could: no other entry may have that name, and each needs one
   */
  renameItem(at: number, to: string): boolean {
    const { selection, edits } = this;
    const items = selection?.element.Items;
    const before = items?.[at];
    const isTaken = items?.some((item, each) => each !== at && item === to);
    if (!selection || before === undefined || to === '' || isTaken || !edits.read()) return false;
    const { Id } = selection.element;
    const isTwice = items!.indexOf(before) !== items!.lastIndexOf(before);
    const renames = isTwice
      ? edits.renames
      : renamedEntry(edits.renames, Id, { before, after: to }, this.#savedItems(Id));
    edits.edit({ ...withEntry(this.#texts, { index: selection.index, at }, to), renames }, `${this.base} item ${at}`);
    return true;
  }

  /**
   * Deletes an entry of the selection, as one step.
   * @param at its number
   * @param instead the entry that takes its place in the default, rules, tests and stored Values; undefined: none does
   */
  removeItem(at: number, instead?: string): void {
    const { selection, edits } = this;
    const before = selection?.element.Items?.[at];
    if (!selection || before === undefined || !edits.read()) return;
    const { Id, Items = [] } = selection.element;
    const isTwice = Items.indexOf(before) !== Items.lastIndexOf(before);
    const without = (): Renames =>
      instead === undefined
        ? withoutRenamedEntry(edits.renames, Id, before)
        : renamedEntry(edits.renames, Id, { before, after: instead }, this.#savedItems(Id));
    const renames = isTwice ? edits.renames : without();
    edits.edit({ ...withoutEntry(this.#texts, { index: selection.index, at }, instead), renames });
  }

  /** What uses an entry of the selection: renaming or deleting it asks, where that is anything. */
  usesOfItem(at: number): Uses {
    const { element } = this.selection!;
    return usesOfEntry(this.#elements, this.edits.tests, element, element.Items![at]!);
  }

  /** The entries of the selection that go on under other names than in the package. */
  get renamedEntries(): readonly RenamedEntry[] {
    return this.edits.renames.find(({ to }) => to === this.selected)?.entries ?? [];
  }

  /** The renamed entries of the selection, as the server is asked about them. */
  get askedEntries(): { Before: string; After: string }[] {
    return this.renamedEntries.map(({ before, after }) => ({ Before: before, After: after }));
  }

  /** Whether the package has an entry of the selection, under this name or another one. */
  isSavedItem(entry: string): boolean {
    const names = new Map(this.renamedEntries.map(({ before, after }) => [before, after]));
    return this.#savedItems(this.selected)?.some((item) => (names.get(item) ?? item) === entry) ?? false;
  }

  /**
   * A translation of the selection in the package, of an entry under its name of now; '' without one.
   * @returns undefined: what it translates is not in the package
   */
  savedText(language: string, key: string): string | undefined {
    const saved = this.#saved.get(this.savedId ?? '');
    const isEntry = textKey({ id: this.selected, key }).kind === 'entry';
    if (!saved || (isEntry && !this.isSavedItem(key))) return undefined;
    return textIn(saved, language, isEntry ? this.savedItem(key) : key);
  }

  /** The name in the package of an entry of the selection that is there; its own where it took the place of others. */
  savedItem(entry: string): string {
    const renamed = this.renamedEntries;
    const [first, ...others] = renamed.filter(({ after }) => after === entry);
    if (!first || others.length > 0) return entry;
    const isItself =
      !renamed.some(({ before }) => before === entry) && this.#savedItems(this.selected)?.includes(entry);
    return isItself ? entry : first.before;
  }

  /** The entries of the selection are again those of the package, with the translations that went with some of them, as one step. */
  takeBackEntries(): void {
    const { selection, base } = this;
    const change = this.changeAt('/Items');
    const saved = this.#saved.get(this.savedId ?? '');
    if (!selection || !change || !saved) return;
    const { element } = selection;
    const left = new Set(element.Items);
    const gone = (saved.Items ?? []).filter((item) => !left.has(item));
    const texts = languagesOf([saved]).flatMap((language) =>
      gone.flatMap((key): Step[] => {
        const text = textIn(saved, language, key);
        return text === '' ? [] : [textStep(element, base, { language, key, text }, ['DisplayName', ...saved.Items!])];
      })
    );
    this.make([...this.#back([change]), ...texts]);
  }

  /** How many widgets have each entry of the selection as their Value. @param stored Values by their text in the package */
  storedEntries(stored: StoredFit['Values']): ReadonlyMap<string, number> {
    const saved = new Set(this.#savedItems(this.selected));
    const names = new Map(this.renamedEntries.map(({ before, after }) => [before, after]));
    const counts = new Map<string, number>();
    for (const { Value, Widgets } of stored) {
      const now = names.get(Value) ?? Value;
      if (saved.has(Value)) counts.set(now, (counts.get(now) ?? 0) + Widgets);
    }
    return counts;
  }

  /** Puts the chosen setting behind the selection, and selects it. */
  add(): void {
    const { adding } = this;
    if (!adding) return;
    const step = this.#addStep(adding);
    if (!this.#make([step])) return;
    this.adding = undefined;
    this.query = '';
    this.selected = this.fresh = step.element.Id;
  }

  get apiVersion(): number {
    return Number(isRecord(this.data) ? own(this.data, 'ApiVersion') : 0) || 1;
  }

  /** A copy of the selected element behind it, under a name and an Id of its own. */
  duplicate(): void {
    const { selection } = this;
    if (!selection) return;
    const { Id, DisplayName } = selection.element;
    const names = this.placed.map(({ element }) => element.DisplayName);
    const name = nextName(DisplayName, names);
    const id = freeId(follows(Id, DisplayName) ? this.idFor(name) : Id, this.#idsBut());
    if (this.#make([{ kind: 'duplicate', at: selection.index, id, name }])) this.selected = id;
  }

  /** Deletes the selected element, and selects its neighbour. */
  remove(): void {
    const { selection, place, placed } = this;
    if (!selection) return;
    const next = placed[place + 1] ?? placed[place - 1];
    const renames = withoutRenamed(this.edits.renames, this.selected);
    const isDone = this.#make([{ kind: 'delete', at: selection.index }], undefined, { renames });
    if (isDone) this.selected = next?.element.Id ?? '';
  }

  /** @returns the step that it took back, as it was made, with what it was made for first; that is selected */
  undo(): readonly DefinitionChange[] {
    return this.#travel(() => this.edits.undo()).map(({ id, at, before, after }) => ({
      ...{ id, at },
      ...{ before: after, after: before }
    }));
  }

  /** @returns the step that it made again, with what it was made for first; that is selected */
  redo(): readonly DefinitionChange[] {
    return this.#travel(() => this.edits.redo());
  }

  /** The definition and tests of the package again, as one step. */
  discardEdits(): void {
    this.#travel(() => this.edits.discard());
  }

  /** Takes the texts that the browser kept; no step. */
  restore(change: Partial<Edited>): void {
    this.#taking(() => this.edits.restore(change));
  }

  /** Takes other texts, as one step. */
  edit(change: Partial<Edited>): void {
    this.#taking(() => this.edits.edit(change));
  }

  #taking(take: () => void): void {
    this.adding = undefined;
    take();
    const { selected } = this;
    this.selected = [this.#wanted, selected].find((id) => id === '' || (id !== undefined && this.isTaken(id))) ?? '';
  }

  /** The form follows the definition; what is tried in it stays, also of a setting or an entry with another name. */
  follow(): void {
    const { published } = this;
    // What was typed and taken back needs no other form.
    if (this.#trialText === this.#followed?.text && published === this.#followed.published) return;
    const { changed, elements } = this.form;
    this.form = this.#formOf(this.#trialText);
    this.form.follow(triedAfter(changed, elements, this.form.elements));
  }

  /** The selection's default in its exact form after a step, if that is another one. */
  #exactDefault(step: Step): Step[] {
    const { selected, base, edits } = this;
    const after = placedIn(readDefinition(afterStep(edits.source, step)).data);
    const element = after.find(({ element: { Id } }) => Id === selected)?.element;
    if (!element) return [];
    const value = writtenForm(element.Value, element, registry[element.DataType]);
    return sameJson(value, element.Value) ? [] : [{ kind: 'set', pointer: `${base}/Value`, value }];
  }

  get #elements(): AscElement[] {
    return this.placed.map(({ element }) => element);
  }

  /** The entries that an element has in the saved definition; undefined: it is not there. */
  #savedItems(id: string): readonly string[] | undefined {
    const saved = this.#saved.get(savedIdOf(this.edits.renames, id) ?? '');
    return saved && (saved.Items ?? []);
  }

  get #texts(): DefinitionTexts {
    return { source: this.edits.source, tests: this.edits.tests };
  }

  #make(steps: readonly Step[], typing?: string, more?: Partial<Edited>): boolean {
    return this.change((source) => steps.reduce(afterStep, source), typing, more);
  }

  #travel(act: () => void): readonly DefinitionChange[] {
    this.adding = undefined;
    this.isRetyping = false;
    const { edits } = this;
    const before = { source: edits.readable.source, tests: undefined, renames: edits.renames };
    act();
    const ids = idsBetween(before.renames, edits.renames);
    const named = ids.size === 0 ? before : withIds(before, ids);
    const changes = [...idChanges(ids), ...definitionChanges(named.source, edits.readable.source)];
    const there = changes.find(({ id, at, after }) => id !== '' && (at !== '' || after !== undefined));
    if (there) this.selected = there.id;
    else if (changes.some(({ id, at }) => id === '' && at !== '/Elements')) this.selected = '';
    else if (!this.isTaken(this.selected)) this.selected = this.placed[0]?.element.Id ?? '';
    // A higher ApiVersion only goes along.
    return changes.toSorted((one, other) => Number(one.at === AT.version) - Number(other.at === AT.version));
  }

  #addStep({ type, name }: Adding): Extract<Step, { kind: 'add' }> & { element: AscElement } {
    const { setting, entries } = this.#names();
    const shown = name ?? setting;
    const { required } = this.schema.ofElement(type);
    const element = {
      Id: freeId(this.idFor(shown), this.#idsBut()),
      DisplayName: shown,
      DataType: type,
      Value: undefined as unknown,
      ...Object.fromEntries(required.map(({ key }) => [key, [...entries]]))
    };
    element.Value = startingValue(element, this.checkContext);
    const { selection } = this;
    return { kind: 'add', at: selection ? selection.index + 1 : 0, element };
  }

  /** The Id that a name leads to. */
  idFor(name: string): string {
    return idOf(name, idOf(this.#names().setting, 'Setting'));
  }

  /** The Ids that mean something already: those of the elements, and those that are named. */
  #idsBut(id?: string): Set<string> {
    const ids = new Set([...this.placed.map(({ element }) => element.Id), ...this.#named]);
    if (id !== undefined) ids.delete(id);
    return ids;
  }

  #formOf(source: string): EditorState {
    this.#followed = { text: source, published: this.published };
    return new EditorState(
      { ...this.#data, Source: source, SavedValues: '{}', Inherits: null },
      { ...this.#services, read: (text) => readShown(text, this.published) }
    );
  }
}
