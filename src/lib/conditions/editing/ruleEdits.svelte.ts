import { ruleChanges, type RuleChange } from './ruleChanges.js';

/** Steps kept; older ones are forgotten, the edits stay. */
const MOST_STEPS = 200;

/** Edits of rules that are not saved, with their history. */
export class RuleEdits {
  /** ascData.json as edited. */
  source: string = $state.raw('');
  #done: readonly string[] = $state.raw([]);
  #undone: readonly string[] = $state.raw([]);

  /** The rules that differ from those in the package. */
  readonly changes: readonly RuleChange[] = $derived.by(() => ruleChanges(this.saved, this.source));

  constructor(readonly saved: string) {
    this.source = saved;
  }

  get dirty(): boolean {
    return this.source !== this.saved;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Puts another text in place of the present one, as one step. */
  edit(next: string): void {
    if (next === this.source) return;
    this.#done = [...this.#done, this.source].slice(-MOST_STEPS);
    this.#undone = [];
    this.source = next;
  }

  undo(): void {
    const before = this.#done.at(-1);
    if (!before) return;
    this.#done = this.#done.slice(0, -1);
    this.#undone = [...this.#undone, this.source];
    this.source = before;
  }

  redo(): void {
    const after = this.#undone.at(-1);
    if (!after) return;
    this.#undone = this.#undone.slice(0, -1);
    this.#done = [...this.#done, this.source];
    this.source = after;
  }

  /** The saved text again, as one step. */
  discard(): void {
    this.edit(this.saved);
  }
}
