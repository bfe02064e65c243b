import { conditionsOf, fieldOf } from '../../ascdata/conditions/evaluate.js';
import { withHidden, withName, withoutTest, withTests } from '../../ascdata/conditions/ruletests/editTests.js';
import { freeName, type RuleTest } from '../../ascdata/conditions/ruletests/format.js';
import type { TestResult } from '../../ascdata/conditions/ruletests/replay.js';
import { Visibility } from '../../ascdata/conditions/visibility.js';
import { effectiveValue } from '../../ascdata/effective.js';
import type { AscElement } from '../../ascdata/types.js';
import type { EditorState } from '../../form/state.svelte.js';
import type { FieldState } from '../../form/field.svelte.js';
import { sameJson } from '../../datatypes/shared/equal.js';
import { forms } from '../../datatypes/forms.js';
import type { Answer, MakingQuestion, TestSource, TestsQuestion } from '../analysis/messages.js';
import { suiteIn, type Suite } from '../../ascdata/conditions/ruletests/suite.js';

/** A test and its result. */
export interface ListedTest {
  readonly test: RuleTest;
  /** Place in the file. */
  readonly place: number;
  /** undefined: it has not been run yet. */
  readonly result: TestResult | undefined;
}

/** How making tests ended. */
export interface GenerationResult {
  readonly from: TestSource;
  /** undefined: the rules have too many states. */
  readonly added: number | undefined;
}

/** The part of the workspace that tests need. */
export interface TestedRules {
  readonly form: EditorState;
  readonly inputs: readonly FieldState[];
  readonly edits: { readonly tests: string | undefined };
  edit(change: { readonly tests?: string | undefined }): void;
  tryAll(changes: Iterable<readonly [id: string, value: unknown]>): void;
}

const NO_VALUES = new Map<string, unknown>();

/** The tests of the rules: run in the worker on every edit, and edited with the rules. */
export class RuleTests {
  readonly suite: Suite = $derived.by(() => suiteIn(this.workspace.edits.tests));
  /** Failing ones first, otherwise as in the file. */
  readonly listed: readonly ListedTest[] = $derived.by(() => {
    const rows = this.suite.tests.map((test, place) => ({ test, place, result: this.#results[place] }));
    const fails = ({ result }: ListedTest): boolean => result?.passed === false;
    return [...rows.filter(fails), ...rows.filter((row) => !fails(row))];
  });
  readonly failing: number = $derived(this.listed.filter(({ result }) => result?.passed === false).length);
  /** What tests are being made from. */
  making: TestSource | undefined = $state.raw();
  made: GenerationResult | undefined = $state.raw();
  /** In the order of the file; empty: not known yet. */
  #results: readonly TestResult[] = $state.raw([]);

  constructor(
    private readonly workspace: TestedRules,
    private readonly ask: (question: TestsQuestion | MakingQuestion) => void
  ) {}

  /** Runs all tests. */
  run(): void {
    const { tests } = this.suite;
    // A renamed or moved test would get another's result.
    if (this.#results.length !== tests.length) this.#results = [];
    if (tests.length > 0) this.ask({ type: 'tests', tests });
  }

  receive(answer: Extract<Answer, { type: 'tests' | 'making' }>): void {
    if (answer.type === 'tests') this.#results = answer.results;
    else if (this.making) {
      this.making = undefined;
      this.made = { from: answer.from, added: answer.tests?.length };
      if (answer.tests?.length) this.#add(answer.tests);
    }
  }

  /** Generates missing tests and adds them when ready. */
  make(from: TestSource): void {
    this.made = undefined;
    this.making = from;
    this.ask({ type: 'making', from, existing: this.suite.tests });
  }

  /** Discards pending generation. */
  stop(): void {
    this.making = undefined;
  }

  /** The tried Values with exactly what they hide, as a test; without a name. */
  present(): Pick<RuleTest, 'set' | 'hidden' | 'today'> {
    const { form, inputs } = this.workspace;
    const set = inputs.flatMap(({ id, element, value }) =>
      sameJson(value, effectiveValue(element, NO_VALUES)) ? [] : [[id, value] as const]
    );
    const dated = this.#namesToday && { today: form.today };
    return { set: new Map(set), hidden: this.#hiddenBy(new Map(set)), ...dated };
  }

  /** The identical test, if any. */
  same({ set, hidden }: Pick<RuleTest, 'set' | 'hidden'>): RuleTest | undefined {
    const [values, ids] = [sorted(set), new Set(hidden)];
    return this.suite.tests.find(
      (test) =>
        test.shown === undefined &&
        test.hidden?.length === ids.size &&
        test.hidden.every((id) => ids.has(id)) &&
        sameJson(sorted(test.set), values)
    );
  }

  /** Whether a test expects something else of an element than its rule does. */
  contradict(id: string): boolean {
    return this.listed.some(({ result }) => result?.wrong.some((each) => each.id === id));
  }

  /** Adds a test from what is currently tried. */
  keep(name: string): void {
    const taken = new Set(this.suite.tests.map((test) => test.name));
    this.#add([{ name: freeName(name, taken), ...this.present() }]);
  }

  /** Tries the Values of a test, the others being as in the file. */
  apply({ set }: RuleTest): void {
    const { inputs, form } = this.workspace;
    const others = [...set.keys()].flatMap((id) => form.field(id) ?? []).filter((field) => !inputs.includes(field));
    this.workspace.tryAll(
      [...inputs, ...others].flatMap(({ id, element, value }) => {
        const wanted = set.has(id) ? set.get(id) : effectiveValue(element, NO_VALUES);
        return sameJson(value, wanted) ? [] : [[id, wanted] as const];
      })
    );
  }

  rename(place: number, name: string): void {
    this.#edit((text) => withName(text, place, name));
  }

  /** From now on a test expects exactly what the rules do. */
  expectNow({ test, place }: ListedTest): void {
    this.#edit((text) => withHidden(text, place, this.#hiddenBy(test.set, test.today)));
  }

  remove(place: number): void {
    this.#edit((text) => withoutTest(text, place));
  }

  /** Whether the date can make a difference: a condition names `Today`. */
  get #namesToday(): boolean {
    return this.workspace.form.elements.some((element) =>
      conditionsOf(element).conditions.some((condition) => fieldOf(condition, 'Value') === 'Today')
    );
  }

  #add(tests: readonly RuleTest[]): void {
    this.workspace.edit({ tests: withTests(this.workspace.edits.tests, tests) });
  }

  #edit(change: (text: string) => string): void {
    const { tests } = this.workspace.edits;
    if (tests !== undefined) this.workspace.edit({ tests: change(tests) });
  }

  /** Ids that Values hide, the others being as in the file. */
  #hiddenBy(set: ReadonlyMap<string, unknown>, today?: string): string[] {
    const { form } = this.workspace;
    const elements: readonly AscElement[] = form.elements;
    return new Visibility(elements, forms, set, { today: today ?? form.today }).hiddenIds();
  }
}

const sorted = (set: ReadonlyMap<string, unknown>): [string, unknown][] =>
  [...set].sort(([a], [b]) => (a < b ? -1 : 1));
