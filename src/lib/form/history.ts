/** One Value that changed. */
export interface Edit {
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
  /** The Value is to be inherited from the template again. */
  readonly release?: boolean;
}

/** What one undo reverts: edits of different elements. */
export type Step = readonly Edit[];

/** Whether two Values of this element mean the same to the user. */
export type SameValue = (id: string, a: unknown, b: unknown) => boolean;

/** Steps kept; older ones are dropped, their Values stay. */
const MOST_STEPS = 1_000;

/**
 * Undo and redo for Values. Pure: it records changes and returns the edits that revert them; the caller applies them.
 * Typing (consecutive edits of one element with the same step name) is one step; typing that ends where it began is none.
 */
export class History {
  readonly #done: { step: Step; merge: string | undefined }[] = [];
  #undone: Step[] = [];
  readonly #same: SameValue;

  constructor(same: SameValue) {
    this.#same = same;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Records an edit. `merge` names the typing it belongs to; undefined makes it a separate step. */
  push(step: Step, merge?: string): void {
    this.#undone = [];
    const last = this.#done.at(-1);
    const key = merge === undefined || step.length !== 1 ? undefined : `${merge}\u0000${step[0]!.id}`;
    if (last && key !== undefined && last.merge === key) {
      const merged = { ...step[0]!, before: last.step[0]!.before };
      this.#done.pop();
      if (this.#same(merged.id, merged.before, merged.after)) return;
      this.#done.push({ step: [merged], merge: key });
      return;
    }
    this.#done.push({ step, merge: key });
    if (this.#done.length > MOST_STEPS) this.#done.shift();
  }

  /** Replaces the Values of one element in every step, as if they had been there when the edits were made. */
  rebase(id: string, rebased: (value: unknown) => unknown): void {
    const moved = (step: Step): Step =>
      step.map((edit) =>
        edit.id === id ? { ...edit, before: rebased(edit.before), after: rebased(edit.after) } : edit
      );
    this.#undone = this.#undone.map(moved);
    for (const done of this.#done) done.step = moved(done.step);
  }

  /** The next edit starts a new step (the user left the field, saved …). */
  seal(): void {
    const last = this.#done.at(-1);
    if (last) last.merge = undefined;
  }

  /** The edits that undo the last step, or undefined. */
  undo(): Step | undefined {
    const last = this.#done.pop();
    if (!last) return undefined;
    this.seal();
    this.#undone.push(last.step);
    return [...last.step].reverse().map(({ id, before, after }) => ({ id, before: after, after: before }));
  }

  /** The edits that redo the step undone last, or undefined. */
  redo(): Step | undefined {
    const step = this.#undone.pop();
    if (!step) return undefined;
    this.#done.push({ step, merge: undefined });
    return step;
  }
}
