import { testChanges, type TestChange } from '../ruletests/suite.js';
import { ruleChanges, type RuleChange } from './ruleChanges.js';

/** Steps kept; older ones are forgotten, the edits stay. */
const MOST_STEPS = 200;

/** The files of a package that are edited here. */
export interface Edited {
  /** ascData.json. */
  readonly source: string;
  /** conditions.tests.json; undefined: none. */
  readonly tests: string | undefined;
}

/** Edits of rules and their tests that are not saved, with their history. */
export class RuleEdits {
  #now: Edited = $state.raw()!;
  #done: readonly Edited[] = $state.raw([]);
  #undone: readonly Edited[] = $state.raw([]);

  /** The rules that differ from those in the package. */
  readonly changes: readonly RuleChange[] = $derived.by(() => ruleChanges(this.saved.source, this.source));
  /** The tests that differ from those in the package. */
  readonly testChanges: readonly TestChange[] = $derived.by(() => testChanges(this.saved.tests, this.tests));

  constructor(readonly saved: Edited) {
    this.#now = saved;
  }

  /** ascData.json as edited. */
  get source(): string {
    return this.#now.source;
  }

  /** conditions.tests.json as edited; undefined: none. */
  get tests(): string | undefined {
    return this.#now.tests;
  }

  get dirty(): boolean {
    return this.source !== this.saved.source || this.tests !== this.saved.tests;
  }

  /** How many rules and tests differ. */
  get count(): number {
    return this.changes.length + this.testChanges.length;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Replaces the present texts, as one step. */
  edit(change: Partial<Edited>): void {
    const next = { source: this.source, tests: this.tests, ...change };
    if (next.source === this.source && next.tests === this.tests) return;
    this.#done = [...this.#done, this.#now].slice(-MOST_STEPS);
    this.#undone = [];
    this.#now = next;
  }

  undo(): void {
    const before = this.#done.at(-1);
    if (!before) return;
    this.#done = this.#done.slice(0, -1);
    this.#undone = [...this.#undone, this.#now];
    this.#now = before;
  }

  redo(): void {
    const after = this.#undone.at(-1);
    if (!after) return;
    this.#undone = this.#undone.slice(0, -1);
    this.#done = [...this.#done, this.#now];
    this.#now = after;
  }

  /** The saved texts again, as one step. */
  discard(): void {
    this.edit(this.saved);
  }
}
