import { testChanges, type TestChange } from '../ascdata/conditions/ruletests/suite.js';
import { definitionChanges, type DefinitionChange } from '../ascdata/definition/changes.js';

/** Steps kept; older ones are forgotten, the edits stay. */
const MOST_STEPS = 200;

/** The files of a package that are edited here. */
export interface Edited {
  /** ascData.json. */
  readonly source: string;
  /** conditions.tests.json; undefined: none. */
  readonly tests: string | undefined;
}

/** The files of a package while they are edited, with one history. */
export class WorkingCopy {
  #now: Edited = $state.raw()!;
  #done: readonly Edited[] = $state.raw([]);
  #undone: readonly Edited[] = $state.raw([]);

  /** What is typed into one control is one step: the one that is still open. */
  #typing: string | undefined;

  /** What differs from the definition in the package. */
  readonly changes: readonly DefinitionChange[] = $derived.by(() => definitionChanges(this.saved.source, this.source));
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

  /** How many places of the definition, and tests, differ. */
  get count(): number {
    return this.changes.length + this.testChanges.length;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Replaces the present texts, as one step. Edits in a row with the same `typing` are one. */
  edit(change: Partial<Edited>, typing?: string): void {
    const next = { source: this.source, tests: this.tests, ...change };
    if (next.source === this.source && next.tests === this.tests) return;
    const goesOn = typing !== undefined && typing === this.#typing;
    if (!goesOn) this.#done = [...this.#done, this.#now].slice(-MOST_STEPS);
    this.#typing = typing;
    this.#undone = [];
    this.#now = next;
  }

  /** What is typed from now on is another step. */
  seal(): void {
    this.#typing = undefined;
  }

  undo(): void {
    const before = this.#done.at(-1);
    if (!before) return;
    this.seal();
    this.#done = this.#done.slice(0, -1);
    this.#undone = [...this.#undone, this.#now];
    this.#now = before;
  }

  redo(): void {
    const after = this.#undone.at(-1);
    if (!after) return;
    this.seal();
    this.#undone = this.#undone.slice(0, -1);
    this.#done = [...this.#done, this.#now];
    this.#now = after;
  }

  /** The saved texts again, as one step. */
  discard(): void {
    this.edit(this.saved);
  }
}
