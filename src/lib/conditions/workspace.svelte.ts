import type { EditorData } from '../api.js';
import { publishedAs, publishedIn, readShown, type PublishedTexts } from '../ascdata/definition/publishedTexts.js';
import type { Flip } from '../ascdata/conditions/states/flips.js';
import type { Finding } from '../ascdata/findings.js';
import type { PatternTester } from '../ascdata/dataTypeModel.js';
import type { FieldState } from '../form/field.svelte.js';
import { EditorState } from '../form/state.svelte.js';
import { formatAddress, type DockName, type WorkspaceAddress, type ViewName } from './address.js';
import type { AnalysisStatus, OpenPort } from './analysis/analyser.svelte.js';
import type { CountAnswer, Entries, ProofAnswer, StateRow, StatesAnswer } from './analysis/messages.js';
import { RuleAnalysis } from './analysis/ruleAnalysis.svelte.js';
import { Definition } from './definition.js';
import { WorkingCopy, type Edited } from '../form/workingCopy.svelte.js';
import { nearestValues } from './nearestValues.js';
import type { RuleFilter } from './ruleSearch.js';
import type { RuleProof } from './ruleProofs.js';
import { RuleTests } from './ruletests/ruleTests.svelte.js';
import { type TraceAction, type TraceEntry, TraceLog, triedIn } from './traceLog.svelte.js';

export interface WorkspaceServices {
  readonly patterns: PatternTester;
  /** `YYYY-MM-DD` in the user's zone. */
  readonly today: string;
  readonly open?: OpenPort;
  readonly now?: () => number;
  /** ascdata.config.json of the package; undefined: it has none. */
  readonly settings?: string | undefined;
  /** conditions.tests.json of the package; undefined: it has none. */
  readonly tests?: string | undefined;
  /** The definition as people see it; undefined: no text is published over it. */
  readonly shown?: string | undefined;
}

/** What of a workspace stays where another package takes the place of the one on screen. */
export interface WorkspacePlace extends WorkspaceAddress, Partial<Pick<Workspace, 'query' | 'filter' | 'sorted'>> {}

/** The column that the rules are sorted by, instead of the order of the form. */
interface Sorted {
  readonly by: 'setting' | 'now' | 'proof';
  readonly reversed: boolean;
}

/** Larger numbers say nothing. */
const MOST_COUNTED = 999_999n;

/**
 * The Conditions of one widget: one selection, one set of tried Values and one analysis, which all views and panels show. Knows
 * no DOM and stores nothing.
 *
 * - **Definition**: `definition` (rules, who reads whom, lines), `define(source)` puts another in its place and keeps what is
 * tried.
 * - **Values**: `form` holds the tried Values as its fields; `field.saved` is the stored one, `field.changed` says that it is
 * tried. Change them by `try`, `tryAll`, `takeBack`, `reset`, `undo` and `redo` alone: these are traced.
 * - **Edits**: `edit`, `undoEdit`, `redoEdit` and `discardEdits` change rules and tests; `edits` knows which of them are not
 * saved.
 * - **Tests**: `tests` lists the tests of the rules, with the result of each.
 * - **Answers**: `proof(id)`, `count`, `flips`, `states`: computed in a worker, the last ones kept until new ones are there
 * (`stale`).
 * - **What is shown**: `view`, `dock`, `selected`, `query`, `filter`, `sorted`; `place` is what of it the address has.
 */
export class Workspace {
  /** The tried Values; another object for another definition. */
  form: EditorState = $state.raw()!;
  definition: Definition = $state.raw()!;
  view = $state<ViewName>('rules');
  dock = $state<DockName>();
  /** Id of the selected element. */
  selected = $state<string>();
  /** Id of the setting whose input is open in the what-if bar. */
  opened = $state<string>();
  /** Counts selections by click: a narrow screen then switches to Why. */
  picks = $state(0);
  /** The user wants the first fix, which is not ready yet. */
  wantsFix = $state(false);
  query = $state('');
  filter = $state.raw<RuleFilter>('all');
  sorted = $state.raw<Sorted>();
  /** Ways to flip the selected element. undefined: not known yet. */
  flips: readonly Flip[] | undefined = $state.raw();
  /** `flips` belongs to what was selected or tried before. */
  stale = $state(false);
  /** The edit as of which everything is shown; undefined: the current state. While it is set, nothing can be tried. */
  asOf: TraceEntry | undefined = $state.raw();

  /** The elements that have a rule, in the author's order. */
  readonly rules: readonly FieldState[] = $derived(this.#fields(this.definition.rules.keys()));
  /** The settings that rules read, the most read first. */
  readonly inputs: readonly FieldState[] = $derived.by(() => {
    const { readers } = this.definition;
    const many = (field: FieldState): number => readers.get(field.id)!.length;
    return this.#fields(readers.keys()).sort((a, b) => many(b) - many(a) || a.index - b.index);
  });
  /** The elements without a rule, in the author's order: always shown. */
  readonly others: readonly FieldState[] = $derived(
    this.form.fields.filter(({ id }) => !this.definition.rules.has(id))
  );
  /** The elements that the tried Values show, and hide, and the stored ones do not. */
  readonly flipped: { readonly shown: readonly FieldState[]; readonly hidden: readonly FieldState[] } = $derived.by(
    () => {
      const now = new Set(this.form.hidden);
      return {
        shown: this.#storedHidden.filter((field) => !now.has(field)),
        hidden: this.form.hidden.filter((field) => !this.#wasHidden.has(field))
      };
    }
  );
  /** The rules with a problem, in the author's order. */
  readonly problems: readonly FieldState[] = $derived(
    this.rules.filter(({ id }) => this.proof(id)?.verdict === 'problem')
  );
  readonly place: WorkspaceAddress = $derived({
    view: this.view,
    selected: this.selected,
    tried: triedIn(this.form),
    dock: this.dock
  });
  /** Number of states for the button; undefined while unknown. */
  readonly countText: string | undefined = $derived.by(() => {
    const { count, complete } = this.count ?? {};
    if (count === undefined) return undefined;
    return count > MOST_COUNTED ? '∞' : `${count}${complete ? '' : '+'}`;
  });
  /** `place` as the query of an address. */
  readonly address: string = $derived(formatAddress(this.place));

  readonly edits: WorkingCopy;
  readonly tests: RuleTests;
  /** What the worker finds out. */
  readonly analysis: RuleAnalysis;
  readonly #published: PublishedTexts;
  readonly #data: EditorData;
  readonly #services: WorkspaceServices;
  #storedHidden: readonly FieldState[] = [];
  #wasHidden: ReadonlySet<FieldState> = new Set();
  readonly #log: TraceLog;

  constructor(data: EditorData, services: WorkspaceServices, place?: WorkspacePlace) {
    this.#data = data;
    this.#services = services;
    this.#log = new TraceLog(services.now);
    this.analysis = new RuleAnalysis(
      {
        onanswer: (answer) => (answer.type === 'flips' ? this.#takeFlips(answer.flips) : this.tests.receive(answer)),
        onbroken: () => this.tests.stop(),
        wanted: () => this.selected
      },
      services.open
    );
    this.edits = new WorkingCopy({ source: data.Source, tests: services.tests });
    this.#published = publishedIn(data.Source, services.shown);
    this.tests = new RuleTests(this, (question) => this.analysis.ask(question));
    this.#takeIn(data.Source);
    this.form.setAll(place?.tried ?? []);
    this.#log.follow(this.form);
    if (place) {
      this.view = place.view;
      this.dock = place.dock;
      this.query = place.query ?? '';
      this.sorted = place.sorted;
      const { filter = 'all' } = place;
      const isKept = typeof filter === 'string' || this.definition.readers.has(filter.reads);
      this.filter = isKept ? filter : 'all';
    }
    const wanted = place?.selected === undefined ? undefined : this.form.field(place.selected);
    this.selected = (wanted ?? this.rules.find((field) => field.hidden) ?? this.rules[0])?.id;
  }

  get status(): AnalysisStatus {
    return this.analysis.status;
  }

  get count(): CountAnswer | undefined {
    return this.analysis.count;
  }

  /** The states of the group that the selection belongs to; undefined until they are known. */
  get states(): StatesAnswer | undefined {
    return this.analysis.states;
  }

  /** What is found about the rules, counted; zero while unknown. */
  get tally(): RuleAnalysis['tally'] {
    return this.analysis.tally;
  }

  /** Starts the analysis; nothing is computed in workers before. @returns stops it */
  start(): () => void {
    this.prove();
    return () => this.analysis.close();
  }

  /** Replaces the definition; keeps tried Values whose settings exist. */
  define(source: string): void {
    const { tried } = this.place;
    this.asOf = undefined;
    this.#takeIn(source);
    // What was tried before is no step of this form, so that undo goes back to the edit of the rules next.
    this.form.follow(tried);
    this.#log.follow(this.form);
    if (this.selected !== undefined && !this.form.field(this.selected)) this.selected = this.rules[0]?.id;
    this.prove();
  }

  /** Takes a definition with other rules, other tests, or both, as one step that `undoEdit` takes back. */
  edit(change: Partial<Edited>): void {
    this.#editing(() => this.edits.edit(change));
  }

  /** Takes what was kept of edits made before; no step. */
  restore(change: Partial<Edited>): void {
    this.#editing(() => this.edits.restore(change));
  }

  undoEdit(): void {
    this.#editing(() => this.edits.undo());
  }

  redoEdit(): void {
    this.#editing(() => this.edits.redo());
  }

  /** The rules and tests of the package again, as one step. */
  discardEdits(): void {
    this.#editing(() => this.edits.discard());
  }

  /** What is found about the rules; undefined until that is known. */
  get findings(): readonly Finding[] | undefined {
    return this.analysis.findings;
  }

  /** Ids that lock each other, group by group. */
  get locks(): ProofAnswer['locks'] {
    return this.analysis.locks;
  }

  /** Input of the workers. */
  get question() {
    const { today, settings } = this.#services;
    return { source: this.definition.source, settings, today, platform: this.form.platform };
  }

  /** Proves the rules, and counts the states. */
  prove(): void {
    const stored = this.form.fields.map(({ id, saved }) => [id, saved] as const);
    this.analysis.prove({ ...this.question, stored }, this.definition.rules);
    this.tests.run();
    this.#askFlips();
  }

  /** Ends an analysis that takes too long; the last result stays. */
  cancel(): void {
    this.analysis.cancel();
    this.tests.stop();
  }

  /** The place of the group, among those counted, that an element or setting belongs to; undefined where its rule is constant. */
  groupOf(id: string | undefined): number | undefined {
    return this.analysis.groupOf(id);
  }

  /** Tries a state's Values, changing as little as possible. */
  apply(state: StateRow): void {
    const group = this.states && this.count?.groups[this.states.group];
    if (group) this.tryAll(nearestValues(state, group, this.form), 'state');
  }

  /** What is proved about an element's rule; undefined while unknown, or without a rule. */
  proof(id: string): RuleProof | undefined {
    return this.analysis.proof(id);
  }

  /** Whether this element is hidden with the tried Values and shown with the stored ones, or the other way round. */
  isFlipped(id: string): boolean {
    const field = this.form.field(id);
    return field !== undefined && field.hidden !== this.#wasHidden.has(field);
  }

  /** The element that everything is about; undefined in a definition without any. */
  get selection(): FieldState | undefined {
    return this.selected === undefined ? undefined : this.form.field(this.selected);
  }

  select(id: string): void {
    if (id === this.selected || !this.form.field(id)) return;
    this.selected = id;
    this.#askFlips();
    this.analysis.askStates(id);
  }

  /** Like `select`, and opens Why on a narrow screen. */
  pick(id: string): void {
    this.select(id);
    this.picks += 1;
  }

  /** Opens the input of a setting in the what-if bar. */
  open(id: string): void {
    this.opened = id;
  }

  /** Neither searched nor filtered any more. */
  showAll(): void {
    this.query = '';
    this.filter = 'all';
  }

  /** Tries a Value. Edits of one setting with the same `step` (typing) are one in undo and trace. */
  try(id: string, value: unknown, step?: string): void {
    this.#edit('try', () => this.form.set(id, value, step), step === undefined ? undefined : `${step} ${id}`);
  }

  /** Tries several Values as one edit. */
  tryAll(changes: Entries, deed: TraceAction = 'try'): void {
    this.#edit(deed, () => this.form.setAll(changes));
  }

  /** Tries one of the `flips`. */
  tryFlip({ changes }: Flip): void {
    this.tryAll(changes.map(({ id, value }) => [id, value] as const));
  }

  /** The stored Value of one setting again. */
  resetValue(id: string): void {
    this.#edit('take-back', () => this.form.reset(id, 'saved'));
  }

  /** The stored Values again. */
  reset(): void {
    this.#edit('reset', () => this.form.discard());
  }

  undo(): void {
    this.#edit('undo', () => void this.form.undo());
  }

  redo(): void {
    this.#edit('redo', () => void this.form.redo());
  }

  /** The last edits, the newest first. */
  get trace(): readonly TraceEntry[] {
    return this.#log.entries;
  }

  /** What the stored Values hide. */
  get storedHidden(): readonly FieldState[] {
    return this.#storedHidden;
  }

  /** Shows everything as it was after an edit, or, without one, as it is now. Undoes nothing. */
  show(entry?: TraceEntry): void {
    const wanted = entry === this.trace[0] ? undefined : entry;
    const { tried } = entry ?? this.trace[0] ?? { tried: [] };
    const values = new Map(tried);
    this.asOf = wanted;
    this.form.follow(this.form.fields.map(({ id, saved }) => [id, values.has(id) ? values.get(id) : saved] as const));
    this.#askFlips();
  }

  #takeIn(source: string): void {
    const { patterns, today } = this.#services;
    this.definition = new Definition(source);
    const read = (text: string) => readShown(text, publishedAs(this.#published, this.edits.renames));
    this.form = new EditorState({ ...this.#data, Source: source }, { patterns, today, read });
    this.#storedHidden = this.form.hidden;
    this.#wasHidden = new Set(this.form.hidden);
  }

  #editing(act: () => void): void {
    act();
    const { source } = this.edits.readable;
    if (source !== this.definition.source) this.define(source);
    else this.tests.run();
  }

  #edit(deed: TraceAction, act: () => void, typing?: string): void {
    if (!this.asOf && this.#log.record(deed, act, typing)) this.#askFlips();
  }

  #askFlips(): void {
    const { selected } = this;
    this.stale = true;
    if (selected === undefined || !this.definition.rules.has(selected)) return this.#takeFlips([]);
    this.analysis.ask({ type: 'flips', id: selected, tried: triedIn(this.form) });
  }

  #takeFlips(flips: readonly Flip[]): void {
    this.flips = flips;
    this.stale = false;
  }

  #fields(ids: Iterable<string>): FieldState[] {
    return [...ids].flatMap((id) => this.form.field(id) ?? []);
  }
}
