/** One Value that changed. */
export interface Edit {
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What one undo takes back: a row of edits, of different elements. */
export type Step = readonly Edit[];

/** Are two Values of this element the same to a person? */
export type Same = (id: string, a: unknown, b: unknown) => boolean;

/** Steps kept; older ones are forgotten, the Values stay. */
const MOST_STEPS = 1_000;

/**
 * Undo and redo over Values. Pure: it is told what was changed and says what to change back; applying is the caller's part.
 * Typing (edits of one element with the same step name, one after the other) is one step; typing that ends where it
 * began is none.
 */
export class History {
  readonly #done: { step: Step; merge: string | undefined }[] = [];
  #undone: Step[] = [];
  readonly #same: Same;

  constructor(same: Same) {
    this.#same = same;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Takes in what was just done. `merge` names the typing it belongs to; undefined for a step of its own. */
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

  /** Puts other Values in place of those of one element in every step, as if they had been there when the edits were made. */
  rebase(id: string, rebased: (value: unknown) => unknown): void {
    const moved = (step: Step): Step =>
      step.map((edit) => (edit.id === id ? { id, before: rebased(edit.before), after: rebased(edit.after) } : edit));
    this.#undone = this.#undone.map(moved);
    for (const done of this.#done) done.step = moved(done.step);
  }

  /** The next edit starts a step of its own (the user left the field, saved …). */
  seal(): void {
    const last = this.#done.at(-1);
    if (last) last.merge = undefined;
  }

  /** The edits that take the last step back, or undefined. */
  undo(): Step | undefined {
    const last = this.#done.pop();
    if (!last) return undefined;
    this.seal();
    this.#undone.push(last.step);
    return [...last.step].reverse().map(({ id, before, after }) => ({ id, before: after, after: before }));
  }

  /** The edits of the step that was taken back last, or undefined. */
  redo(): Step | undefined {
    const step = this.#undone.pop();
    if (!step) return undefined;
    this.#done.push({ step, merge: undefined });
    return step;
  }
}
